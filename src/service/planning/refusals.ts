import { type Requested, toProblem } from '../../api/domain-problems.js'
import type { Layout } from '../../api/pointers.js'
import { Problem } from '../../api/problem.js'
import type { ConditionsBody } from '../../api/schemas/route-request.js'
import { OverloadedError } from '../threads/overloaded-error.js'

/** A request that names passages where a route's body has them. */
export function requestedOptions(body: ConditionsBody, layout: Layout): Requested {
  return { layout, closing: { ...body }, base: '#' }
}

/** Errors of planning and of the threads as problems; any other error unchanged. */
export function explain(error: unknown, asked: Requested | null): unknown {
  if (!(error instanceof OverloadedError)) return toProblem(error, asked)
  return new Problem('overloaded', error.message, { headers: { 'retry-after': '5' } })
}

/** The result of some work, with its errors as problems. @throws Problem */
export function explained<Result>(asked: Requested | null, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw explain(error, asked)
  }
}
