import type { Compressors, FileMetaData } from 'hyparquet'
import { UsageError } from '../text/failure.js'
import { MOST_UNPACKED, requireFewColumns } from './limits.js'

/** Writers make groups of a million rows or less. A group is read at once, and a few bytes may say any number of rows. */
const MOST_IN_GROUP = 4_000_000
/** Of all columns of a group: a million rows of forty. */
const MOST_VALUES = 40_000_000

/** @throws UsageError for a file of which a group of rows takes too much memory */
export function requireSmallGroups(name: string, metadata: FileMetaData, columns: number): void {
  requireFewColumns(name, columns)
  for (const { num_rows, total_byte_size, columns: parts } of metadata.row_groups) {
    // A row may be a list of millions.
    const values = parts.map(({ meta_data }) => Number(meta_data?.num_values ?? 0))
    const all = values.reduce((sum, one) => sum + one, 0)
    if (Math.max(...values) > MOST_IN_GROUP || all > MOST_VALUES) {
      throw new UsageError(
        `${name} has a group with ${all} values, more than ${MOST_IN_GROUP} of a column or ${MOST_VALUES} in all. Write it with smaller groups, and without lists.`,
      )
    }
    if (total_byte_size <= MOST_UNPACKED) continue
    throw new UsageError(
      `${name} has a group of ${num_rows} rows and ${Number(total_byte_size / 1_000_000n)} MB, more than ${MOST_UNPACKED / 1e6} MB. Write it with groups of a million rows.`,
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
