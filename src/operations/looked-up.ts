import { type KnownPlaces, lookUps } from '../planning/places.js'
import type { Place } from '../ports/place.js'
import type { PortTable } from '../ports/table.js'

/** The places of bodies that were looked up before the bodies are prepared, for as long as a body is there. */
export class LookedUp {
  readonly #ofBodies = new WeakMap<object, { ports: PortTable; known: KnownPlaces }>()

  /** Looks up one place at each step. @param ports undefined while there are none: then nothing is done */
  steps(body: object, places: readonly Place[], ports: PortTable | undefined): Iterator<void> {
    if (ports === undefined) return [][Symbol.iterator]()
    const known = this.of(body, ports) ?? new Map()
    this.#ofBodies.set(body, { ports, known })
    return lookUps(ports, places, known)
  }

  /** What was found in this table. */
  of(body: object, ports: PortTable): KnownPlaces | undefined {
    const found = this.#ofBodies.get(body)
    return found?.ports === ports ? found.known : undefined
  }
}
