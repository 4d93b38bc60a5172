import { delayHours as hoursOfDelay } from '../engine/geo/sailing-hours.js'
import {
  type MatrixParts,
  type MatrixRequest,
  PASSAGES,
  type PassageId,
  type PassageUse,
  type RouteRequest,
  type Router,
  type SeaRoute,
} from '../engine/routing/request.js'
import { EMPTY, type IndexSet, indexSet, toNumber } from '../engine/sea/index-set.js'
import { type NamedStrait, straitsPassed } from '../engine/sea/named-straits.js'
import type { ShallowArea } from '../engine/sea/shallow-areas.js'
import { closedExcept, type LocalEnds, openedAt } from './closures/default-closures.js'
import { sailableRoute } from './closures/shallow-areas.js'
import { foundOrNull } from './closures/shallow-straits.js'

/** The query for a matrix, which may run on another thread. */
export interface MatrixQuestion extends MatrixRequest {
  /** Straits closed to the vessel. Default none. */
  readonly barred?: readonly NamedStrait[]
  /** Shelves too shallow for it, which cells go round where that is possible. Default none. */
  readonly shallows?: readonly ShallowArea[]
  /** Passages of `closed` that are open to local cells. Default none. */
  readonly local?: readonly LocalEnds[]
}

/** The route of a cell, and the straits closed by size that it avoids, by their places in `barred`. */
export interface CellRoute {
  readonly route: SeaRoute
  readonly missed: IndexSet
}

type OfCell = (cell: CellRoute, question: MatrixQuestion) => number

/**
 * The quantities of a matrix cell that the engine calculates, each with its value for a route. A new
 * quantity needs one line here: threads and tables carry quantities by these names.
 */
const CELL_QUANTITIES = {
  distanceKm: ({ route }) => route.distanceKm,
  /** Hours that the speed limits of passages add. */
  delayHours: ({ route }, { speedKmh }) => hoursOfDelay(route, speedKmh!),
  /** The passages on the route as a set of their places in `PASSAGES`. */
  passages: ({ route }) => toNumber(setOf(route.passages)),
  missed: ({ missed }) => toNumber(missed),
  /** Kilometres inside emission control areas that are in force on the day. */
  ecaKm: ({ route }) => route.areaKm.eca,
} as const satisfies Readonly<Record<string, OfCell>>
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

/** What the times and the warnings of a matrix need. Only routes with a speed limit are drawn. */
export const TIMES: CellQuantities = ['distanceKm', 'delayHours', 'passages', 'missed']

/** Whether the routes of cells may have to be drawn, which takes several times as long. */
export function needsRoutes(
  quantities: CellQuantities,
  { barred = [], shallows = [] }: Pick<MatrixQuestion, 'barred' | 'shallows'> = {},
): boolean {
  return barred.length + shallows.length > 0 || quantities.includes('ecaKm')
}

type Rows = Pick<
  MatrixParts,
  'found' | 'passages' | 'mayPass' | 'routes' | 'origin' | 'destination'
>

interface Tile {
  readonly row: number
  readonly first: number
  readonly end: number
}

export type CellRouter = Pick<Router, 'route' | 'matrixRows'>

interface CellSea {
  readonly rows: Rows
  readonly router: CellRouter
}

/** The cells of a row from one column up to, but not including, another. */
export function calculateCells(
  question: MatrixQuestion,
  tile: Tile,
  quantities: CellQuantities,
  sea: CellSea,
): CellTables {
  const cells = cellsAsClosed(question, tile, quantities, sea)
  const { local = [] } = question
  if (local.length === 0) return cells
  for (const [at, km] of cells.distanceKm.entries()) {
    const place = [tile.row, tile.first + at] as const
    const opened = openedAt(local, place, km)
    // An end on land has no route, whatever is open.
    if (opened.length === 0 || !isAfloat(sea.rows, place)) continue
    const closed = closedExcept(question.closed, opened)
    const found = cellAlone({ ...question, closed }, place, quantities, sea.router)
    for (const quantity of quantities) cells[quantity]![at] = found[quantity]![0]!
  }
  return cells
}

function isAfloat(rows: Rows, [row, column]: readonly [number, number]): boolean {
  return rows.origin(row) !== null && rows.destination(column) !== null
}

