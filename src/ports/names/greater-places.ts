import {
  GREATER_CITIES,
  GREATER_COUNTRIES,
  GREATER_REGIONS,
  GREATER_WATERS,
  RARE_COUNTRY_NAMES,
} from '../generated/lists.js'
import { FIRST_OWN_ID } from '../own-ports.js'
import { isUnlocode, type Port } from '../port.js'
import type { PortTable } from '../table.js'
import { coreNames } from './core-name.js'
import { fold, isShort, joined, spellings } from './fold.js'
import { isLarge } from './large-namesake.js'
import { regionCalled } from './regions.js'
import { stateOf } from './territories.js'
import { countryName } from './unknown-code.js'
import { partsOf } from './written-name.js'

const KINDS = ['country', 'rare', 'region', 'water', 'city'] as const
/** `rare` is a country's name in a language of few: it counts as it is spelled there only. Síle is Chile, Sile is in Turkey. */
export type Kind = (typeof KINDS)[number]

/** A country, region, island, water or large city that has the name of a port in another country. */
export interface GreaterPlace {
  readonly kind: Kind
  /** In English; a region or city with its country. */
  readonly name: string
  /** ISO 3166-1 codes of the countries that it is or lies in. */
  readonly countryCodes: readonly string[]
}

/** The ports with a name that the greater places with it do not rule out. */
export interface BesideGreater {
  readonly ports: readonly Port[]
  /** Places for which a port was left out, or beside which the only one is taken. */
  readonly places: readonly GreaterPlace[]
}

let placesByKey: ReadonlyMap<string, readonly GreaterPlace[]> | null = null

/**
 * The ports that a name without a country may mean, beside greater places of the name in other countries. Those with
 * it as another name are left out for a country, region, island or water: Chile is no name for Şile then, nor Trinidad for
 * Casilda. A small port of that own name is left out for a country only, and not for a rare name of one: Malita is Malta
 * in Kirundi. For a city, none is. Of its own country, a region with several larger ports is no name of a port either:
 * Zhejiang is not Zhapu.
 */
export function besideGreater(
  ports: PortTable,
  text: string,
  found: readonly Port[],
): BesideGreater {
  // A code, or a name with a country or another name beside it.
  const isClear = isUnlocode(text.trim()) || partsOf(text).length > 1
  const places = new Map<string, GreaterPlace>()
  const kept = found.filter((port) => {
    if (!isClear && isLesserInRegion(ports, text, port)) return false
    const elsewhere = isClear ? [] : greaterElsewhere(ports, text, port)
    for (const place of elsewhere) places.set(`${place.kind} ${place.name}`, place)
    return elsewhere.every(({ kind }) => isTaken(port, text, kind))
  })
  // Among several ports, the caller is asked as without such places.
  if (kept.length > 0 && found.length > 1) return { ports: found, places: [] }
  return { ports: kept, places: [...places.values()] }
}

/** Larger ports than one make a region's bare name that of the region. */
const LARGER_IN_REGION = 2

/** Whether a text is the name of the region that a port lies in, and only another name or a part of that of the port. */
function isLesserInRegion(ports: PortTable, text: string, port: Port): boolean {
  const isIn = regionCalled(text)
  if (!isIn?.(port.countryCode, port.position) || isOwnName(port, text)) return false
  const isLarger = (other: Port) =>
    other.rank < port.rank && other.mainPortId === null && isIn(other.countryCode, other.position)
  return ports.ports.filter(isLarger).length >= LARGER_IN_REGION
}

function isTaken(port: Port, text: string, kind: Kind): boolean {
  if (kind === 'city') return true
  return isOwnName(port, text) && (kind !== 'country' || port.size === 'medium')
}

/** The greater places with a name outside a port's state that are greater than it. */
function greaterElsewhere(ports: PortTable, text: string, port: Port): readonly GreaterPlace[] {
  // A large port's own name needs no list of places, which takes a cold process 35 ms to index.
  if (port.id >= FIRST_OWN_ID || KINDS.every((kind) => isGreater(port, text, kind))) return []
  const names = [port.name, ...port.alternateNames, ...port.localNames]
  const isExact = names.some((name) => fold(name) === fold(text))
  return greaterCalled(ports, text, isExact).filter(
    (place) => isElsewhere(place, port, text) && !isGreater(port, text, place.kind),
  )
}

/** Whether a place of a name is in another state than a port. Guernsey's own port has a British code; Saint-Martin-de-Ré is not on Saint Martin. */
export function isElsewhere(
  { countryCodes }: Pick<GreaterPlace, 'countryCodes'>,
  { countryCode, name, alternateNames }: Port,
  text: string,
): boolean {
  const isEnglish = [name, ...alternateNames].some((one) => fold(one) === fold(text))
  return !countryCodes.some(
    (code) =>
      code === countryCode ||
      stateOf(countryCode) === code ||
      (isEnglish && stateOf(code) === countryCode),
  )
}

/** Whether a port is greater than places of its own name elsewhere: Santander in Spain, but Salvador only than a region. */
export function isGreater(port: Port, text: string, kind: Kind): boolean {
  if (!isOwnName(port, text)) return false
  if (kind === 'rare') return port.size !== null && port.size !== 'very_small'
  return isLarge(port) || (port.size === 'medium' && kind !== 'country')
}

/** @param isExact whether no word such as "Port of" may stand beside the name */
function greaterCalled(ports: PortTable, text: string, isExact: boolean): GreaterPlace[] {
  placesByKey ??= indexed()
  const keys = new Set([joined(fold(text)), ...(isExact ? [] : coreNames(text))])
  const codes = [text, ...(isExact ? [] : keys)]
    .filter((one) => !isShort(one))
    .flatMap((one) => [...ports.countriesCalled(one)])
  return [
    ...codes.map((code) => countryOf(code)),
    ...[...keys, spelled(text)].flatMap((key) => placesByKey!.get(key) ?? []),
  ]
}

/** The key of a name that counts with its accents only. */
function spelled(name: string): string {
  return `=${name.trim().toLowerCase().normalize('NFC')}`
}

/** Whether a text is the name of a port, not one of its other names. */
function isOwnName(port: Port, text: string): boolean {
  return spellings(port.name).some((name) => spellings(text).includes(name))
}

function countryOf(code: string): GreaterPlace {
  return { kind: 'country', name: countryName(code) ?? code, countryCodes: [code] }
}

function indexed(): ReadonlyMap<string, readonly GreaterPlace[]> {
  const places = new Map<string, GreaterPlace[]>()
  const add = (name: string, place: GreaterPlace) => {
    for (const key of new Set(spellings(name).map(joined))) {
      places.set(key, [...(places.get(key) ?? []), place])
    }
  }
  for (const [code, names] of Object.entries(GREATER_COUNTRIES)) {
    for (const name of names) add(name, countryOf(code))
  }
  for (const [code, names] of Object.entries(RARE_COUNTRY_NAMES)) {
    for (const name of names) places.set(spelled(name), [{ ...countryOf(code), kind: 'rare' }])
  }
  for (const [kind, table] of [
    ['region', GREATER_REGIONS],
    ['water', GREATER_WATERS],
    ['city', GREATER_CITIES],
  ] as const) {
    for (const [name, countryCodes] of Object.entries(table)) {
      const where = countryCodes.map((code) => countryName(code) ?? code).join(' and ')
      add(name, { kind, name: where === '' ? name : `${name}, ${where}`, countryCodes })
    }
  }
  return places
}
