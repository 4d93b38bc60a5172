import { remarksOf } from '../api/read-voyage.js'
import type { WarningItem } from '../api/warning.js'
import type { RequestedOptions } from '../api/write-route.js'
import type { PlanningWarning, SwapWarning } from '../planning/warnings.js'

/** The warnings of a row in one cell: their codes, without repetitions. */
export function remarkCodes(warnings: readonly { readonly code: string }[]): string {
  return [...new Set(warnings.map(({ code }) => code))].join(' ')
}

/** Warnings of options that contradict each other, the same as the service gives. */
export function contradictionsOf(asked: RequestedOptions): WarningItem[] {
  // An absent option is undefined here, a value that JSON does not have.
  return remarksOf(asked as Parameters<typeof remarksOf>[0])
}

/** The order of coordinates on the command line. */
export interface CoordinateOrder {
  readonly isLonLat: boolean
}

/** The warnings as sentences, with coordinates in the order of the command line. */
export function sentencesOf(
  warnings: readonly { readonly detail: string }[],
  { warnings: found }: { readonly warnings: readonly PlanningWarning[] },
  order: CoordinateOrder,
  subjectOf = ({ name }: SwapWarning) => `The ${name}`,
): string[] {
  const reworded = new Map(
    found
      .filter(isSwap)
      .map((warning) => [warning.detail, swapSentence(warning, subjectOf(warning), order)]),
  )
  return warnings.map(({ detail }) => reworded.get(detail) ?? detail)
}

function isSwap(warning: PlanningWarning): warning is SwapWarning {
  return warning.code === 'maybe_swapped'
}

function swapSentence(
  { position, port }: SwapWarning,
  subject: string,
  { isLonLat }: CoordinateOrder,
): string {
  const [lon, lat] = position
  const [meant, remedy] = isLonLat
    ? [`${lon},${lat}`, 'longitude,latitude because of --lonlat.']
    : [`${lat},${lon}`, 'latitude,longitude; --lonlat reverses it.']
  return `${subject} is far from any port. Did you mean ${meant} (${port})? The order is ${remedy}`
}
