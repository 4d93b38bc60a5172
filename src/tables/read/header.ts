import { requireFewColumns, requireShortNames } from './limits.js'
import { joinedHeads } from './two-heads.js'

/** More lines than these are a list, not titles. */
const MAX_TITLES = 20
/** A line with as many cells below titles names columns. Below the name of a single column, it may be a remark. */
const MIN_NAMES = 3

/** How the route sheets of an ECDIS begin; the last of these lines names the columns. */
const REMARK = /^\s*\/\//

interface Line {
  readonly line: number
  readonly cells: readonly unknown[]
}

/** A table below its header. */
export interface Headed<Row extends Line> {
  /** Undefined if the table is empty. */
  readonly head: Row | undefined
  readonly rows: AsyncIterable<Row>
  /** For the user, if lines were left out; otherwise null. */
  readonly note: string | null
}

/**
 * Finds the line that names the columns: the first one, or if that and others have a single cell, such as the
 * title of a report, the first below them with three cells. The line below it may belong to it.
 */
export async function headed<Row extends Line>(
  lines: AsyncIterator<Row>,
  name: string,
): Promise<Headed<Row>> {
  const held: Row[] = []
  let at = -1
  while (held.length <= MAX_TITLES) {
    const { value, done } = await lines.next()
    if (done) break
    requireFewColumns(name, value.cells.length)
    held.push(value)
    const count = value.cells.filter((cell) => (cell ?? '') !== '').length
    const isRemark = REMARK.test(String(value.cells[0] ?? ''))
    const isBelowRemarks = !isRemark && at >= 0
    if (count >= MIN_NAMES && !isBelowRemarks) at = held.length - 1
    if (isBelowRemarks || (count > 1 && !isRemark)) break
  }
  const titles = Math.max(0, at)
  const head = held[titles]
  const rest = held.slice(titles + 1)
  if (head === undefined) return { head, rows: after(rest, lines), note: null }
  requireShortNames(name, head.cells)
  if (rest.length === 0) {
    const { value, done } = await lines.next()
    if (!done) rest.push(value)
  }
  const second = rest[0]
  const joined = second === undefined ? null : joinedHeads(head.cells, second.cells)
  return {
    head: joined === null ? head : { ...head, cells: joined },
    rows: after(joined === null ? rest : rest.slice(1), lines),
    note: noteOf(head, joined === null ? undefined : second, titles),
  }
}

function noteOf(head: Line, second: Line | undefined, titles: number): string | null {
  if (second === undefined && titles === 0) return null
  const names =
    second === undefined
      ? `Line ${head.line} names the columns.`
      : `Lines ${head.line} and ${second.line} name the columns together.`
  const above = titles === 1 ? ' Above them is a title.' : ' Above them are titles.'
  return titles === 0 ? names : names + (second === undefined ? above.replace('them', 'it') : above)
}

async function* after<Row>(held: readonly Row[], lines: AsyncIterator<Row>): AsyncGenerator<Row> {
  yield* held
  for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value
}
