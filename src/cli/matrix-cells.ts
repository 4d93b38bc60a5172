import type { UnreachableCell } from '../routing/request.js'

/** Units of a matrix that depend on the vessel's fuel. */
export const OF_SHIP = ['fuel_tonnes', 'co2e_tonnes', 'usd'] as const
export type ShipUnit = (typeof OF_SHIP)[number]

/** A figure, or the reason why there is none. */
export type Cell = number | UnreachableCell['code']

interface Labelled {
  readonly label: string
}

/** Maximum number of cells that are named; further ones are only counted. */
const MAX_NAMED = 10

/** @throws Error that names the places on land and the cells without a route, if there are any */
export function requireRoutes(
  rows: readonly (readonly Cell[])[],
  origins: readonly Labelled[],
  destinations: readonly Labelled[],
): void {
  const isOnLand = (cell: Cell | undefined) => cell === 'point_on_land'
  const onLand = [
    ...origins.filter((_, row) => rows[row]!.every(isOnLand)),
    ...destinations.filter((_, at) => rows.every((cells) => isOnLand(cells[at]))),
  ]
  const cut = rows.flatMap((cells, row) =>
    cells.flatMap((cell, at) =>
      cell === 'no_route' ? [`${origins[row]!.label} to ${destinations[at]!.label}`] : [],
    ),
  )
  const empty = rows.flat().filter((cell) => typeof cell === 'string').length
  if (empty === 0) return
  throw new Error(
    [
      `${empty} of ${origins.length * destinations.length} cells have no route.`,
      ...sentence('Too far from navigable water: ', [...new Set(onLand.map(({ label }) => label))]),
      ...sentence('Not connected with these closures: ', cut),
    ].join('\n'),
  )
}

function sentence(start: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const others = names.length - MAX_NAMED
  const end = others > 0 ? ` and ${others} more` : ''
  return [`${start}${names.slice(0, MAX_NAMED).join(', ')}${end}.`]
}
