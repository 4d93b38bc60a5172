import { sphericalKm } from '../geo/distance.js'
import type { Position } from '../geo/position.js'
import { isPartOfWaters } from './core-name.js'
import { isOneSlip } from './edit-distance.js'
import { isBeside, isLater } from './exact-names.js'
import { fold, joined } from './fold.js'
import { besideGreater, type GreaterPlace } from './greater-places.js'
import { SAME_CODE_KM } from './known-ports.js'
import { onlyLarge } from './large-namesake.js'
import { isOfTotals, isPlaceholder } from './placeholder.js'
import { type Port, portName } from './port.js'
import { remembered } from './remembered.js'
import type { Found, Match } from './search.js'
import type { PortTable } from './table.js'
import { stateOf, territoriesIn } from './territories.js'
import { besideUnknownCode, countryOfCode } from './unknown-code.js'
import { areaCalled, calledIn, isCut, partsOf, portsWritten } from './written-name.js'

/** A place as given by a caller. */
export type Place =
  | { readonly portId: number }
  | { readonly unlocode: string }
  /**
   * A full name, alternate name or UN/LOCODE, in any case and with any accents. The country is an ISO
   * 3166-1 code or a name in a common language, or a state or province; it can follow the name instead,
   * after a comma or in brackets.
   */
  | {
      readonly name: string
      readonly country?: string
      /** Take the only suggestion for an unknown name; the result says so. */
      readonly acceptSuggestions?: boolean
    }
  | { readonly position: Position }

/** A place whose port or position is known. */
export interface ResolvedPlace {
  /** Null for a position. */
  readonly port: Port | null
  readonly position: Position
  /** The place as written, if its only suggestion was taken. */
  readonly suggestedFor?: string
  /**
   * Ports elsewhere with the very name that was written: an older port of the table takes it, or the only
   * large one.
   */
  readonly namesakes?: readonly Port[]
  /** Countries, regions and cities elsewhere with the name, in English: "Florence, Italy". */
  readonly greaterNamesakes?: readonly string[]
}

/** A text that matches no port, or several. */
export class PlaceError extends Error {
  override readonly name = 'PlaceError'
  constructor(
    readonly code: 'unknown_place' | 'ambiguous_place',
    /** The place as written by the caller. */
    readonly place: string,
    /** All ports with the name; for an unknown name, the closest matches, best first. */
    readonly candidates: readonly Port[],
    message: string,
  ) {
    super(message)
  }
}

