import { isRecord } from '../../validation/json-schema.js'
import { chain } from '../chain.js'
import { estimate } from '../estimate.js'
import { matrix } from '../matrix.js'
import { call, type Operation } from '../operation.js'
import { reach } from '../reach.js'
import { route } from '../route.js'
import { shipYear } from '../ship-year.js'
import type { OperationTools } from '../tools.js'
import { voyage } from '../voyage.js'

/** A message for the caller: an answer that cannot be made again. */
export class NotVerifiable extends Error {
  override readonly name = 'NotVerifiable'
}

/**
 * A new answer to the same request on the same day.
 * @param asked what an answer says that it was asked
 * @throws NotVerifiable or Problem
 */
export async function repeated(
  asked: unknown,
  tools: OperationTools,
): Promise<Record<string, unknown>> {
  if (!isRecord(asked)) {
    throw new NotVerifiable(
      'The answer does not say what was asked: give it whole, with its field asked.',
    )
  }
  const noonMs = Date.parse(`${asked['day']}T12:00:00Z`)
  if (Number.isNaN(noonMs)) throw new NotVerifiable('asked.day is not a day.')
  const { request } = asked
  const operation = operationOf(isRecord(request) ? request : {})
  const again = await call(operation as Operation<object, object>, request, {
    ...tools,
    nowMs: () => noonMs,
  })
  return JSON.parse(JSON.stringify(again))
}

/** The operation that a request was put to. Traces, distances and declarations do not repeat theirs. */
export function operationOf(request: Readonly<Record<string, unknown>>) {
  if ('elements' in request) return chain
  if ('rows' in request) return shipYear
  if ('stops' in request) return voyage
  if ('origins' in request) return matrix
  if ('hours' in request) return reach
  return 'origin' in request ? route : estimate
}
