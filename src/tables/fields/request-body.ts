import { InvalidArgumentError } from 'commander'
import type { PassagePlace } from '../../planning/voyage/voyage.js'
import { parseJson } from '../text/json-text.js'
import type { WrittenPlace } from '../text/places.js'
import { readFileAs } from '../text/read-fault.js'
import { type Field, flagOf, optionValue } from './fields.js'

/** A request as JSON, before it is checked. */
export type RequestJson = Record<string, unknown>

/** Whether a JSON value is an object, neither null nor a list. */
export function isObject(value: unknown): value is RequestJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Sets a field by its path, such as `cargo.teu`, and creates the objects around it. Those that are there
 * may belong to the defaults of other rows, so they are copied.
 */
export function setField(body: RequestJson, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop()!
  let object = body
  for (const step of steps) {
    const own = isObject(object[step]) ? { ...object[step] } : {}
    object[step] = own
    object = own
  }
  object[last] = value
}

/** A place or a passage as a request writes it. */
export function placeJson(place: WrittenPlace | PassagePlace): RequestJson {
  if ('passage' in place) return { passage: place.passage }
  if ('portId' in place) return { port_id: place.portId }
  if ('name' in place) return { ...place }
  const [lon, lat] = place.position
  return { lat, lon }
}

/** The JSON of a file. */
export function readRequestFile(path: string): RequestJson {
  const parse = (text: string) => parseJson(text, `file ${path}`)
  const value = readFileAs(path, parse, InvalidArgumentError)
  if (isObject(value)) return value
  throw new InvalidArgumentError(`${path} contains no JSON object.`)
}

/** Names of fields that several options set, or an argument. */
const NAMES: Readonly<Record<string, string>> = {
  origin: 'FROM',
  destination: 'TO',
  stops: 'STOPS',
  origins: 'ORIGINS',
  destinations: 'DESTINATIONS',
  via: '--via',
  vessel: '--vessel',
  cargo: '--teu or --tonnes',
  carrier: '--carrier or --carrier-name',
  fuel: '--burnt with --burnt-fuel',
  'route.origin': 'FROM',
  'route.destination': 'TO',
  'route.distance_km with distance_type': '--distance or --sailed',
}

/** A field with its path, indices or unit, as sentences name it. */
const FIELD = /\bdistance_km with distance_type|\b[a-z]\w*(?:\.\w+|\[\d+\])+|\b[a-z]+_\w+/g

/** The request of a command line, and what its caller wrote for each field. */
export class CommandRequest {
  readonly body: RequestJson
  /** Whether the caller writes longitude before latitude. */
  readonly isLonLat: boolean
  readonly #written = new Map<string, string>()
  /** For a file of --request, the names of its fields are those of the request. */
  #names: ReadonlyMap<string, string>
  /** How many values of a list come before those of this part of a request. */
  readonly #before = new Map<string, number>()

  /** @param options the options of the fields, and the content of the file of --request */
  constructor(
    private readonly fields: readonly Field[],
    options: Readonly<Record<string, unknown>>,
  ) {
    const file = options['request'] as RequestJson | undefined
    this.body = structuredClone(file ?? {})
    this.isLonLat = options['lonlat'] === true
    const flags = fields.flatMap((field) =>
      field.option === undefined ? [] : [[field.path, flagOf(field)] as const],
    )
    // If several options set a field, the first one names it.
    const own = new Set(flags.map(([, flag]) => flag))
    const others = Object.entries(NAMES).filter(([, words]) =>
      (words.match(/--[a-z-]+/g) ?? []).every((flag) => own.has(flag)),
    )
    const names = [...others, ...flags.reverse()]
    this.#names = new Map(file === undefined ? names : [])
    for (const field of fields) {
      const value = optionValue(field, options)
      if (value === undefined) continue
      if (field.instead !== undefined) setField(this.body, field.instead, null)
      this.set(field.path, value, flagOf(field))
    }
  }

