import { findPorts } from '../../src/ports/find-ports.js'
import { portsMeant } from '../../src/ports/place.js'
import type { Port } from '../../src/ports/port.js'
import type { PortTable } from '../../src/ports/table.js'

export { PortTable } from '../../src/ports/table.js'
export { searchedPorts } from './searched-ports.js'

export interface PlaceFound {
  readonly port: Port
  /** The name that was meant, if it is not the port's own. */
  readonly by: string | null
  /** Whether a letter or two differ from what was typed. */
  readonly isGuess: boolean
}

export interface PlacesFound {
  /** Ports for a text, best first. */
  readonly places: readonly PlaceFound[]
  /** The place that the text alone means: none for a guess, a country, or a name of several ports. */
  readonly taken: PlaceFound | null
}

/**
 * Finds ports among all ports of the page, without a request or a wait. A name means the port that the
 * service takes for it; what was typed so far, the first port that begins so.
 */
export function findPlaces(table: PortTable, text: string, limit: number): PlacesFound {
  const meant = portsMeant(table, text)
  const found = findPorts(table, text, limit, meant)
  const places = found.map(({ port, match, matchedName }): PlaceFound => {
    const isOwn = matchedName === port.name || match === 'unlocode' || match === 'country'
    return { port, by: isOwn ? null : matchedName, isGuess: match === 'similar_name' }
  })
  const [first = null] = places
  const isCertain = first?.isGuess === false && found[0]?.match !== 'country'
  return { places, taken: isCertain && meant.length < 2 ? first : null }
}
