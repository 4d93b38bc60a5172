import { sphericalKm } from '../../engine/geo/distance.js'
import { FIRST_OWN_ID } from '../own-ports.js'
import { isUnlocode, LAST_FIRST_ID, type Port } from '../port.js'
import { coreNames, coreNamesOf, isPartOfWaters } from './core-name.js'
import { otherCountry } from './country-names.js'
import { fold, joined } from './fold.js'
import { isLarge, isTiny } from './large-namesake.js'

interface Named {
  readonly port: Port
  readonly isMainName: boolean
}

/** Ports by folded name; the largest ports first. */
type Names = ReadonlyMap<string, readonly Named[]>

/** Ports by their full names. */
export class ExactNames {
  readonly #ports: readonly Port[]
  /** Built on first use, as the others, so that it can be made in parts. */
  #english: Names | null = null
  /** Names in other languages, in Latin letters and in others. Built on first use: most names are English. */
  #latin: Names | null = null
  #otherScripts: Names | null = null
  /** Ports by `coreNames`. Built on first use: most names are exact. */
  #loose: Names | null = null
  /** Ports by `contracted` names. Built on first use. */
  #digraphs: Names | null = null
  /** Ports that are not tiny by the core of their own names. Built on first use. */
  #larger: Names | null = null

  constructor(ports: readonly Port[]) {
    this.#ports = [...ports].sort((a, b) => a.rank - b.rank || a.id - b.id)
  }

  /** Builds now what is otherwise built on first use, a part at a time. */
  *preparing(): Generator<void> {
    this.#english ??= yield* indexing(this.#ports, englishNames)
    this.#latin ??= yield* indexing(this.#ports, latinNames)
    this.#otherScripts ??= yield* indexing(this.#ports, namesInOtherScripts)
    this.#loose ??= yield* this.#indexingLoosely()
    yield void this.#digraphNames()
    yield void this.#largerNames()
  }

  /**
   * The ports with a full name, largest first; case and accents do not matter. English names take
   * precedence over those in other languages. Among ports with the same kind of name, those that were
   * in the table first take precedence, so that a name keeps its meaning. If one port has the name and
   * others of its country have it as an alternate, it is the only result: a terminal next to its city
   * ("Singapore", "New York").
   */
  find(name: string, isWanted: (port: Port) => boolean): Port[] {
    const key = fold(name)
    const among = (names: Names) => (names.get(key) ?? []).filter(({ port }) => isWanted(port))
    const english = among(this.#englishNames())
    const all = english.length > 0 ? english : apart(among(this.#localNames(key)))
    const isFirst = all.some(({ port }) => !isLater(port))
    const named = all.filter(({ port }) => !isFirst || !isLater(port))
    const [first, ...others] = named.filter(({ isMainName }) => isMainName)
    const isOnly = first !== undefined && others.length === 0
    const isTheirs = named.every(({ port }) => port.countryCode === first?.port.countryCode)
    return isOnly && isTheirs ? [first.port] : named.map(({ port }) => port)
  }

  /**
   * The ports with a name that differs in spaces, in the spelling of an accent (Luebeck) or of a common word, or in
   * words such as "Port of" and "Anchorage". Ports beside each other count as one: the main one.
   */
  findLoosely(name: string, isWanted: (port: Port) => boolean): Port[] {
    const names = this.#looseNames()
    const keys = INITIAL.test(name) ? [] : coreNames(name)
    const among = (index: Names, all: Iterable<string>) =>
      [...all].flatMap((key) => index.get(key) ?? []).filter(({ port }) => isWanted(port))
    const spelled = among(names, keys)
    const named =
      spelled.length > 0 ? spelled : among(this.#digraphNames(), [...keys].map(contracted))
    const mainFirst = [
      ...named.filter(({ isMainName }) => isMainName),
      ...named.filter(({ isMainName }) => !isMainName),
    ].map(({ port }) => port)
    return bySize(apart(mainFirst.map((port) => ({ port }))).map(({ port }) => port))
  }

  /**
   * Ports elsewhere that have a port's name, too, and are passed over for it; of a tiny port also larger ones whose own
   * name has a word more: Chatham Docks, where Chatham was written; and large ports with the name in another language:
   * Sídney is Sydney, and Sidney a small port.
   */
  namesakes(name: string, port: Port, isWanted: (port: Port) => boolean): Port[] {
    const key = fold(name)
    const larger = isTiny(port) ? (this.#largerNames().get(joined(key)) ?? []) : []
    const inOthers = isLarge(port) ? [] : (this.#localNames(key).get(key) ?? [])
    return [
      ...(this.#englishNames().get(key) ?? []),
      ...inOthers.filter((named) => isLarge(named.port)),
      ...larger.filter((named) => named.port.rank < port.rank),
    ]
      .filter((named) => isWanted(named.port) && !isBeside(named.port, port))
      .map((named) => named.port)
      .filter((other) => other !== port)
  }

  /**
   * Larger ports elsewhere whose name differs only in its spaces: Newcastle, where New Castle was
   * written. None for a port that was in the table first.
   */
  largerNamesakes(name: string, port: Port): Port[] {
    if (!isLater(port)) return []
    const folded = fold(name)
    const key = joined(folded)
    const isNamesake = (text: string) => joined(fold(text)) === key && fold(text) !== folded
    const others = (this.#looseNames().get(key) ?? [])
      .map((named) => named.port)
      .filter((other) => other.rank < port.rank && !isBeside(other, port))
    return others.filter((other) => [other.name, ...other.alternateNames].some(isNamesake))
  }

  #largerNames(): Names {
    this.#larger ??= indexed(
      this.#ports.filter((port) => !isTiny(port)),
      ({ name }) => [name],
      (name) => coreNames(name),
    )
    return this.#larger
  }

  #digraphNames(): Names {
    this.#digraphs ??= indexed(
      this.#ports.filter(({ countryCode }) => WITH_DIGRAPHS.has(countryCode)),
      englishNames,
      (name) => [contracted(joined(fold(name)))],
    )
    return this.#digraphs
  }

  #englishNames(): Names {
    this.#english ??= indexed(this.#ports, englishNames)
    return this.#english
  }

  /** Those among which a folded name can be. */
  #localNames(key: string): Names {
    if (hasOtherLetters(key)) {
      this.#otherScripts ??= indexed(this.#ports, namesInOtherScripts)
      return this.#otherScripts
    }
    this.#latin ??= indexed(this.#ports, latinNames)
    return this.#latin
  }

  #looseNames(): Names {
    this.#loose ??= atOnce(this.#indexingLoosely())
    return this.#loose
  }

  #indexingLoosely(): Generator<void, Names> {
    const named = new Set(this.#ports.map(({ country }) => country))
    const countries = new Set([...named].map((country) => joined(fold(country))))
    const isCountry = (key: string) => countries.has(key) || otherCountry(key) !== undefined
    return indexing(
      this.#ports,
      (port) => [...englishNames(port), ...tellingNames(port)],
      (name, { name: own }) => coreNamesOf(name, { isMain: name === own, isCountry }),
    )
  }
}

/** Ports of a part of an index that is made at once. */
const PART = 50

/** Countries with letters that other keyboards write as two: Luebeck, Tromsoe, Luleaa. */
const WITH_DIGRAPHS: ReadonlySet<string> = new Set('DE DK EE FI FO GL IS NO SE SJ'.split(' '))

/** The same for a letter and its two: the table has Lubeck and Aalborg. */
function contracted(key: string): string {
  return key.replace(/([aou])e/g, '$1').replaceAll('aa', 'a')
}

/** The own name, and others in Latin letters. */
function englishNames({ name, alternateNames }: Port): string[] {
  return [name, ...alternateNames.filter((other) => !isUnlocode(other))]
}

/** Names in other languages. "Port" is one of Port-en-Bessin, and tells no port. */
function tellingNames({ localNames }: Port): string[] {
  return localNames.filter((name) => !isPartOfWaters(name))
}

function latinNames({ localNames }: Port): string[] {
  return localNames.filter((name) => !hasOtherLetters(name) && !isPartOfWaters(name))
}

function namesInOtherScripts({ localNames }: Port): string[] {
  return localNames.filter((name) => hasOtherLetters(name) && !isPartOfWaters(name))
}

/** Whether a name has letters that are not Latin, which no folding makes Latin. */
function hasOtherLetters(name: string): boolean {
  return OTHER_LETTER.test(name)
}

const OTHER_LETTER = /(?!\p{sc=Latin})\p{L}/u

/** What a generator makes, without its pauses. */
export function atOnce<Made>(making: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = making.next()
    if (done) return value
  }
}

