import { FairwayError } from '../../src/client/index.js'
import { fold } from '../../src/ports/fold.js'
import { parsePosition } from '../format/position.js'
import { type KnownPort, mapFiles } from '../map/map-files.svelte.js'
import { session } from '../session/session.svelte.js'

const MOST = 8
/** The service takes no longer words. */
const MOST_LETTERS = 100

export interface SuggestedPort {
  readonly id: number
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country_code: string
  /** In English. */
  readonly country: string
  readonly unlocode: string | null
}

/** Suggestions for what is typed into a box; a newer text overtakes an older one. */
export class PortSearch {
  found: readonly SuggestedPort[] = $state.raw([])
  /** Whether there are suggestions, or the word that there are none, for the present text. */
  isDone = $state(false)
  #searching: AbortController | null = null
  #result: Promise<void> = Promise.resolve()

  /** @param text what is typed; a position or nothing is not searched for */
  search(text: string): void {
    this.stop()
    if (text.trim() === '' || parsePosition(text) !== null) return
    this.#searching = new AbortController()
    const { signal } = this.#searching
    this.#result = suggest(text.trim().slice(0, MOST_LETTERS), signal).then((ports) => {
      if (signal.aborted) return
      this.found = ports
      this.isDone = true
    })
  }

  /** Resolves when the suggestions for the present text are there. */
  async finished(): Promise<void> {
    await this.#result
  }

  stop(): void {
    this.#searching?.abort()
    this.#result = Promise.resolve()
    this.found = []
    this.isDone = false
  }
}

async function suggest(words: string, signal: AbortSignal): Promise<readonly SuggestedPort[]> {
  try {
    return (await session.client.searchPorts(words, { limit: MOST, signal })).ports
  } catch (error) {
    if (signal.aborted) return []
    if (!(error instanceof FairwayError)) throw error
    // Without the service the page's own list still knows the names and codes.
    return knownPorts(words)
  }
}

function knownPorts(words: string): readonly SuggestedPort[] {
  const wanted = fold(words)
  const begins = ({ name, code }: KnownPort) =>
    fold(name).startsWith(wanted) || code?.toLowerCase().startsWith(wanted)
  return mapFiles
    .allPorts()
    .filter(begins)
    .slice(0, MOST)
    .map((port) => ({ ...port, country_code: port.countryCode, unlocode: port.code }))
}
