import { finish } from '../../base/slices.js'
import type { PortTable } from '../../ports/table.js'
import { Problem, problemDocument } from '../problems/problem.js'
import { matchedPort } from '../read/match-port.js'
import { searchPorts } from '../read/search-ports.js'
import { type FleetBody, FleetRequestBody } from '../schemas/emissions/fleet.js'
import { PortMatchQuery, PortSearchQuery } from '../schemas/ports.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { chain } from './chain.js'
import { distance } from './distance.js'
import { dryRun } from './dry-run.js'
import { estimate } from './estimate.js'
import { figure } from './figure.js'
import { fleetSteps } from './fleet.js'
import { masked, readMask, requireMembers } from './mask.js'
import { matrix } from './matrix.js'
import { call, checkBody, type Operation } from './operation.js'
import { reach } from './reach.js'
import { route } from './route.js'
import { shipYear } from './ship-year.js'
import type { OperationTools } from './tools.js'
import { trace } from './trace.js'
import { voyage } from './voyage.js'

/** A request of the HTTP API, for doors that have no HTTP. */
export interface ServiceRequest {
  /** Path of the endpoint that takes the same body. */
  readonly path?: unknown
  /** The body or, of a request that has none, the query. Not yet checked. */
  readonly body?: unknown
  /** Members of the answer that are wanted, as text. */
  readonly fields?: unknown
  /** Whether unknown fields are rejected instead of reported. */
  readonly strict?: unknown
}

/** The status and the body that the service would send. */
export interface ServiceAnswer {
  readonly status: number
  readonly body: object
}

export interface RequestTools {
  readonly ports: PortTable
  readonly tools: OperationTools
  readonly signal?: AbortSignal
  /** What the answers of a path can have; `fields` is not checked without. */
  readonly answers?: Readonly<Record<string, { readonly properties: object }>>
}

/** Operations on one body, which `answerRequest` answers. */
export const OPERATIONS: readonly Operation<never, object>[] = [
  route,
  voyage,
  matrix,
  reach,
  estimate,
  chain,
  shipYear,
  distance,
  figure,
  trace,
]

type Answering = (json: unknown, isStrict: boolean, tools: RequestTools) => object

/** What is answered without an operation. */
const OTHERS: Readonly<Record<string, Answering>> = {
  '/v1/emissions/sea/dry-run': (json, isStrict, { tools }) => dryRun(json, tools, isStrict),
  '/v1/emissions/fleets': (json, isStrict, { tools }) => {
    const schema = FleetRequestBody as JsonSchema
    const { body, warnings } = checkBody<FleetBody>({ schema }, json, isStrict)
    return { ...finish(fleetSteps(body, tools)), warnings }
  },
  '/ports/search': (json, isStrict, { ports }) => {
    const schema = PortSearchQuery as JsonSchema
    const query = checkBody<{ q: string; limit?: number }>({ schema }, json, isStrict)
    return searchPorts(query.body, ports, query.warnings)
  },
  '/ports/match': (json, isStrict, { ports }) => {
    const schema = PortMatchQuery as JsonSchema
    const query = checkBody<{ q: string; country?: string }>({ schema }, json, isStrict)
    return matchedPort(query.body, ports, query.warnings)
  },
}

/** Paths of `answerRequest`. */
const REQUEST_PATHS: readonly string[] = [
  ...OPERATIONS.map(({ path }) => path),
  ...Object.keys(OTHERS),
]

/**
 * Answers one request as the service would, without account, charge or cache. A fault of the program is
 * an answer too, so that one request does not cost the others. @throws the signal's reason
 */
export async function answerRequest(
  request: ServiceRequest,
  asked: RequestTools,
): Promise<ServiceAnswer> {
  try {
    return { status: 200, body: await answer(request, asked) }
  } catch (error) {
    asked.signal?.throwIfAborted()
    return problemAnswer(error, request.path, asked.tools)
  }
}

/** The answer to a request that failed. */
export function problemAnswer(error: unknown, path: unknown, tools: OperationTools): ServiceAnswer {
  const problem = problemOf(error)
  const instance = typeof path === 'string' ? path : ''
  return { status: problem.status, body: problemDocument(problem, instance, tools.newId('route')) }
}

/** @throws Problem */
async function answer(
  { path, body = {}, strict, fields }: ServiceRequest,
  asked: RequestTools,
): Promise<object> {
  const isStrict = strict === true
  const other = OTHERS[String(path)]
  if (other !== undefined) return other(body, isStrict, asked)
  const operation = OPERATIONS.find((one) => one.path === path)
  if (operation === undefined) {
    throw new Problem('not_found', `path must be one of ${REQUEST_PATHS.join(', ')}.`)
  }
  const mask = fields === undefined ? null : readMask(String(fields))
  const { tools, signal, answers } = asked
  const members = answers?.[operation.path]?.properties
  if (mask !== null && members !== undefined) requireMembers(mask, members)
  const answered = await call(operation, body, tools, { isStrict, ...(signal && { signal }) })
  return masked(answered, mask) as object
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { message } = error as Error
  return new Problem('internal_error', `The request failed: ${message}`, { cause: error })
}
