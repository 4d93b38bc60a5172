import { distance } from 'fastest-levenshtein'
import { UsageError } from '../failure.js'
import type { Row } from './row.js'

/** The fields of a row by the names that a column of each may have, the first one the usual. */
export type FieldNames<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** What a row says of each field; those that it leaves empty are absent. */
export type Given<Field extends string> = Readonly<Partial<Record<Field, unknown>>>

/** Letters that may be wrong in the name of a column that was meant to be read. */
const MOST_EDITS = 2

/** `Origin Port-ID` as `origin_port_id`. */
export function columnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\-./()]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** Finds the fields of rows by what their columns are called. */
export class ColumnReader<Field extends string> {
  readonly #fieldOf: ReadonlyMap<string, Field>
  /** For each array of columns, and for those of NDJSON by their names. */
  readonly #layouts = new WeakMap<readonly string[], Layout<Field>>()
  readonly #byNames = new Map<string, Layout<Field>>()

  constructor(names: FieldNames<Field>) {
    const pairs = (Object.keys(names) as Field[]).flatMap((field) =>
      names[field].map((name) => [name, field] as const),
    )
    this.#fieldOf = new Map(pairs)
  }

  /** The field of a column, if it is read. */
  fieldOf(column: string): Field | undefined {
    return this.#fieldOf.get(columnKey(column))
  }

  /** @throws UsageError for two columns of one field */
  read({ columns, cells }: Row): Given<Field> {
    const given: Partial<Record<Field, unknown>> = {}
    for (const [field, at] of this.#layoutOf(columns)) {
      const value = cells[at]
      if (value !== undefined && value !== null && value !== '') given[field] = value
    }
    return given
  }

  /** Which fields have a column. @throws UsageError for two columns of one field */
  has(columns: readonly string[]): ReadonlySet<Field> {
    return new Set(this.#layoutOf(columns).map(([field]) => field))
  }

  /** Columns that nothing reads, with what they may have been meant to be. */
  unread(columns: readonly string[]): { name: string; meant: string | null }[] {
    return columns
      .filter((name) => name !== '' && this.fieldOf(name) === undefined)
      .map((name) => ({ name, meant: this.#meant(columnKey(name)) }))
  }

  #meant(key: string): string | null {
    const near = [...this.#fieldOf.keys()]
      .map((name) => ({ name, edits: distance(name, key) }))
      .filter(({ name, edits }) => edits <= MOST_EDITS && edits * 3 <= name.length)
      .sort((a, b) => a.edits - b.edits)
    return near[0]?.name ?? null
  }

  #layoutOf(columns: readonly string[]): Layout<Field> {
    const known = this.#layouts.get(columns)
    if (known !== undefined) return known
    const names = columns.join('\n')
    const layout = this.#byNames.get(names) ?? this.#newLayout(columns)
    this.#layouts.set(columns, layout)
    // Rows that each name other columns must not fill the memory.
    if (this.#byNames.size < MOST_LAYOUTS) this.#byNames.set(names, layout)
    return layout
  }

  #newLayout(columns: readonly string[]): Layout<Field> {
    const seen = new Map<Field, string>()
    return columns.flatMap((column, at) => {
      const field = this.fieldOf(column)
      if (field === undefined) return []
      const other = seen.get(field)
      if (other !== undefined) {
        throw new UsageError(
          `The columns "${other}" and "${column}" mean the same. Rename or remove one.`,
        )
      }
      seen.set(field, column)
      return [[field, at] as const]
    })
  }
}

const MOST_LAYOUTS = 1000

type Layout<Field extends string> = readonly (readonly [field: Field, at: number])[]

/** Columns that are there to be found again by, not to be read. */
const LABELS = ['id']

/** A note on columns that nothing reads; null where there are none. */
export function unreadNote(
  columns: readonly string[],
  readers: readonly ColumnReader<string>[],
): string | null {
  const unread = columns.filter(
    (name) =>
      name !== '' &&
      !LABELS.includes(columnKey(name)) &&
      readers.every((reader) => reader.fieldOf(name) === undefined),
  )
  if (unread.length === 0) return null
  const told = unread.map((name) => {
    const meant = readers.flatMap((reader) => reader.unread([name])[0]?.meant ?? [])[0]
    return meant === undefined ? name : `${name} (did you mean ${meant}?)`
  })
  return `Ignored columns: ${told.join(', ')}.`
}