  /** @param written what the caller wrote for the field */
  set(path: string, value: unknown, written: string): void {
    setField(this.body, path, value)
    this.label(path, written)
  }

  /** @param written what the caller wrote for a part of a field */
  label(path: string, written: string): void {
    this.#written.set(path, written)
  }

  /**
   * The same request with a part of some of its lists. Sentences name their values as in the whole.
   * @param lists for each list, the values from one up to, but not including, another
   */
  part(lists: Readonly<Record<string, readonly [first: number, end: number]>>): CommandRequest {
    const part = new CommandRequest(this.fields, { lonlat: this.isLonLat })
    Object.assign(part.body, this.body)
    part.#names = this.#names
    for (const [path, written] of this.#written) part.label(path, written)
    for (const [list, [first, end]] of Object.entries(lists)) {
      part.body[list] = (this.body[list] as readonly unknown[]).slice(first, end)
      part.#before.set(list, first)
    }
    return part
  }

  /** The path of a field in the whole request. */
  #wholePath(path: string): string {
    const [list = '', index] = path.split('.')
    const before = index === undefined ? undefined : this.#before.get(list)
    if (before === undefined) return path
    return path.replace(`.${index}`, `.${before + Number(index)}`)
  }

  /** What the caller wrote for a field, otherwise its option, otherwise its path. */
  nameOf(field: string): string {
    const path = this.#wholePath(field)
    const steps = path.split('.')
    for (let length = steps.length; length > 0; length--) {
      const outer = steps.slice(0, length).join('.')
      const parts = partsOf(outer, steps.slice(length))
      const isWhole = length === steps.length || parts !== ''
      const name = this.#written.get(outer) ?? (isWhole ? this.#names.get(outer) : undefined)
      if (name !== undefined) return name + parts
    }
    return readable(path)
  }

  /** The accepted values of a field; undefined for any others. */
  choicesOf(path: string): Field['choices'] {
    return this.fields.find((field) => field.path === path)?.choices
  }

  /** A sentence with the fields of the request as the caller writes them. */
  inOptions(sentence: string): string {
    return sentence
      .replace(FIELD, (name) => this.#wordFor(name) ?? name)
      .replace(/\b([a-z]+): (false|warn|enforce)\b/g, (text, name, value) => {
        const flag = this.#wordFor(name)
        if (flag === undefined) return text
        return value === 'false' ? flag : `${flag} ${value}`
      })
      .replace(/(\b(?:in|by|over|closed:) )(avoid|allow|via)\b/g, (text, before, name) => {
        const flag = this.#wordFor(name)
        return flag === undefined ? text : before + flag
      })
  }

  #wordFor(name: string): string | undefined {
    const path = this.#wholePath(name.replaceAll(/\[(\d+)\]/g, '.$1'))
    const known = (one: string) => this.#written.get(one) ?? this.#names.get(one)
    const whole = known(path)
    if (whole !== undefined || !name.includes('_')) return whole
    // Of the ship, before that of its ballast.
    const inside = [...this.#names].filter(([other]) => other.endsWith(`.${path}`))
    const depth = ([other]: readonly [string, string]) => other.split('.').length
    return inside.sort((a, b) => depth(a) - depth(b))[0]?.[1]
  }
}

/** The part of a list at the end of a path, counted from 1 as people do. */
function partsOf(list: string, steps: readonly string[]): string {
  const isIndex = (step = '') => /^\d+$/.test(step)
  if (!isIndex(steps[0])) return ''
  const names = /avoid_areas$/.test(list) ? ['polygon', 'ring', 'position'] : ['value']
  const indices = steps.filter(isIndex).slice(0, names.length)
  return indices.map((index, at) => `, ${names[at]} ${Number(index) + 1}`).join('')
}

/** `coordinates.0.1` as `coordinates[0][1]`. */
function readable(path: string): string {
  return path.replaceAll(/(^|\.)(\d+)(?=\.|$)/g, '[$2]')
}
