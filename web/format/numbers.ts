import { fill } from '../texts/fill.js'
import { daysAndHours } from './units.js'

/** None of our figures is more precise than six decimals. */
const MAX_DECIMALS = 6

/** A number for a file: a decimal point, no separators, at most six decimals. */
export function plainNumber(value: number): string {
  return String(Number(value.toFixed(MAX_DECIMALS)))
}

/** Significant digits of a figure that a reader calculates with. */
export const EXACT_DIGITS = 6

/**
 * A number with so many significant digits, but never fewer than its whole part has. More digits
 * than usual are more decimals too: a small share has few digits in six decimals.
 */
export function significant(value: number, digits = EXACT_DIGITS): number {
  const whole = value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1
  const decimals = MAX_DECIMALS + digits - EXACT_DIGITS
  return Number(Number(value.toPrecision(Math.max(digits, whole))).toFixed(decimals))
}

const YEAR = { year: 'numeric' } as const
/** A day of the month is understood as the nearest one. */
const NEAR_MS = 180 * 24 * 3_600_000

const isFar = (date: Date, now: Date) => Math.abs(date.getTime() - now.getTime()) > NEAR_MS

/** Writes numbers in the user's language. */
export class Numbers {
  readonly #formats = new Map<string, Intl.NumberFormat>()

  constructor(readonly language: string) {}

  get decimalSign(): '.' | ',' {
    return this.fixed(0.5, 1).includes(',') ? ',' : '.'
  }

  /** `1,200`, `612.5`: a number as a field shows it. */
  entered(value: number): string {
    return this.#format('n', { maximumFractionDigits: MAX_DECIMALS }).format(value)
  }

  /** `15,314` */
  whole(value: number): string {
    return this.fixed(value, 0)
  }

  fixed(value: number, decimals: number): string {
    return this.#format(`f${decimals}`, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value)
  }

  /** Three significant digits below a thousand, whole numbers from there on. */
  sensible(value: number): string {
    if (Math.abs(value) >= 1000) return this.whole(value)
    return this.#format('s', { maximumSignificantDigits: 3 }).format(value)
  }

  /** As many digits as a calculation by hand needs: at least six significant ones. */
  exact(value: number, digits = EXACT_DIGITS): string {
    const maximumFractionDigits = MAX_DECIMALS + digits - EXACT_DIGITS
    return this.#format(`e${digits}`, { maximumFractionDigits }).format(significant(value, digits))
  }

  /** `a, b and c` */
  list(words: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(words)
  }

  /** With its sign, for example "+9.7" and "−9.7". */
  signed(value: number, decimals: number): string {
    return this.#format(`d${decimals}`, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
      .format(value)
      .replace('-', '−')
  }

  percent(share: number): string {
    return this.#format('p', { style: 'percent', maximumFractionDigits: 0 }).format(share)
  }

  usd(value: number): string {
    return this.#format('u', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(value)
  }

  /** `US$600`, `US$612.50`: a price as it was entered. */
  price(value: number): string {
    return this.#format('up', {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(value)
  }

  /** `US$1.23M`, `US$45,600`: no more digits than the price of fuel has. */
  usdInShort(value: number): string {
    const isLarge = Math.abs(value) >= 1e6
    return this.#format(isLarge ? 'ul' : 'us', {
      style: 'currency',
      currency: 'USD',
      maximumSignificantDigits: 3,
      notation: isLarge ? 'compact' : 'standard',
    }).format(value)
  }

  /** @param pattern e.g. `{days} d {hours} h` */
  duration(hours: number, pattern: string): string {
    return fill(pattern, daysAndHours(hours))
  }

  /** Day and minute in UTC. */
  moment(date: Date): string {
    const day = new Intl.DateTimeFormat(this.language, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    return `${day.format(date)} UTC`
  }

  /** `January`. @param month from 0 */
  month(month: number, length: 'long' | 'short' | 'narrow' = 'long'): string {
    return this.#date(new Date(Date.UTC(2027, month, 15)), { month: length })
  }

  /** `Wed, 16 Dec 2026`, in UTC. */
  date(date: Date): string {
    return this.#date(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  }

  /** `Wed 16 Dec`, in UTC; `16 Dec 2036` if it may be meant otherwise. */
  day(date: Date, now = new Date()): string {
    const about = isFar(date, now) ? YEAR : ({ weekday: 'short' } as const)
    return this.#date(date, { ...about, day: 'numeric', month: 'short' })
  }

  /** `16 Dec`, in UTC, of any year. */
  dayOfMonth(date: Date): string {
    return this.#date(date, { day: 'numeric', month: 'short' })
  }

  /** `16 Dec`, in UTC; `16 Dec 2036` if it may be meant otherwise. */
  shortDay(date: Date, now = new Date()): string {
    return this.#date(date, { ...(isFar(date, now) ? YEAR : {}), day: 'numeric', month: 'short' })
  }

  /** `02:40 UTC` */
  clock(date: Date): string {
    return `${this.#date(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} UTC`
  }

  /** `16 Dec 02:40`, in UTC, for lists that mention UTC elsewhere. */
  shortMoment(date: Date): string {
    const options = { day: 'numeric', month: 'short' } as const
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    return `${this.#date(date, options)} ${this.#date(date, clock)}`
  }

  #date(date: Date, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.language, { timeZone: 'UTC', ...options }).format(date)
  }

  #format(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const known = this.#formats.get(key)
    if (known !== undefined) return known
    const made = new Intl.NumberFormat(this.language, options)
    this.#formats.set(key, made)
    return made
  }
}
