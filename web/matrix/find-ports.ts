import type { Port } from '../../src/client/index.js'
import type { Place } from '../plan/plan.js'
import type { ListedPlace } from './place-list.js'

/** A place of the matrix, ready for the question. */
export interface FoundPlace {
  readonly label: string
  readonly place: Place
}

export interface FoundPlaces {
  readonly found: readonly FoundPlace[]
  /** Lines that no port is called by. */
  readonly unknown: readonly string[]
}

/** Suggests ports for words, best first. */
export type PortSearch = (words: string) => Promise<readonly Port[]>

const AT_ONCE = 6

/**
 * Finds the port of each line that is no position; a country after a comma chooses among ports of
 * one name. A name that occurs twice is asked for once.
 */
export async function findPorts(
  listed: readonly ListedPlace[],
  search: PortSearch,
): Promise<FoundPlaces> {
  const words = [...new Set(listed.filter((line) => !line.position).map(({ label }) => label))]
  const ports = new Map<string, Port | null>()
  for (let i = 0; i < words.length; i += AT_ONCE) {
    const some = words.slice(i, i + AT_ONCE)
    const found = await Promise.all(some.map((text) => findPort(text, search)))
    for (const [k, text] of some.entries()) ports.set(text, found[k]!)
  }
  const places = listed.map(({ label, position }): FoundPlace | null => {
    if (position !== null) return { label, place: { position } }
    const port = ports.get(label) ?? null
    return port === null ? null : { label: port.name, place: { portId: port.id } }
  })
  return {
    found: places.filter((place) => place !== null),
    unknown: words.filter((text) => ports.get(text) === null),
  }
}

async function findPort(text: string, search: PortSearch): Promise<Port | null> {
  const [name, country = ''] = text.split(',').map((part) => part.trim().toLowerCase())
  const suggested = await search(name!)
  const within = suggested.filter(
    (port) =>
      country === '' ||
      port.country_code.toLowerCase() === country ||
      port.country.toLowerCase().startsWith(country),
  )
  const exact = within.find((port) => port.name.toLowerCase() === name)
  return exact ?? within[0] ?? null
}