/** The same as if no cell were local. */
function cellsAsClosed(
  question: MatrixQuestion,
  { row, first, end }: Tile,
  quantities: CellQuantities,
  { rows, router }: CellSea,
): CellTables {
  const { barred = [], shallows = [] } = question
  const routed = (from: number, to: number) => {
    const cells = rows
      .routes(row, from, to)
      .map((route, at) => clearCell(route, question, [row, from + at], router))
    return tablesOf(cells, question, quantities)
  }
  const mayPass = (km: number, at: number) => rows.mayPass(row, first + at, barred, km)
  const isUnknown =
    shallows.length > 0 ||
    (barred.length > 0 && Array.from({ length: end - first }, () => Number.NaN).every(mayPass))
  if (isUnknown || quantities.includes('ecaKm')) return routed(first, end)
  const { km, passages, delayHours } = rows.found(row, first, end)
  const isDrawn = Uint8Array.from(km, (cellKm, at) => (mayPass(cellKm, at) ? 1 : 0))
  for (const [at, distanceKm] of km.entries()) {
    if (isDrawn[at] || Number.isNaN(distanceKm) || !Number.isNaN(delayHours[at]!)) continue
    const uses = rows.passages(row, first + at)!
    passages[at] = setOf(uses)
    delayHours[at] = hoursOfDelay({ distanceKm, passages: uses }, question.speedKmh!)
  }
  const found = {
    distanceKm: km,
    delayHours,
    passages: Float64Array.from(passages, toNumber),
    missed: new Float64Array(km.length),
  }
  const cells = cellTables(quantities, (quantity) => found[quantity as keyof typeof found])
  isDrawn.forEach((is, at) => {
    if (!is) return
    const cell = routed(first + at, first + at + 1)
    for (const quantity of quantities) cells[quantity]![at] = cell[quantity]![0]!
  })
  return cells
}

function setOf(uses: readonly PassageUse[]): IndexSet {
  return indexSet(uses.map(({ id }) => PASSAGES.indexOf(id as PassageId)))
}

/** The quantities of routes; NaN for null. */
function tablesOf(
  cells: readonly (CellRoute | null)[],
  question: MatrixQuestion,
  quantities: CellQuantities,
): CellTables {
  return cellTables(quantities, (quantity) =>
    Float64Array.from(cells, (cell) =>
      cell ? CELL_QUANTITIES[quantity](cell, question) : Number.NaN,
    ),
  )
}

/** One cell, as a table of its own. */
function cellAlone(
  question: MatrixQuestion,
  [row, column]: readonly [number, number],
  quantities: CellQuantities,
  router: CellRouter,
): CellTables {
  const ends = { origins: [question.origins[row]!], destinations: [question.destinations[column]!] }
  const alone = { ...question, ...ends }
  const tile = { row: 0, first: 0, end: 1 }
  return cellsAsClosed(alone, tile, quantities, { rows: router.matrixRows(alone), router })
}

function requestOf(
  {
    origins,
    destinations,
    barred: _,
    shallows: __,
    local: ___,
    speedKmh: ____,
    ...options
  }: MatrixQuestion,
  [row, column]: readonly [number, number],
): RouteRequest {
  return { ...options, origin: origins[row]!, destination: destinations[column]! }
}

/** The route of a cell as the ship can sail it; null if there is none. */
function clearCell(
  route: SeaRoute | null,
  question: MatrixQuestion,
  place: readonly [number, number],
  router: Pick<Router, 'route'>,
): CellRoute | null {
  const { barred = [], shallows = [] } = question
  if (route === null) return null
  const isClear = shallows.length === 0 && straitsPassed(route.positions, barred).length === 0
  if (isClear) return { route, missed: EMPTY }
  const request = requestOf(question, place)
  const sailable = foundOrNull(() =>
    sailableRoute(question, request, (asked) => (asked === request ? route : router.route(asked))),
  )
  if (sailable === null) return null
  // There are more straits than a set has places, but only those that close by size are warned of; they come first.
  const missed = barred.flatMap(({ name, limitsClose }, at) =>
    limitsClose && sailable.missed.has(name) ? [at] : [],
  )
  return { route: sailable.route, missed: indexSet(missed) }
}
