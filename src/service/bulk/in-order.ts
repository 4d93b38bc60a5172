/**
 * The results of work on the items of a stream, in the order of the stream, with some items in work at once.
 * A result is yielded as soon as all before it are, even while the stream is silent. Nothing more is read
 * while `atOnce` items wait.
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
    // Who does not want the rest any more lets go of the stream.
    next?.catch(() => undefined)
    await source.return?.()
  }
}

/** Whether one settles before the other, which may be missing. */
function isFirst(one: Promise<unknown>, other: Promise<unknown> | undefined): Promise<boolean> {
  const yes = one.then(() => true)
  return other === undefined ? yes : Promise.race([other.then(() => false), yes])
}
