import { verdictOn } from '../../contract/columns/cell-verdict.js'
import { columnKey } from '../../contract/columns/column-key.js'
import { type ColumnMeaning, columnMeaning } from '../../contract/columns/column-meaning.js'
import { UsageError } from '../text/failure.js'
import type { ColumnReader } from './columns.js'

/** What becomes of the columns of a file that no field reads. */
export interface Unread {
  /** They cannot change a figure, or the caller said that they are not to be read. */
  readonly ignored: readonly string[]
  /** Why the file is refused: a column could change a figure, and is not understood. */
  readonly faults: readonly string[]
}

/** A table, as far as its columns can change its figures. */
export interface Accounts {
  /** What a column must be about to change a figure. */
  readonly figures: readonly ColumnMeaning[]
  readonly readers: readonly ColumnReader<string>[]
  /** Whether another part of the table reads a column. */
  readonly isReadElsewhere?: (name: string) => boolean
  /** The cells of a column that are known; null if none is. */
  readonly cellsOf?: (at: number) => readonly unknown[] | null
}

/**
 * Every column of a file is read, refused, or ignored because it cannot change a figure, by its name or because none
 * of its cells says anything: one rule for all tables.
 */
export function accounted(columns: readonly string[], accounts: Accounts): Unread {
  const { figures, readers } = accounts
  const unread = columns.filter((name) => name !== '' && !isRead(name, columns, accounts))
  const faults = unread.flatMap((name) => {
    const meaning = readers.some((reader) => reader.isIgnored(name)) ? null : columnMeaning(name)
    const isKnown = readers.some((reader) => reader.fieldOf(name) !== undefined)
    if (isKnown) return []
    if (meaning === null) return misspelt(name, readers)
    if (!figures.includes(meaning)) return []
    if (meaning === 'reference' && readers.some((reader) => reader.isStated('id'))) return []
    const cells = accounts.cellsOf?.(columns.indexOf(name)) ?? null
    const isSilent = cells?.every((cell) => verdictOn(name, meaning, cell) === 'nothing')
    if (isSilent === true) return []
    return [`The column ${name} is not read. ${REMEDIES[meaning](name)}`]
  })
  return { ignored: unread, faults }
}

/** A name that differs from one that is read in a letter or two of a long word is that one, misspelt. */
function misspelt(name: string, readers: readonly ColumnReader<string>[]): string[] {
  const meant = meantBy(name, readers)
  if (meant === undefined || !differsInLongWord(columnKey(name), meant)) return []
  return [`The column ${name} is not read: did you mean ${meant}? Rename it, or ${ignore(name)}.`]
}

/** Shorter words resemble others by chance: a lead is no load, and an ETA no ETD. */
function differsInLongWord(key: string, meant: string): boolean {
  const [words, others] = [key.split('_'), meant.split('_')]
  if (words.length !== others.length) return false
  return words.every((word, at) => {
    const other = others[at]!
    return (
      word === other ||
      (Math.min(word.length, other.length) >= LONG &&
        !word.startsWith(other) &&
        !other.startsWith(word))
    )
  })
}

function meantBy(name: string, readers: readonly ColumnReader<string>[]): string | undefined {
  return readers.flatMap((reader) => reader.meant(name) ?? [])[0]
}

const LONG = 5

/** A column that another says better is not read: a destination inland beside the port of discharge. */
function isRead(
  name: string,
  columns: readonly string[],
  { readers, isReadElsewhere }: Accounts,
): boolean {
  if (LABELS.includes(columnKey(name)) || isReadElsewhere?.(name) === true) return true
  return readers.some(
    (reader) => reader.fieldOf(name) === 'id' || reader.reading(name, columns) !== null,
  )
}

/** Columns that identify rows everywhere. */
const LABELS = ['id']

