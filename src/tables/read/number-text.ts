import { withPlainDashes } from '../../engine/geo/dashes.js'

const SPACES_BETWEEN_THOUSANDS = /(?<=\d)[ \u00a0\u2009\u202f'\u2019](?=\d{3}(?!\d))/g
/** A number, with the unit that may stand behind it. */
const WRITTEN = /^([-+]?\d[\d.,\s'\u2019]*)(?:[a-z][a-z/ ]*)?$/i
const ONE_MARK = /^[-+]?\d*([.,])\d*$/
const SAME_MARKS = /^[-+]?\d{1,3}(?:([.,])\d{3}(?:\1\d{3})+)$/
const TWO_MARKS = /^[-+]?\d{1,3}(?:(?:\.\d{3})+(,)|(?:,\d{3})+(\.))\d+$/
/** `18.500` and `1,200`: their mark is that of thousands or of decimals. */
const UNCLEAR = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/

/** What separates decimals. */
export type DecimalMark = '.' | ','

/** A number without spaces between thousands, and with a hyphen for its minus. */
export function unspaced(written: string): string {
  return withPlainDashes(written.trim()).replaceAll(SPACES_BETWEEN_THOUSANDS, '')
}

/** The mark of decimals that a number shows; null for one that shows none. */
export function shownMark(written: string): DecimalMark | 'unclear' | null {
  const text = unspaced(WRITTEN.exec(withPlainDashes(written.trim()))?.[1] ?? '')
  if (UNCLEAR.test(text)) return 'unclear'
  const thousands = SAME_MARKS.exec(text)?.[1]
  if (thousands !== undefined) return thousands === '.' ? ',' : '.'
  const [, comma, point] = TWO_MARKS.exec(text) ?? []
  return (comma ?? point ?? ONE_MARK.exec(text)?.[1] ?? null) as DecimalMark | null
}

/** The value of a text without a unit; NaN for what is no number with these decimals. */
export function parsedNumber(text: string, decimals: DecimalMark): number {
  const thousands = decimals === '.' ? ',' : '.'
  const isGrouped = text.includes(thousands)
  const [whole = '', ...others] = text.split(decimals)
  const groups = isGrouped ? new RegExp(`^[-+]?\\d{1,3}(?:[${thousands}]\\d{3})+$`) : /^[-+]?\d*$/
  if (others.length > 1 || !groups.test(whole)) return Number.NaN
  const plain = [whole.replaceAll(thousands, ''), ...others].join('.')
  return /\d/.test(plain) ? Number(plain) : Number.NaN
}
