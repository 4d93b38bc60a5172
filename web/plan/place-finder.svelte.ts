import type { PortTable } from '../../src/ports/table.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { fetchCode } from '../session/fetch-code.js'
import type { PlacesFound } from './find-places.js'

const NONE: PlacesFound = { places: [], isFirstLit: false, taken: null }

/** The search for ports. Its code comes when the user is about to search. */
class Places {
  #code: typeof import('./find-places.js') | null = $state.raw(null)
  /** Null until its code and the ports are loaded. */
  readonly table: PortTable | null = $derived.by(() => {
    if (mapFiles.ports === null || this.#code === null) return null
    return new this.#code.PortTable(this.#code.searchedPorts(mapFiles.ports, mapFiles.portNames))
  })

  /** See `findPlaces`; nothing until `table` is loaded. */
  find(text: string, limit: number): PlacesFound {
    if (this.table === null || this.#code === null) return NONE
    return this.#code.findPlaces(this.table, text, limit)
  }

  /** Loads the code, the ports and their other names, once. Never fails, as `mapFiles.load`. */
  async load(): Promise<void> {
    const names = Promise.all([mapFiles.loadPorts(), mapFiles.loadNames()])
    this.#code ??= await fetchCode(() => import('./find-places.js'))
    await names
  }
}

export const places = new Places()
