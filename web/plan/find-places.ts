import { findPorts } from '../../src/ports/find/find-ports.js'
import { portsMeant } from '../../src/ports/find/place.js'
import type { Found } from '../../src/ports/find/search.js'
import { fold } from '../../src/ports/names/fold.js'
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
  /** Whether the first place is likely enough to be lit: not a guess, a country, a name of several ports, or a code. */
  readonly isFirstLit: boolean
  /** The place that the text alone means: the one with this name or code, or the only one that is found. */
  readonly taken: PlaceFound | null
}

/** `LAX` and `LA` are codes of airports and cities, which are not those of ports. */
const isCode = (text: string) => /^[a-z]{1,3}$/i.test(text.trim())
const isOtherCode = (text: string, { port }: PlaceFound) =>
  isCode(text) && fold(port.name) !== fold(text)

/**
 * Finds ports among all ports of the page, without a request or a wait. A name means the port that the
 * service takes for it. What was typed so far lights the first port that begins so, but does not mean it.
 */
export function findPlaces(table: PortTable, text: string, limit: number): PlacesFound {
  const meant = portsMeant(table, text)
  const found = findPorts(table, text, limit, meant)
  const places = found.map(({ port, match, matchedName }): PlaceFound => {
    const isOwn = matchedName === port.name || match === 'unlocode' || match === 'country'
    return { port, by: isOwn ? null : matchedName, isGuess: match === 'similar_name' }
  })
  const [first = null] = places
  const isNamed =
    meant.length === 1 && first !== null && first.port === meant[0] && !isOtherCode(text, first)
  const isLikely =
    first?.isGuess === false &&
    // A beginning of a foreign name may be another place: Basel is no Baselona. A number begins no name.
    first.by === null &&
    /\p{L}/u.test(text) &&
    found[0]?.match !== 'country' &&
    meant.length < 2
  const isFirstLit = isNamed || (isLikely && !isCode(text))
  const isOnly = isFirstLit && places.length === 1
  const isTaken = isOnly || (isNamed && !isBeginning(text, found))
  return { places, isFirstLit, taken: isTaken ? first : null }
}

/** Whether the text only resembles the name of the first, and begins that of another: Colom, of Porto Colom and Colombo. */
function isBeginning(text: string, [first, ...others]: readonly Found[]): boolean {
  const wanted = fold(text)
  const isWhole = first?.match === 'unlocode' || fold(first?.matchedName ?? '') === wanted
  return !isWhole && others.some(({ port }) => fold(port.name).startsWith(wanted))
}
