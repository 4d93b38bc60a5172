import type { Planners } from './planners.js'

/**
 * Plans rows and writes them in order, each as soon as all earlier ones are written. Nothing
 * accumulates: while enough rows are in progress, no more are read.
 */
export async function planInOrder<Row, Planned>(
  rows: AsyncIterator<Row>,
  planners: Planners<Row, Planned>,
  write: (row: Row, planned: Planned) => Promise<void>,
): Promise<void> {
  const { atOnce, rowsAtOnce } = planners
  const underWay = new Set<Promise<void>>()
  let written = Promise.resolve()
  for await (const some of groups(rows, rowsAtOnce)) {
    const planned = planners.plan(some)
    // Handled below. Until then, a failure must not count as an unhandled rejection.
    planned.catch(() => undefined)
    const before = written
    const mine = (async () => {
      await before
      const answers = await planned
      for (const [at, row] of some.entries()) await write(row, answers[at]!)
    })()
    written = mine
    underWay.add(mine)
    mine.then(
      () => underWay.delete(mine),
      () => undefined,
    )
    if (underWay.size >= atOnce) await underWay.values().next().value
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
