import { inFigures } from '../../engine/geo/digits.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { LegBody } from '../schemas/route-answer.js'
import type { RouteEmissionsBody } from '../schemas/route-emissions.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'

type JoinedBody = VoyageCoreBody['route']
type Passage = LegBody['passages'][number]
type RouteFuel = RouteEmissionsBody['fuels'][number]

/** A passage that ends and begins again at a stop is left and entered within the rounding of both, km. */
const SAME_PLACE_KM = 0.002

/**
 * The legs of a written voyage as one route, with kilometres from the first stop. Of an answer, so that
 * it also serves plans that were shared before answers had it.
 */
export function voyageRoute({ legs, totals }: Pick<VoyageCoreBody, 'legs' | 'totals'>): JoinedBody {
  const [first, last] = [legs[0]!, legs.at(-1)!]
  const delayHours = sum(legs.map((leg) => leg.passage_delay_hours ?? 0))
  const speedKmh = meanSpeedKmh(legs, totals.distance_km, totals.sailing_hours - delayHours)
  const startsKm = legs.map((_, at) => sum(legs.slice(0, at).map((leg) => leg.distance_km)))
  const from = (leg: number, km: number) => roundKm(startsKm[leg]! + km)
  const ports = legs.flatMap((leg, at) =>
    (leg.ports ?? []).map((port) => ({
      ...port,
      distance_from_origin_km: from(at, port.distance_from_origin_km),
    })),
  )
  return {
    origin: first.origin,
    destination: last.destination,
    distance_km: totals.distance_km,
    distance_nm: totals.distance_nm,
    distance_low_km: totals.distance_low_km,
    distance_high_km: totals.distance_high_km,
    speed_kmh: speedKmh,
    speed_kn: nauticalMiles(speedKmh),
    speed_source: first.speed_source,
    duration_hours: totals.duration_hours,
    passage_delay_hours: roundHours(delayHours),
    passages: joinedPassages(
      legs.flatMap((leg, at) =>
        leg.passages.map((passage) => ({
          ...passage,
          entry_km: from(at, passage.entry_km),
          exit_km: from(at, passage.exit_km),
        })),
      ),
    ),
    eca: {
      distance_km: totals.eca_km,
      distance_nm: nauticalMiles(totals.eca_km),
      zones: merged(
        legs.flatMap(({ eca }) => eca.zones),
        ({ id }) => id,
        (one, other) => ({ ...one, distance_km: roundKm(one.distance_km + other.distance_km) }),
      ),
    },
    // A port beside a stop is beside both of its legs.
    ...(first.ports && { ports: merged(ports, ({ id }) => String(id), (one) => one) }), // biome-ignore format: one line
    emissions: joinedEmissions(legs.flatMap(({ emissions }) => emissions ?? [])),
  }
}

/** A speed that all legs share is kept; the mean of others is that under way, outside of passages. */
function meanSpeedKmh(legs: readonly LegBody[], km: number, hours: number): number {
  const [{ speed_kmh: first }] = legs as readonly [LegBody, ...LegBody[]]
  const isSame = legs.every(({ speed_kmh }) => speed_kmh === first)
  return isSame || !(hours > 0) ? first : inFigures(km / hours)
}

/** A stop in the middle of a canal does not end it. */
function joinedPassages(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const { id, entry_km, exit_km } = passage
    const open = joined.findIndex(
      (other) => other.id === id && Math.abs(entry_km - other.exit_km) <= SAME_PLACE_KM,
    )
    if (open < 0) joined.push(passage)
    else joined[open] = { ...joined[open]!, exit_km }
  }
  return joined
}

/** Of all legs, at sea; null if they have none. */
function joinedEmissions(legs: readonly RouteEmissionsBody[]): RouteEmissionsBody | null {
  const [first] = legs
  if (first === undefined) return null
  const total = (of: (leg: RouteEmissionsBody) => number) => inFigures(sum(legs.map(of)))
  const assumed = assumedOf(legs)
  return {
    ...first,
    fuel_tonnes: total((leg) => leg.fuel_tonnes),
    co2e_ttw_tonnes: total((leg) => leg.co2e_ttw_tonnes),
    co2e_wtt_tonnes: total((leg) => leg.co2e_wtt_tonnes),
    co2e_wtw_tonnes: total((leg) => leg.co2e_wtw_tonnes),
    cost_usd: first.cost_usd === null ? null : total((leg) => leg.cost_usd ?? 0),
    // Each fuel once for control areas and once for other waters.
    fuels: merged(
      legs.flatMap(({ fuels }) => fuels),
      ({ fuel_type, zone }) => `${fuel_type} ${zone}`,
      bothFuels,
    ),
    assumptions: assumed.map(({ sentence }) => sentence),
    // Plans that were shared before answers had codes have none.
    ...(first.assumption_codes && { assumption_codes: assumed.map(({ code }) => code!) }),
  }
}

/** Each sentence once, with its code. */
function assumedOf(legs: readonly RouteEmissionsBody[]) {
  const each = legs.flatMap(({ assumptions, assumption_codes: codes }) =>
    assumptions.map((sentence, at) => ({ sentence, code: codes?.[at] })),
  )
  return merged(
    each,
    ({ sentence }) => sentence,
    (one) => one,
  )
}

function bothFuels(one: RouteFuel, other: RouteFuel): RouteFuel {
  return {
    ...one,
    distance_km: roundKm(one.distance_km + other.distance_km),
    ...inFigures({
      tonnes: one.tonnes + other.tonnes,
      co2e_ttw_tonnes: one.co2e_ttw_tonnes + other.co2e_ttw_tonnes,
      co2e_wtt_tonnes: one.co2e_wtt_tonnes + other.co2e_wtt_tonnes,
      co2e_wtw_tonnes: one.co2e_wtw_tonnes + other.co2e_wtw_tonnes,
      cost_usd: one.cost_usd === null ? null : one.cost_usd + (other.cost_usd ?? 0),
    }),
  }
}

/** One item for each key, in the order in which they first appear. */
function merged<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  both: (one: Item, other: Item) => Item,
): Item[] {
  const known = new Map<string, Item>()
  for (const item of items) {
    const before = known.get(keyOf(item))
    known.set(keyOf(item), before === undefined ? item : both(before, item))
  }
  return [...known.values()]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
