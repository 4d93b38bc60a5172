/**
 * Processes the items of a stream concurrently and yields the results in the order of the stream. A
 * result is yielded as soon as all earlier ones have been, even while the stream is silent. No further
 * item is read while `atOnce` items are in progress.
 *
 * @param work never rejects
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
        else running.push(work(arrived.value))
      }
    }
  } finally {
    // A consumer that stops early ends the stream.
    next?.catch(() => undefined)
    await source.return?.()
  }
}

/** Whether one promise settles before the other, if there is another. */
function isFirst(one: Promise<unknown>, other: Promise<unknown> | undefined): Promise<boolean> {
  const yes = one.then(() => true)
  return other === undefined ? yes : Promise.race([other.then(() => false), yes])
}
