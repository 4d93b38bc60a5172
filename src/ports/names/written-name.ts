import { withPlainDashes } from '../../engine/geo/dashes.js'
import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { isPartOfWaters, withoutPort } from './core-name.js'
import { isBeside } from './exact-names.js'
import { fold, isShort, joined } from './fold.js'
import { isLarge } from './large-namesake.js'
import { regionCalled } from './regions.js'
import { stateOf, territoriesIn } from './territories.js'

type IsWanted = (port: Port) => boolean

const NO_TERRITORIES: ReadonlySet<string> = new Set()
/** More names that begin so make it no clearer. */
const MAX_BEGUN = 5
/** More words than these are no country or region. */
const MAX_AREA_WORDS = 4
/** A city, a state and a country are the most that stand behind a name. */
const MAX_AREAS = 3
/** What people write between a name and a country, region or second name. */
const BETWEEN = /\s*[,;/]\s*|\s+-\s+|\s*[([]\s*|\s*[)\]]\s*/
/** A word of which letters may be missing: "Puerto Bol." is more likely Bolívar than Bol. */
const CUT = /\p{L}\.(?=\s|$)|^(?:pt|prt|pto)\s/iu
/** Between two names of one port. */
const OR = /\s+(?:or|and)\s+|\s*&\s*/i
/** Behind the name of a state, as in addresses: "CA 94607". */
const ZIP_CODE = /^(\s*\p{L}+)\s+\d{5}(?:-\d{4})?\s*$/u
/** A code, with or without a space behind its country. */
const CODE = /^\s*([A-Z]{2}) ?([A-Z2-9]{3})\s*$/
/** A code of a port with that of a terminal or the number of a berth behind it (SMDG): `NLRTMAPM2`, `DEHAM CTA`, `BEANR 1742`. */
const TERMINAL = /^\s*([A-Z]{2} ?[A-Z2-9]{3})(?:([A-Z0-9]{3,4})|[\s_\-/:.]+([A-Z0-9]{2,6}))\s*$/
const FORMER = /^(ex|formerly|former|aka|alias|now)\b[-.:]?\s*/i
/** Before a former name, without a sign: "Mumbai ex Bombay". */
const BEFORE_FORMER = /\s+(?=(?:ex|formerly|aka)\b[-.:]?\s*\p{L})/iu
/** Part of the waters of a port, behind its name. */
const SIDE = /^(.*\S)\s+(north|south|east|west|inner|outer)$/i

/**
 * Ports with a name as systems write it: with the country, state or another name of the place in
 * brackets or after a comma, or with words such as "Port of" and "Anchorage"; or with two names of one
 * port ("Bombay / Mumbai", "Ghent or Gent"). Every part must hold: a part that means nothing here, or
 * another port, even one beside it, leaves the name unknown.
 */
export function portsWritten(ports: PortTable, written: string, isWanted: IsWanted): Port[] {
  const text = withPlainDashes(written)
  const whole = ports.namedLoosely(text, isWanted).filter((port) => hasLastWord(port, text))
  if (whole.length > 0) {
    const full = isCut(text)
      ? ports.abbreviated(text, true).flatMap(({ name }) => ports.named(name, isWanted))
      : namesBegunBy(ports, text, isWanted)
    const apart = full.filter((port) => !whole.some((other) => isBeside(port, other)))
    return [...new Set([...whole, ...apart])]
  }
  const itself = countryItself(ports, text).filter(isWanted)
  if (itself.length > 0) return itself
  const [head, ...parts] = text.split(BETWEEN).filter((part) => part.trim() !== '')
  if (head !== undefined && parts.length > 0) {
    const found = withParts(ports, head, parts, isWanted, text.includes('/'))
    if (found.length > 0) return found
  }
  for (const read of [
    withAreaBehind,
    withCodeBefore,
    withCountryBefore,
    withFormerName,
    withSide,
    withTerminal,
  ]) {
    const found = read(ports, text, isWanted)
    if (found.length > 0) return found
  }
  const short = abbreviated(ports, text, isWanted)
  return short.length > 0 ? short : calledAll(ports, text.split(OR), isWanted)
}

