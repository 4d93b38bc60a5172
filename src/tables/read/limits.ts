import { UsageError } from '../text/failure.js'

/** Longest line of a table, characters: a thousand columns of the longest names. */
export const MOST_IN_LINE = 262_144
const MOST_COLUMNS = 1000
/** A workbook takes several times as much memory as its sheets take unpacked, bytes. */
const MOST_UNPACKED = 256_000_000
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

/** @throws UsageError for packed files that would be read as text */
export function requireText(name: string, bytes: Uint8Array): void {
  const begins = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (begins(0x1f, 0x8b)) {
    throw new UsageError(`${name} is packed with gzip. Unpack it first, such as with gunzip.`)
  }
  if (begins(0x50, 0x4b, 0x03, 0x04)) {
    throw new UsageError(`${name} is a workbook or another ZIP file. Name a workbook .xlsx.`)
  }
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY_HEAD = 46
/** The comment at the end of a ZIP file has at most 64 KiB. */
const LONGEST_END = 22 + 65_535

/**
 * @throws UsageError for a workbook whose parts are too large unpacked. Files with false sizes are left to their
 * reader, which compares them.
 */
export function requireUnpackable(name: string, file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end < bytes.length - LONGEST_END || end + 20 > bytes.length) return
  let unpacked = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && at + ENTRY_HEAD <= end; left--) {
    unpacked += bytes.readUInt32LE(at + 24)
    const names = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += ENTRY_HEAD + names.reduce((sum, length) => sum + length, 0)
  }
  if (unpacked <= Math.min(MOST_UNPACKED, Math.max(MOST_RATIO * bytes.length, 1e6))) return
  throw new UsageError(
    `${name} has ${Math.round(unpacked / 1e6)} MB unpacked, more than a list of shipments has. Save the sheet as CSV.`,
  )
}
