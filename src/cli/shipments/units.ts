import { ESTIMATE_FIELDS } from '../estimate-fields.js'
import { UsageError } from '../failure.js'

/** Two columns of one quantity may differ by rounding. */
const ROUNDING = 0.01

interface Unit {
  /** The field of its columns. The unit of the request has the path of the request. */
  readonly field: string
  /** Follows the name of a column in an error; null for the unit of the request. */
  readonly name: string | null
  readonly convert: (value: number) => number
}

/** Quantities that a file may state in several units, by their paths in the request. */
export const QUANTITIES: ReadonlyMap<string, readonly Unit[]> = new Map(
  ESTIMATE_FIELDS.filter(({ units }) => units !== undefined).map(({ path, units = [] }) => [
    path,
    [
      { field: path, name: null, convert: (value) => value },
      ...units.map(({ name, convert }, at) => ({ field: fieldOf(path, at), name, convert })),
    ],
  ]),
)

/** The columns of all units but those of the request. */
export const UNIT_COLUMNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ESTIMATE_FIELDS.flatMap(({ path, units = [] }) =>
    units.map(({ columns }, at) => [fieldOf(path, at), columns] as const),
  ),
)

function fieldOf(path: string, unit: number): string {
  return `${path}#${unit}`
}

/** The path in the request of a column's field. */
export function pathOfField(field: string): string {
  return field.replace(/#\d+$/, '')
}

/** A value of a row in the unit of the request. */
export interface Stated {
  readonly column: string
  readonly value: number
}

/** The one value of a quantity. @throws UsageError if its columns contradict each other */
export function oneValue([first, ...others]: readonly Stated[]): number | undefined {
  for (const { column, value } of others) {
    if (Math.abs(value - first!.value) <= ROUNDING * Math.abs(first!.value)) continue
    throw new UsageError(
      `${first!.column} and ${column} contradict each other: ${first!.value} and ${value}. Correct or empty one of them.`,
    )
  }
  return first?.value
}
