import { UsageError } from '../failure.js'

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
    teu: /^teus?$/i,
    teus: /^teus?$/i,
    ffe: /^(ffe|feu)s?$/i,
    feu: /^(ffe|feu)s?$/i,
    hours: /^(h|hrs?|hours?)$/i,
  }),
)
const NUMBER_AND_UNIT = /^([-+]?\d(?:[\d.,\s'\u2019]*[\d.,])?)\s*([a-z][a-z/ ]*)$/i
const SPACES_BETWEEN_THOUSANDS = /(?<=\d)[ \u00a0\u2009\u202f'\u2019](?=\d{3}(?!\d))/g
const POINTS_BETWEEN_THOUSANDS = /^[-+]?\d{1,3}(\.\d{3})+,\d+$|^[-+]?\d{1,3}(\.\d{3}){2,}$/
/** `18.500` in a table whose decimals have commas. */
const POINT_OF_EITHER = /^[-+]?[1-9]\d{0,2}\.\d{3}$/
const COMMAS_BETWEEN_THOUSANDS = /^[-+]?\d{1,3}(,\d{3})+\.\d+$|^[-+]?\d{1,3}(,\d{3}){2,}$/

/** Values of `--points`: what the point of `18.500` separates beside decimal commas. */
export const POINTS = ['thousands', 'decimals'] as const
export type Points = (typeof POINTS)[number]

/**
 * Parses the number in a cell. With decimal commas, `51,98` is a number too. A point or comma that may
 * be of thousands or of decimals is only taken for one if the caller says which: `21.300,0` has one of each.
 * @param name of the column, for the error
 * @param path of the field: its last part tells the unit that may stand behind the number
 */
export function readNumber(
  value: unknown,
  name: string,
  hasDecimalCommas: boolean,
  path = '',
  points?: Points,
): number {
  if (typeof value === 'number') return value
  const written = String(value).trim().replace('\u2212', '-')
  let text = plainNumber(withoutUnit(written, name, path))
  if (hasDecimalCommas && path !== '' && POINT_OF_EITHER.test(text)) {
    if (points === undefined) {
      throw new UsageError(
        `${name} "${written}" may have a point of thousands or of decimals. Add --points thousands or --points decimals, or write it with a comma.`,
      )
    }
    if (points === 'thousands') text = text.replace('.', '')
  }
  const pattern = hasDecimalCommas ? /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/ : /^[-+]?(\d+(\.\d*)?|\.\d+)$/
  if (pattern.test(text)) return Number(text.replace(',', '.'))
  const remedy =
    /^[-+]?\d+,\d+$/.test(text) && !hasDecimalCommas
      ? 'Use a decimal point, or separate the cells with semicolons.'
      : 'Use digits only, without thousands separators.'
  throw new UsageError(`${name} "${written}" is not a number. ${remedy}`)
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

/** A number without separators of thousands, where they cannot be those of decimals. */
function plainNumber(written: string): string {
  const text = written.replaceAll(SPACES_BETWEEN_THOUSANDS, '')
  if (POINTS_BETWEEN_THOUSANDS.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return COMMAS_BETWEEN_THOUSANDS.test(text) ? text.replaceAll(',', '') : text
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
