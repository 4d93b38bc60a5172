/*
 * JSON whose integers keep every digit. `JSON.parse` makes 9007199254740992 of 9007199254740993: such an
 * integer is a bigint here. All other numbers are what `JSON.parse` makes of them.
 */

const LONG = /\d{16}/
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const INTEGER = /^-?\d+$/
/** A character of no script begins the text that stands for such an integer. */
const MARK = '\ue000integer '
const MARKED = /^\ue000integer (-?\d+)$/
const MARKED_IN_JSON = /"\ue000integer (-?\d+)"/g

/** @throws SyntaxError */
export function parseExactly(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!LONG.test(text)) return value
  const marked = text.replaceAll(TOKEN, (token) => (isTooLong(token) ? `"${MARK}${token}"` : token))
  if (marked === text) return value
  return JSON.parse(marked, (_, inner: unknown) => {
    const digits = typeof inner === 'string' ? MARKED.exec(inner)?.[1] : undefined
    return digits === undefined ? inner : BigInt(digits)
  })
}

function isTooLong(token: string): boolean {
  return INTEGER.test(token) && !Number.isSafeInteger(Number(token))
}

export function stringifyExactly(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    // It has a bigint. Most values have none, and a replacer takes twice the time.
  }
  const marked = (_: string, inner: unknown) => (typeof inner === 'bigint' ? MARK + inner : inner)
  return JSON.stringify(value, marked).replaceAll(MARKED_IN_JSON, '$1')
}

/** A value as `JSON.parse` would have made it, for code that calculates with it. */
export function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(withoutBigints)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutBigints(inner)]),
  )
}
