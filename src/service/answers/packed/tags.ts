/**
 * JSON in bytes: a value begins with a byte that says what it is. Numbers are whole numbers with a count
 * of decimals, and objects with known members are written without names. The bytes must stay
 * readable: a tag keeps its meaning.
 */
export const TAG = {
  null: 0,
  false: 1,
  true: 2,
  /** Length and UTF-8. */
  text: 3,
  /** Length and JSON, for what nothing else fits. */
  other: 4,
  /** Count and values. */
  list: 5,
  /** Count, then names and values. */
  object: 6,
  /** Plus two for each decimal, plus one if negative; then the digits. */
  number: 8,
  /** Plus the length. */
  shortText: 32,
  /** Plus the count. */
  shortList: 96,
  /** Plus the place in `SHAPES`; then the values. */
  shape: 128,
} as const

const SUMMARY = ['origin', 'destination', 'distance_km', 'distance_nm', 'passages', 'cached']

/** Members of objects of answers and requests, in their order. Only append. */
export const SHAPES: readonly (readonly string[])[] = [
  ['port', 'requested', 'snapped'],
  ['id', 'name', 'country', 'country_code', 'unlocode', 'coordinates', 'slug'],
  ['coordinates', 'distance_km'],
  ['id', 'name', 'entry_km', 'exit_km', 'speed_limit_kmh'],
  [...SUMMARY, 'request'],
  [...SUMMARY, 'request', 'voyage_request'],
  ['origin', 'destination'],
  ['origin', 'destination', 'resolution_km'],
  ['port_id'],
  ['coordinates'],
  ['name'],
  ['unlocode'],
  ['stops'],
]
