/** Work on rows in groups. */
export interface GroupWork<Row, Done> {
  /** Number of rows in a group. */
  readonly rowsAtOnce: number
  /** Maximum number of groups in progress. */
  readonly atOnce: number
  answer(rows: readonly Row[]): Promise<readonly Done[]>
}

/**
 * Calculates rows and writes them in order, each as soon as all earlier ones are written. Nothing
 * accumulates: while enough rows are in progress, no more are read.
 */
export async function inOrder<Row, Done>(
  rows: AsyncIterator<Row>,
  work: GroupWork<Row, Done>,
  write: (row: Row, done: Done) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let written = Promise.resolve()
  for await (const some of groups(rows, work.rowsAtOnce)) {
    const answered = work.answer(some)
    // Handled below. Until then, a failure must not count as an unhandled rejection.
    answered.catch(() => undefined)
    const before = written
    const mine = (async () => {
      await before
      const done = await answered
      for (const [at, row] of some.entries()) await write(row, done[at]!)
    })()
    written = mine
    underWay.add(mine)
    mine.then(
      () => underWay.delete(mine),
      () => undefined,
    )
    if (underWay.size >= work.atOnce) await underWay.values().next().value
  }
  await written
}

/** Rows in groups, which are smaller if rows arrive slowly. */
async function* groups<Row>(rows: AsyncIterator<Row>, most: number): AsyncGenerator<Row[]> {
  let group: Row[] = []
  try {
    for (let isOpen = true; isOpen; ) {
      const next = rows.next()
      if (group.length > 0 && !(await isReady(next))) {
        yield group
        group = []
      }
      const { value, done } = await next
      if (done) isOpen = false
      else group.push(value)
      if (group.length >= most || (done && group.length > 0)) {
        yield group
        group = []
      }
    }
  } finally {
    // Not awaited, because a silent source would delay an error.
    rows.return?.().catch(() => undefined)
  }
}

/** Whether a promise settles before anything new can arrive from outside. */
function isReady(promise: Promise<unknown>): Promise<boolean> {
  const yes = promise.then(
    () => true,
    () => true,
  )
  return Promise.race([yes, new Promise<boolean>((resolve) => setImmediate(resolve, false))])
}
