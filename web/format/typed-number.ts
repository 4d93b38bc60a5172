import { isWithin, type Limits } from './limits.js'

/**
 * What a user may have meant by a number. Never a guess: `1,200` is 1.2 for some and 1,200 for
 * others, so a text that the page's own language does not read in one way is a question.
 */
export type TypedNumber =
  | { readonly kind: 'value'; readonly value: number | null }
  /** Not a number that any language writes. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'outOfRange' }
  /** The values that it may mean, largest first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly number[] }

const SIGNS = ['.', ','] as const
type DecimalSign = (typeof SIGNS)[number]
/** Why a field does not use what was typed, and how to say what was meant. */
export type NumberFault = TypedNumber & { readonly choose: (reading: number) => void }

/** Spaces and apostrophes only ever separate thousands. */
const NEUTRAL = String.raw`[\s'’]`
/** With this many digits, decimals look like thousands. */
const GROUP = 3

/** @param decimalSign of the page's language */
export function readTyped(text: string, decimalSign: DecimalSign, limits: Limits): TypedNumber {
  // A sign at the end belongs to a number that is not finished.
  const typed = text.trim().replace(/(?<=\d)[.,]$/, '')
  if (typed === '') return { kind: 'value', value: null }
  const other = SIGNS.find((sign) => sign !== decimalSign)!
  const [own, foreign] = [readWith(decimalSign, typed), readWith(other, typed)]
  const possible = [own, foreign]
    .filter((reading) => reading !== null)
    .filter(({ value }) => isWithin(value, limits))
  const isOwn = own !== null && possible.includes(own)
  // Nobody writes a last decimal of 0 unless it is not a decimal.
  const looksForeign =
    own?.decimals === GROUP && foreign !== null && (possible.length > 1 || typed.endsWith('0'))
  if (isOwn && !looksForeign) return { kind: 'value', value: own.value }
  if (possible.length > 0)
    return { kind: 'ambiguous', readings: possible.map(({ value }) => value).sort((a, b) => b - a) }
  return { kind: own === null && foreign === null ? 'unreadable' : 'outOfRange' }
}

interface Reading {
  readonly value: number
  /** Number of digits after the decimal sign. */
  readonly decimals: number
}

/** Reads a number with this decimal sign; null if it is not written so. */
function readWith(sign: DecimalSign, text: string): Reading | null {
  const separator = sign === '.' ? `,|${NEUTRAL}` : String.raw`\.|${NEUTRAL}`
  // India separates hundreds of thousands by two digits: 12,00,000.
  const whole = String.raw`\d+|[1-9]\d{0,2}(?=(${separator}))(?:\3\d{2,3})*\3\d{3}`
  const match = new RegExp(String.raw`^([+\-−]?)(${whole})?(?:[${sign}](\d*))?$`).exec(text)
  if (match === null) return null
  const [, minus, digits = '', , decimals = ''] = match
  if (digits + decimals === '') return null
  const value = Number(`${digits.replaceAll(/\D/g, '') || '0'}.${decimals || '0'}`)
  return { value: /[-−]/.test(minus!) ? -value : value, decimals: decimals.length }
}
