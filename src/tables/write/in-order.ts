/**
 * Processes the items of a stream concurrently and yields the results in the order of the stream. A
 * result is yielded as soon as all earlier ones have been, even while the stream is silent. No further
 * item is read while `atOnce` items are in progress. If work fails, the results before it are yielded.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = items[Symbol.asyncIterator]()
  const running: Promise<Result>[] = []
  let next: Promise<IteratorResult<Item>> | null = null
  try {
    for (let isOpen = true; isOpen || running.length > 0; ) {
      if (isOpen && running.length < atOnce) next ??= source.next()
      const [first] = running
      const arrived = next !== null && (await isFirst(next, first)) ? await next : null
      if (arrived === null) {
        running.shift()
        yield await first!
      } else {
        next = null
        if (arrived.done) isOpen = false
        else running.push(handled(work(arrived.value)))
      }
    }
  } finally {
    // A consumer that stops early ends the stream. Not awaited, because a silent one would delay an error.
    next?.catch(() => undefined)
    source.return?.().catch(() => undefined)
  }
}

/** A failure is found when its turn comes. Until then it must not count as an unhandled rejection. */
function handled<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined)
  return promise
}

/** Whether one promise settles before the other, if there is another. */
function isFirst(one: Promise<unknown>, other: Promise<unknown> | undefined): Promise<boolean> {
  const yes = one.then(() => true)
  return other === undefined ? yes : Promise.race([other.then(() => false), yes])
}

/** The items of a stream in groups, which are smaller if items arrive slowly. */
export async function* groupsOf<Item>(
  items: AsyncIterator<Item>,
  most: number,
): AsyncGenerator<Item[]> {
  let group: Item[] = []
  try {
    for (let isOpen = true; isOpen; ) {
      const next = items.next()
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
    items.return?.().catch(() => undefined)
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
