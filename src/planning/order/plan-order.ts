import { type MatrixSea, routeMatrix } from '../matrix/plan-matrix.js'
import { TIMES } from '../matrix-cells.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import { type PlanningSea, planPrepared, planVoyage } from '../voyage/plan-voyage.js'
import { inOrder, type OrderedVoyage, orderFrom, prepareOrder } from './ordered-voyage.js'

/** A voyage in its best order, and in the given one. */
export interface PlannedOrder {
  readonly planned: PlannedVoyage
  /** Without the arrivals that are wanted. */
  readonly given: PlannedVoyage
  /** For each call of `planned`, the index of its stop in the request. */
  readonly stops: readonly number[]
}

/**
 * Plans a voyage in its best order on the calling thread.
 * @throws InvalidVoyageError, and what `planVoyage` throws
 */
export function planBestOrder(asked: OrderedVoyage, sea: PlanningSea & MatrixSea): PlannedOrder {
  const prepared = prepareOrder(asked, sea)
  const given = planPrepared(prepared.given, sea)
  const tables = prepared.tables.map((question) => routeMatrix(question, sea.router, TIMES))
  const stops = orderFrom(prepared, tables)
  return { planned: planVoyage(inOrder(prepared, stops), sea), given, stops }
}
