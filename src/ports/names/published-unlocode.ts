/** Columns of the UN/LOCODE list as UNECE publishes it, in parts without a line of names. */
const COLUMNS = [
  'Change',
  'Country',
  'Location',
  'Name',
  'NameWoDiacritics',
  'Subdivision',
  'Function',
  'Status',
  'Date',
  'IATA',
  'Coordinates',
  'Remarks',
] as const

/** `1-3-----`: what a place has, of the eight functions. */
const FUNCTIONS = /^[0-9B-]{8}$/

/** Whether a row is an entry of the published list, or the name of a country above its entries. */
function isEntry(cells: readonly string[]): boolean {
  const [, country = '', location = '', name = '', , , functions = ''] = cells
  if (cells.length !== COLUMNS.length || !/^[A-Z]{2}$/.test(country)) return false
  return location === '' ? name.startsWith('.') : FUNCTIONS.test(functions)
}

/** The names of the columns if the first line of a file is such a row already; null if it names them. */
export function unlocodeColumns(firstLine: readonly string[]): readonly string[] | null {
  return isEntry(firstLine) ? COLUMNS : null
}
