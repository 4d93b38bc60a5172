import { InvalidArgumentError } from 'commander'
import { columnKey } from '../../contract/columns/column-key.js'
import { englishKey } from '../../contract/columns/other-languages.js'
import { withoutBigints } from '../text/exact-json.js'
import { UsageError } from '../text/failure.js'
import { NearNames } from './near-names.js'
import { isPassedOver, type KeyedColumn, spareRank, yieldsTo } from './passed-over.js'
import type { Row } from './row.js'

/** The fields of a row with the accepted names of their columns, the usual name first. */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** The values of a row by field. Empty ones are absent. */
export type Given<Field extends string> = Readonly<Partial<Record<Field, unknown>>>

/** `port_of_loading` for `portOfLoading`. */
function partedKey(name: string): string {
  return columnKey(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2'))
}

/** Names of columns as Fairway reads them, each with the name that a file has instead. */
export type StatedColumns = readonly (readonly [name: string, column: string])[]

/** Parses `origin=POL,destination=POD`. The option can be given several times. */
export function readColumns(text: string, before: StatedColumns = []): StatedColumns {
  const pairs = text.split(',').map((part) => {
    const [name, column, ...more] = part.split('=').map((one) => one.trim())
    if (name && column && more.length === 0) return [name, column] as const
    throw new InvalidArgumentError('Give the name that is read and that of the file: origin=POL.')
  })
  return [...before, ...pairs]
}

/** Columns that the caller names: for fields, and those that are not to be read. */
export interface NamedColumns {
  readonly columns?: StatedColumns | undefined
  readonly ignore?: readonly string[] | undefined
}

/** @throws UsageError if a table lacks a column that the caller named */
export function requireStated(
  { columns: stated = [], ignore = [] }: NamedColumns,
  columns: readonly string[],
): void {
  const keys = columns.map(columnKey)
  const require = (option: string, names: readonly string[]) => {
    const missing = names.filter((name) => !keys.includes(columnKey(name)))
    if (missing.length === 0) return
    throw new UsageError(
      `${option}: the file has no column ${missing.map((name) => `"${name}"`).join(', ')}. The first line has: ${columns.join(', ')}.`,
    )
  }
  require('--columns', stated.map(([, column]) => column))
  require('--ignore', ignore)
}

type Keyed<Field> = KeyedColumn & { readonly field: Field | undefined }

/** Finds the fields of rows by the names of their columns. */
export class ColumnReader<Field extends string> {
  readonly #fieldOf: ReadonlyMap<string, Field>
  readonly #stated: ReadonlySet<Field>
  readonly #ignored: ReadonlySet<string>
  /** Fields by names as files write them; null for a column that is not read. */
  readonly #known = new Map<string, Field | null>()
  readonly #keys = new Map<string, string>()
  /** What columns that are not read were probably meant to be. */
  readonly #meant = new Map<string, string | null>()
  /** Cached per array of columns and, for NDJSON, per list of names. */
  readonly #layouts = new WeakMap<readonly string[], Layout<Field>>()
  readonly #byNames = new Map<string, Layout<Field>>()

  /**
   * @param named the columns that the caller named for fields: no other columns are read for these
   * @param byMeaning the field of a column of any other name
   */
  constructor(
    names: FieldNames<Field>,
    { columns: stated = [], ignore = [] }: NamedColumns = {},
    private readonly byMeaning: (column: string) => Field | undefined = () => undefined,
  ) {
    this.#ignored = new Set(ignore.map(columnKey))
    const known = fieldsByName(names)
    const chosen = stated.map(([name, column]) => {
      const field = known.get(columnKey(name))
      if (field !== undefined) return [columnKey(column), field] as const
      throw new UsageError(`--columns: "${name}" is no column that is read.`)
    })
    this.#stated = new Set(chosen.map(([, field]) => field))
    if (chosen.length === 0) {
      this.#fieldOf = known
      return
    }
    const free = pairsOf(names).filter(([, field]) => !this.#stated.has(field))
    this.#fieldOf = new Map([...free, ...chosen])
  }

  /** The field of a column, if the column is read. */
  fieldOf(column: string): Field | undefined {
    let field = this.#known.get(column)
    if (field === undefined) {
      field = this.isIgnored(column) ? null : (this.#named(column) ?? null)
      if (this.#known.size < MAX_LAYOUTS) this.#known.set(column, field)
    }
    return field ?? undefined
  }

  #named(column: string): Field | undefined {
    const found = this.#fieldOf.get(this.keyOf(column))
    if (found !== undefined) return found
    const meant = this.byMeaning(column)
    return meant === undefined || this.#stated.has(meant) ? undefined : meant
  }

  /** Whether the caller said which column states a field. */
  isStated(field: Field): boolean {
    return this.#stated.has(field)
  }

  /** Whether the caller said that a column is not to be read. */
  isIgnored(column: string): boolean {
    return this.#ignored.has(columnKey(column))
  }

  /** The name by which a column is read; of any other its own. */
  keyOf(column: string): string {
    const known = this.#keys.get(column)
    if (known !== undefined) return known
    const key = columnKey(column)
    const keys = [key, partedKey(column), englishKey(key)]
    const found = keys.find((one) => this.#fieldOf.has(one)) ?? key
    if (this.#keys.size < MAX_LAYOUTS) this.#keys.set(column, found)
    return found
  }

  /** Whether a column is read in a file with these columns: always, or in rows where a better one is empty. */
  reading(column: string, columns: readonly string[]): 'always' | 'spare' | null {
    const found = this.#layoutOf(columns).find(([, at]) => columns[at] === column)
    return found === undefined ? null : found[2] > 0 ? 'spare' : 'always'
  }

  /** The place of the first column that states a field; -1 if none does. */
  placeOf(field: Field, columns: readonly string[]): number {
    const keyed = this.#keyed(columns)
    return keyed.findIndex((one) => one.field === field && !this.#isLeft(one, keyed))
  }

  /** @throws UsageError if two columns have the same field */
  read({ columns, cells }: Row): Given<Field> {
    const given: Partial<Record<Field, unknown>> = {}
    const spares: Field[] = []
    for (const [field, at, rank] of this.#layoutOf(columns)) {
      const value = cells[at]
      if (value === undefined || value === null || value === '') continue
      given[field] = withoutBigints(value)
      if (rank > 0) spares.push(field)
      else for (const spare of spares) if (yieldsTo(spare, field)) delete given[spare]
    }
    return given
  }

  /** The fields that have a column. @throws UsageError if two columns have the same field */
  has(columns: readonly string[]): ReadonlySet<Field> {
    return new Set(this.#layoutOf(columns).map(([field]) => field))
  }

  /** The name that a column which is not read was probably meant to have. */
  meant(column: string): string | null {
    if (this.isIgnored(column)) return null
    let meant = this.#meant.get(column)
    if (meant === undefined) {
      meant = nearNamesOf(this.#fieldOf).near(columnKey(column))
      if (this.#meant.size < MAX_LAYOUTS) this.#meant.set(column, meant)
    }
    return meant
  }

  #layoutOf(columns: readonly string[]): Layout<Field> {
    const known = this.#layouts.get(columns)
    if (known !== undefined) return known
    const names = columns.join('\n')
    const layout = this.#byNames.get(names) ?? this.#newLayout(columns)
    this.#layouts.set(columns, layout)
    // Rows that keep naming new columns must not fill the memory.
    if (this.#byNames.size < MAX_LAYOUTS) this.#byNames.set(names, layout)
    return layout
  }

  #keyed(columns: readonly string[]): Keyed<Field>[] {
    return columns.map((name) => ({ key: this.keyOf(name), field: this.fieldOf(name) }))
  }

  /** Whether another column says better what this one does. One that the caller named counts. */
  #isLeft(one: Keyed<Field>, all: readonly Keyed<Field>[]): boolean {
    return one.field !== undefined && !this.#stated.has(one.field) && isPassedOver(one, all)
  }

  #newLayout(columns: readonly string[]): Layout<Field> {
    const seen = new Map<Field, string>()
    const keyed = this.#keyed(columns)
    const layout = columns.flatMap((column, at): Layout<Field> => {
      const one = keyed[at]!
      const { field } = one
      if (field === undefined || this.#isLeft(one, keyed)) return []
      const rank = this.#stated.has(field) ? 0 : spareRank(one, keyed)
      if (rank > 0) return [[field, at, rank]]
      const other = seen.get(field)
      if (other !== undefined) {
        throw new UsageError(
          `The columns "${other}" and "${column}" mean the same. Rename or remove one, or name the one that counts: --columns ${namesField(field)}="${column}".`,
        )
      }
      seen.set(field, column)
      return [[field, at, 0]]
    })
    return layout.sort(([, , one], [, , other]) => other - one)
  }
}

/** A table has thousands of names, which are the same for each file. */
const byNames = new WeakMap<object, ReadonlyMap<string, unknown>>()
const nearNames = new WeakMap<object, NearNames>()

function fieldsByName<Field extends string>(names: FieldNames<Field>): ReadonlyMap<string, Field> {
  const known = byNames.get(names) as ReadonlyMap<string, Field> | undefined
  if (known) return known
  const made = new Map(pairsOf(names))
  byNames.set(names, made)
  return made
}

function pairsOf<Field extends string>(names: FieldNames<Field>): [string, Field][] {
  const fields = Object.keys(names) as Field[]
  return fields.flatMap((field) => names[field].map((name): [string, Field] => [name, field]))
}

function nearNamesOf(fieldOf: ReadonlyMap<string, unknown>): NearNames {
  const near = nearNames.get(fieldOf) ?? new NearNames(fieldOf.keys())
  nearNames.set(fieldOf, near)
  return near
}

/** `origin` for the key `origin.place`. */
function namesField(key: string): string {
  return key
    .replace(/\.place$/, '')
    .replace(/#.*$/, '')
    .replaceAll('.', '_')
}

const MAX_LAYOUTS = 1000

/** Columns that count only where another is empty come first: the other replaces their values. */
type Layout<Field extends string> = readonly (readonly [
  field: Field,
  at: number,
  spareRank: number,
])[]
