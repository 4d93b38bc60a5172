import { UsageError } from '../failure.js'

/**
 * Parses the number in a cell. With decimal commas, `51,98` is a number too. Points between thousands
 * are rejected, because they cannot be distinguished from decimal points.
 * @param name of the column, for the error
 */
export function readNumber(value: unknown, name: string, hasDecimalCommas: boolean): number {
  if (typeof value === 'number') return value
  const text = String(value).trim().replace('\u2212', '-')
  const pattern = hasDecimalCommas ? /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/ : /^[-+]?(\d+(\.\d*)?|\.\d+)$/
  if (pattern.test(text)) return Number(text.replace(',', '.'))
  const remedy =
    /^[-+]?\d+,\d+$/.test(text) && !hasDecimalCommas
      ? 'Use a decimal point, or separate the cells with semicolons.'
      : 'Use digits only, without thousands separators.'
  throw new UsageError(`${name} "${text}" is not a number. ${remedy}`)
}

/** Parses a yes or no in a cell. */
export function readFlag(value: unknown, name: string): boolean {
  const text = String(value).trim().toLowerCase()
  if (['true', 'yes', '1'].includes(text)) return true
  if (['false', 'no', '0'].includes(text)) return false
  throw new UsageError(`${name} "${value}" is neither true nor false.`)
}
