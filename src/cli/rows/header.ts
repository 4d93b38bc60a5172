/** More lines than these are a list, not titles. */
const MAX_TITLES = 20
/** A line with as many cells below titles names columns. Below the name of a single column, it may be a remark. */
const MIN_NAMES = 3

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
 * title of a report, the first below them with three cells.
 */
export async function headed<Row extends Line>(lines: AsyncIterator<Row>): Promise<Headed<Row>> {
  const held: Row[] = []
  let head: Row | undefined
  while (held.length <= MAX_TITLES) {
    const { value, done } = await lines.next()
    if (done) break
    held.push(value)
    const count = value.cells.filter((cell) => (cell ?? '') !== '').length
    if (count >= MIN_NAMES) head = value
    if (count > 1) break
  }
  const isTitled = head !== undefined && held.length > 1
  const above = isTitled ? ` Above it ${held.length === 2 ? 'is a title.' : 'are titles.'}` : ''
  return {
    head: head ?? held[0],
    rows: after(isTitled ? [] : held.slice(1), lines),
    note: isTitled ? `Line ${head!.line} names the columns.${above}` : null,
  }
}

async function* after<Row>(held: readonly Row[], lines: AsyncIterator<Row>): AsyncGenerator<Row> {
  yield* held
  for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value
}
