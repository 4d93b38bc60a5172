import type { Port } from '../../src/ports/port.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { fetchCode } from '../session/fetch-code.js'
import { language } from '../texts/language.svelte.js'
import type { PlaceFinder } from './find-places.js'

/** The search for ports in the user's language. Its code comes when the user is about to search. */
class Places {
  #code: typeof import('./find-places.js') | null = $state.raw(null)
  /** Null until their code and they are loaded. */
  readonly ports: readonly Port[] | null = $derived(
    mapFiles.ports && (this.#code?.searchedPorts(mapFiles.ports, mapFiles.portNames) ?? null),
  )
  /** Null until its code and the ports are loaded. */
  readonly finder: PlaceFinder | null = $derived.by(() => {
    if (this.ports === null || this.#code === null) return null
    return new this.#code.PlaceFinder(this.ports, ({ countryCode, country }) => [
      country,
      language.country(countryCode, country),
      countryCode,
    ])
  })

  /** Loads the code, the ports and their other names, once. Never fails, as `mapFiles.load`. */
  async load(): Promise<void> {
    const names = Promise.all([mapFiles.loadPorts(), mapFiles.loadNames()])
    this.#code ??= await fetchCode(() => import('./find-places.js'))
    await names
  }
}

export const places = new Places()
