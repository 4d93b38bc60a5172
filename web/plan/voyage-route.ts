import type { RouteEmissions, Voyage, VoyageLeg } from '../../src/client/index.js'
import type { Position } from '../../src/geo/position.js'
import type { PortStay, RouteAnswer } from './route-answer.js'

/**
 * A voyage as one route: its legs are joined, and its kilometres are counted from the first stop.
 */
export function routeOfVoyage(voyage: Voyage): RouteAnswer {
  const { legs, totals } = voyage
  const [first, last] = [legs[0]!, legs[legs.length - 1]!]
  const starts = legs.map((_, i) => sum(legs.slice(0, i).map(({ distance_km }) => distance_km)))
  const passages = legs.flatMap((leg, i) =>
    leg.passages.map((passage) => ({
      ...passage,
      entry_km: passage.entry_km + starts[i]!,
      exit_km: passage.exit_km + starts[i]!,
    })),
  )
  const inPort = voyage.calls.flatMap(({ stop, emissions }) =>
    emissions === null ? [] : [{ ...emissions, stop }],
  )
  const ports = legs.flatMap((leg) => leg.ports ?? [])
  return {
    origin: first.origin,
    destination: last.destination,
    distance_km: totals.distance_km,
    distance_nm: totals.distance_nm,
    duration_hours: totals.duration_hours,
    speed_kmh:
      totals.distance_km /
      // An answer that was saved before the field existed has none.
      (totals.sailing_hours - sum(legs.map((leg) => leg.passage_delay_hours ?? 0))),
    speed_source: first.speed_source,
    resolution_km: voyage.resolution_km,
    options: voyage.options,
    geometry: { type: 'LineString', coordinates: joined(legs) as [number, number][] },
    passages,
    eca: {
      ...first.eca,
      distance_km: totals.eca_km,
      distance_nm: sum(legs.map(({ eca }) => eca.distance_nm)),
      zones: legs.flatMap(({ eca }) => eca.zones),
    },
    ...(ports.length > 0 ? { ports } : {}),
    alternatives: [],
    emissions: emissionsOf(legs, inPort),
    inPort,
    timeline: voyage.events,
    warnings: voyage.warnings,
    slug: null,
    data_version: voyage.data_version,
    calculated_at: voyage.calculated_at,
  }
}

/**
 * Continuous longitudes: each leg starts on the copy of the world on which the previous one ends.
 */
function joined(legs: readonly VoyageLeg[]): Position[] {
  const line: Position[] = []
  for (const { geometry } of legs) {
    const positions = geometry.coordinates as unknown as readonly Position[]
    const last = line[line.length - 1]
    const turn = last === undefined ? 0 : 360 * Math.round((last[0] - positions[0]![0]) / 360)
    line.push(...positions.map(([lon, lat]): Position => [lon + turn, lat]))
  }
  return line
}

/** Totals of the legs and the stays; the fuels are those of the legs. */
function emissionsOf(
  legs: readonly VoyageLeg[],
  stays: readonly PortStay[],
): RouteEmissions | null {
  const atSea = legs.flatMap(({ emissions }) => (emissions === null ? [] : [emissions]))
  const [first] = atSea
  if (first === undefined) return null
  const total = (of: (one: RouteEmissions | PortStay) => number) =>
    sum([...atSea, ...stays].map(of))
  return {
    ...first,
    fuel_tonnes: total((one) => one.fuel_tonnes),
    co2e_ttw_tonnes: total((one) => one.co2e_ttw_tonnes),
    co2e_wtt_tonnes: total((one) => one.co2e_wtt_tonnes),
    co2e_wtw_tonnes: total((one) => one.co2e_wtw_tonnes),
    cost_usd: first.cost_usd === null ? null : total((one) => one.cost_usd ?? 0),
    fuels: mergedFuels(atSea.flatMap(({ fuels }) => fuels)),
    assumptions: atSea.flatMap(({ assumptions }) => assumptions),
    assumption_codes: atSea.flatMap(({ assumption_codes }) => assumption_codes),
  }
}

type RouteFuel = RouteEmissions['fuels'][number]

/** Each fuel once for control areas and once for other waters. */
function mergedFuels(fuels: readonly RouteFuel[]): RouteFuel[] {
  const merged = new Map<string, RouteFuel>()
  for (const fuel of fuels) {
    const key = `${fuel.fuel_type} ${fuel.zone}`
    const before = merged.get(key)
    merged.set(key, before === undefined ? fuel : added(before, fuel))
  }
  return [...merged.values()]
}

function added(one: RouteFuel, other: RouteFuel): RouteFuel {
  return {
    ...one,
    distance_km: one.distance_km + other.distance_km,
    tonnes: one.tonnes + other.tonnes,
    co2e_ttw_tonnes: one.co2e_ttw_tonnes + other.co2e_ttw_tonnes,
    co2e_wtt_tonnes: one.co2e_wtt_tonnes + other.co2e_wtt_tonnes,
    co2e_wtw_tonnes: one.co2e_wtw_tonnes + other.co2e_wtw_tonnes,
    cost_usd: one.cost_usd === null ? null : one.cost_usd + (other.cost_usd ?? 0),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
