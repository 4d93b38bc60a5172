import type { Port } from '../../src/ports/port.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { fetchCode } from '../session/fetch-code.js'
import { language } from '../texts/language.svelte.js'
import type { PlaceFinder } from './find-places.js'
import { searchedPorts } from './searched-ports.js'

/** The search for ports in the user's language. Its code comes when the user is about to search. */
class Places {
  #Finder: typeof PlaceFinder | null = $state.raw(null)
  /** Null until they are loaded. */
  readonly ports: readonly Port[] | null = $derived(
    mapFiles.ports && searchedPorts(mapFiles.ports, mapFiles.portNames),
  )
  /** Null until its code and the ports are loaded. */
  readonly finder: PlaceFinder | null = $derived.by(() => {
    if (this.ports === null || this.#Finder === null) return null
    return new this.#Finder(this.ports, ({ countryCode, country }) => [
      country,
      language.country(countryCode, country),
      countryCode,
    ])
  })

  /** Loads the code, the ports and their other names, once. Never fails, as `mapFiles.load`. */
  async load(): Promise<void> {
    const names = Promise.all([mapFiles.loadPorts(), mapFiles.loadNames()])
    this.#Finder ??= (await fetchCode(() => import('./find-places.js'))).PlaceFinder
    await names
  }
}

export const places = new Places()