const indexed = (...how: Parameters<typeof indexing>): Names => atOnce(indexing(...how))

/** An index by name, made a part at a time. */
function* indexing(
  ports: readonly Port[],
  namesOf: (port: Port) => readonly string[],
  keysOf: (name: string, port: Port) => Iterable<string> = (name) => [fold(name)],
): Generator<void, Names> {
  const names = new Map<string, Named[]>()
  for (const [i, port] of ports.entries()) {
    if (i % PART === 0) yield
    for (const name of namesOf(port)) {
      for (const key of keysOf(name, port)) {
        const all = names.get(key)
        if (key === '' || all?.at(-1)?.port === port) continue
        const named = { port, isMainName: name === port.name }
        if (all === undefined) names.set(key, [named])
        else all.push(named)
      }
    }
  }
  return names
}

/**
 * A letter that stands for a word and joins no other: "San D." is not Sand, "P Alma" is not Palma. Of "E. OPL" it
 * tells the side, and of "O Connor" an apostrophe is missing.
 */
const INITIAL = /(?<=^|\s)(?:\p{L}\.|(?![dlo]\s)\p{L})(?=\s|$)(?!\s*(?:opl|anch))/iu

/** Ports of a country within this distance are one place, km. */
const BESIDE_KM = 40

/** Of ports that are one place the first. */
function apart<One extends { readonly port: Port }>(named: readonly One[]): One[] {
  const kept: One[] = []
  for (const one of named) if (!kept.some((other) => isBeside(one.port, other.port))) kept.push(one)
  return kept
}

/** Whether two ports are one place. */
export function isBeside(a: Port, b: Port): boolean {
  return a.countryCode === b.countryCode && sphericalKm(a.position, b.position) <= BESIDE_KM
}

function bySize(ports: readonly Port[]): Port[] {
  return [...new Set(ports)].sort((a, b) => a.rank - b.rank || a.id - b.id)
}

/**
 * Whether a port was added with the World Port Index. Names that were in the table before take
 * precedence over its names and code.
 */
export function isLater({ id }: Port): boolean {
  return id > LAST_FIRST_ID && id < FIRST_OWN_ID
}
