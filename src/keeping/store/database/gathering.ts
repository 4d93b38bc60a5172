import type { Queryable } from './database.js'

interface Gathered<Item, Result> {
  readonly items: Item[]
  readonly done: Promise<readonly Result[]>
}

/** Gathers what concurrent works in one transaction request, so that they share a statement. */
export class Gathering<Item, Result> {
  readonly #open = new WeakMap<Queryable, Map<string, Gathered<Item, Result>>>()

  /** @param run returns the results in the order of the items */
  constructor(
    private readonly run: (inside: Queryable, items: readonly Item[]) => Promise<readonly Result[]>,
  ) {}

  /** @param key equal for items that can share a statement */
  async add(inside: Queryable, key: string, item: Item): Promise<Result> {
    const all = this.#open.get(inside) ?? new Map<string, Gathered<Item, Result>>()
    this.#open.set(inside, all)
    let gathered = all.get(key)
    if (gathered === undefined) {
      const items: Item[] = []
      const done = Promise.resolve().then(() => {
        all.delete(key)
        return this.run(inside, items)
      })
      gathered = { items, done }
      all.set(key, gathered)
    }
    const at = gathered.items.push(item) - 1
    const results = await gathered.done
    return results[at]!
  }
}
