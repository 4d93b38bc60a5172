import {
  KINDS,
  type Provenance,
  REDISTRIBUTIONS,
  type Redistribution,
  type Source,
} from '../answer/provenance.js'
import { FactorSetError } from '../errors.js'

const FORMAT = 'fairway-emission-factors/1'

/** Sources by key. */
export type Sources = Readonly<Record<string, Source>>

interface Range {
  readonly min?: number
  readonly max?: number
}

/** A value of a parsed file that knows its path, so that an error can name it. */
export class JsonReader {
  constructor(
    readonly value: unknown,
    readonly path: string,
  ) {}

  /** @throws FactorSetError */
  fail(detail: string): never {
    throw new FactorSetError(this.path, detail)
  }

  at(name: string): JsonReader {
    return new JsonReader(this.record()[name], `${this.path}.${name}`)
  }

  has(name: string): boolean {
    return this.record()[name] !== undefined && this.record()[name] !== null
  }

  record(): Readonly<Record<string, unknown>> {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      return this.fail('must be an object')
    return this.value as Readonly<Record<string, unknown>>
  }

  list(name: string): JsonReader[] {
    const { value, path, fail } = this.at(name)
    if (!Array.isArray(value)) return fail.call(this.at(name), 'must be a list')
    return value.map((item, k) => new JsonReader(item, `${path}[${k}]`))
  }

  entries(name: string): (readonly [string, JsonReader])[] {
    const inner = this.at(name)
    return Object.keys(inner.record()).map((key) => [key, inner.at(key)] as const)
  }

  number(name: string, { min = 0, max = Infinity }: Range = {}): number {
    const { value } = this.at(name)
    if (typeof value !== 'number' || !(value >= min && value <= max))
      return this.at(name).fail(`must be a number from ${min} to ${max}, got ${String(value)}`)
    return value
  }

  numberOrNull(name: string, range: Range = {}): number | null {
    return this.has(name) ? this.number(name, range) : null
  }

  text(name: string): string {
    const { value } = this.at(name)
    if (typeof value !== 'string' || value === '')
      return this.at(name).fail('must be a non-empty string')
    return value
  }

  textOrNull(name: string): string | null {
    return this.has(name) ? this.text(name) : null
  }

  texts(name: string): string[] {
    const { value } = this.at(name)
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
      return this.at(name).fail('must be a list of strings')
    return value
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T {
    const text = this.text(name) as T
    if (!allowed.includes(text)) this.at(name).fail(`must be one of ${allowed.join(', ')}`)
    return text
  }
}

/**
 * Opens a file of the set.
 * @throws FactorSetError if it is missing or of another format
 */
export function openFile(json: unknown, name: string): JsonReader {
  const file = new JsonReader(json, name)
  const format = file.text('format')
  if (format !== FORMAT) file.fail(`got format ${format}, expected ${FORMAT}`)
  return file
}

/** Reads the sources that the rows of the other files refer to. @throws FactorSetError */
export function readSources(file: JsonReader): Sources {
  return Object.fromEntries(
    file.entries('sources').map(([key, source]) => [key, readSource(source)]),
  )
}

function readSource(source: JsonReader): Source {
  return {
    title: source.text('title'),
    licence: source.text('licence'),
    redistribution: openOnly(source),
    attribution: source.text('attribution'),
  }
}

/** Restricted values come from an operator's own pack, never from files of the product. */
function openOnly(source: JsonReader): Redistribution {
  const redistribution = source.oneOf('redistribution', REDISTRIBUTIONS)
  if (redistribution === 'restricted') source.fail('a restricted source may not be distributed')
  return redistribution
}

/** Resolves the `from` of a row: the provenance of its file, with the licence of its source. */
export function provenanceReader(file: JsonReader, sources: Sources) {
  const known = new Map(
    file.entries('provenance').map(([key, entry]) => [key, readProvenance(entry, sources)]),
  )
  return (row: JsonReader, name = 'from'): Provenance => {
    const key = row.text(name)
    return known.get(key) ?? row.at(name).fail(`names ${key}, which this file doesn't describe`)
  }
}

export type ProvenanceOf = ReturnType<typeof provenanceReader>

function readProvenance(entry: JsonReader, sources: Sources): Provenance {
  const key = entry.text('source')
  const source = sources[key] ?? entry.at('source').fail(`names ${key}, which no source describes`)
  return {
    source: source.title,
    table: entry.text('table'),
    year: entry.number('year', { min: 1990, max: 2100 }),
    licence: source.licence,
    redistribution: source.redistribution,
    kind: entry.oneOf('kind', KINDS),
  }
}
