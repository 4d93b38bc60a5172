import { thousands } from '../../emissions/ship/ship-names.js'
import { UsageError } from '../text/failure.js'
import { markOf, type NumberReading } from './number-marks.js'
import { type DecimalMark, parsedNumber, shownMark, unspaced } from './number-text.js'

/** Units that people write behind a number, by the end of a column's or a field's name. */
const UNITS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    kn: /^(kn|kts?|knots?)$/i,
    knots: /^(kn|kts?|knots?)$/i,
    kmh: /^(km\/h|kmh|kph)$/i,
    m: /^(m|metres?|meters?)$/i,
    km: /^km$/i,
    tonnes: /^(t|mt|tonnes?|metric tons?)$/i,
    kg: /^kgs?$/i,
    kgs: /^kgs?$/i,
    lbs: /^lbs?$/i,
    teu: /^teus?$/i,
    teus: /^teus?$/i,
    ffe: /^(ffe|feu)s?$/i,
    feu: /^(ffe|feu)s?$/i,
    hours: /^(h|hrs?|hours?)$/i,
  }),
)
const NUMBER_AND_UNIT = /^([-+]?\d(?:[\d.,\s'\u2019]*[\d.,])?)\s*([a-z][a-z/ ]*)$/i

/** `82k`, `82,5 k dwt`. */
const THOUSANDS = /^(\d+(?:[.,]\d+)?)\s*k\s*(?:dwt|tdw|mts?|t|teu|gt)?$/i
/** Fields of sizes that brokers write in thousands. */
const SIZED = /(?:deadweight_tonnes|capacity_teu|gross_tonnage)$/

/**
 * Parses the number in a cell, `82k` of a ship's size as 82,000. A point or comma that may be of thousands or of decimals (`18.500`) is only
 * taken for one if the caller, the column or the table says which: `21.300,0` has one of each.
 * @param name of the column, as the file has it
 * @param path of the field: its last part tells the unit that may stand behind the number
 */
export function readNumber(
  value: unknown,
  name: string,
  reading: NumberReading,
  path = '',
): number {
  if (typeof value === 'number') return value
  const written = String(value).trim()
  const digits = THOUSANDS.exec(unspaced(written))?.[1]
  if (digits !== undefined && SIZED.test(path)) return thousands(digits)
  const text = unspaced(withoutUnit(written, name, path))
  const shown = shownMark(text)
  const mark = shown === 'unclear' ? markOf(name, text, reading) : (shown ?? '.')
  if (mark === undefined) throw unclear(name, written, text)
  return numberOf(text, mark, name, written)
}

/** Parses degrees, which have no thousands. */
export function readDegrees(value: unknown, name: string): number {
  if (typeof value === 'number') return value
  const text = unspaced(String(value))
  return numberOf(text, text.includes(',') ? ',' : '.', name, String(value))
}

function numberOf(text: string, mark: DecimalMark, name: string, written: string): number {
  const number = parsedNumber(text, mark)
  if (!Number.isNaN(number)) return number
  throw new UsageError(
    `${name} "${written}" is not a number. Use digits only, without thousands separators.`,
  )
}

function unclear(name: string, written: string, text: string): UsageError {
  const whole = text.replace(/[.,]/, '')
  const decimal = text.replace(',', '.')
  const [points, commas] = text.includes('.') ? [decimal, whole] : [whole, decimal]
  return new UsageError(
    `${name} "${written}" may have thousands or decimals. Add --points decimals if it is ${points}, --points thousands if it is ${commas}.`,
  )
}

/** @throws UsageError for another unit than that of the column */
function withoutUnit(text: string, name: string, path: string): string {
  const [, number, unit] = NUMBER_AND_UNIT.exec(text) ?? []
  if (number === undefined || unit === undefined) return text
  const known = [name, path].flatMap((one) => UNITS.get(lastWord(one)) ?? [])
  if (known.some((pattern) => pattern.test(unit.trim()))) return number
  const isUnit = [...UNITS.values()].some((pattern) => pattern.test(unit.trim()))
  if (!isUnit || known.length === 0) return text
  throw new UsageError(`${name} "${text}" is in another unit than its column. Convert it.`)
}

function lastWord(name: string): string {
  return /([a-z]+)[^a-z]*$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Words of spreadsheets, in the languages of their users. */
const YES = ['true', 'yes', 'y', '1', 'ja', 'oui', 'si', 'sí', 'sim', 'wahr', 'vrai', 'verdadero']
const NO = ['false', 'no', 'n', '0', 'nein', 'nee', 'non', 'não', 'nao', 'falsch', 'faux', 'falso']

/** Parses a yes or no in a cell. */
export function readFlag(value: unknown, name: string): boolean {
  const text = String(value).trim().toLowerCase()
  if (YES.includes(text)) return true
  if (NO.includes(text)) return false
  throw new UsageError(`${name} "${value}" is neither true nor false.`)
}
