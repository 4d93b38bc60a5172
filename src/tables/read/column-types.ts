import type { Row } from './row.js'

/** The types of columns whose values are JSON. */
export type ColumnType = 'BOOLEAN' | 'DOUBLE' | 'INT64' | 'STRING' | 'JSON' | 'LINE'
export type ColumnTypes = ReadonlyMap<string, ColumnType>

/** The kinds of values in a column, one bit each. */
const TRUTH = 1
const NUMBER = 2
const FRACTION = 4
/** An integer that no double holds. */
const LONG = 8
/** One that no column of integers holds either. */
const HUGE = 16
const TEXT = 32
const OBJECT = 64

/**
 * Finds the types of the columns of a table whose rows name them. It looks at all rows of the table, so that
 * all shards of it agree. A column that mixes texts with other values is text.
 */
export class SeenTypes {
  readonly #kinds = new Map<string, number>()

  see(columns: readonly string[], cells: Row['cells']): void {
    columns.forEach((name, at) => {
      this.#kinds.set(name, (this.#kinds.get(name) ?? 0) | kindOf(cells[at]))
    })
  }

  types(): ColumnTypes {
    return new Map([...this.#kinds].map(([name, kinds]) => [name, typeOf(kinds)]))
  }
}

function kindOf(value: unknown): number {
  switch (typeof value) {
    case 'boolean':
      return TRUTH
    case 'number':
      return Number.isInteger(value) ? NUMBER : NUMBER | FRACTION
    case 'bigint':
      return BigInt.asIntN(64, value) === value ? LONG : HUGE
    case 'string':
      return TEXT
    default:
      return value === null || value === undefined ? 0 : OBJECT
  }
}

function typeOf(kinds: number): ColumnType {
  if (kinds & OBJECT) return 'JSON'
  if (kinds === TRUTH) return 'BOOLEAN'
  if (kinds === 0 || kinds & (TEXT | TRUTH | HUGE)) return 'STRING'
  if (!(kinds & LONG)) return 'DOUBLE'
  return kinds & FRACTION ? 'STRING' : 'INT64'
}

/** The type of a column that has values of both types. */
export function commonType(a: ColumnType, b: ColumnType): ColumnType {
  if (a === b) return a
  return a === 'JSON' || b === 'JSON' ? 'JSON' : 'STRING'
}
