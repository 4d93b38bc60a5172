import { readFileSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { AvoidAreaBody } from '../api/schemas/avoid-area.js'
import { KM_PER_NM } from '../geo/distance.js'
import { ESTIMATE_FIELDS } from './estimate-fields.js'
import { attributeOf } from './estimate-options.js'
import { UsageError } from './failure.js'
import { parseJson } from './json-text.js'
import type { KnownPlace } from './places.js'
import { readFault } from './read-fault.js'

export const SHIP_TABLE_HELP = 'your copy of the annual THETIS-MRV file, as CSV'

/** A request for an estimate as JSON, before it is checked. */
export type RequestJson = Record<string, unknown>

/** Whether a JSON value is an object, neither null nor a list. */
export function isObject(value: unknown): value is RequestJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sets a field by its path, such as `cargo.teu`, and creates the objects around it. */
export function setField(body: RequestJson, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop()!
  let object = body
  for (const step of steps) {
    if (!isObject(object[step])) object[step] = {}
    object = object[step] as RequestJson
  }
  object[last] = value
}

/** A place as a request writes it. */
export function placeJson(place: KnownPlace): RequestJson {
  if ('portId' in place) return { port_id: place.portId }
  const [lon, lat] = place.position
  return { lat, lon }
}

/** The JSON of a file. */
export function readRequestFile(path: string): RequestJson {
  try {
    const value = parseJson(readFileSync(path, 'utf8'), `file ${path}`)
    if (isObject(value)) return value
  } catch (error) {
    throw new InvalidArgumentError(readFault(path, error))
  }
  throw new InvalidArgumentError(`${path} contains no JSON object.`)
}

/** Options that do not correspond to a single field of a request. */
export interface EmissionsOptions {
  readonly request?: RequestJson
  readonly distance?: number
  readonly sailed?: number
  readonly avoidArea?: AvoidAreaBody[]
  readonly shipTable?: string
  readonly format: 'text' | 'json' | 'ileap'
  readonly lonlat?: true
  readonly [field: string]: unknown
}

/** The fields of every row, from the options and the file of --request. */
export function requestOf(options: Readonly<Record<string, unknown>>): RequestJson {
  const body = structuredClone(options['request'] ?? {}) as RequestJson
  for (const field of ESTIMATE_FIELDS) {
    const value = field.option === undefined ? undefined : options[attributeOf(field)]
    if (value === undefined) continue
    setField(body, field.path, field.kind === 'number' ? Number(value) : value)
  }
  if (options['speed'] !== undefined) setField(body, 'vessel.speed_kn', speedKnOf(options))
  return body
}

/** The speed of --speed, knots. */
function speedKnOf(options: Readonly<Record<string, unknown>>): number {
  if (options['speedKn'] !== undefined) throw new UsageError('Give either --speed or --speed-kn.')
  return Math.round((Number(options['speed']) / KM_PER_NM) * 1000) / 1000
}
