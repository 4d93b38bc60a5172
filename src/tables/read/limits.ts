import { UsageError } from '../text/failure.js'

/** Longest line of a table, characters: a thousand columns of the longest names. */
export const MOST_IN_LINE = 262_144
const MOST_COLUMNS = 1000
/** Longest names of all columns together, characters. A judgement: reports of carriers have up to 5,000. */
const MOST_IN_NAMES = 32_768
/** A workbook takes several times as much memory as its sheets take unpacked, bytes. */
export const MOST_UNPACKED = 256_000_000
/** Sheets that people have made are packed to a tenth or a fiftieth of their size. */
const MOST_RATIO = 200

export function tooLongLine(name: string): UsageError {
  return new UsageError(
    `${name} has a line of more than ${MOST_IN_LINE} characters. Check its line ends and quotes.`,
  )
}

/** @throws UsageError for what no list of shipments has */
export function requireFewColumns(name: string, count: number): void {
  if (count <= MOST_COLUMNS) return
  throw new UsageError(
    `${name} has ${count} columns, more than ${MOST_COLUMNS}. Leave out those that are not needed.`,
  )
}

/** @throws UsageError for a header that is none: each name is compared with all that are known */
export function requireShortNames(name: string, columns: readonly unknown[]): void {
  requireFewColumns(name, columns.length)
  let letters = 0
  for (const column of columns) if (typeof column === 'string') letters += column.length
  if (letters <= MOST_IN_NAMES) return
  throw new UsageError(
    `The names of the columns of ${name} have more than ${MOST_IN_NAMES} characters together. Shorten them.`,
  )
}

/** @throws UsageError for a row with more than a line may have */
export function requireShortRow(name: string, line: number, cells: readonly unknown[]): void {
  let letters = 0
  for (const cell of cells) if (typeof cell === 'string') letters += cell.length
  if (letters <= MOST_IN_LINE) return
  throw new UsageError(`${name}, row ${line}: it has more than ${MOST_IN_LINE} characters.`)
}

/** First bytes of files that are no text, in hexadecimal digits, and what to do with them. */
const NO_TEXT: readonly (readonly [begin: RegExp, remedy: string])[] = [
  [/^1f8b/, 'is packed with gzip. Unpack it first, such as with gunzip.'],
  [/^28b52ffd/, 'is packed with zstd. Unpack it first, such as with unzstd.'],
  [/^425a683\d3141/, 'is packed with bzip2. Unpack it first, such as with bunzip2.'],
  [/^fd377a585a00/, 'is packed with xz. Unpack it first, such as with unxz.'],
  [/^377abcaf271c/, 'is packed with 7-Zip. Unpack it first.'],
  [/^504b0304/, 'is a workbook or another ZIP file. Name a workbook .xlsx.'],
  [/^5041523115/, 'is a Parquet file. Name it .parquet.'],
  [/^d0cf11e0/, 'is an old workbook (.xls). Save it as .xlsx or CSV.'],
]

/** @throws UsageError for packed files and workbooks that would be read as text */
export function requireText(name: string, bytes: Uint8Array): void {
  const digits = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  const found = NO_TEXT.find(([begin]) => begin.test(digits))
  if (found !== undefined) throw new UsageError(`${name} ${found[1]}`)
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY_HEAD = 46
/** The comment at the end of a ZIP file has at most 64 KiB. */
const LONGEST_END = 22 + 65_535

/**
 * Bytes of the parts of a workbook. Files with false sizes are left to their reader, which compares them.
 * @throws UsageError for more than a list of shipments has
 */
export function requireUnpackable(name: string, file: Uint8Array, most = MOST_UNPACKED): number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end < bytes.length - LONGEST_END || end + 20 > bytes.length) return 0
  let unpacked = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && at + ENTRY_HEAD <= end; left--) {
    unpacked += bytes.readUInt32LE(at + 24)
    const names = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += ENTRY_HEAD + names.reduce((sum, length) => sum + length, 0)
  }
  if (unpacked <= Math.min(most, Math.max(MOST_RATIO * bytes.length, 1e6))) return unpacked
  throw new UsageError(
    `${name} has ${Math.ceil(unpacked / 1e6)} MB unpacked from ${Math.ceil(bytes.length / 1e3)} kB, more than a list of shipments has. Save the sheet as CSV.`,
  )
}
