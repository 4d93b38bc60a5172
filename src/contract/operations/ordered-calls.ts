import { inSlices, slices } from '../../base/slices.js'
import { TIMES } from '../../planning/matrix-cells.js'
import {
  givenAtSpeedOf,
  givenField,
  inOrder,
  orderFrom,
  type PreparedOrder,
} from '../../planning/order/ordered-voyage.js'
import { completeVoyage, type PlannedVoyage } from '../../planning/voyage/complete.js'
import { prepareVoyage } from '../../planning/voyage/prepare.js'
import { findRoutes } from './find-routes.js'
import type { EngineTimes, OperationEngine } from './tools.js'

/** A voyage in its best order, and in the given one. */
interface Ordered {
  readonly planned: PlannedVoyage
  readonly given: PlannedVoyage
  /** For each call, the index of its stop in the request. */
  readonly stops: readonly number[]
  /** Warnings, about the fields of the request. */
  readonly warned: PlannedVoyage['warnings']
  readonly engineMs: number
}

/** The voyage is routed in both orders, so that each has the figures of a request in this order. */
export async function planOrdered(
  prepared: PreparedOrder,
  engine: OperationEngine,
  metrics: EngineTimes,
  signal: AbortSignal,
): Promise<Ordered> {
  // First, as its errors name the stops as the request does.
  const givenRoutes = await findRoutes(prepared.given, engine, metrics, signal)
  const matrices = []
  let engineMs = givenRoutes.engineMs
  for (const question of prepared.tables) {
    const one = await engine.background.matrix(question, TIMES, signal)
    metrics.engineTook('matrix', one.engineMs)
    engineMs += one.engineMs
    matrices.push(one.result)
  }
  const stops = await inSlices(orderFrom(prepared, matrices))
  const ready = prepareVoyage(inOrder(prepared, stops), engine)
  const routes = await findRoutes(ready, engine, metrics, signal)
  await slices.next()
  const planned = completeVoyage(ready, routes.result, engine.closureTables)
  await slices.next()
  const given = completeVoyage(
    givenAtSpeedOf(prepared, planned),
    givenRoutes.result,
    engine.closureTables,
  )
  const warned = planned.warnings.map((warning) => {
    return { ...warning, field: givenField(warning.field, stops) }
  })
  return { planned, given, stops, warned, engineMs: engineMs + routes.engineMs }
}
