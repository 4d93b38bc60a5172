import type { CountryIndex } from '../names/country-index.js'
import { fold, joined, spellings } from '../names/fold.js'
import { firstIndex } from '../names/sorted.js'
import { isUnlocode, type Port } from '../port.js'
import { NearNames } from './near-names.js'

/** Which part of a port's data a search matched, in order of preference among equals. */
export const MATCHES = [
  'name',
  'alternate_name',
  'word',
  'unlocode',
  'country',
  'similar_name',
] as const
export type Match = (typeof MATCHES)[number]

/** A port that a search found. */
export interface Found {
  readonly port: Port
  readonly match: Match
  /** The name, other name or code that matched; the country's if only that matched. */
  readonly matchedName: string
}

interface Entry extends Found {
  /** Folded, without spaces. */
  readonly key: string
  readonly isLocal: boolean
}

/** A match with its distance from the query: full matches first. */
interface Hit extends Found {
  readonly tier: number
  /** Set if it differs from the port's own rank. */
  readonly rank?: number
}

/** Hits in a lower tier come first. A name in another language adds one. */
const TIERS = { whole: 0, country: 2, begun: 3, shortCountry: 5, similar: 6 } as const
/** Among names with as many edits, those with the same first letter come first. */
const OTHER_INITIAL = 0.5
/** If no full name matches, and fewer ports than this match, similar names are added. */
const FEW = 3
/** A shorter text is more likely a prefix than misspelt. */
const MANY_LETTERS = 6
/** Ports of a part of the index that is made at once. */
const PART = 100
const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
/** Words that people add to the name of a port. */
const ABOUT_NAME =
  /^(the )?(port|harbou?r|hafen|haven|puerto|porto) ((of|de|do|di|von|van) )?| (port|harbou?r|hafen)$/g

/** Maximum number of words of a country's name at the start or end of a query. */
const MAX_COUNTRY_WORDS = 4
/** With fewer letters, it can only be a country code. */
const MIN_COUNTRY_LETTERS = 3
/** A shorter name of a country, in any language, is more likely the start of a port's name. */
const MIN_CERTAIN_COUNTRY_LETTERS = 4

/** Sorted keys of all ports. A query is a range of them, found by binary search. */
export class PortIndex {
  readonly #entries: readonly Entry[]
  readonly #near: NearNames<Entry>
  readonly #countries: CountryIndex
  /** Terminals by the folded names of their main ports. */
  readonly #terminals: ReadonlyMap<string, ReadonlySet<Port>>

  /** @param entries sorted, of which `near` has the names */
  private constructor(
    ports: readonly Port[],
    countries: CountryIndex,
    entries: readonly Entry[],
    near: NearNames<Entry>,
  ) {
    this.#countries = countries
    this.#terminals = terminalsByPort(ports)
    this.#entries = entries
    this.#near = near
  }

  /** Made a part at a time. */
  static *making(ports: readonly Port[], countries: CountryIndex): Generator<void, PortIndex> {
    const byInitial = new Map<string, Entry[]>()
    for (let at = 0; at < ports.length; at += PART) {
      for (const entry of ports.slice(at, at + PART).flatMap(entriesOf)) {
        const initial = entry.key.slice(0, 1)
        const others = byInitial.get(initial)
        if (others === undefined) byInitial.set(initial, [entry])
        else others.push(entry)
      }
      yield
    }
    const entries: Entry[] = []
    const near = new NearNames<Entry>()
    for (const initial of [...byInitial.keys()].sort()) {
      for (const entry of byInitial.get(initial)!.sort(byKey)) {
        entries.push(entry)
        const { match } = entry
        if (match === 'name' || match === 'alternate_name') near.add(entry.key, entry)
      }
      yield
    }
    return new PortIndex(ports, countries, entries, near)
  }

