import { type Requested, toProblem } from '../api/domain-problems.js'
import type { Layout } from '../api/pointers.js'
import { Problem } from '../api/problem.js'
import type { ConditionsBody } from '../api/schemas/route-request.js'
import { OverloadedError } from '../threads/fair-queue.js'

/** A request whose passage fields are those of a route's body. */
export function requestedOptions(body: ConditionsBody, layout: Layout): Requested {
  return { layout, closing: { ...body }, base: '#' }
}

/** Turns errors of planning and of the threads into problems; other errors are unchanged. */
export function explain(error: unknown, asked: Requested | null): unknown {
  if (!(error instanceof OverloadedError)) return toProblem(error, asked)
  return new Problem('overloaded', error.message, { headers: { 'retry-after': '5' } })
}

/** Runs work and turns its errors into problems. @throws Problem */
export function explained<Result>(asked: Requested | null, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw explain(error, asked)
  }
}
