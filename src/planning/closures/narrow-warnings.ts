import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { LimitSet, Passage } from '../../engine/sea/passages.js'
import { roundKm } from '../rounding.js'
import {
  assumedSize,
  exceededLimit,
  lessDraught,
  reasonToClose,
  straitsClosedTo,
  UNDER_KEEL,
  type VesselDimensions,
} from '../ship/vessel-fit.js'
import type { PlanningWarning } from '../warnings.js'
import type { WayRound } from '../way-round.js'
import type { Closures } from './closures.js'

/** Warns of straits that the vessel's size closes, if its route would otherwise pass them. */
export function closedStraitWarnings(
  legs: readonly { readonly missedStraits?: readonly string[] }[],
  { straits, dimensions }: Pick<Closures, 'straits' | 'dimensions'>,
): PlanningWarning[] {
  const missed = new Set(legs.flatMap(({ missedStraits = [] }) => missedStraits))
  return straits
    .filter(({ name }) => missed.has(name))
    .map((strait) => ({ ...reasonToClose(strait, dimensions)!, field: 'vessel' }))
}

/** A water whose limits close it. */
type LimitedWater = Pick<Passage, 'name' | 'limits'> & { readonly id?: string }

/**
 * Warns of waters on the route that are closed to ordinary ships and open only because the request does
 * not give the dimension that decides.
 */
export function unknownSizeWarnings(
  routes: readonly {
    readonly passages: readonly { readonly id: string }[]
    readonly straits: readonly NamedStrait[]
    readonly round?: WayRound | undefined
  }[],
  vessel: VesselDimensions,
  { passages, straits = [] }: { passages: readonly Passage[]; straits?: readonly NamedStrait[] },
): PlanningWarning[] {
  const assumed = assumedSize(vessel)
  const used = new Set(routes.flatMap((route) => route.passages.map(({ id }) => id)))
  const narrow = passages.filter(({ limitsClose }) => limitsClose).filter(({ id }) => used.has(id))
  const passed = new Set(routes.flatMap(({ straits }) => straits))
  const lines = straits.filter((each) => passed.has(each))
  const waters = [...narrow, ...straitsClosedTo(assumed, lines).map(asLimited)]
  return waters
    .filter((water) => exceededLimit(water, assumed) !== null)
    .filter((water) => exceededLimit(water, vessel) === null)
    .map(({ id, name, limits }) => {
      const ways = routes.flatMap(({ round }) =>
        round?.passages.some((one) => one === id) ? [round] : [],
      )
      const water = { place: name, limits: limitsInWords(limits[0]!, assumed) }
      return { ...withWay(water, ways, assumed), field: 'vessel' }
    })
}

/** Adds how much further an ordinary ship sails. */
function withWay(
  water: { readonly place: string; readonly limits: string },
  ways: readonly WayRound[],
  { loaM, beamM, draughtM }: VesselDimensions,
): Warned<'size_unknown'> {
  const ship = { ...water, loa_m: loaM!, beam_m: beamM!, draft_m: draughtM! }
  if (ways.length === 0) return warned('size_unknown', ship)
  if (ways.some(({ longerKm }) => longerKm === null))
    return warned('size_unknown:no_other_way', ship)
  const km = ways.reduce((sum, { longerKm }) => sum + longerKm!, 0)
  const nm = Math.round(km / KM_PER_NM)
  return warned('size_unknown:longer', { ...ship, nm, km: roundKm(km) })
}

/** The depth of a strait as a limit of the draught, beside its other limits. */
function asLimited({ name, depthM, limits = [] }: NamedStrait): LimitedWater {
  const byDepth = Math.floor((10 * depthM) / (1 + UNDER_KEEL)) / 10
  const [first] = limits
  const value = Math.min(byDepth, first?.draughtM?.value ?? byDepth)
  return { name, limits: [{ name, ...first, draughtM: { value, recalled: true } }] }
}

/** @param ship whose length and beam may leave it less draught */
function limitsInWords(set: LimitSet, ship: VesselDimensions): string {
  const { loaM, beamM, draughtM } = set
  const parts = [
    loaM && `${loaM.value} m length`,
    beamM && `${beamM.value} m beam`,
    draughtM && `${draughtM.value} m draught`,
  ].filter((part) => part !== undefined)
  const last = parts.pop()!
  const less = lessDraught(set, ship)
  const depends = less ? ` (less for long or wide ships: ${metres(less.limitM)} m ${less.at})` : ''
  return `more than ${parts.length > 0 ? `${parts.join(', ')} or ` : ''}${last}${depends}`
}

const metres = (m: number): number => Math.round(m * 100) / 100