/** Ports with a name whose last word a text begins: "Puerto Bol" may be Bol, or Bolívar cut by the width of a column. */
function namesBegunBy(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const begin = fold(text)
  if (!begin.includes(' ')) return []
  return ports
    .search(text, MAX_BEGUN)
    .filter(({ port, matchedName }) => fold(matchedName).startsWith(begin) && isWanted(port))
    .map(({ port }) => port)
}

/** Whether letters of a name may be missing. */
export function isCut(text: string): boolean {
  return CUT.test(text)
}

/** Whether a word of a port's name begins with the last word of a text, if that is cut: "Le Ver." is not Lever Harbour. */
function hasLastWord({ name, alternateNames, localNames }: Port, text: string): boolean {
  const [, word = ''] = /(\p{L}{3,})\.\s*$/u.exec(text) ?? []
  const begin = fold(word)
  if (begin === '' || isPartOfWaters(begin)) return true
  const names = [name, ...alternateNames, ...localNames]
  return names.some((one) => ` ${fold(one)}`.includes(` ${begin}`))
}

/** The port with the name of its country, such as Singapore, under its name in another language: "Singapur". */
function countryItself(ports: PortTable, text: string): Port[] {
  const countries = isShort(text) ? [] : ports.countriesCalled(withoutPort(fold(text)))
  return [...countries].flatMap((code) => ports.namedAsCountry(code) ?? [])
}

/** The ports that have all of several names. */
function calledAll(ports: PortTable, names: readonly string[], isWanted: IsWanted): Port[] {
  const [first = [], ...others] =
    names.length < 2 ? [] : names.map((n) => calledIn(ports, n, isWanted))
  return first.filter((port) => others.every((found) => found.includes(port)))
}

/** The names and what people write behind them: "Antwerp or Rotterdam", "Odesa (Ukraine)". */
export function partsOf(text: string): string[] {
  const parts = withPlainDashes(text)
    .split(BETWEEN)
    .flatMap((part) => part.split(OR))
  return parts.filter((part) => part.trim() !== '')
}

/**
 * Whether ports are in the country or region with a name; null if there is none. A state stands for its
 * territories if they are named, too: "San Juan, Puerto Rico, USA".
 */
export function areaCalled(
  ports: PortTable,
  written: string,
  territories: ReadonlySet<string> = NO_TERRITORIES,
): IsWanted | null {
  // "B.C.", "U.S.A."
  const text = written.replace(/\b(\p{L})\.\s?(?=\p{L}\b|$)/gu, '$1').replace(ZIP_CODE, '$1')
  const countries = ports.countriesCalled(text)
  const region = regionCalled(text)
  if (countries.size === 0 && region === null) return null
  return ({ countryCode, position }) =>
    countries.has(countryCode) ||
    (territories.has(countryCode) && countries.has(stateOf(countryCode)!)) ||
    (region?.(countryCode, position) ?? false)
}

function withParts(
  ports: PortTable,
  head: string,
  parts: readonly string[],
  isWanted: IsWanted,
  isSlashed: boolean,
): Port[] {
  const areas: IsWanted[] = []
  const territories = territoriesIn(ports, [head, ...parts].join(', '))
  const others: string[] = []
  for (let at = 0; at < parts.length; ) {
    const { area, next } = areaAt(ports, parts, at, territories)
    // Bremen is a state and a port: behind a slash it is the port, as it is before one.
    const isPort = isSlashed && isRegionWithPort(ports, parts[at]!)
    if (area === null || isPort) others.push(parts[at]!)
    else areas.push(area)
    at = isPort ? at + 1 : next
  }
  const isIn: IsWanted = (port) => isWanted(port) && areas.every((area) => area(port))
  const named = calledOrCoded(ports, head, isIn)
  const fitting = named.filter((port) => others.every((other) => isAlso(ports, port, other)))
  if (fitting.length > 0 || named.length > 0) return fitting
  // The name that is known may be the second one: "Unknown (ex Known)".
  const [former] = others.filter((other) => FORMER.test(other))
  return former === undefined || others.length > 1
    ? []
    : calledIn(ports, former.replace(FORMER, ''), isIn)
}

