import type { Position } from '../../src/geo/position.js'
import { fold } from '../../src/ports/fold.js'
import { type Port as FullPort, LAST_FIRST_ID } from '../../src/ports/port.js'
import type { Place } from '../plan/plan.js'
import type { ListedPlace } from './place-list.js'

/** The data about a port that the page needs. */
export type Port = Pick<
  FullPort,
  'id' | 'name' | 'country' | 'countryCode' | 'unlocode' | 'position'
>

/** A place of the matrix, ready to be requested. */
export interface FoundPlace {
  readonly label: string
  /** For example "NL · NLRTM"; empty for a position. */
  readonly code: string
  readonly position: Position
  /** With country and code. In English for a file, because programs read it too. */
  readonly fullLabel: string
  readonly place: Place
}

/** A line that may mean several ports, or a port with a different name. */
export interface AmbiguousPlace {
  readonly line: string
  readonly candidates: readonly Port[]
}

export interface FoundPlaces {
  readonly found: readonly FoundPlace[]
  readonly ambiguous: readonly AmbiguousPlace[]
  /** Lines that match no port. */
  readonly unknown: readonly string[]
}

/** Suggests ports for words, best first. */
export type PortSearch = (words: string) => readonly Port[]

/**
 * Finds the port for each line that is not a position: by its code, or by its full name if no other
 * port has that name or one that begins with it. A country after a comma chooses among ports with
 * the same name. A name that occurs twice is searched for once.
 */
export function findPorts(listed: readonly ListedPlace[], search: PortSearch): FoundPlaces {
  const words = [...new Set(listed.filter((line) => !line.position).map(({ label }) => label))]
  const ports = new Map(words.map((text) => [text, meantPorts(text, search)]))
  const isSure = (text: string) =>
    ports.get(text)!.length === 1 && isExact(text, ports.get(text)![0]!)
  const places = listed.map(({ label, position }): FoundPlace | null => {
    if (position !== null)
      return { label, code: '', position, fullLabel: label, place: { position } }
    return isSure(label) ? placeOf(ports.get(label)![0]!) : null
  })
  return {
    found: places.filter((place) => place !== null),
    ambiguous: words
      .filter((text) => ports.get(text)!.length > 0 && !isSure(text))
      .map((line) => ({ line, candidates: ports.get(line)! })),
    unknown: words.filter((text) => ports.get(text)!.length === 0),
  }
}

/** The text that stands for a port in the list, by which it is found again unambiguously. */
export function lineOf({ unlocode, position: [lon, lat] }: Port): string {
  return unlocode ?? `${lat}, ${lon}`
}

function placeOf({ id, name, country, countryCode, unlocode, position }: Port): FoundPlace {
  return {
    label: name,
    code: [countryCode, unlocode].filter(Boolean).join(' · '),
    position,
    fullLabel: [name, country, unlocode].filter(Boolean).join(', '),
    place: { portId: id },
  }
}

/** The one certain port, or all candidates. */
function meantPorts(text: string, search: PortSearch): readonly Port[] {
  const { name, country } = partsOf(text)
  const suggested = search(name)
  const byCode = suggested.find((port) => isCode(port, name))
  if (byCode !== undefined) return [byCode]
  const within = suggested.filter((port) => isIn(port, country))
  const longer = within.filter((port) => beginsWithWords(port, name) && !isLesser(port, name))
  if (longer.length === 1 && isExact(text, longer[0]!)) return longer
  return within.length > 0 ? within : suggested
}

function partsOf(text: string): { readonly name: string; readonly country: string } {
  const at = text.lastIndexOf(',')
  if (at < 0) return { name: text.trim(), country: '' }
  return { name: text.slice(0, at).trim(), country: fold(text.slice(at + 1)) }
}

function isExact(text: string, port: Port): boolean {
  const { name, country } = partsOf(text)
  return isCode(port, name) || (fold(port.name) === fold(name) && isIn(port, country))
}

function isCode({ unlocode }: Port, text: string): boolean {
  return unlocode !== null && unlocode === text.replaceAll(' ', '').toUpperCase()
}

function isIn({ country, countryCode }: Port, wanted: string): boolean {
  return wanted === '' || countryCode.toLowerCase() === wanted || fold(country) === wanted
}

/**
 * A small port that was added later and has a longer name, which users never mean: "Hamburg
 * Harbor".
 */
function isLesser(port: Port, name: string): boolean {
  return port.id > LAST_FIRST_ID && fold(port.name) !== fold(name)
}

/**
 * "Newcastle upon Tyne" begins with the words of "Newcastle", but "Santos" does not begin with
 * those of "San".
 */
function beginsWithWords(port: Port, name: string): boolean {
  return `${fold(port.name)} `.startsWith(`${fold(name)} `)
}