/** Maximum number of candidates in the message; the error carries all of them. */
const MAX_SHOWN = 10
/** Maximum number of suggestions for an unknown name. */
const MAX_NEAR = 5
/** A code or a country is no reason to take a port. */
const MATCHES_OF_NAMES: readonly Match[] = ['name', 'alternate_name', 'word', 'similar_name']
/** Words of a name that are shorter, or less than this share of it, may be of another: Woods is not Woods Hole. */
const MIN_PART_LETTERS = 6
const MIN_PART_SHARE = 0.5
/** In a shorter name, one letter makes another name: Talara is not Tahara. */
const MIN_CLOSE_LETTERS = 8
/** As many letters of a name that a point marks as cut tell it, if it is the only one that begins so. */
const MIN_CUT_LETTERS = 5
/** Their territories have the names of towns at home: Hamilton, Georgetown, Willemstad. */
const HOMONYMOUS_STATES: ReadonlySet<string> = new Set(['AU', 'GB', 'NL', 'NZ'])
/** What passages are called. */
const PASSAGE = /\b(canal|straits?|sound|passage)\b/i
/** A stay as stops of a voyage have it. */
const STAY = /\S\+\s*\d[\d.,]*\s*(h|hours?|d|days?)?$/i
/** "Saint Helena, Ascension and Tristan da Cunha" has seven. The rules try the words one by one. */
const MAX_NAME_WORDS = 12
/** "U.S.A." is one word. */
const WORD = /[\p{L}\p{M}\p{N}.'’`]+/gu
const SIGNS = /[^\p{L}\p{M}\p{N}.'’`\s]+/gu
const MAX_NAME_LETTERS = 256
/** Of a text that is too long, its error quotes so many. */
const MAX_QUOTED_LETTERS = 60
/** Two numbers or more, which no port is called. */
const NUMBERS = /^[-+\d.]+([\s,;]+[-+\d.]+)+$/

/**
 * The one port or position that a place means. Only exact names and codes count: a prefix of a name is
 * never a place, and if several ports share a name, only a large one among tiny ones is chosen; the
 * result names the others.
 * @throws PlaceError with the candidates
 */
export function resolvePlace(ports: PortTable, place: Place): ResolvedPlace {
  if ('position' in place) return { port: null, position: place.position }
  const found = resolvedOrNot(ports, place)
  if (found instanceof PlaceError) throw found
  return found
}

const resolvedOrNot = remembered((ports, place: Exclude<Place, { position: Position }>) => {
  try {
    return resolved(ports, place)
  } catch (error) {
    if (error instanceof PlaceError) return error
    throw error
  }
})

/** @throws PlaceError */
function resolved(ports: PortTable, place: Exclude<Place, { position: Position }>): ResolvedPlace {
  try {
    const { port, passedOver, greater } = portOf(ports, place)
    const named = 'name' in place ? namesakesOf(ports, place, port) : []
    const namesakes = distinct([...passedOver, ...named])
    return {
      port,
      position: port.position,
      ...(namesakes.length > 0 && { namesakes }),
      ...(greater.length > 0 && { greaterNamesakes: greater.map(({ name }) => name) }),
    }
  } catch (error) {
    if (!(error instanceof PlaceError) || !('name' in place)) throw error
    if (!place.acceptSuggestions) throw error
    const port = onlySuggestion(ports, error)
    if (port === undefined) throw notTaken(error)
    return { port, position: port.position, suggestedFor: error.place }
  }
}

function namesakesOf(
  ports: PortTable,
  { name, country }: { readonly name: string; readonly country?: string },
  port: Port,
): readonly Port[] {
  const comma = name.lastIndexOf(',')
  const bare = comma < 0 ? name : name.slice(0, comma)
  const area = country ?? (comma < 0 ? undefined : name.slice(comma + 1))
  const isIn = area === undefined ? () => true : areaCalled(ports, area)
  if (isIn === null) return []
  const isExact = ports.named(bare).length > 0
  const names = isExact
    ? [bare]
    : [bare, ...ports.abbreviated(bare, isCut(bare)).map((full) => full.name)]
  return names.flatMap((one) => ports.namesakes(one, port, isIn))
}

/** The error for a name whose suggestions the caller would take: it says that none was. */
function notTaken({ code, place, candidates, message }: PlaceError): PlaceError {
  const isSuggested = code === 'unknown_place' && candidates.length > 0
  const why = isSuggested ? ' No suggestion is certain enough to be taken.' : ''
  return new PlaceError(code, place, candidates, message + why)
}

/**
 * The port that an unknown name means if nothing else resembles it: its name has one letter more, less or
 * another, or two neighbours swapped, from eight letters on, or the written words are whole words of its name, six letters and half of it
 * ("Go Dau"), or all of it beside a country or a main port; or it alone begins so, with eight letters and half of it ("Rio de Janei"),
 * or with five and a point ("Le Ver."). A shorter start of a word ("Home" for Homer) is never taken, nor one of several.
 */
function onlySuggestion(ports: PortTable, { code, place, candidates }: PlaceError) {
  const [only, ...more] = candidates
  // A terminal of the same port is no other place.
  const others = more.filter(({ mainPortId }) => mainPortId !== only?.id)
  if (code !== 'unknown_place' || only === undefined || others.length > 0) return undefined
  if (besideGreater(ports, place, [only]).ports.length === 0) return undefined
  if (isPartOfWaters(place)) return undefined
  // A country or state that is unknown, or another one, contradicts the suggestion.
  const areas = place.slice(bareName(place).length).split(/[()[\],]+/)
  const isHomonymous = HOMONYMOUS_STATES.has(stateOf(only.countryCode) ?? '')
  const territories = new Set(isHomonymous ? [] : [only.countryCode])
  const isThere = areas.every(
    (text) => text.trim() === '' || areaCalled(ports, text, territories)?.(only),
  )
  if (!isThere) return undefined
  const wanted = fold(bareName(place))
  const [found] = ports.search(wanted, 1)
  if (found === undefined || !MATCHES_OF_NAMES.includes(found.match)) return undefined
  const name = fold(found.matchedName)
  const isClose =
    wanted.length >= MIN_CLOSE_LETTERS &&
    name[0] === wanted[0] &&
    isOneSlip(joined(name), joined(wanted))
  const least = isCut(place) ? MIN_CUT_LETTERS : MIN_CLOSE_LETTERS
  const isBegun =
    found.match !== 'similar_name' &&
    name.startsWith(wanted) &&
    joined(wanted).length >= least &&
    (isCut(place) || wanted.length >= MIN_PART_SHARE * name.length)
  if (isClose || isBegun) return only
  const isLong = wanted.length >= Math.max(MIN_PART_LETTERS, MIN_PART_SHARE * name.length)
  const isPart = isLong && hasWords(name, wanted)
  const isIt = found.match !== 'similar_name' && (isPart || hasWords(wanted, name))
  return isIt ? only : undefined
}

/** Whether some words follow each other in a text, both folded. */
function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `)
}

/**
 * All ports that a code or a full name means; empty if it is unknown. A name that only resembles one
 * says nothing here: it may be that of a berth.
 */
export const portsCalled = remembered(calledExactly)

type CodeOrName = Extract<Place, { unlocode: string } | { name: string }>

function calledExactly(ports: PortTable, place: CodeOrName): readonly Port[] {
  if ('unlocode' in place) return distinct([ports.byLocode(place.unlocode)])
  const { name, country } = place
  if (isTooLong(place)) return []
  const isIn = country === undefined ? null : areaCalled(ports, country)
  if (country !== undefined) return isIn === null ? [] : ports.named(name, isIn)
  const whole = ports.named(name)
  const called = whole.length > 0 ? whole : distinct([ports.byLocode(name)])
  const comma = name.lastIndexOf(',')
  if (called.length > 0 || comma < 0) return called
  return calledExactly(ports, { name: name.slice(0, comma), country: name.slice(comma + 1) })
}

/**
 * The first of the ports that a code or a name beside a position may mean, if none of them is near it:
 * then one of the two must be wrong.
 */
export function portElsewhere(called: readonly Port[], position: Position): Port | undefined {
  const isNear = called.some((port) => sphericalKm(port.position, position) <= SAME_CODE_KM)
  return isNear ? undefined : called[0]
}

/** The port that a place means, and tiny ports of its name that it was taken before. */
interface Taken {
  readonly port: Port
  readonly passedOver: readonly Port[]
  /** Of the name, in other countries. */
  readonly greater: readonly GreaterPlace[]
}

/** The port that a request would take for a name, or those among which it would ask; empty for an unknown name. */
export function portsMeant(ports: PortTable, name: string): readonly Port[] {
  if (isTooLong({ name }) || namesNone(name)) return []
  const { ports: found } = besideGreater(ports, name, portsNamed(ports, { name }))
  const large = onlyLarge(found)
  return large === undefined ? found : [large]
}

/** Whether a text is longer than the name of a port with its country and second name: no rule reads it. */
function isTooLong({ name, country = '' }: { readonly name: string; readonly country?: string }) {
  return [name, country].some(
    (text) =>
      text.length > MAX_NAME_LETTERS ||
      [WORD, SIGNS].some((part) => (text.match(part) ?? []).length > MAX_NAME_WORDS),
  )
}

function tooLong(name: string): PlaceError {
  const written = name.length > MAX_QUOTED_LETTERS ? `${name.slice(0, MAX_QUOTED_LETTERS)}…` : name
  const message = `"${written}" is too long for a place: write a name of at most ${MAX_NAME_WORDS} words and ${MAX_NAME_LETTERS} characters, a UN/LOCODE or coordinates.`
  return new PlaceError('unknown_place', written, [], message)
}

/** Whether a text stands where a place should be written. */
function namesNone(name: string): boolean {
  return isPlaceholder(name) || isOfTotals(name)
}

function portOf(ports: PortTable, place: Exclude<Place, { position: Position }>): Taken {
  if (!('name' in place)) return { port: knownPort(ports, place), passedOver: [], greater: [] }
  if (isTooLong(place)) throw tooLong(place.name)
  if (namesNone(place.name)) throw noPlace(place.name)
  const written = place.country === undefined ? place.name : `${place.name}, ${place.country}`
  const all = portsNamed(ports, place)
  const isAnywhere = place.country === undefined
  const { ports: found, places: greater } = isAnywhere
    ? besideGreater(ports, place.name, all)
    : { ports: all, places: [] }
  const port = found.length === 1 ? found[0] : onlyLarge(found)
  if (port !== undefined) {
    return { port, passedOver: found.filter((other) => !isBeside(other, port)), greater }
  }
  throw found.length === 0 ? unknownName(ports, written, greater) : ambiguous(written, found)
}

function knownPort(
  ports: PortTable,
  place: Extract<Place, { portId: number } | { unlocode: string }>,
): Port {
  if ('portId' in place) return ports.byId(place.portId) ?? unknownId(place.portId)
  return ports.byLocode(place.unlocode) ?? unknownName(ports, place.unlocode)
}

/** Ports with a name, however written. */
export function portsNamed(
  ports: PortTable,
  { name, country }: { readonly name: string; readonly country?: string },
): readonly Port[] {
  if (country !== undefined) {
    const isIn = areaCalled(ports, country, territoriesIn(ports, name))
    if (isIn === null) return []
    const called = ports.named(name, isIn)
    return called.length > 0 ? called : portsWritten(ports, name, isIn)
  }
  const called = ports.named(name)
  const coded = ports.byLocode(name)
  const isNewCode = coded !== undefined && called.length > 0 && isLater(coded)
  const whole = isNewCode ? called : distinct([coded, ...called])
  if (whole.length === 1 && coded === undefined) {
    return [...ports.largerNamesakes(name, whole[0]!), ...whole]
  }
  return whole.length > 0 ? whole : portsWritten(ports, name, () => true)
}

function distinct(ports: readonly (Port | undefined)[]): Port[] {
  return [...new Set(ports)].filter((port) => port !== undefined)
}

function ambiguous(written: string, candidates: readonly Port[]): PlaceError {
  const isOneCountry = new Set(candidates.map((port) => port.countryCode)).size === 1
  const remedy = isOneCountry
    ? 'Give the UN/LOCODE or the id'
    : 'Add the country, or give the UN/LOCODE'
  return new PlaceError(
    'ambiguous_place',
    written,
    candidates,
    `${candidates.length} ports are called "${written}": ${listed(candidates)}. ${remedy}.`,
  )
}

function noPlace(written: string): PlaceError {
  const why = isOfTotals(written)
    ? 'It begins a line of totals: leave the line out.'
    : 'It stands for one that is not known yet: write the port.'
  const message = `"${written}" names no port. ${why}`
  return new PlaceError('unknown_place', written, [], message)
}

function unknownName(
  ports: PortTable,
  written: string,
  greater: readonly GreaterPlace[] = [],
): never {
  const near = portsNear(ports, written)
  const [place] = greater
  const why =
    place === undefined
      ? `There is no port "${written}".`
      : `"${written}" is also the ${place.kind} ${place.name}. For a port of that name, add its country.`
  throw new PlaceError('unknown_place', written, near, `${why} ${remedyFor(written, near)}`)
}

function remedyFor(written: string, near: readonly Port[]): string {
  if (NUMBERS.test(written)) {
    return 'Write a position as latitude,longitude in degrees, up to 90 and 180: 51.98,4.05.'
  }
  if (STAY.test(written)) {
    return 'Only a stop of a voyage has a stay, in hours with a decimal point: Callao+24h.'
  }
  const country = countryOfCode(written)
  const code =
    country === undefined
      ? ''
      : `As a UN/LOCODE (${country}) it is that of a place without a port, or another code of a port. `
  if (near.length > 0) return `${code}Did you mean ${listed(near)}?`
  if (country !== undefined) return `${code}Write the port by its name, or give coordinates.`
  if (PASSAGE.test(written)) {
    return 'To sail through a passage, name it among the stops or in via, such as via:panama.'
  }
  return 'Search for it by name, or give coordinates.'
}

/** The ports of an authority, or those that the parts of a text name if these are several; otherwise those that resemble it. */
function portsNear(ports: PortTable, written: string): readonly Port[] {
  const members = ports.ofAuthority(bareName(written))
  if (members.length > 0) return distinct(members)
  const parts = partsOf(written)
  const called = [parts, bareName(written).split('-')].map((names) =>
    distinct(names.map((name) => ports.named(name)[0] ?? ports.namedLoosely(name)[0])),
  )
  const named = called.find((all) => all.length > 1)
  if (named !== undefined) return named.slice(0, MAX_NEAR)
  const inTerritory = namedInTerritory(ports, written)
  if (inTerritory.length > 0) return inTerritory.slice(0, MAX_NEAR)
  const beside = besideUnknownCode(ports, written)
  if (beside.length > 0) return beside.slice(0, MAX_NEAR)
  const isCode = countryOfCode(written) !== undefined
  // A word in a name, or one in another language, resembles a code by chance.
  const isNear = ({ port, matchedName, match }: Found) =>
    !isCode || (matchedName === port.name && match !== 'word')
  const all = ports.search(bareName(written), MAX_NEAR).filter(isNear)
  // "Le Ver." begins the words of Le Verdon, and the letters of Lever Harbour.
  const begun = isCut(written)
    ? all.filter(({ matchedName }) => fold(matchedName).startsWith(fold(written)))
    : []
  const whole = begun.length > 0 ? begun : all
  const found = whole.length > 0 || isCode ? whole : ports.search(parts[0] ?? '', MAX_NEAR)
  return found.map(({ port }) => port)
}

/** Ports with a name in the territories of the state behind it: "Pointe-à-Pitre, France". */
function namedInTerritory(ports: PortTable, written: string): readonly Port[] {
  const [name = '', ...areas] = written.split(/\s*[,()[\]]+\s*/).filter((part) => part !== '')
  const states = areas.map((area) => ports.countriesCalled(area))
  const isThere = ({ countryCode }: Port) =>
    states.length > 0 && states.every((codes) => codes.has(stateOf(countryCode) ?? ''))
  return calledIn(ports, name, isThere)
}

/** A name without the country in brackets or after a comma. */
function bareName(written: string): string {
  const name = written.replace(/\s*[([][^)\]]*[)\]]\s*$/, '')
  const comma = name.lastIndexOf(',')
  return comma < 0 ? name : name.slice(0, comma)
}

function unknownId(id: number): never {
  const message = `There is no port with the id ${id}. Search for one by name.`
  throw new PlaceError('unknown_place', String(id), [], message)
}

function listed(ports: readonly Port[]): string {
  const shown = ports.slice(0, MAX_SHOWN).map(portName).join('; ')
  const more = ports.length - MAX_SHOWN
  return more > 0 ? `${shown} and ${more} more` : shown
}
