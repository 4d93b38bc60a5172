import { fieldSentence } from '../../planning/sentences.js'
import { PROBLEM_TEXTS } from '../generated/problem-texts.js'
import { problemPath } from './problem-page.js'
import { PROBLEM_STATUS, type ProblemCode } from './problem-table.js'

/** Why a field is rejected. */
export const FIELD_CODES = [
  'contradiction',
  'required',
  'invalid_type',
  'out_of_range',
  'not_allowed',
  'not_finite',
  'too_long',
  'too_short',
  'ambiguous_location',
  'wrong_location_form',
  'unknown_field',
  'port_not_found',
  'point_on_land',
  'point_forbidden',
  'no_route',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

/** One thing that is wrong with one field; `pointer` is a JSON Pointer as a URI fragment. */
export interface FieldProblem {
  readonly pointer: string
  readonly code: FieldCode
  readonly detail: string
  /** For `port_not_found`: ports that a name may refer to, best first. */
  readonly candidates?: readonly object[]
}

export interface ProblemExtras {
  /** Members in addition to those of RFC 9457, e.g. `blocked_by`. */
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An error that the caller receives. Thrown anywhere, written by the error handler. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly members: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    extras: ProblemExtras = {},
  ) {
    super(`${code}: ${detail}`, { cause: extras.cause })
    this.status = statusOf(code)
    this.members = extras.members ?? {}
    this.headers = extras.headers ?? {}
  }
}

export function statusOf(code: ProblemCode): number {
  return PROBLEM_STATUS[code]
}

/** The document of RFC 9457, in the order in which people read it. */
export function problemDocument(problem: Problem, path: string, requestId: string): object {
  return {
    type: problemPath(problem.code),
    title: PROBLEM_TEXTS[problem.code].title,
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    instance: path,
    request_id: requestId,
    ...problem.members,
  }
}

/** Number of errors that the `detail` explains; `errors` contains all. */
const MAX_EXPLAINED = 3

/** A 422 that names every field at fault and explains the first. */
export function validationFailed(errors: readonly FieldProblem[]): Problem {
  const reasons = errors
    .slice(0, MAX_EXPLAINED)
    .map(({ pointer, detail }) => fieldSentence(readablePointer(pointer), detail))
  if (errors.length > 1) {
    const names = errors.map(({ pointer }) => readablePointer(pointer)).join(', ')
    reasons.unshift(`${errors.length} fields are not valid: ${names}.`)
  }
  return new Problem('validation_failed', reasons.join(' '), { members: { errors } })
}

/** `#/origin/coordinates/1` in readable form: `origin.coordinates[1]`. */
export function readablePointer(pointer: string): string {
  const steps = pointer.split('/').slice(1).map(unescapeStep)
  if (steps.length === 0) return 'The body'
  return steps
    .map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at > 0 ? `.${step}` : step))
    .join('')
}

export function escapeStep(step: string): string {
  // JSON permits half of a surrogate pair, but a URI cannot encode it.
  const encodable = step.replaceAll(/\p{Surrogate}/gu, '\ufffd')
  return encodeURIComponent(encodable.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
