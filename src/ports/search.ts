import { fold } from './fold.js'
import type { Port } from './port.js'

/** What of a port a search found: the order is that of preference between equals. */
export const MATCHES = ['name', 'alternate_name', 'word', 'unlocode'] as const
export type Match = (typeof MATCHES)[number]

export interface Found {
  readonly port: Port
  readonly match: Match
}

interface Entry {
  readonly key: string
  readonly port: Port
  readonly match: Match
}

/** Sorted keys of all ports; a query is a range of it, found by halving. */
export class PortIndex {
  readonly #entries: readonly Entry[]

  constructor(ports: readonly Port[]) {
    this.#entries = ports
      .flatMap(entriesOf)
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  }

  /**
   * Ports of which a name, an alternate name, a word of either or the UN/LOCODE begins with `q`,
   * however it is cased and accented. Whole names and codes first, then by rank. A port comes once.
   */
  search(q: string, limit: number): Found[] {
    const wanted = fold(q)
    if (wanted === '') return []
    const best = new Map<Port, Entry>()
    for (let i = this.#lowerBound(wanted); i < this.#entries.length; i++) {
      const entry = this.#entries[i]!
      if (!entry.key.startsWith(wanted)) break
      const known = best.get(entry.port)
      if (!known || order(entry, known, wanted) < 0) best.set(entry.port, entry)
    }
    return [...best.values()]
      .sort((a, b) => order(a, b, wanted))
      .slice(0, limit)
      .map(({ port, match }) => ({ port, match }))
  }

  /** Ports whose whole name, alternate name or code this is, names before the others. */
  exact(text: string): Found[] {
    const wanted = fold(text)
    return this.search(text, Infinity).filter(({ port, match }) =>
      match === 'word' ? false : keysOf(port, match).includes(wanted),
    )
  }

  #lowerBound(key: string): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#entries[middle]!.key < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

function keysOf(port: Port, match: Match): string[] {
  if (match === 'unlocode') return port.unlocode === null ? [] : [port.unlocode.toLowerCase()]
  return match === 'name' ? [fold(port.name)] : port.alternateNames.map(fold)
}

function entriesOf(port: Port): Entry[] {
  const names = keysOf(port, 'name')
  const alternates = keysOf(port, 'alternate_name')
  return [
    ...names.map((key): Entry => ({ key, port, match: 'name' })),
    ...alternates.map((key): Entry => ({ key, port, match: 'alternate_name' })),
    ...[...names, ...alternates].flatMap(tails).map((key): Entry => ({ key, port, match: 'word' })),
    ...keysOf(port, 'unlocode').map((key): Entry => ({ key, port, match: 'unlocode' })),
  ]
}

/** The name from its second word on, from its third on, and so forth. */
function tails(name: string): string[] {
  const words = name.split(' ')
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '))
}

function order(a: Entry, b: Entry, wanted: string): number {
  const whole = (e: Entry) => (e.match !== 'word' && e.key === wanted ? 0 : 1)
  return (
    whole(a) - whole(b) ||
    a.port.rank - b.port.rank ||
    MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) ||
    (a.port.name < b.port.name ? -1 : a.port.name > b.port.name ? 1 : a.port.id - b.port.id)
  )
}
