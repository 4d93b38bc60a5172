import { inFigures } from '../../engine/geo/digits.js'
import type { VoyageEmissions } from '../../planning/cargo/vessel-emissions.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { Moment, PortCall } from '../../planning/timeline.js'
import type { PlannedVoyage } from '../../planning/voyage/complete.js'
import type { RouteEmissionsBody } from '../schemas/route-emissions.js'
import type { SpeedTableBody } from '../schemas/speed-table.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'
import type { InFieldBody, WindBody } from '../schemas/wind.js'
import { legBody, type RouteForm } from '../write-leg.js'
import { localTime } from '../zoned-time.js'
import { voyageRoute } from './voyage-route.js'
import { conditionsBody } from './write-conditions.js'
import { stayBody } from './write-emissions.js'
import { bandBody, sailedBody } from './write-length.js'
import { optionsBody } from './write-options.js'
import { endBody, type WritingSea, zoneOfEnd } from './write-places.js'
import { eventsBody, momentBody } from './write-timeline.js'

/** Fuel, emissions and cost of all legs, and of the stays. */
export type EmissionTotals = Pick<
  VoyageEmissions,
  'fuelTonnes' | 'co2eWtwTonnes' | 'costUsd' | 'stays' | 'inPort'
>

/** For a voyage without a vessel or without factors. */
export const NO_EMISSION_TOTALS: EmissionTotals = {
  fuelTonnes: null,
  co2eWtwTonnes: null,
  costUsd: null,
  stays: [],
  inPort: null,
}

export interface WrittenVoyage {
  readonly form: RouteForm
  readonly planned: PlannedVoyage
  /** For each leg; null if there are none. */
  readonly emissions: readonly RouteEmissionsBody[] | null
  readonly emissionTotals: EmissionTotals
  readonly speedTable?: SpeedTableBody
  readonly wind?: WindBody
  readonly weather?: InFieldBody
}

/** The part of the answer that depends only on the request, the sea data and the day. Each leg is a step. */
export function* voyageCore(
  written: WrittenVoyage,
  sea: WritingSea,
): Generator<void, VoyageCoreBody> {
  const { form, planned, emissions, emissionTotals, speedTable, wind, weather } = written
  const { plannedLegs, calls, events, resolutionKm, closures, voyage } = planned
  const totals = totalsBody(written)
  const legs: VoyageCoreBody['legs'][number][] = []
  for (const [at, leg] of plannedLegs.entries()) {
    yield
    const { from, to } = leg
    const departureMs = calls[from]!.departure!.timeMs
    const one = { form, leg, resolutionKm, emissions: emissions?.[at] ?? null, departureMs }
    legs.push({ from, to, ...legBody(one, sea) })
  }
  return {
    calls: calls.map((call) => {
      const stay = emissionTotals.stays[call.stop]
      return { ...callBody(call, planned, sea), emissions: stay ? stayBody(stay) : null }
    }),
    legs,
    events: eventsBody(events),
    totals,
    ...conditionsBody(plannedLegs, emissions),
    route: voyageRoute({ legs, totals }),
    ...(speedTable && { speed_table: speedTable }),
    ...(wind && { wind }),
    ...(weather && { weather }),
    resolution_km: resolutionKm,
    options: optionsBody(form, closures, voyage),
    queries_charged: plannedLegs.length,
  }
}

function callBody(
  { stop, kind, passage, arrival, departure, stayHours, waitHours }: PortCall,
  { plannedLegs }: PlannedVoyage,
  sea: WritingSea,
): Omit<VoyageCoreBody['calls'][number], 'emissions'> {
  const before = plannedLegs[stop - 1]
  const end = before ? before.route.destination : plannedLegs[stop]!.route.origin
  const zone = zoneOfEnd(end, sea.ports)
  const callMoment = (moment: Moment) => ({
    ...momentBody(moment),
    local: moment.timeMs === null ? null : localTime(moment.timeMs, zone),
  })
  return {
    stop,
    kind,
    passage,
    ...endBody(end, sea),
    arrival: arrival && callMoment(arrival),
    departure: departure && callMoment(departure),
    stay_hours: stayHours,
    wait_hours: roundHours(waitHours),
  }
}

function totalsBody({ form, planned, emissionTotals }: WrittenVoyage): VoyageCoreBody['totals'] {
  const { distanceKm, sailingHours, stayHours, waitHours, hours, areaKm } = planned.totals
  const { inPort } = emissionTotals
  return {
    distance_km: roundKm(distanceKm),
    distance_nm: nauticalMiles(distanceKm),
    ...bandBody(planned.totals),
    ...sailedBody(
      form,
      planned.plannedLegs.map(({ route }) => route.distanceKm),
    ),
    sailing_hours: roundHours(sailingHours),
    stay_hours: roundHours(stayHours),
    wait_hours: roundHours(waitHours),
    duration_hours: roundHours(hours),
    eca_km: roundKm(areaKm.eca),
    piracy_km: roundKm(areaKm.piracy),
    fuel_tonnes: inFigures(emissionTotals.fuelTonnes),
    co2e_wtw_tonnes: inFigures(emissionTotals.co2eWtwTonnes),
    cost_usd: inFigures(emissionTotals.costUsd),
    port_fuel_tonnes: inFigures(inPort?.fuelTonnes ?? null),
    port_co2e_wtw_tonnes: inFigures(inPort?.co2eWtwTonnes ?? null),
    port_cost_usd: inFigures(inPort?.costUsd ?? null),
  }
}
