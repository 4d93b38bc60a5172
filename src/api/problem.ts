/** Every code that an answer can carry, with its HTTP status and title. The one table of both. */
const PROBLEMS = {
  malformed_request: [400, 'Request is not HTTP'],
  missing_token: [401, 'A bearer token is needed'],
  invalid_token: [401, 'Token is not valid'],
  token_expired: [401, 'Token has expired'],
  invalid_credentials: [401, 'E-mail or password is wrong'],
  wrong_password: [403, 'Current password is wrong'],
  login_required: [403, 'A login is needed'],
  login_disabled: [403, 'There are no logins here'],
  insufficient_scope: [403, 'Key may not do this'],
  not_found: [404, 'No such path'],
  key_not_found: [404, 'No such key'],
  session_not_found: [404, 'No such session'],
  port_not_found: [404, 'Port not found'],
  route_not_found: [404, 'No such saved route'],
  no_compatible_factor: [404, 'No compatible emission factor'],
  method_not_allowed: [405, 'Method not allowed'],
  request_timeout: [408, 'Request came too slowly'],
  idempotency_in_progress: [409, 'First request is still at work'],
  payload_too_large: [413, 'Body is too large'],
  unsupported_media_type: [415, 'Body is not JSON'],
  invalid_json: [422, 'Body is not valid JSON'],
  validation_failed: [422, 'Request is not valid'],
  too_many_keys: [422, 'Account has too many keys'],
  weak_password: [422, 'Password is too weak'],
  matrix_empty: [422, 'Matrix has no cells'],
  matrix_too_large: [422, 'Matrix has too many cells'],
  invalid_idempotency_key: [422, 'Idempotency-Key is not valid'],
  idempotency_key_reused: [422, 'Idempotency-Key belongs to another request'],
  point_on_land: [422, 'Point is not near navigable water'],
  point_forbidden: [422, 'Point lies in a forbidden area'],
  no_route: [422, 'No route'],
  quota_exceeded: [429, 'Daily query limit exceeded'],
  rate_limited: [429, 'Too many requests'],
  too_many_login_attempts: [429, 'Too many login attempts'],
  headers_too_large: [431, 'Headers are too large'],
  caller_gone: [499, 'Caller is gone'],
  internal_error: [500, 'Internal error'],
  storage_unavailable: [503, 'Storage is not available'],
  overloaded: [503, 'Too busy'],
  deadline_exceeded: [503, 'Took too long'],
  mail_not_configured: [503, 'Mail is not configured'],
  starting: [503, 'Still starting'],
  stopping: [503, 'About to stop'],
  emissions_unavailable: [503, 'Emissions are not available'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof PROBLEMS

export type FieldCode =
  | 'required'
  | 'invalid_type'
  | 'out_of_range'
  | 'not_allowed'
  | 'not_finite'
  | 'too_long'
  | 'too_short'
  | 'ambiguous_location'
  | 'wrong_location_form'
  | 'unknown_field'
  | 'port_not_found'
  | 'point_on_land'
  | 'point_forbidden'
  | 'no_route'

/** One thing that is wrong with one field; `pointer` is a JSON Pointer as a URI fragment. */
export interface FieldProblem {
  readonly pointer: string
  readonly code: FieldCode
  readonly detail: string
  /** Ports that a name may mean, best first; of `port_not_found`. */
  readonly candidates?: readonly object[]
}

export interface ProblemExtras {
  /** Members beside those of RFC 9457, e.g. `blocked_by`. */
  readonly members?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** A refusal for the caller. Thrown anywhere, written by the error handler. */
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
  return PROBLEMS[code][0]
}

/** The document of RFC 9457, in the order in which people read it. */
export function problemDocument(problem: Problem, path: string, requestId: string): object {
  return {
    type: `/problems/${problem.code}`,
    title: PROBLEMS[problem.code][1],
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    instance: path,
    request_id: requestId,
    ...problem.members,
  }
}

/** 422 that names every field at fault. */
export function validationFailed(errors: readonly FieldProblem[]): Problem {
  const names = errors.map(({ pointer }) => readablePointer(pointer)).join(', ')
  const count = errors.length === 1 ? '1 field is' : `${errors.length} fields are`
  return new Problem('validation_failed', `${count} not valid: ${names}.`, { members: { errors } })
}

/** `#/origin/coordinates/1` as people write it: `origin.coordinates[1]`. */
function readablePointer(pointer: string): string {
  const steps = pointer.split('/').slice(1).map(unescapeStep)
  if (steps.length === 0) return 'the body'
  return steps
    .map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : at > 0 ? `.${step}` : step))
    .join('')
}

export function escapeStep(step: string): string {
  // Half of a surrogate pair is legal in JSON and can't be encoded in a URI.
  const encodable = step.replaceAll(/\p{Surrogate}/gu, '\ufffd')
  return encodeURIComponent(encodable.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
