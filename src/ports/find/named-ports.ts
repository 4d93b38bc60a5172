import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { isLater } from '../names/exact-names.js'
import { isTooLong } from '../names/name-length.js'
import { remembered } from '../names/remembered.js'
import { territoriesIn } from '../names/territories.js'
import { areaCalled, portsWritten } from '../names/written-name.js'
import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { SAME_CODE_KM } from './known-ports.js'

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

/**
 * All ports that a code or a full name means; empty if it is unknown. A name that only resembles one
 * says nothing here: it may be that of a berth.
 */
export const portsCalled = remembered(calledExactly)

function calledExactly(
  ports: PortTable,
  place: { readonly unlocode: string } | { readonly name: string; readonly country?: string },
): readonly Port[] {
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

/** Each port once. */
export function distinct(ports: readonly (Port | undefined)[]): Port[] {
  return [...new Set(ports)].filter((port) => port !== undefined)
}
