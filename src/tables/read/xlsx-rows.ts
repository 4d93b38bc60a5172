import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { slices } from '../../base/slices.js'
import { UsageError } from '../text/failure.js'
import { readFault } from '../text/read-fault.js'
import type { Terminal } from '../text/terminal.js'
import { headed } from './header.js'
import { requireShortRow, requireUnpackable } from './limits.js'
import type { Row, Rows } from './row.js'

const MS_PER_SECOND = 1000

export interface Workbook {
  /** Named in errors. */
  readonly name: string
  /** Default: the first. */
  readonly sheet: string | undefined
}

/**
 * Opens a sheet of a workbook (XLSX). Its first row that is not empty or a title names the columns, and its cells have
 * the types that the sheet gives them. @throws UsageError
 */
export async function openXlsx(
  path: string,
  { name, sheet }: Workbook,
  { input, note: tell }: Pick<Terminal, 'input' | 'note'>,
): Promise<Rows> {
  const bytes = path === '-' ? await buffer(input) : await bytesOf(path)
  requireUnpackable(name, bytes)
  const { streamXlsxRows } = await import('hucre/xlsx')
  const stream = streamXlsxRows(bytes, sheet === undefined ? {} : { sheet })
  const { head, rows, note } = await headed(filled(stream, name), name)
  if (note !== null) tell(`${name}: ${note}`)
  if (head === undefined) {
    if (sheet !== undefined) await requireSheet(bytes, sheet, name)
    throw new UsageError(`${name} has an empty sheet. Its first row must name the columns.`)
  }
  const columns = head.cells.map((cell) => String(cell ?? '').trim())
  const merged = new MergedCells(await mergesBelow(bytes, sheet, head.line))
  async function* below(): AsyncGenerator<Row> {
    for await (const { line, cells } of rows) {
      yield { line, columns, cells: merged.filled(line, cells) }
    }
  }
  return {
    name,
    format: 'xlsx',
    columns,
    hasDecimalCommas: false,
    rows: below(),
    share: () => null,
  }
}

/** A cell over several rows, by the lines of the first and the last. */
interface Merge {
  readonly column: number
  readonly first: number
  readonly last: number
}

/** The cells over several rows below the head of a sheet. A file that is no workbook has none: its rows say so. */
async function mergesBelow(
  bytes: Uint8Array,
  sheet: string | undefined,
  head: number,
): Promise<readonly Merge[]> {
  const { readXlsx } = await import('hucre/xlsx')
  // Without its rows, which are streamed.
  const { sheets } = await readXlsx(bytes, { sheets: [sheet ?? 0], maxRows: 1 })
  return (sheets[0]?.merges ?? []).flatMap(({ startRow, endRow, startCol }) =>
    startRow + 1 > head && endRow > startRow
      ? [{ column: startCol, first: startRow + 1, last: endRow + 1 }]
      : [],
  )
}

/** Fills the rows of merged cells: a name and a day hold for all of them, an amount is of all together. */
class MergedCells {
  /** Those that begin further below, in their order. */
  readonly #merges: readonly Merge[]
  #next = 0
  /** By column: no two of one column overlap. */
  readonly #open = new Map<number, { readonly merge: Merge; readonly value: unknown }>()

  constructor(merges: readonly Merge[]) {
    this.#merges = [...merges].sort((a, b) => a.first - b.first)
  }

  filled(line: number, cells: readonly unknown[]): readonly unknown[] {
    for (; this.#next < this.#merges.length; this.#next++) {
      const merge = this.#merges[this.#next]!
      if (merge.first > line) break
      const value = merge.first === line ? cells[merge.column] : undefined
      this.#open.set(merge.column, { merge, value })
    }
    if (this.#open.size === 0) return cells
    const filled = [...cells]
    for (const [column, { merge, value }] of this.#open) {
      if (line > merge.last) this.#open.delete(column)
      else if (line > merge.first && (filled[column] ?? '') === '') {
        if (typeof value === 'string' && !/^[\d.,\s]+$/.test(value)) filled[column] = value
      }
    }
    return filled
  }
}

/** @throws UsageError that names the sheets of a workbook */
async function requireSheet(bytes: Uint8Array, sheet: string, name: string): Promise<void> {
  const { readXlsx } = await import('hucre/xlsx')
  const names: string[] = []
  await readXlsx(bytes, {
    sheets: (info) => {
      names.push(info.name)
      return false
    },
  })
  if (names.includes(sheet)) return
  throw new UsageError(`--sheet: ${name} has no sheet "${sheet}". It has: ${names.join(', ')}.`)
}

interface FilledRow {
  readonly line: number
  readonly cells: readonly unknown[]
}

/** The rows of a sheet that are not empty, without empty cells at their ends. */
async function* filled(
  stream: AsyncIterable<{ readonly index: number; readonly values: readonly unknown[] }>,
  name: string,
): AsyncGenerator<FilledRow> {
  try {
    for await (const { index, values } of stream) {
      await slices.next()
      const cells = values.map(jsonOf)
      while (cells.length > 0 && (cells.at(-1) ?? '') === '') cells.pop()
      requireShortRow(name, index + 1, cells)
      if (cells.length > 0) yield { line: index + 1, cells }
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${name} can't be read as a workbook: ${(error as Error).message}`)
  }
}

/** A cell as JSON: days and times as text. Serial numbers are a little less or more than a whole second. */
function jsonOf(value: unknown): unknown {
  if (!(value instanceof Date)) return value
  const time = new Date(Math.round(value.getTime() / MS_PER_SECOND) * MS_PER_SECOND)
  return time.toISOString().replace(/(T00:00:00)?\.000Z$/, (_, midnight) => (midnight ? '' : 'Z'))
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new UsageError(readFault(path, error))
  }
}
