import type { Problem } from '../api/problem.js'
import type { EmissionsEstimate } from '../client/schema.js'
import type { FactorSet } from '../emissions/index.js'
import { estimate } from '../operations/estimate.js'
import { call } from '../operations/operation.js'
import type { OperationTools } from '../operations/tools.js'
import { type LocalSources, localTools } from './local-tools.js'
import type { Terminal } from './terminal.js'

/** Answers requests for estimates in this process, as the service does. */
export class Estimator {
  readonly #tools: OperationTools

  constructor(sources: LocalSources) {
    this.#tools = localTools(sources)
  }

  /** The answer of POST /v1/emissions/sea. @throws Problem that says what is wrong with the request */
  async estimate(json: unknown): Promise<EmissionsEstimate> {
    return (await call(estimate, json, this.#tools)) as EmissionsEstimate
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
