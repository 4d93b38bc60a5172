import { OverloadedError } from '../../planning/errors.js'
import { type Requested, toProblem } from '../domain-problems.js'
import { Problem } from '../problems/problem.js'

/** Turns errors of planning and of the threads into problems; other errors are unchanged. */
export function explain(error: unknown, asked: Requested | null): unknown {
  if (!(error instanceof OverloadedError)) return toProblem(error, asked)
  return new Problem('overloaded', error.message, { headers: { 'retry-after': '5' } })
}

/** Runs work and turns its errors into problems. @throws Problem */
export function explained<Result>(asked: Requested | null, work: () => Result): Result {
  let result: Result
  try {
    result = work()
  } catch (error) {
    throw explain(error, asked)
  }
  if (!(result instanceof Promise)) return result
  return result.catch((error: unknown) => {
    throw explain(error, asked)
  }) as Result
}

/** The same for work in steps. */
export function* explainedSteps<Result>(
  asked: Requested | null,
  steps: Iterator<void, Result>,
): Generator<void, Result> {
  for (;;) {
    const { done, value } = explained(asked, () => steps.next())
    if (done) return value
    yield
  }
}