  /**
   * Ports for a typed text: a prefix of a name, of a word in it, of another name or of the UN/LOCODE,
   * with or without the country before or after it; a terminal with the name of its port before or
   * after it; a country, for all its ports; and if nothing matches, the most similar names. Case,
   * accents, spaces and "St" for "Saint" do not matter. Full names come first, then the ports of a
   * country with that name, then larger ports. Within a country, a port's own name comes before another
   * port's alternate name. Each port occurs once.
   */
  search(q: string, limit: number): Found[] {
    const text = fold(q)
    return afterNamesakes(this.#hits(text))
      .sort(order)
      .slice(0, limit)
      .map(({ port, match, matchedName }) => ({ port, match, matchedName }))
  }

  #hits(text: string): Hit[] {
    if (text === '') return []
    const hits =
      this.#begun(text, null) ??
      this.#withCountry(text, (name, countries) => this.#begun(name, countries)) ??
      this.#withMainPort(text) ??
      []
    const add = (more: readonly Hit[]) => {
      const known = new Set(hits.map(({ port }) => port))
      hits.push(...more.filter(({ port }) => !known.has(port)))
    }
    const inCountry = this.#inCountry(text)
    if (inCountry.length > 0) {
      const tiers = new Map(inCountry.map(({ port, tier }) => [port, tier]))
      for (const [at, hit] of hits.entries()) {
        const tier = tiers.get(hit.port)
        if (tier !== undefined && tier < hit.tier) hits[at] = { ...hit, tier }
      }
      add(inCountry)
    }
    const isPoor = hits.length < FEW && hits.every(({ tier }) => tier >= TIERS.country)
    if (hits.length === 0 || (isPoor && text.length >= MANY_LETTERS)) {
      add(
        this.#similar(text, null) ??
          this.#withCountry(text, (name, countries) => this.#similar(name, countries)) ??
          [],
      )
    }
    const bare = text.replace(ABOUT_NAME, '')
    return hits.length > 0 || bare === text ? hits : this.#hits(bare)
  }

  /**
   * Ports whose name or code starts with the text, in some countries or in all; null if there are none.
   */
  #begun(text: string, countries: ReadonlySet<string> | null): Hit[] | null {
    const wanted = joined(text)
    if (wanted === '') return null
    const best = new Map<Port, Hit>()
    const first = firstIndex(this.#entries.length, (at) => this.#entries[at]!.key < wanted)
    for (let i = first; i < this.#entries.length; i++) {
      const entry = this.#entries[i]!
      if (!entry.key.startsWith(wanted)) break
      const { port, match, matchedName } = entry
      if (countries !== null && !countries.has(port.countryCode)) continue
      const isWhole = match !== 'word' && entry.key === wanted
      const tier = (isWhole ? TIERS.whole : TIERS.begun) + (entry.isLocal ? 1 : 0)
      const hit = { port, match, matchedName, tier }
      const known = best.get(port)
      if (!known || order(hit, known) < 0) best.set(port, hit)
    }
    return best.size === 0 ? null : [...best.values()]
  }

  /** The ports with the most similar names; null if none is similar. */
  #similar(text: string, countries: ReadonlySet<string> | null): Hit[] | null {
    const best = new Map<Port, Hit>()
    for (const { content, edits } of this.#near.find(joined(text))) {
      const { port, matchedName } = content
      if (countries !== null && !countries.has(port.countryCode)) continue
      const other = content.key[0] === text[0] ? 0 : OTHER_INITIAL
      const tier = TIERS.similar + edits + other
      const hit: Hit = { port, match: 'similar_name', matchedName, tier }
      if (hit.tier < (best.get(port)?.tier ?? Number.POSITIVE_INFINITY)) best.set(port, hit)
    }
    return best.size === 0 ? null : [...best.values()]
  }

  /** Tries to read the start or end of a text as a country, longest part first. */
  #withCountry(
    text: string,
    find: (name: string, countries: ReadonlySet<string>) => Hit[] | null,
  ): Hit[] | null {
    const words = text.split(' ')
    for (let n = Math.min(MAX_COUNTRY_WORDS, words.length - 1); n > 0; n--) {
      const [head, behind] = [words.slice(0, -n).join(' '), words.slice(-n).join(' ')]
      const [before, tail] = [words.slice(0, n).join(' '), words.slice(n).join(' ')]
      const hits =
        this.#findIn(this.#countries.begun(behind), head, find) ??
        this.#findIn(this.#countries.exact(before), tail, find)
      if (hits !== null) return hits
    }
    return null
  }

  #findIn(
    countries: ReadonlySet<string>,
    name: string,
    find: (name: string, countries: ReadonlySet<string>) => Hit[] | null,
  ): Hit[] | null {
    return countries.size === 0 ? null : find(name, countries)
  }

  /** Terminals whose port is named before or after them: "Rotterdam Maasvlakte". */
  #withMainPort(text: string): Hit[] | null {
    const words = text.split(' ')
    for (let n = 1; n < words.length; n++) {
      const [before, behind] = [words.slice(0, n).join(' '), words.slice(n).join(' ')]
      const hits = this.#begunAt(before, behind) ?? this.#begunAt(behind, before)
      if (hits !== null) return hits
    }
    return null
  }

  #begunAt(mainPort: string, name: string): Hit[] | null {
    const terminals = this.#terminals.get(mainPort)
    if (terminals === undefined) return null
    const hits = this.#begun(name, null)?.filter(({ port }) => terminals.has(port)) ?? []
    return hits.length === 0 ? null : hits
  }

  /** All ports of the country with this name. */
  #inCountry(text: string): Hit[] {
    if (text.length < MIN_COUNTRY_LETTERS) return []
    const isCertain = text.length >= MIN_CERTAIN_COUNTRY_LETTERS
    const tier = isCertain ? TIERS.country : TIERS.shortCountry
    return this.#countries
      .portsOf(text)
      .map((port) => ({ port, match: 'country', matchedName: port.country, tier }))
  }
}

