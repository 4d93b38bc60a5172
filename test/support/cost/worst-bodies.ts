import { isPlaceSchema } from '../../../src/contract/read/place-text.js'
import { PLACES_OF_TABLES, TEXTS_OF_TABLES, worstPlaces, worstTexts } from './worst-texts.js'

/** A schema of the API document. */
export interface BodySchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly BodySchema[]
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly required?: readonly string[]
  readonly items?: BodySchema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly maximum?: number
  readonly examples?: readonly unknown[]
}

export interface WorstBody {
  readonly name: string
  /** Its text. @param from names and places are numbered from here, so that two bodies share none */
  readonly text: (bytes: number, from: number) => string
}

type Path = readonly (string | number)[]

/** A list with more items is a table: of the texts and places, only the slowest are tried in each of its rows. */
const MOST_OF_SHORT_LISTS = 60
/** What no list of a request may exceed, whatever its schema says. */
const MOST_ITEMS = 10_000
/** Bytes of a text alone: a longer one is refused like it. */
const LONGEST_TEXT = 64 * 1024
const NUMBERS = [1e308, 5e-324]

/** Bodies at the edge of each limit that a schema declares, each otherwise valid, and of any length. */
export class WorstBodies {
  /** Parts that several bodies have, tried in the first of them. */
  readonly #tried = new Set<BodySchema>()

  constructor(private readonly resolve: (ref: string) => BodySchema) {}

  /** @throws Error for a body without an example, from which its worst forms are made */
  example(given: BodySchema): object {
    const schema = this.#resolved(given)
    if (schema.properties === undefined) return {}
    const example = schema.examples?.[0]
    if (typeof example === 'object' && example !== null) return withShortLists(example)
    throw new Error('The body of an operation has no example: add one to its schema.')
  }

  *of(given: BodySchema, example: object): Generator<WorstBody> {
    const schema = this.#resolved(given)
    yield* wrongBodies()
    yield {
      name: 'unknown fields',
      text: (bytes, from) => {
        const room = bytes - JSON.stringify(example).length - 10
        const names = fill(room, (n) => `x${(n + from).toString(36)}`)
        const unknown = Object.fromEntries(names.map((name) => [name, 0]))
        return JSON.stringify({ ...unknown, ...example })
      },
    }
    for (const { name, path, make } of this.#edges(schema, [], false)) {
      yield {
        name: `${path.join('.')}: ${name}`,
        text: (bytes, from) => longest(example, path, (room) => make(room, from), bytes),
      }
    }
  }

  *#edges(given: BodySchema, path: Path, isInTable: boolean): Generator<Edge> {
    const schema = this.#resolved(given)
    if (!isInTable && given.$ref !== undefined) {
      if (this.#tried.has(schema)) return
      this.#tried.add(schema)
    }
    for (const one of schema.anyOf ?? []) yield* this.#edges(one, path, isInTable)
    if (isPlaceSchema(schema as never)) yield* placeEdges(path, isInTable)
    else if (schema.properties) {
      for (const [name, one] of Object.entries(schema.properties)) {
        yield* this.#edges(one, [...path, name], isInTable)
      }
    }
    if (schema.items) yield* this.#listEdges(schema, path, isInTable)
    else if (schema.type === 'string') yield* textEdges(schema, path, isInTable)
    else if (isNumber(schema) && !isInTable) yield* numberEdges(path)
  }

