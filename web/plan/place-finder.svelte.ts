import type { PortTable } from '../../src/ports/table.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { fetchCode } from '../session/fetch-code.js'
import type { PlacesFound } from './find-places.js'

const NONE: PlacesFound = { places: [], isFirstLit: false, taken: null }
/** How long the search waits for the other names of ports before it does without. */
const NAMES_MS = 4000
/** How long the page works on the indexes before it looks for what was typed. */
const PART_MS = 8

/** The search for ports. Its code comes when the user is about to search. */
class Places {
  #code: typeof import('./find-places.js') | null = null
  /** Null until its code and the ports are loaded, and its indexes are made. */
  table: PortTable | null = $state.raw(null)
  #loading: Promise<void> | null = null
  #making: { readonly table: PortTable; readonly parts: Generator<void> } | null = null

  /** See `findPlaces`; nothing until `table` is loaded. */
  find(text: string, limit: number): PlacesFound {
    if (this.table === null || this.#code === null) return NONE
    return this.#code.findPlaces(this.table, text, limit)
  }

  /** Loads the code, the ports and their other names, once. Never fails, as `mapFiles.load`. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Makes the rest of the indexes at once, for a name that has been entered: what follows is about its port. */
  finish(): void {
    if (this.#making === null) return
    for (const _ of this.#making.parts);
    this.#show(this.#making.table)
  }

  #show(table: PortTable): void {
    this.table = table
    this.#making = null
  }

  async #load(): Promise<void> {
    const names = mapFiles.loadNames().then(() => true)
    const [code] = await Promise.all([
      fetchCode(() => import('./find-places.js')),
      mapFiles.loadPorts(),
    ])
    this.#code = code
    const hasNames = await Promise.race([names, pause(NAMES_MS).then(() => false)])
    await this.#make(code)
    if (!hasNames) void names.then(() => this.#make(code))
  }

  /** In parts: what is typed meanwhile appears between them. */
  async #make({ PortTable, searchedPorts }: typeof import('./find-places.js')): Promise<void> {
    const ports = searchedPorts(mapFiles.ports!, mapFiles.portNames)
    await pause()
    const table = new PortTable(ports)
    const making = { table, parts: table.preparing() }
    this.#making = making
    let since = performance.now()
    while (this.#making === making) {
      if (making.parts.next().done) this.#show(making.table)
      else if (performance.now() - since >= PART_MS) {
        await pause()
        since = performance.now()
      }
    }
  }
}

const pause = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const places = new Places()
