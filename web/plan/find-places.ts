import { distance } from 'fastest-levenshtein'
import { fold } from '../../src/ports/fold.js'
import type { Port } from '../../src/ports/port.js'
import { PortIndex } from '../../src/ports/search.js'

export { searchedPorts } from './searched-ports.js'

export interface PlaceFound {
  readonly port: Port
  /** The name that was meant, if it is not the port's own. */
  readonly by: string | null
  /** Whether a letter or two differ from what was typed. */
  readonly isGuess: boolean
}

/** Number of letters of a typed word per letter that may be wrong. */
const LETTERS_PER_FAULT = 4
const MAX_COUNTRY_WORDS = 4

/** Names of a port's country, such as "netherlands", "niederlande" and "nl". */
export type CountryNames = (port: Port) => readonly string[]

/**
 * Finds ports by name, code, other names and country, in any order and with a mistyped letter,
 * among all ports of the page, without a request or a wait.
 */
export class PlaceFinder {
  readonly #index: PortIndex
  readonly #byId: ReadonlyMap<number, Port>
  readonly #byCountry = new Map<string, Port[]>()
  /** Names without spaces: "Le Havre" is also "lehavre". */
  readonly #names: readonly {
    readonly key: string
    readonly port: Port
    readonly by: string | null
  }[]

  constructor(ports: readonly Port[], countryNames: CountryNames) {
    this.#index = new PortIndex(ports)
    this.#byId = new Map(ports.map((port) => [port.id, port]))
    this.#names = ports.flatMap((port) =>
      namesOf(port).map((name, i) => {
        return { key: squeezed(name), port, by: i === 0 ? null : name }
      }),
    )
    for (const port of ports) {
      for (const name of new Set(countryNames(port).map(fold))) {
        const known = this.#byCountry.get(name)
        if (known === undefined) this.#byCountry.set(name, [port])
        else known.push(port)
      }
    }
    for (const some of this.#byCountry.values()) some.sort((a, b) => a.rank - b.rank)
  }

  byId(id: number): Port | undefined {
    return this.#byId.get(id)
  }

  /** Ports for a text, best first. Mistyped names count only if nothing else is found. */
  find(text: string, limit: number): PlaceFound[] {
    const wanted = fold(text)
    if (wanted === '') return []
    const sure = this.#sure(text, wanted, limit)
    return sure.length > 0 ? sure : this.#guesses(wanted, limit)
  }

  #sure(text: string, wanted: string, limit: number): PlaceFound[] {
    const exact = this.#index.search(text, limit).filter(({ match }) => match !== 'similar_name')
    const byName = exact.map(({ port, match }) => {
      return {
        port,
        by: match === 'unlocode' ? null : otherName(port, wanted),
        isGuess: false,
      }
    })
    const found = [...byName, ...this.#withCountry(wanted, limit), ...this.#squeezed(wanted)]
    return found
      .filter(({ port }, i) => found.findIndex((other) => other.port === port) === i)
      .slice(0, limit)
  }

  /** "rotterdam netherlands", "us nyc", or a country alone. */
  #withCountry(wanted: string, limit: number): PlaceFound[] {
    const words = wanted.split(' ')
    const plain = (ports: readonly Port[]) =>
      ports.map((port) => ({ port, by: null, isGuess: false }))
    const all = this.#byCountry.get(wanted)
    // Two letters are more often the start of a name than a country.
    if (all !== undefined && wanted.length > 2) return plain(all.slice(0, limit))
    for (let count = 1; count <= Math.min(MAX_COUNTRY_WORDS, words.length - 1); count++) {
      for (const [country, name] of [
        [words.slice(-count), words.slice(0, -count)],
        [words.slice(0, count), words.slice(count)],
      ] as const) {
        const ports = this.#byCountry.get(country.join(' '))
        if (ports === undefined) continue
        const inside = new Set(ports)
        const code = ports[0]!.countryCode + name.join('')
        const named = [
          ...this.#index.search(name.join(' '), Infinity),
          ...this.#index.search(code, limit),
        ].filter(({ port }) => inside.has(port))
        if (named.length > 0) return plain(named.slice(0, limit).map(({ port }) => port))
      }
    }
    return []
  }

  #squeezed(wanted: string): PlaceFound[] {
    const key = wanted.replaceAll(' ', '')
    if (key.length < 4) return []
    return this.#names
      .filter((name) => name.key.startsWith(key))
      .map(({ port, by }) => ({ port, by, isGuess: false }))
      .sort((a, b) => a.port.rank - b.port.rank)
  }

  #guesses(wanted: string, limit: number): PlaceFound[] {
    const key = wanted.replaceAll(' ', '')
    const most = Math.floor(key.length / LETTERS_PER_FAULT)
    if (most === 0) return []
    const guesses = this.#names
      .map(({ key: name, port, by }) => {
        // The end of the name may not have been typed yet.
        const begun = name.slice(0, key.length)
        const faults = Math.min(distance(begun, key), near(name, key) ? distance(name, key) : 99)
        return { port, by, isGuess: true, faults, isWhole: near(name, key) }
      })
      .filter(({ faults }) => faults <= most)
      .sort(
        (a, b) =>
          a.faults - b.faults || Number(b.isWhole) - Number(a.isWhole) || a.port.rank - b.port.rank,
      )
    return guesses
      .filter(({ port }, i) => guesses.findIndex((other) => other.port === port) === i)
      .slice(0, limit)
      .map(({ port, by, isGuess }) => ({ port, by, isGuess }))
  }
}

const namesOf = ({ name, alternateNames, localNames }: Port) => [
  name,
  ...alternateNames,
  ...localNames,
]
const squeezed = (name: string): string => fold(name).replaceAll(' ', '')
const near = (a: string, b: string): boolean => Math.abs(a.length - b.length) <= 2

function otherName(port: Port, wanted: string): string | null {
  if (fold(port.name).includes(wanted)) return null
  return namesOf(port).find((name) => fold(name).includes(wanted)) ?? null
}