  *#listEdges(
    { items, maxItems = Number.POSITIVE_INFINITY }: BodySchema,
    path: Path,
    isInTable: boolean,
  ): Generator<Edge> {
    const each = this.#resolved(items!)
    yield { name: 'the most items of no kind', path, make: (room) => fill(room, () => 0, maxItems) }
    yield { name: 'the most items, empty', path, make: (room) => fill(room, () => ({}), maxItems) }
    yield {
      name: 'the most items',
      path,
      make: (room, from) => fill(room, (n) => this.#sample(each, from + n), maxItems),
    }
    const isTable = isInTable || maxItems > MOST_OF_SHORT_LISTS
    for (const edge of this.#edges(items!, [], isTable)) {
      const item = (n: number) => {
        const value = edge.make(3 * TEXT_IN_LISTS, n)
        return edge.path.length === 0 ? value : set(this.#sample(each, n), edge.path, value)
      }
      const name = `each ${edge.path.join('.')}: ${edge.name}`
      yield { name, path, make: (room, from) => fill(room, (n) => item(from + n), maxItems) }
    }
  }

  /** A value that mostly fits. @param at which of many */
  #sample(given: BodySchema, at: number): unknown {
    const schema = this.#resolved(given)
    if (schema.anyOf) return this.#sample(schema.anyOf[0]!, at)
    if (isPlaceSchema(schema as never))
      return {
        ...(sampleOf(schema) as object),
        coordinates: [-40 + (at % 900) / 50, 30 + (at % 700) / 100],
      }
    if (schema.examples) return sampleOf(schema)
    if (schema.enum) return schema.enum[at % schema.enum.length]
    if (schema.items)
      return Array.from({ length: Math.min(schema.maxItems ?? 3, 4) }, (_, n) =>
        this.#sample(schema.items!, at + n),
      )
    if (schema.properties) {
      const needed = schema.required ?? Object.keys(schema.properties)
      return Object.fromEntries(
        needed.map((name) => [name, this.#sample(schema.properties![name]!, at)]),
      )
    }
    return isNumber(schema) ? at % 80 : `${at}`
  }

  #resolved(schema: BodySchema): BodySchema {
    return schema.$ref === undefined ? schema : this.resolve(schema.$ref)
  }
}

interface Edge {
  readonly name: string
  readonly path: Path
  /** The value at the path. @param room its longest JSON, bytes */
  readonly make: (room: number, at: number) => unknown
}

/** Bytes of a text in an item of a list. */
const TEXT_IN_LISTS = 256

function* placeEdges(path: Path, isInTable: boolean): Generator<Edge> {
  for (const name of Object.keys(worstPlaces(0))) {
    if (isInTable && !PLACES_OF_TABLES.includes(name)) continue
    yield { name, path, make: (_, at) => worstPlaces(at)[name] }
  }
}

function* textEdges(
  { maxLength = Number.POSITIVE_INFINITY }: BodySchema,
  path: Path,
  isInTable: boolean,
): Generator<Edge> {
  for (const name of Object.keys(worstTexts(10))) {
    if (isInTable && !TEXTS_OF_TABLES.includes(name)) continue
    // A ligature takes three bytes.
    yield {
      name,
      path,
      make: (room, at) =>
        worstTexts(Math.min(maxLength, Math.floor(Math.min(room, LONGEST_TEXT) / 3)), at)[name],
    }
  }
}

function* numberEdges(path: Path): Generator<Edge> {
  for (const number of NUMBERS) yield { name: `${number}`, path, make: () => number }
}

/** Bodies that are no request of any kind. */
function* wrongBodies(): Generator<WorstBody> {
  yield { name: 'brackets', text: (bytes) => '['.repeat(bytes) }
  yield { name: 'deep', text: () => `{"x":${'['.repeat(28)}${']'.repeat(28)}}` }
  yield { name: 'cut off', text: (bytes) => `{"x":"${'a'.repeat(bytes - 6)}` }
  yield {
    name: 'many names',
    text: (bytes, from) => `{${fill(bytes - 2, (n) => `"${from + n}":0`, 1e5).join(',')}}`,
  }
  yield { name: 'blanks', text: (bytes) => ' '.repeat(bytes) }
}

/** As many values as have room in a list, and no more than so many. */
function fill<Value>(room: number, value: (at: number) => Value, most = MOST_ITEMS): Value[] {
  const values: Value[] = []
  for (let left = room - 2; values.length < most; ) {
    const next = value(values.length)
    left -= Buffer.byteLength(JSON.stringify(next) ?? 'null') + 1
    if (left < 0) break
    values.push(next)
  }
  return values
}

function longest(
  example: object,
  path: Path,
  make: (room: number) => unknown,
  bytes: number,
): string {
  const rest = JSON.stringify(set(example, path, 0)).length
  return JSON.stringify(set(example, path, make(bytes - rest)))
}

/** A copy with another value at a path, whose missing parts become objects. */
function set(whole: unknown, [first, ...rest]: Path, value: unknown): object {
  const own = Array.isArray(whole) ? [...whole] : { ...(whole as object) }
  const before = (own as Record<string | number, unknown>)[first!]
  const isParent = typeof before === 'object' && before !== null
  return Object.assign(own, {
    [first!]: rest.length === 0 ? value : set(isParent ? before : {}, rest, value),
  })
}

/** With one item where a list may have one, so that another list may have the most. */
function withShortLists(example: object): object {
  const short = (name: string, value: unknown) =>
    /^(origins|destinations|rows)$/.test(name) && Array.isArray(value) ? value.slice(0, 1) : value
  return Object.fromEntries(Object.entries(example).map(([name, one]) => [name, short(name, one)]))
}

function sampleOf({ examples }: BodySchema): unknown {
  return examples?.[0] ?? {}
}

function isNumber({ type }: BodySchema): boolean {
  return type === 'number' || type === 'integer'
}
