import type { MatrixParts, SeaRoute } from '../routing/request.js'

/**
 * The quantities of a matrix cell that the engine calculates, each with its value for a route. A new
 * quantity needs one line here: threads and tables carry quantities by these names.
 */
export const CELL_QUANTITIES = {
  distanceKm: ({ distanceKm }: SeaRoute) => distanceKm,
  /** Kilometres inside emission control areas that are in force on the day. */
  ecaKm: ({ areaKm }: SeaRoute) => areaKm.eca,
} as const satisfies Readonly<Record<string, (route: SeaRoute) => number>>
export type CellQuantity = keyof typeof CELL_QUANTITIES

/** Quantities of every cell. Always includes the distance. */
export type CellQuantities = readonly ['distanceKm', ...Exclude<CellQuantity, 'distanceKm'>[]]

/** A matrix, row by row: one table per quantity, with NaN where there is no route. */
export type CellTables = Readonly<Record<'distanceKm', Float64Array>> &
  Readonly<Partial<Record<CellQuantity, Float64Array>>>

/** One table per quantity. */
export function cellTables(
  quantities: readonly CellQuantity[],
  tableOf: (quantity: CellQuantity) => Float64Array,
): CellTables {
  const tables = quantities.map((quantity) => [quantity, tableOf(quantity)] as const)
  return Object.fromEntries(tables) as unknown as CellTables
}

/** Distances alone take one search per row. */
export const DISTANCES_ONLY: CellQuantities = ['distanceKm']

/** Whether the route of every cell has to be drawn, which takes many times as long. */
export function needsRoutes(quantities: CellQuantities): boolean {
  return quantities.length > 1
}

/** The cells of a row from one column up to, but not including, another. */
export function calculateCells(
  rows: Pick<MatrixParts, 'distances' | 'routes'>,
  { row, first, end }: { readonly row: number; readonly first: number; readonly end: number },
  quantities: CellQuantities,
): CellTables {
  if (!needsRoutes(quantities)) return { distanceKm: rows.distances(row, first, end) }
  const routes = rows.routes(row, first, end)
  return cellTables(quantities, (quantity) =>
    Float64Array.from(routes, (route) => (route ? CELL_QUANTITIES[quantity](route) : Number.NaN)),
  )
}
