import { columnKey } from '../../../contract/columns/column-key.js'

/** The remarks of a row with the columns of its file that were not read: a remark has no spaces. */
export function withIgnored(remarks: unknown, ignored: readonly string[]): string {
  if (ignored.length === 0) return String(remarks)
  return `${remarks} columns_ignored:${ignored.map(columnKey).join(';')}`.trim()
}
