import { areaNamed, largestOf } from './area-ports.js'
import { distinct } from './find/named-ports.js'
import type { Found } from './find/search.js'
import { fold } from './names/fold.js'
import type { GreaterPlace } from './names/greater-places.js'
import { stateOf } from './names/territories.js'
import { besideUnknownCode, countryOfCode } from './names/unknown-code.js'
import { calledIn, isCut, partsOf } from './names/written-name.js'
import type { Port } from './port.js'
import type { PortTable } from './table.js'

/** Maximum number of suggestions for an unknown name. */
const MAX_NEAR = 5
/** As many of them are ports of a country or region with the name, the others of the name itself. */
const MAX_IN_AREA = 4

/**
 * The ports of an authority, or those that the parts of a text name if these are several; the largest ports of a country
 * or region of the name; otherwise those that resemble it.
 * @param greater places of the name that are greater than a port
 */
export function portsNear(
  ports: PortTable,
  written: string,
  greater: readonly GreaterPlace[] = [],
): readonly Port[] {
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
  const inArea = portsInArea(ports, bareName(written), greater)
  if (inArea.length > 0) return inArea
  const all = ports.search(bareName(written), MAX_NEAR).filter(isNear)
  // "Le Ver." begins the words of Le Verdon, and the letters of Lever Harbour.
  const begun = isCut(written)
    ? all.filter(({ matchedName }) => fold(matchedName).startsWith(fold(written)))
    : []
  const whole = begun.length > 0 ? begun : all
  const found = whole.length > 0 || isCode ? whole : ports.search(parts[0] ?? '', MAX_NEAR)
  return found.map(({ port }) => port)
}

/** The largest ports of a country or region with a name, and behind them the ports of the name. */
function portsInArea(ports: PortTable, name: string, greater: readonly GreaterPlace[]): Port[] {
  const codes = greater.flatMap(({ countryCodes }) => countryCodes)
  const there = areaNamed(ports, name)?.ports ?? largestOf(ports, codes)
  if (there.length === 0) return []
  return distinct([...there.slice(0, MAX_IN_AREA), ...calledIn(ports, name, () => true)]).slice(
    0,
    MAX_NEAR,
  )
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
export function bareName(written: string): string {
  const name = written.replace(/\s*[([][^)\]]*[)\]]\s*$/, '')
  const comma = name.lastIndexOf(',')
  return comma < 0 ? name : name.slice(0, comma)
}
