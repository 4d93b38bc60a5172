import { ChainElementError } from '../../planning/cargo/chain.js'
import { Problem } from './problem.js'

/**
 * The error of an element, with pointers into the chain. Cargo and framework are fields of the chain
 * itself. Other errors are unchanged.
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