function isRegionWithPort(ports: PortTable, part: string): boolean {
  return ports.countriesCalled(part).size === 0 && ports.named(part).length > 0
}

/** The longest run of parts that is one area: "Korea, Republic of". */
function areaAt(
  ports: PortTable,
  parts: readonly string[],
  at: number,
  territories: ReadonlySet<string>,
) {
  for (let next = parts.length; next > at; next--) {
    const text = parts.slice(at, next).join(', ')
    const area = areaCalled(ports, text, territories)
    if (area !== null) return { area, next }
  }
  const pieces = parts[at]!.split('-').map((piece) => areaCalled(ports, piece))
  const isAll = pieces.length > 1 && pieces.every((piece) => piece !== null)
  const area: IsWanted | null = isAll ? (port) => pieces.every((piece) => piece!(port)) : null
  return { area, next: at + 1 }
}

/** Whether a text is another name of a port, or the name of its main port or of one of its terminals. */
function isAlso(ports: PortTable, port: Port, text: string): boolean {
  const wanted = joined(fold(text.replace(FORMER, '')))
  if (FORMER.test(text) || wanted === '' || isPartOfWaters(text)) return true
  const names = [port.name, ...port.alternateNames, ...port.localNames]
  if (names.some((name) => joined(fold(name)) === wanted)) return true
  if (portCoded(ports, text.toUpperCase()) === port) return true
  return calledIn(ports, text, (other) => isPartOf(other, port) || isPartOf(port, other)).length > 0
}

function isPartOf(part: Port, { id }: Port): boolean {
  return part.id === id || part.mainPortId === id
}

/**
 * A name with a country or state behind it, without a sign between: "Norfolk VA".
 * @param deeper areas that may stand before that: "Newcastle NSW Australia" has one
 */
function withAreaBehind(
  ports: PortTable,
  text: string,
  isWanted: IsWanted,
  deeper = MAX_AREAS - 1,
): Port[] {
  const words = text.trim().split(/[\s,]+/)
  const territories = territoriesIn(ports, text)
  for (let n = Math.min(MAX_AREA_WORDS, words.length - 1); n > 0; n--) {
    const area = areaCalled(ports, words.slice(-n).join(' '), territories)
    const isSlashed = words.at(-n - 1)!.endsWith('/') || words.at(-n)!.startsWith('/')
    if (area === null || isSlashed) continue
    const isIn: IsWanted = (port) => isWanted(port) && area(port)
    const name = words.slice(0, -n).join(' ')
    const found = calledIn(ports, name, isIn)
    if (found.length > 0) return found
    const inner = deeper > 0 ? withAreaBehind(ports, name, isIn, deeper - 1) : []
    if (inner.length > 0) return inner
  }
  return []
}

/** A code with the name of its port behind it, without a sign between: "INMUN Mundra". */
function withCodeBefore(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const [, code, name] = /^([A-Z]{2} ?[A-Z2-9]{3})\s+(\S.*)$/.exec(text.trim()) ?? []
  return code === undefined ? [] : withParts(ports, code, [name!], isWanted, false)
}

