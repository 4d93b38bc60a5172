import { Problem } from '../api/problem.js'
import type { FactorSet } from '../emissions/index.js'
import type { Answer, Operation } from '../operations/operation.js'
import { DEFAULT_RESOLUTION_KM, RESOLUTIONS } from '../routing/request.js'
import type { CommandRequest, RequestJson } from './request-body.js'
import { type OpenSea, started } from './sea.js'
import type { Terminal } from './terminal.js'

/** The data of a request that plans: its sea is being opened while the rest of it is read. */
export function openFor({ body }: CommandRequest, { environment }: Terminal, open: OpenSea) {
  const asked = RESOLUTIONS.find((one) => one === body['resolution_km'])
  const sea = started(open.sea(environment, asked ?? DEFAULT_RESOLUTION_KM))
  const tables = started(open.tables(environment))
  return { sea: () => sea, tables: () => tables, factors: open.factors } satisfies OpenSea
}

interface Sources {
  readonly environment: Terminal['environment']
  readonly open: OpenSea
  /** Null for an answer without fuel and emissions. Default: if the request asks for them. */
  readonly factors?: FactorSet | null
  /** Told before each row of a matrix is calculated. */
  readonly onRow?: ((row: number) => void) | undefined
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
  const { call } = await import('../operations/operation.js')
  const { localTools } = await import('./local-tools.js')
  const { environment, open } = sources
  const tables = await open.tables(environment)
  const { factors = asksForFuel(request.body) ? await open.factors(environment) : null } = sources
  const tools = localTools({ ...sources, tables, factors })
  try {
    return await call(operation, request.body, tools)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { failureOf } = await import('./wording.js')
    throw failureOf(error, request)
  }
}

/** The service reports fuel if a vessel, cargo in containers or a price is given. */
export function asksForFuel({
  vessel,
  cargo,
  fuel_price_usd_per_tonne: price,
}: RequestJson): boolean {
  return (vessel ?? cargo ?? price ?? null) !== null
}