const ignore = (name: string) => `--ignore "${name}" leaves it out`
const REMEDIES: Readonly<Record<ColumnMeaning, (name: string) => string>> = {
  reference: (name) => `If it names the row, add --columns id="${name}"; ${ignore(name)}.`,
  temperature: (name) =>
    `If it is the temperature of the cargo, add --columns temperature="${name}"; ${ignore(name)}.`,
  unit: (name) =>
    `Write the unit into the name of the amount, as in HFO_t; add --columns containers="${name}" if it is a number of containers; ${ignore(name)}.`,
  transhipment: (name) =>
    `If it names a port on the way, add --columns via="${name}"; ${ignore(name)}.`,
  inland: (name) => `Legs inland are not calculated: ${ignore(name)}.`,
  mode: (name) => `If it is the mode of transport, add --columns mode="${name}"; ${ignore(name)}.`,
  'load type': (name) =>
    `If it says FCL or LCL, add --columns load_type="${name}"; ${ignore(name)}.`,
  status: (name) =>
    `If it says what is cancelled, add --columns status="${name}"; ${ignore(name)}.`,
  fuel: (name) =>
    `It looks like an amount of fuel. Name it after its fuel, as in HFO_t or "VLSFO ME (t)"; ${ignore(name)}.`,
  distance: (name) =>
    `It looks like a distance. Name it distance_nm or distance_km (of shipments with a distance_type); ${ignore(name)}.`,
  departure: (name) =>
    `If it has the day of the departure, add --columns depart_at="${name}" (a month or year is no day: write one into depart_at, or date in a ship's year); ${ignore(name)}.`,
  amount: (name) =>
    `It looks like a number of containers: add --columns teu="${name}", or containers="${name}" beside a container type; ${ignore(name)}.`,
  repeats: (name) =>
    `A row is of one voyage: write a row for each, or the amounts of all of them; ${ignore(name)}.`,
  ballast: (name) =>
    `Factors contain a usual share of ballast. Write how full the ship is into load_factor, fuel of the ballast voyage into fuel_ballast_tonnes; ${ignore(name)}.`,
  adjustment: (name) =>
    `Write ice or safety into a column adjustment, sts or shuttle into tanker_service; ${ignore(name)}.`,
  size: (name) =>
    `Add --columns size_class="${name}", or capacity_teu="${name}" for a number of TEU; ${ignore(name)}.`,
  margin: (name) => `Write the speed over the whole way into speed_kn; ${ignore(name)}.`,
  empty: (name) =>
    `Factors of cargo contain the usual share of empty containers: leave rows of empty ones out; ${ignore(name)}.`,
  passages: (name) =>
    `If it says what is closed, add --columns avoid="${name}", or --columns suez="${name}" if it says yes where Suez is open; ${ignore(name)}.`,
  containers: (name) =>
    `Write the containers of all types into one column, as in 10x20GP+5x40HC; ${ignore(name)}.`,
}

/** @throws UsageError for columns that could change a figure and are not understood */
export function requireAccounted({ faults }: Pick<Unread, 'faults'>): void {
  if (faults.length > 0) throw new UsageError(faults.join('\n'))
}

/** Rows with an unknown status count: no list has all words for what is under way, and those for what is not are few. */
export function unknownStatusNote(column: string, word: string): string {
  return `${column} "${word}" is no known status: its rows count. Write "cancelled" where they do not.`
}

/** A note about ignored columns, each with the name that was probably meant; null if there are none. */
export function ignoredNote(
  { ignored }: Pick<Unread, 'ignored'>,
  readers: readonly ColumnReader<string>[],
): string | null {
  if (ignored.length === 0) return null
  const named = ignored.map((name) => {
    const isKnown = readers.some((reader) => reader.fieldOf(name) !== undefined)
    const meant = isKnown ? undefined : meantBy(name, readers)
    return meant === undefined ? name : `${name} (did you mean ${meant}?)`
  })
  return `Ignored columns: ${named.join(', ')}.`
}
