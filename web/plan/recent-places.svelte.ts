import { storage } from '../session/storage.js'

const STORED = 'fairway-places'
const MAX_RECENT = 6

interface Stored {
  readonly recent: readonly number[]
  readonly favourite: readonly number[]
}

/** Ids of the ports that were used last in this browser, and of those that the user has starred. */
class RecentPlaces {
  recent: readonly number[] = $state.raw([])
  favourite: readonly number[] = $state.raw([])

  constructor() {
    const { recent, favourite } = readStored()
    this.recent = recent
    this.favourite = favourite
  }

  /** Favourites first, followed by the ports used last. */
  get suggested(): readonly number[] {
    return [...new Set([...this.favourite, ...this.recent])]
  }

  use(id: number): void {
    this.recent = [id, ...this.recent.filter((other) => other !== id)].slice(0, MAX_RECENT)
    this.#store()
  }

  toggle(id: number): void {
    this.favourite = this.favourite.includes(id)
      ? this.favourite.filter((other) => other !== id)
      : [...this.favourite, id]
    this.#store()
  }

  #store(): void {
    const { recent, favourite } = this
    storage.set(STORED, JSON.stringify({ recent, favourite } satisfies Stored))
  }
}

export const recentPlaces = new RecentPlaces()

function readStored(): Stored {
  const ids = (value: unknown) => (Array.isArray(value) ? value.filter(Number.isInteger) : [])
  try {
    const stored = JSON.parse(storage.get(STORED) ?? '{}') as Record<string, unknown>
    return { recent: ids(stored['recent']), favourite: ids(stored['favourite']) }
  } catch {
    return { recent: [], favourite: [] }
  }
}
