import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

type ColumnType = 'BOOLEAN' | 'DOUBLE' | 'STRING' | 'JSON'
type Line = Readonly<Record<string, unknown>>

/**
 * Converts an NDJSON file to Parquet. A column is a number, a text or a boolean if all its values are.
 * A column that mixes texts with other values becomes text, and objects become JSON.
 * @param numbers columns that are numbers even if no row has a value, so that parts have the same
 * schema
 */
export async function writeParquet(
  ndjson: string,
  filename: string,
  numbers: ReadonlySet<string>,
): Promise<void> {
  const types = new Map<string, ColumnType | null>()
  for await (const line of linesOf(ndjson)) {
    for (const [name, value] of Object.entries(line)) {
      types.set(name, common(types.get(name) ?? null, typeOf(value)))
    }
  }
  const columns = [...types].map(([name, type]) => {
    return { name, type: type ?? (numbers.has(name) ? 'DOUBLE' : 'STRING') }
  })
  const { fileWriter, parquetWriteRows } = await import('hyparquet-writer')
  async function* rows() {
    for await (const line of linesOf(ndjson)) {
      yield Object.fromEntries(columns.map(({ name, type }) => [name, cell(line[name], type)]))
    }
  }
  await parquetWriteRows({ writer: fileWriter(filename), rows: rows(), columns })
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line) as Line
  }
}

function typeOf(value: unknown): ColumnType | null {
  if (value === null || value === undefined) return null
  switch (typeof value) {
    case 'boolean':
      return 'BOOLEAN'
    case 'number':
      return 'DOUBLE'
    case 'object':
      return 'JSON'
    default:
      return 'STRING'
  }
}

function common(a: ColumnType | null, b: ColumnType | null): ColumnType | null {
  if (a === null || b === null || a === b) return a ?? b
  return a === 'JSON' || b === 'JSON' ? 'JSON' : 'STRING'
}

function cell(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined || type !== 'STRING') return value ?? null
  return String(value)
}
