import { finish } from '../../base/slices.js'
import { type MatrixSea, routeMatrix } from '../matrix/plan-matrix.js'
import { TIMES } from '../matrix-cells.js'
import { completeVoyage, type PlannedVoyage } from '../voyage/complete.js'
import { type PlanningSea, planVoyage, routePrepared } from '../voyage/plan-voyage.js'
import {
  givenAtSpeedOf,
  inOrder,
  type OrderedVoyage,
  orderFrom,
  prepareOrder,
} from './ordered-voyage.js'

/** A voyage in its best order, and in the given one. */
export interface PlannedOrder {
  readonly planned: PlannedVoyage
  /** At the speed of the best, without the arrivals that are wanted. */
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
  const routes = routePrepared(prepared.given, sea)
  const tables = prepared.tables.map((question) => routeMatrix(question, sea.router, TIMES))
  const stops = finish(orderFrom(prepared, tables))
  const planned = planVoyage(inOrder(prepared, stops), sea)
  const given = completeVoyage(givenAtSpeedOf(prepared, planned), routes, sea.closureTables)
  return { planned, given, stops }
}
