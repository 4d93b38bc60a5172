import { columnKey } from '../../../contract/columns/column-key.js'
import { degreesOf } from '../../../tables/read/place-cells.js'
import type { Row } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'

const AXES = ['latitude', 'longitude'] as const
type Axis = (typeof AXES)[number]
type Part = 'letter' | 'minutes' | 'seconds'

/** Columns beside those of `lat` and `lon` that say a part of a point, by their place in the table. */
export interface PointParts {
  readonly latitude: Partial<Record<Part, number>>
  readonly longitude: Partial<Record<Part, number>>
  /** How the ship sails to the waypoint. */
  readonly line?: number
  /** What sends the report. */
  readonly sender?: number
}

const LETTERS: Readonly<Record<Axis, RegExp>> = { latitude: /^[NS]$/i, longitude: /^[EW]$/i }
const WORDS: Readonly<Record<Axis, string>> = {
  latitude: 'lat|latitude',
  longitude: 'lon|long|lng|longitude',
}
const PARTS = { minutes: 'min|mins|minutes?', seconds: 'sec|secs|seconds?' } as const
const GREAT_CIRCLE = /^(gc|great[ _-]?circle|orthodrome?)$/i
const RHUMB = /^(rl|rhumb([ _-]?line)?|loxodrome?)$/i
/** What the Danish files call who reports. */
const SENDER = 'type_of_mobile'
const NO_SHIP = /^(base station|aton)$/i

/** Route sheets of an ECDIS have stars where there is no value. */
const textOf = (cell: unknown) =>
  String(cell ?? '')
    .replace(/^\s*\*+\s*$/, '')
    .trim()

/** Names of columns of letters; one right behind an angle needs none: elsewhere an N may be a wind or a course. */
const LETTER_NAMES: Readonly<Record<Axis, RegExp>> = {
  latitude: /^(n_?s|lat(itude)?_.+)$/,
  longitude: /^(e_?w|(lon|long|lng|longitude)_.+)$/,
}

/** Columns with the minutes and the letter of an angle named, which stand without a name behind it (route sheets of JRC). */
export function namedParts(columns: readonly string[]): readonly string[] {
  const named = [...columns]
  for (const axis of AXES) {
    const at = columns.findIndex((name) => new RegExp(`^(${WORDS[axis]})$`).test(columnKey(name)))
    if (at < 0 || columns[at + 1] !== '' || columns[at + 2] !== '') continue
    named.splice(at + 1, 2, `${axis}_min`, `${axis}_letter`)
  }
  return named
}

/**
 * What the columns that no field reads say of the points, by their cells.
 * @param angles the columns of the two angles
 */
export function pointParts(
  columns: readonly string[],
  {
    isFree,
    angles,
  }: {
    readonly isFree: (name: string) => boolean
    readonly angles: Readonly<Record<Axis, number>>
  },
  rows: readonly Row[],
): PointParts {
  const parts: { -readonly [Name in keyof PointParts]: PointParts[Name] } = {
    latitude: {},
    longitude: {},
  }
  const behind: Axis[] = []
  for (const [at, name] of columns.entries()) {
    if (!isFree(name)) continue
    const key = columnKey(name)
    if (key === SENDER) parts.sender = at
    const cells = rows.map(({ cells }) => textOf(cells[at])).filter((text) => text !== '')
    const isAll = (is: (text: string) => boolean) => cells.length > 0 && cells.every(is)
    for (const axis of AXES) {
      for (const [part, words] of Object.entries(PARTS) as ['minutes' | 'seconds', string][])
        if (new RegExp(`^(${WORDS[axis]})_?(${words})$`).test(key)) parts[axis][part] ??= at
      const isNamed = LETTER_NAMES[axis].test(key)
      const isBehind = [angles[axis], ...Object.values(parts[axis])].includes(at - 1)
      if (!(isNamed || isBehind) || !isAll((text) => LETTERS[axis].test(text))) continue
      parts[axis].letter ??= at
      if (!isNamed) behind.push(axis)
    }
    if (isAll((text) => GREAT_CIRCLE.test(text) || RHUMB.test(text))) parts.line ??= at
  }
  // A course behind the longitude may be W in every row.
  if (AXES.some((axis) => parts[axis].letter === undefined))
    for (const axis of behind) delete parts[axis].letter
  return parts
}

/** The columns that say a part of a point. */
export function partColumns({ latitude, longitude, line, sender }: PointParts): readonly number[] {
  const all = [...Object.values(latitude), ...Object.values(longitude), line, sender]
  return all.filter((at) => at !== undefined)
}

/** Whether a row is the report of a station on land or of a buoy. */
export function isNoShip({ sender }: PointParts, { cells }: Row): boolean {
  return sender !== undefined && NO_SHIP.test(textOf(cells[sender]))
}

/**
 * An angle with its minutes, seconds and letter in other columns. @param where names the cell in errors
 * @throws UsageError for a sign and a letter that contradict each other
 */
export function wholeAngle(
  value: unknown,
  axis: Axis,
  {
    parts,
    row: { cells },
    where,
  }: { readonly parts: PointParts; readonly row: Row; readonly where: string },
): number {
  const own = parts[axis]
  const cell = (part: Part) => (own[part] === undefined ? '' : textOf(cells[own[part]]))
  const [text, letter] = [textOf(value), cell('letter').toUpperCase()]
  if (letter !== '' && !LETTERS[axis].test(letter))
    throw new UsageError(`${where}: "${letter}" is no letter of a ${axis}.`)
  const [minutes, seconds] = [cell('minutes'), cell('seconds')]
  if (minutes === '' && seconds === '' && (letter === '' || /[NSEWO]/i.test(text)))
    return typeof value === 'number' ? value : degreesOf(value, axis, where)
  const number = (one: string) => (one === '' ? 0 : Number(one.replace(',', '.')))
  const degrees = number(text)
  const rest = number(minutes) / 60 + number(seconds) / 3600
  if (!(rest >= 0 && rest < 1 && Number.isFinite(degrees)))
    return degreesOf([text, minutes, seconds].filter(Boolean).join(' ') + letter, axis, where)
  const isSigned = text.startsWith('-')
  if (isSigned && /[NE]/.test(letter))
    throw new UsageError(
      `${where} is ${text}, and the column beside it says ${letter}: leave out one of them.`,
    )
  const size = Math.abs(degrees) + rest
  return isSigned || /[SW]/.test(letter) ? -size : size
}

/** How the ship sails to each point: to the first leads no leg, so a column that begins there says how it goes on. */
export function linesOf({ line: at }: PointParts, rows: readonly Row[]): (string | undefined)[] {
  if (at === undefined) return []
  const words = rows.map(({ cells }) => textOf(cells[at]))
  const isOn = words[0] !== '' && words.at(-1) === ''
  const toPoint = isOn ? ['', ...words] : words
  return rows.map((_, point) =>
    point > 0 && GREAT_CIRCLE.test(toPoint[point]!) ? 'great_circle' : undefined,
  )
}
