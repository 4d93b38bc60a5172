import type { Answer, Operation } from '../../../contract/operations/operation.js'
import type { OperationTools } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { FactorSet } from '../../../emissions/index.js'
import {
  DEFAULT_RESOLUTION_KM,
  RESOLUTIONS,
  type Resolution,
} from '../../../engine/routing/request.js'
import type { CommandRequest, RequestJson } from '../../../tables/fields/request-body.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { LocalSources } from '../local-tools.js'
import { type OpenSea, started } from '../sea.js'

/** The data of a request that plans: its sea is being opened while the rest of it is read. */
export function openFor(request: CommandRequest, { environment }: Terminal, open: OpenSea) {
  const sea = started(open.sea(environment, resolutionOf(request)))
  const tables = started(open.tables(environment))
  return { ...open, sea: () => sea, tables: () => tables } satisfies OpenSea
}

interface Sources
  extends Pick<LocalSources, 'environment' | 'open' | 'onRow' | 'background' | 'nowMs' | 'field'> {
  /** Null for an answer without fuel and emissions. Default: if the request asks for them. */
  readonly factors?: FactorSet | null
}

/**
 * The answer of an endpoint to the request of a command.
 * @throws Error or UsageError that names options
 */
export async function answerTo<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  request: CommandRequest,
  sources: Sources,
): Promise<Answer<Core>> {
  const { call } = await import('../../../contract/operations/operation.js')
  const tools = await toolsFor(request, sources)
  return inOptions(request, () => call(operation, request.body, tools))
}

/** Checks all of a request that needs no route. @throws Error or UsageError that names options */
export async function checkFor<Body extends object, Core extends object>(
  operation: Operation<Body, Core>,
  request: CommandRequest,
  sources: Sources,
): Promise<void> {
  const { begin } = await import('../../../contract/operations/operation.js')
  const tools = await toolsFor(request, sources)
  await inOptions(request, () => begin(operation, request.body, tools))
}

async function toolsFor({ body }: CommandRequest, sources: Sources): Promise<OperationTools> {
  const { localTools } = await import('../local-tools.js')
  const { environment, open } = sources
  const tables = isKnownDistance(body) ? null : await open.tables(environment)
  const { factors = asksForFuel(body) ? await open.factors(environment) : null } = sources
  return localTools({ ...sources, tables, factors })
}

/** Whether an estimate names no place: reading all ports would take a fifth of its time. */
function isKnownDistance({ route }: RequestJson): boolean {
  const { distance_km, origin = null, destination = null } = Object(route)
  return typeof distance_km === 'number' && origin === null && destination === null
}

async function inOptions<Result>(
  request: CommandRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { failureOf } = await import('../../../tables/fields/wording.js')
    throw failureOf(error, request)
  }
}

/** The resolution that a request names, otherwise the default. */
export function resolutionOf({ body }: CommandRequest): Resolution {
  return RESOLUTIONS.find((one) => one === body['resolution_km']) ?? DEFAULT_RESOLUTION_KM
}

/** The service reports fuel if a vessel, cargo in containers or a price is given. */
export function asksForFuel({
  vessel,
  cargo,
  fuel_price_usd_per_tonne: price,
}: RequestJson): boolean {
  return (vessel ?? cargo ?? price ?? null) !== null
}