/** A country with a name or the end of a code behind it: "USA Houston", "UAE FJR". */
function withCountryBefore(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const words = text.trim().split(/[\s,]+/)
  for (let n = Math.min(MAX_AREA_WORDS, words.length - 1); n > 0; n--) {
    const countries = ports.countriesCalled(words.slice(0, n).join(' '))
    if (countries.size === 0) continue
    const name = words.slice(n).join(' ')
    const found = calledIn(ports, name, (port) => isWanted(port) && countries.has(port.countryCode))
    if (found.length > 0) return found
    const coded = [...countries].flatMap((code) => portCoded(ports, `${code}${name}`) ?? [])
    if (coded.length > 0) return coded.filter(isWanted)
  }
  return []
}

/** A former name behind the name of a port, or alone: "Mumbai ex Bombay", "ex-Bombay". */
function withFormerName(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const [name = '', former, ...others] = text.trim().split(BEFORE_FORMER)
  if (FORMER.test(name)) return calledOrCoded(ports, name.replace(FORMER, ''), isWanted)
  if (former === undefined || others.length > 0) return []
  // "Singapore ex Rotterdam" is cargo between two ports.
  const ofFormer = calledIn(ports, former.replace(FORMER, ''), isWanted)
  const named = calledIn(ports, name, isWanted)
  return ofFormer.length === 0 ? named : named.filter((port) => ofFormer.includes(port))
}

/** A side of a large port: "Port Klang West", but not "London East", which may be East London. */
function withSide(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const [, name, side] = SIDE.exec(text.trim()) ?? []
  if (name === undefined || calledIn(ports, `${side} ${name}`, isWanted).length > 0) return []
  return calledIn(ports, name, isWanted).filter(isLarge)
}

/** The terminal or berth behind the code of a port; null for any other text. */
export function terminalIn(ports: PortTable, text: string): string | null {
  const [, code = '', glued, apart] = TERMINAL.exec(text) ?? []
  const terminal = glued ?? apart
  if (terminal === undefined || portCoded(ports, code) === undefined) return null
  // What names another place is no terminal: "NLRTM CNSHA", "DEHAM BREMEN".
  if (ports.byLocode(terminal) !== undefined || areaCalled(ports, terminal) !== null) return null
  return calledIn(ports, terminal, () => true).length > 0 ? null : terminal
}

function withTerminal(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const terminal = terminalIn(ports, text)
  if (terminal === null) return []
  const port = portCoded(
    ports,
    text
      .trim()
      .slice(0, -terminal.length)
      .replace(/[\s_\-/:.]+$/, ''),
  )
  return port !== undefined && isWanted(port) ? [port] : []
}

/** A name with abbreviated words; with a mere initial only the own name of a large port, which many write so. */
function abbreviated(ports: PortTable, text: string, isWanted: IsWanted): Port[] {
  const names = ports.abbreviated(text)
  const found = new Set(names.flatMap(({ name }) => ports.named(name, isWanted)))
  const isEnough = (port: Port) =>
    names.every(({ isByInitial }) => !isByInitial) ||
    (isLarge(port) && names.some(({ name }) => name === fold(port.name)))
  return [...found].every(isEnough) ? [...found] : []
}

/** A code stands before the name of its port: "NLRTM - Rotterdam". */
function calledOrCoded(ports: PortTable, text: string, isIn: IsWanted): Port[] {
  const named = calledIn(ports, text, isIn)
  const coded = portCoded(ports, text)
  return named.length === 0 && coded !== undefined && isIn(coded) ? [coded] : named
}

function portCoded(ports: PortTable, text: string): Port | undefined {
  const [, country, place] = CODE.exec(text) ?? []
  return country === undefined ? undefined : ports.byLocode(country + place)
}

/** The ports with a full name, exact, in another spelling, or with abbreviated words. */
export function calledIn(ports: PortTable, name: string, isWanted: IsWanted): Port[] {
  const exact = ports.named(name, isWanted)
  if (exact.length > 0) return exact
  const loose = ports.namedLoosely(name, isWanted)
  if (loose.length > 0) return loose
  const itself = countryItself(ports, name).filter(isWanted)
  return itself.length > 0 ? itself : abbreviated(ports, name, isWanted)
}
