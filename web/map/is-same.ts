/** Whether two values, as JSON has them, say the same. What both share takes no time. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false
  return keys.every((key) => key in b && isSame(a[key as never], b[key as never]))
}

/** Gives what it gave before for as long as that says the same, so that nothing made of it is made again. */
export function steady<T>(): (next: T) => T {
  let last: T | undefined
  return (next) => {
    if (last === undefined || !isSame(last, next)) last = next
    return last
  }
}
