import { askedForEstimate, toProblem } from '../api/domain-problems.js'
import { type Problem, validationFailed } from '../api/problem.js'
import { estimateRemarks, readConsignment } from '../api/read-voyage.js'
import { type EmissionsBody, EmissionsRequestBody } from '../api/schemas/emissions-request.js'
import { compileCheck } from '../api/validation/check.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import { findUnknownFields } from '../api/validation/unknown-fields.js'
import type { WarningItem } from '../api/warning.js'
import { estimateBody } from '../api/write-emissions.js'
import type { EmissionsEstimate } from '../client/schema.js'
import type { FactorSet } from '../emissions/index.js'
import {
  checkConsignment,
  completeConsignment,
  prepareConsignment,
  routeOf,
} from '../planning/consignment.js'
import { planPrepared } from '../planning/plan-voyage.js'
import type { Resolution, RouteRequest, SeaRoute } from '../routing/request.js'
import { utcDay } from '../utc.js'
import { newId } from './calculate.js'
import type { OpenSea, Sea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

const SCHEMA = EmissionsRequestBody as JsonSchema
/** Maximum number of cached routes: the shipments of a file share their lanes. */
const MAX_CACHED_ROUTES = 2000

interface Surroundings {
  readonly environment: Terminal['environment']
  readonly open: OpenSea
  readonly tables: Tables
  readonly factors: FactorSet
}

/** Answers requests for estimates in this process, as the service does. */
export class Estimator {
  readonly #problemsOf = compileCheck(SCHEMA)
  readonly #seas = new Map<Resolution, Promise<Sea>>()

  constructor(private readonly surroundings: Surroundings) {}

  /** The answer of POST /v1/emissions/sea. @throws Problem that says what is wrong with the request */
  async estimate(json: unknown): Promise<EmissionsEstimate> {
    const problems = this.#problemsOf(json)
    if (problems.length > 0) throw validationFailed(problems)
    const body = json as EmissionsBody
    try {
      return await this.#estimate(body)
    } catch (error) {
      throw toProblem(error, askedForEstimate(body))
    }
  }

  async #estimate(body: EmissionsBody): Promise<EmissionsEstimate> {
    const { tables, factors } = this.surroundings
    const nowMs = Date.now()
    const consignment = readConsignment(body, utcDay(nowMs))
    const checked = checkConsignment(consignment, factors)
    const prepared = prepareConsignment(consignment, checked, tables, factors)
    const { voyage } = prepared
    const sea = voyage && (await this.#sea(voyage.resolutionKm))
    const planned = voyage && routeOf(prepared, () => planPrepared(voyage, sea!))
    const frame = {
      id: newId('estimate'),
      warnings: remarksOf(body),
      dataVersion: planned && sea!.router.dataVersion,
      calculatedAt: new Date(nowMs).toISOString(),
    }
    return estimateBody(completeConsignment(prepared, planned), frame) as EmissionsEstimate
  }

  /** Opened for the first request that needs it. */
  #sea(resolution: Resolution): Promise<Sea> {
    const { environment, open, tables } = this.surroundings
    let sea = this.#seas.get(resolution)
    if (sea === undefined) {
      sea = open.sea(environment, resolution).then((opened) => {
        return { ...tables, ...opened, router: new KeepingRouter(opened.router) }
      })
      this.#seas.set(resolution, sea)
    }
    return sea
  }
}

function remarksOf(body: EmissionsBody): WarningItem[] {
  const unknown = findUnknownFields(SCHEMA, body, 'was ignored')
  return [
    ...unknown.map(({ code, pointer, detail }) => ({ code, pointer, detail })),
    ...estimateRemarks(body),
  ]
}

/** A router that caches its routes. */
class KeepingRouter {
  readonly dataVersion: Sea['router']['dataVersion']
  readonly resolutions: Sea['router']['resolutions']
  readonly #cached = new Map<string, SeaRoute>()

  constructor(private readonly router: Sea['router']) {
    this.dataVersion = router.dataVersion
    this.resolutions = router.resolutions
  }

  route(request: RouteRequest): SeaRoute {
    const key = JSON.stringify(request)
    const known = this.#cached.get(key)
    if (known !== undefined) return known
    const route = this.router.route(request)
    if (this.#cached.size >= MAX_CACHED_ROUTES)
      this.#cached.delete(this.#cached.keys().next().value!)
    this.#cached.set(key, route)
    return route
  }

  alternatives(...asked: Parameters<Sea['router']['alternatives']>) {
    return this.router.alternatives(...asked)
  }

  matrix(...asked: Parameters<Sea['router']['matrix']>) {
    return this.router.matrix(...asked)
  }

  ways(...asked: Parameters<Sea['router']['ways']>) {
    return this.router.ways(...asked)
  }

  reach(...asked: Parameters<Sea['router']['reach']>) {
    return this.router.reach(...asked)
  }
}

/** The faults of a request in one line, under the caller's names of the fields. */
export function faultOf(
  { code, detail, members }: Problem,
  nameOf: (path: string) => string = (path) => path,
): string {
  const errors = (members['errors'] ?? []) as readonly { pointer: string; detail: string }[]
  if (errors.length === 0) return detail
  if (code === 'validation_failed') {
    return `${errors.map((error) => `${nameOf(pathOf(error.pointer))} ${error.detail}`).join('; ')}.`
  }
  return code === 'port_not_found' ? errors.map((error) => error.detail).join('; ') : detail
}

/** `#/vessel/speed_kn` as `vessel.speed_kn`. */
function pathOf(pointer: string): string {
  return pointer.split('/').slice(1).join('.') || 'the request'
}

/** The files named by the environment and by --ship-table. */
export function withShipTable(
  environment: Terminal['environment'],
  shipTable: string | undefined,
): Terminal['environment'] {
  return shipTable === undefined ? environment : { ...environment, FAIRWAY_SHIP_TABLE: shipTable }
}

/** Notes the rows of an operator's pack that cannot be read. They are skipped. */
export function warnOfPacks({ packs }: FactorSet, terminal: Pick<Terminal, 'note'>): void {
  for (const { name, problems } of packs) {
    for (const { line, column, detail } of problems) {
      terminal.note(`Factor pack ${name}, line ${line}${column ? `, ${column}` : ''}: ${detail}.`)
    }
  }
}
