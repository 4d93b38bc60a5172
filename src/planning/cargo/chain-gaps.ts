import { MS_PER_DAY, utcDay } from '../../base/utc.js'
import { warned } from '../../emissions/answer/warning-table.js'
import type { ChainFault } from '../../emissions/chain/chain-summary.js'
import type { Warning } from '../../emissions/result.js'
import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { type Port, portName } from '../../ports/port.js'
import type { Consignment } from './consignment.js'
import type { ConsignmentEstimate } from './consignment-estimate.js'

/**
 * Places closer together than this count as one port, such as two terminals or a position in the roads,
 * km. A judgement.
 */
const ONE_PORT_KM = 50
/** Faster than any cargo ship sails from port to port, kn. A judgement. */
const MOST_KN = 30

/** A fault of a chain as a whole, with its warning. */
type Found = ChainFault & { readonly warning: Warning }

/** An element of a chain, as far as it is compared with others. */
interface Element {
  readonly kind: string
  readonly name?: string | undefined
  /** Of a leg at sea. */
  readonly consignment?: Pick<Consignment, 'date' | 'isDateAssumed'>
}

/** A leg at sea with what is known of its ends and of its length. */
interface KnownLeg {
  readonly at: number
  readonly origin: ResolvedPlace | null
  readonly destination: ResolvedPlace | null
  /** Null if the request states no departure. */
  readonly departs: string | null
  readonly km: number
}

/**
 * Faults of a chain that no leg has by itself: a leg at sea that does not begin where the one before it
 * ends, a leg twice, a leg that departs before the one before it can have arrived. Hubs between two legs
 * do not move the cargo. What is not known is no fault.
 * @param estimates of each element that is a leg at sea, otherwise null
 */
export function chainFaults(
  elements: readonly Element[],
  estimates: readonly (ConsignmentEstimate | null)[],
): Found[] {
  const legs = elements.map((element, at): KnownLeg | null => {
    const known = estimates[at]
    if (!known || !element.consignment) return null
    const { ends, estimate } = known
    const { date, isDateAssumed } = element.consignment
    const km = estimate.distance.shortestKm ?? estimate.distance.actualKm ?? 0
    return { at, ...ends, departs: isDateAssumed ? null : date, km }
  })
  return [...gaps(elements, legs), ...twice(elements, legs), ...tooEarly(legs)]
}

function gaps(elements: readonly Element[], legs: readonly (KnownLeg | null)[]): Found[] {
  const found: Found[] = []
  let before: ResolvedPlace | null = null
  for (const [at, { kind }] of elements.entries()) {
    if (kind === 'hub') continue
    const { origin = null, destination = null } = legs[at] ?? {}
    if (before !== null && origin !== null && !isSamePort(before, origin)) {
      const values = {
        element: at + 1,
        begins: nameOf(origin),
        ends: nameOf(before),
        km: Math.round(sphericalKm(before.position, origin.position)),
      }
      found.push(fault('chain_gap', at, warned('chain_gap', values), 'route.origin'))
    }
    before = destination
  }
  return found
}

function twice(elements: readonly Element[], legs: readonly (KnownLeg | null)[]): Found[] {
  return elements.flatMap((element, at): Found[] => {
    if (element.kind === 'hub') return []
    const first = elements.findIndex((other, k) => {
      if (k >= at || other.kind !== element.kind) return false
      return other.kind === 'sea' ? isSameLeg(legs[k]!, legs[at]!) : isSameStated(elements, k, at)
    })
    if (first < 0) return []
    const values = { element: at + 1, first: first + 1 }
    return [fault('leg_twice', at, warned('leg_twice', values))]
  })
}

function isSameLeg(a: KnownLeg, b: KnownLeg): boolean {
  if (!a.origin || !a.destination || !b.origin || !b.destination) return false
  return isSamePort(a.origin, b.origin) && isSamePort(a.destination, b.destination)
}

/** Two equal legs by land at either end of a sea may be two; equal ones with a name, or in a row, are one. */
function isSameStated(elements: readonly Element[], a: number, b: number): boolean {
  const [one, other] = [elements[a]!, elements[b]!]
  if (JSON.stringify(one) !== JSON.stringify(other)) return false
  return other.name !== undefined || elements.slice(a, b).every(({ kind }) => kind !== 'sea')
}

function tooEarly(legs: readonly (KnownLeg | null)[]): Found[] {
  const dated = legs.filter((leg) => leg?.departs != null) as (KnownLeg & { departs: string })[]
  return dated.slice(1).flatMap((leg, k): Found[] => {
    const before = dated[k]!
    const days = Math.floor(before.km / (MOST_KN * KM_PER_NM * 24))
    const arrives = utcDay(Date.parse(before.departs) + days * MS_PER_DAY)
    if (leg.departs >= arrives) return []
    const values = {
      ...{ element: leg.at + 1, departs: leg.departs, arrives },
      ...{ first: before.at + 1, departed: before.departs },
    }
    return [fault('leg_too_early', leg.at, warned('leg_too_early', values), 'route.depart_at')]
  })
}

function fault(
  code: ChainFault['code'],
  element: number,
  warning: Omit<Warning, 'field'>,
  within?: string,
): Found {
  const field = `elements[${element}]${within === undefined ? '' : `.${within}`}`
  return { code, element, warning: { ...warning, field } as Warning }
}

function isSamePort(a: ResolvedPlace, b: ResolvedPlace): boolean {
  if (a.port !== null && b.port !== null && mainIdOf(a.port) === mainIdOf(b.port)) return true
  return sphericalKm(a.position, b.position) < ONE_PORT_KM
}

function mainIdOf({ id, mainPortId }: Port): number {
  return mainPortId ?? id
}

function nameOf({ port, position: [lon, lat] }: ResolvedPlace): string {
  return port === null ? `latitude ${lat}, longitude ${lon}` : portName(port)
}
