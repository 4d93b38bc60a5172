import type { Problem, ProblemCode } from './schema.js'

/**
 * Why a call failed: a code of the service, or one of the client's own. `connection_failed`: no answer
 * arrived. `unexpected_answer`: the answer did not come from the service, such as a proxy's page. A
 * newer service may have new codes.
 */
export type FairwayErrorCode =
  | ProblemCode
  | 'connection_failed'
  | 'unexpected_answer'
  | (string & Record<never, never>)

interface Details {
  readonly status?: number | null
  readonly problem?: Problem | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

/** A failed call. `code` identifies the case for programs; `message` is for people. */
export class FairwayError extends Error {
  override readonly name = 'FairwayError'
  /** HTTP status; null if no answer arrived. */
  readonly status: number | null
  /** The whole problem document, with members such as `would_open`; null if there is none. */
  readonly problem: Problem | null
  /** Seconds after which the service asks for a retry; null if it does not. */
  readonly retryAfterSeconds: number | null

  constructor(
    readonly code: FairwayErrorCode,
    message: string,
    { status = null, problem = null, retryAfterSeconds = null, cause }: Details = {},
  ) {
    super(message, { cause })
    this.status = status
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Errors by request field; empty for other kinds of failure. */
  get fields(): NonNullable<Problem['errors']> {
    return this.problem?.errors ?? []
  }

  /** Identifies the request in the operator's log. */
  get requestId(): string | null {
    return this.problem?.request_id ?? null
  }
}

/** The error for an error answer of the service. */
export async function errorOf(answer: Response): Promise<FairwayError> {
  const retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'))
  const text = await answer.text()
  const problem = readProblem(text)
  if (problem !== null) {
    const details = { status: answer.status, problem, retryAfterSeconds }
    return new FairwayError(problem.code, problem.detail, details)
  }
  const message = `The response with status ${answer.status} is not from Fairway: ${text.slice(0, 200)}`
  return new FairwayError('unexpected_answer', message, {
    status: answer.status,
    retryAfterSeconds,
  })
}

/** A proxy may change the media type of a problem document, but not its code. */
function readProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text)
    const isProblem = typeof value === 'object' && value !== null && 'code' in value
    return isProblem && 'detail' in value ? (value as Problem) : null
  } catch {
    return null
  }
}

/** Seconds, or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - nowMs) / 1000))
}
