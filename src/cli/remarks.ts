import { remarksOf } from '../api/read-voyage.js'
import type { WarningItem } from '../api/warning.js'
import type { RequestedOptions } from '../api/write-route.js'
import type { PlannedVoyage } from '../planning/complete.js'
import type { SwapWarning } from '../planning/warnings.js'

/** The warnings of a row in one cell: their codes, each once. */
export function remarkCodes(warnings: readonly { readonly code: string }[]): string {
  return [...new Set(warnings.map(({ code }) => code))].join(' ')
}

/** Warnings of options that contradict each other, as the service gives them. */
export function contradictionsOf(asked: RequestedOptions): WarningItem[] {
  // An absent option is undefined here, which JSON does not have.
  return remarksOf(asked as Parameters<typeof remarksOf>[0])
}

/** How the command line was told to read coordinates. */
export interface CoordinateOrder {
  readonly isLonLat: boolean
}

/** The sentences of warnings, in the order of coordinates on the command line. */
export function sentencesOf(
  warnings: readonly { readonly detail: string }[],
  { warnings: found }: Pick<PlannedVoyage, 'warnings'>,
  order: CoordinateOrder,
): string[] {
  const reworded = new Map(
    found.filter(isSwap).map((warning) => [warning.detail, swapSentence(warning, order)]),
  )
  return warnings.map(({ detail }) => reworded.get(detail) ?? detail)
}

function isSwap(warning: PlannedVoyage['warnings'][number]): warning is SwapWarning {
  return warning.code === 'maybe_swapped'
}

function swapSentence(
  { name, position, port }: SwapWarning,
  { isLonLat }: CoordinateOrder,
): string {
  const [lon, lat] = position
  const [meant, remedy] = isLonLat
    ? [`${lon},${lat}`, 'longitude,latitude because of --lonlat.']
    : [`${lat},${lon}`, 'latitude,longitude; --lonlat reverses it.']
  return `The ${name} is far from any port. Did you mean ${meant} (${port})? The order is ${remedy}`
}
