import type { SchemaElement } from 'hyparquet'
import { parseExactly, stringifyExactly } from '../text/exact-json.js'
import { UsageError } from '../text/failure.js'
import { requireShortRow } from './limits.js'
import { compressorsOfGroup, requireSmallGroups } from './parquet-limits.js'
import type { Row, Rows } from './row.js'

/** Opens a Parquet file and reads its schema. Its row groups are read one at a time. @throws UsageError */
export async function openParquet(path: string, name: string): Promise<Rows> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } =
    await import('hyparquet')
  const readFault = (error: unknown) =>
    new UsageError(`${name} can't be read as Parquet: ${(error as Error).message}.`)
  const opened = asyncBufferFromFile(path).then(async (file) => {
    return { file, metadata: await parquetMetadataAsync(file) }
  })
  const { file, metadata } = await opened.catch((error: unknown) => {
    throw readFault(error)
  })
  const elements = parquetSchema(metadata).children.map(({ element }) => element)
  const columns = elements.map(({ name }) => name)
  requireSmallGroups(name, metadata, columns.length)
  const decimals = elements.filter(isExactDecimal)
  // Read as the integers that they are: the library multiplies 57 by 0.01, which is 0.5700000000000001.
  const schema = metadata.schema.map((element) => {
    const { converted_type: _, ...bare } = element
    return decimals.includes(element) ? bare : element
  })
  const total = Number(metadata.num_rows)
  let read = 0
  async function* rows(): AsyncGenerator<Row> {
    for (const group of metadata.row_groups) {
      const end = read + Number(group.num_rows)
      const reading = parquetReadObjects({
        file,
        metadata: { ...metadata, schema },
        compressors: await compressorsOfGroup(),
        rowStart: read,
        rowEnd: end,
      })
      const records = await reading.catch((error: unknown) => {
        throw readFault(error)
      })
      for (const record of records) {
        const cells = elements.map((element) => {
          const value: unknown = record[element.name]
          return decimals.includes(element) ? decimal(value, element.scale ?? 0) : jsonValue(value)
        })
        requireShortRow(name, ++read, cells)
        yield { line: read, columns, cells }
      }
    }
  }
  const share = () => (total > 0 ? read / total : null)
  const parquet = { file, metadata }
  return { name, format: 'parquet', parquet, columns, hasDecimalCommas: false, rows: rows(), share }
}

/** Whether a column has decimals that are read as integers or as bytes. Others are read as doubles. */
function isExactDecimal({ converted_type, type }: SchemaElement): boolean {
  return converted_type === 'DECIMAL' && type !== 'BYTE_ARRAY'
}

/** A decimal: a number if a double has all of its digits, otherwise a bigint or text. */
function decimal(value: unknown, scale: number): unknown {
  if (value === null || value === undefined) return null
  const units = value instanceof Uint8Array ? signed(value) : BigInt(value as number | bigint)
  const digits = String(units < 0 ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  const text = `${units < 0 ? '-' : ''}${whole}${fraction && '.'}${fraction}`
  if (String(Number(text)) === text) return Number(text)
  return fraction === '' ? BigInt(text) : text
}

/** An integer in two's complement, its highest byte first. */
function signed(bytes: Uint8Array): bigint {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt.asIntN(8 * bytes.length, BigInt(`0x${hex}`))
}

/** A value as a line of NDJSON would have it: integers as numbers if they fit, times and days as text. */
function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : value
  }
  if (value instanceof Date)
    return value.toISOString().replace(/(T00:00:00)?\.000Z$/, (_, day) => (day ? '' : 'Z'))
  return typeof value === 'object' && value !== null ? parseExactly(stringifyExactly(value)) : value
}
