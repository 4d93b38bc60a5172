import { UsageError } from '../failure.js'
import type { Row, Rows } from './row.js'

/** Opens a Parquet file and reads its schema. Its row groups are read one at a time. @throws UsageError */
export async function openParquet(path: string, name: string): Promise<Rows> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } =
    await import('hyparquet')
  const { compressors } = await import('hyparquet-compressors')
  const readFault = (error: unknown) =>
    new UsageError(`${name} can't be read as Parquet: ${(error as Error).message}.`)
  const opened = asyncBufferFromFile(path).then(async (file) => {
    return { file, metadata: await parquetMetadataAsync(file) }
  })
  const { file, metadata } = await opened.catch((error: unknown) => {
    throw readFault(error)
  })
  const columns = parquetSchema(metadata).children.map(({ element }) => element.name)
  const total = Number(metadata.num_rows)
  let read = 0
  async function* rows(): AsyncGenerator<Row> {
    for (const group of metadata.row_groups) {
      const end = read + Number(group.num_rows)
      const reading = parquetReadObjects({
        file,
        metadata,
        compressors,
        rowStart: read,
        rowEnd: end,
      })
      const records = await reading.catch((error: unknown) => {
        throw readFault(error)
      })
      for (const record of records) {
        yield { line: ++read, columns, cells: columns.map((column) => jsonValue(record[column])) }
      }
    }
  }
  const share = () => (total > 0 ? read / total : null)
  return { name, format: 'parquet', columns, hasDecimalCommas: false, rows: rows(), share }
}

/**
 * A value as a line of NDJSON would have it: integers as numbers if they fit, times and days as text.
 */
function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  }
  if (value instanceof Date)
    return value.toISOString().replace(/(T00:00:00)?\.000Z$/, (_, day) => (day ? '' : 'Z'))
  return typeof value === 'object' && value !== null
    ? JSON.parse(
        JSON.stringify(value, (_, inner: unknown) =>
          typeof inner === 'bigint' ? Number(inner) : inner,
        ),
      )
    : value
}
