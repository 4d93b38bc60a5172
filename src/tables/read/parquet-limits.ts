import type { Compressors, FileMetaData } from 'hyparquet'
import { UsageError } from '../text/failure.js'
import { MOST_UNPACKED, requireFewColumns } from './limits.js'

/** Writers make groups of a million rows or less. A group is read at once, and a few bytes may say any number of rows. */
const MOST_IN_GROUP = 4_000_000

/** @throws UsageError for a file of which a group of rows takes too much memory */
export function requireSmallGroups(name: string, metadata: FileMetaData, columns: number): void {
  requireFewColumns(name, columns)
  for (const { num_rows, total_byte_size } of metadata.row_groups) {
    if (num_rows <= MOST_IN_GROUP && total_byte_size <= MOST_UNPACKED) continue
    throw new UsageError(
      `${name} has a group of ${num_rows} rows and ${Number(total_byte_size / 1_000_000n)} MB, more than ${MOST_IN_GROUP} or ${MOST_UNPACKED / 1e6} MB. Write it with groups of a million rows.`,
    )
  }
}

/** For one group of rows: what its pages say of themselves is checked before they are unpacked. */
export async function compressorsOfGroup(): Promise<Compressors> {
  const { compressors } = await import('hyparquet-compressors')
  let left = MOST_UNPACKED
  return Object.fromEntries(
    Object.entries(compressors).map(([codec, unpack]) => [
      codec,
      (packed: Uint8Array, length: number) => {
        left -= length
        if (left >= 0) return unpack(packed, length)
        throw new Error(`a group of rows has more than ${MOST_UNPACKED / 1e6} MB unpacked`)
      },
    ]),
  )
}