function terminalsByPort(ports: readonly Port[]): Map<string, Set<Port>> {
  const byId = new Map(ports.map((port) => [port.id, port]))
  const terminals = new Map<string, Set<Port>>()
  for (const port of ports) {
    const main = port.mainPortId === null ? undefined : byId.get(port.mainPortId)
    for (const name of main === undefined ? [] : [main.name, ...main.alternateNames]) {
      const key = fold(name)
      terminals.set(key, (terminals.get(key) ?? new Set()).add(port))
    }
  }
  return terminals
}

function entriesOf(port: Port): Entry[] {
  const entries = new Map<string, Entry>()
  const add = (key: string, match: Match, matchedName: string, isLocal = false) => {
    if (key === '' || entries.has(key)) return
    entries.set(key, { key, port, match, matchedName, isLocal })
  }
  const match = (name: string): Match => (isUnlocode(name) ? 'unlocode' : 'alternate_name')
  const names = [
    { name: port.name, match: 'name' as Match, isLocal: false },
    ...port.alternateNames.map((name) => ({ name, match: match(name), isLocal: false })),
    ...port.localNames.map((name) => ({ name, match: 'alternate_name' as Match, isLocal: true })),
  ]
  if (port.unlocode !== null) add(port.unlocode.toLowerCase(), 'unlocode', port.unlocode)
  for (const { name, match, isLocal } of names) {
    for (const spelling of spellings(name)) add(joined(spelling), match, name, isLocal)
  }
  for (const { name } of names.filter(({ match, isLocal }) => match !== 'unlocode' && !isLocal)) {
    for (const spelling of spellings(name)) {
      for (const tail of tails(spelling)) add(joined(tail), 'word', name)
    }
  }
  return [...entries.values()]
}

/** The name from its second word on, from its third on, and so on. */
function tails(name: string): string[] {
  const words = name.split(' ')
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '))
}

/**
 * Within a country, a port with the text as its own name comes first: Canaport is larger than Saint
 * John, and is called Saint John too.
 */
function afterNamesakes(hits: readonly Hit[]): Hit[] {
  const own = new Map<string, number>()
  for (const { port, match, tier } of hits) {
    if (tier !== TIERS.whole || match !== 'name') continue
    const { countryCode, rank } = port
    own.set(countryCode, Math.max(rank, own.get(countryCode) ?? rank))
  }
  return hits.map((hit) => {
    const least = own.get(hit.port.countryCode)
    if (least === undefined || hit.tier !== TIERS.whole || hit.match !== 'alternate_name')
      return hit
    return { ...hit, rank: Math.max(hit.port.rank, least + 0.5) }
  })
}

function order(a: Hit, b: Hit): number {
  return (
    a.tier - b.tier ||
    (a.rank ?? a.port.rank) - (b.rank ?? b.port.rank) ||
    MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) ||
    (a.port.name < b.port.name ? -1 : a.port.name > b.port.name ? 1 : a.port.id - b.port.id)
  )
}
