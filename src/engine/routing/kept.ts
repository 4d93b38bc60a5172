/** A map of any kind. */
interface Cache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value | undefined): unknown
}

/** What is kept under a key, or made now. */
export function kept<Key, Value extends object | string | number>(
  cache: Cache<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = make()
  cache.set(key, value)
  return value
}
