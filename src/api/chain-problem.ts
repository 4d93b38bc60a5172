import { ChainElementError } from '../planning/chain.js'
import { Problem } from './problem.js'

/**
 * The refusal of an element with pointers into the chain, whose cargo and framework stand in the
 * chain itself; any other error as it is.
 */
export function chainProblem(error: unknown): unknown {
  if (!(error instanceof ChainElementError)) return error
  const { at, cause } = error
  if (!(cause instanceof Problem)) return cause
  const { code, detail, members, headers } = cause
  const errors = (members['errors'] as { pointer: string }[] | undefined)?.map((problem) => {
    const isShared = /^#\/(cargo|framework)(\/|$)/.test(problem.pointer)
    const pointer = isShared ? problem.pointer : `#/elements/${at}${problem.pointer.slice(1)}`
    return { ...problem, pointer }
  })
  return new Problem(code, `Element ${at + 1}: ${detail}`, {
    members: { ...members, ...(errors && { errors }) },
    headers,
    cause,
  })
}
