/** One page of a list. */
interface Page<Item> {
  readonly items: readonly Item[]
  readonly next_cursor: string | null
}

/** All items of a list, fetched page by page while they are read. */
export async function* itemsOf<Item>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | undefined
  do {
    const page = await fetchPage(cursor)
    yield* page.items
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
