import type { Matrix } from '../../../client/schema.js'
import type { UnreachableCell } from '../../../engine/routing/request.js'

/** Units of a matrix, each with the table of the answer that has it. */
export const UNIT_TABLES = {
  km: 'distances_km',
  nm: 'distances_nm',
  hours: 'durations_hours',
  fuel_tonnes: 'fuel_tonnes',
  co2e_tonnes: 'co2e_wtw_tonnes',
  usd: 'costs_usd',
} as const satisfies Readonly<Record<string, keyof Matrix>>
export type Unit = keyof typeof UNIT_TABLES

/** Whether a unit depends on the vessel's fuel. */
export function isOfShip(unit: Unit): boolean {
  return ['fuel_tonnes', 'co2e_tonnes', 'usd'].includes(unit)
}

/** The names of the places of each side. */
export interface Labels {
  readonly origins: readonly string[]
  readonly destinations: readonly string[]
}

/** Maximum number of cells that are named; further ones are only counted. */
const MAX_NAMED = 10

/** What is known of a complete matrix. */
export type Outcome = Readonly<Record<keyof Labels, readonly { readonly isAfloat: boolean }[]>> & {
  readonly cells: number
  readonly unreachable: readonly UnreachableCell[]
}

/** @throws Error that names the places on land and the cells without a route, if there are any */
export function requireRoutes({ unreachable, cells, ...ends }: Outcome, labels: Labels): void {
  if (unreachable.length === 0) return
  const onLand = (['origins', 'destinations'] as const).flatMap((side) =>
    labels[side].filter((_, at) => !ends[side][at]!.isAfloat),
  )
  const cut = unreachable.filter(({ code }) => code === 'no_route')
  const named = cut
    .slice(0, MAX_NAMED)
    .map((cell) => `${labels.origins[cell.origin]} to ${labels.destinations[cell.destination]}`)
  throw new Error(
    [
      `${unreachable.length} of ${cells} cells have no route.`,
      ...sentence('Too far from navigable water: ', [...new Set(onLand)]),
      ...sentence('Not connected with these closures: ', named, cut.length),
    ].join('\n'),
  )
}

function sentence(start: string, names: readonly string[], count = names.length): string[] {
  if (count === 0) return []
  const others = count - MAX_NAMED
  const end = others > 0 ? ` and ${others} more` : ''
  return [`${start}${names.slice(0, MAX_NAMED).join(', ')}${end}.`]
}
