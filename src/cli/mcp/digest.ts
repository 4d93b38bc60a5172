import { passageList } from '../../api/write-lists.js'
import type {
  CarbonCost,
  EmissionsEstimate,
  Matrix,
  MatrixEnd,
  Reach,
  Route,
  RouteEnd,
  RouteOptions,
  Voyage,
} from '../../client/schema.js'
import { KM_PER_NM } from '../../geo/distance.js'
import type { Tables } from '../../loading/tables.js'
import { portName } from '../../ports/port.js'
import { closedIn } from '../report.js'

/** What a model reads of an answer. Units are in the names of the fields, as in the HTTP API. */
export type Digest = Record<string, unknown>

type End = Pick<RouteEnd | MatrixEnd, 'port' | 'requested'>

interface Planned {
  readonly options: RouteOptions
  readonly resolution_km: number
}

const endName = ({ port, requested }: End): string =>
  port === null ? `${requested?.[1]},${requested?.[0]}` : portName(port)
/** Short, because a matrix has many. */
const codeOf = (end: End): string => end.port?.unlocode ?? endName(end)
const ids = (passages: readonly { readonly id: string }[]) => passages.map(({ id }) => id)

function conditions({ options, resolution_km }: Planned, speed: object = {}): object {
  const { closed_by_vessel } = options
  const { closed, areas } = closedIn(options)
  return {
    ...speed,
    closed: closed.filter((id) => !closed_by_vessel.includes(id)),
    ...(closed_by_vessel.length > 0 && { closed_to_this_ship: closed_by_vessel }),
    opened: options.allow,
    ...(areas.length > 0 && { avoided_areas: areas }),
    closed_by_default: `${options.closed_by_default.length} passages; the tool closures lists them`,
    depth: options.depth,
    south_limit_deg: options.south_limit,
    areas_as_of: options.date,
    resolution_km,
  }
}

/** What every answer ends with. */
function ending(warnings: readonly { readonly detail: string }[], dataVersion?: string | null) {
  return {
    warnings: warnings.map(({ detail }) => detail),
    data_version: dataVersion ?? null,
    use: 'Planning only, not for navigation.',
  }
}

/** Nine of ten published distances. */
function band(of: Pick<Route, 'distance_low_km' | 'distance_high_km'>): object {
  const { distance_low_km: low, distance_high_km: high } = of
  return { published_distances_90_percent_km: [low, high] }
}

export function ofRoute(route: Route): Digest {
  const { speed_kn, speed_source, emissions } = route
  return {
    origin: endName(route.origin),
    destination: endName(route.destination),
    distance_nm: route.distance_nm,
    distance_km: route.distance_km,
    ...band(route),
    duration_hours: route.duration_hours,
    ...(route.depart_at !== null && { depart_at: route.depart_at, arrive_at: route.arrive_at }),
    passages: ids(route.passages),
    eca_nm: route.eca.distance_nm,
    ...(emissions && {
      ship_fuel_tonnes: emissions.fuel_tonnes,
      ship_co2e_wtw_tonnes: emissions.co2e_wtw_tonnes,
      assumptions: emissions.assumptions,
    }),
    alternatives: route.alternatives.map(({ distance_nm, duration_hours, passages, avoid }) => ({
      distance_nm,
      duration_hours,
      without: avoid,
      passages: ids(passages),
    })),
    conditions: conditions(route, { speed_kn, speed_source }),
    ...ending(route.warnings, route.data_version),
  }
}

export function ofVoyage(voyage: Voyage): Digest {
  const { totals, calls, legs } = voyage
  return {
    distance_nm: totals.distance_nm,
    distance_km: totals.distance_km,
    ...band(totals),
    sailing_hours: totals.sailing_hours,
    stay_hours: totals.stay_hours,
    duration_hours: totals.duration_hours,
    eca_km: totals.eca_km,
    ...(totals.fuel_tonnes !== null && {
      ship_fuel_tonnes: totals.fuel_tonnes,
      ship_co2e_wtw_tonnes: totals.co2e_wtw_tonnes,
      assumptions: [
        ...new Set([...legs, ...calls].flatMap(({ emissions }) => emissions?.assumptions ?? [])),
      ],
    }),
    calls: calls.map((call) => ({
      stop: call.passage ?? endName(call),
      ...(call.stay_hours ? { stay_hours: call.stay_hours } : {}),
      ...(call.arrival?.time && { arrive_at: call.arrival.time }),
      ...(call.departure?.time && { depart_at: call.departure.time }),
    })),
    legs: legs.map(({ distance_nm, duration_hours, speed_kn, passages }) => ({
      distance_nm,
      duration_hours,
      speed_kn,
      passages: ids(passages),
    })),
    conditions: conditions(voyage, { speed_source: legs[0]?.speed_source }),
    ...ending(voyage.warnings, voyage.data_version),
  }
}

/** Most cells that fit an answer. */
export const MAX_CELLS = 60

export function ofMatrix(matrix: Matrix): Digest {
  const { speed_kmh, speed_source } = matrix
  const speed = { speed_kn: Number((speed_kmh / KM_PER_NM).toFixed(2)), speed_source }
  return {
    rows: matrix.origins.map(codeOf),
    columns: matrix.destinations.map(codeOf),
    distances_nm: matrix.distances_nm,
    null_means: matrix.unreachable.map(
      ({ origin, destination, code }) => `row ${origin + 1}, column ${destination + 1}: ${code}`,
    ),
    conditions: conditions(matrix, speed),
    ...ending(matrix.warnings, matrix.data_version),
  }
}

export function ofReach(reach: Reach): Digest {
  const { speed_kn, speed_source, features } = reach
  return {
    origin: endName(reach.origin),
    within: features.map(({ properties: { hours, distance_nm } }) => ({ hours, distance_nm })),
    large_ports_in_reach: reach.ports.length,
    // Columns instead of objects: three times as many ports fit.
    ports: reach.ports.map(
      ({ port, distance_nm, duration_hours }) =>
        `${portName(port)}: ${distance_nm} nm, ${duration_hours} h`,
    ),
    conditions: conditions(reach, { speed_kn, speed_source }),
    ...ending(reach.warnings, reach.data_version),
  }
}

export function ofEstimate(estimate: EmissionsEstimate): Digest {
  const { emissions, activity, distance, intensity, factor, framework, uncertainty } = estimate
  const { data_quality } = estimate
  return {
    boundary: estimate.boundary,
    total_kg_co2e: emissions.total_kg_co2e,
    ttw_kg_co2e: emissions.ttw_kg_co2e,
    wtw_kg_co2e: emissions.wtw_kg_co2e,
    applies_to: estimate.applies_to,
    cargo_tonnes: activity?.mass_tonnes ?? null,
    teu: activity?.teu ?? null,
    intensity: intensity && `${intensity.value} ${intensity.unit}`,
    uncertainty,
    method: estimate.method,
    method_reason: estimate.method_reason,
    factor: factor && { name: factor.name, source: factor.source, year: factor.year },
    distance: distance && {
      shortest_km: distance.shortest_km,
      adjusted_km: distance.adjusted_km,
      type: distance.type,
      passages: distance.passages,
      closed_by_vessel: distance.closed_by_vessel,
    },
    ...(estimate.carbon && { carbon: costs(estimate.carbon) }),
    statement: framework.statement,
    notes: data_quality.notes,
    ...ending(estimate.warnings, estimate.data_version),
  }
}

/** Without the rules that the figures follow. */
function costs({ ets, fuel_eu, uk_ets, cargo }: CarbonCost): object {
  return {
    of: cargo === null ? 'what the emissions are of' : 'the whole ship',
    eu_ets: ets && {
      year: ets.year,
      scope_share: ets.scope_share,
      allowances_tonnes: ets.allowances_tonnes,
      cost_eur: ets.cost_eur,
    },
    fuel_eu: fuel_eu && { year: fuel_eu.year, penalty_eur: fuel_eu.penalty_eur },
    uk_ets: uk_ets && { allowances_tonnes: uk_ets.allowances_tonnes, cost_gbp: uk_ets.cost_gbp },
    ...(cargo && { of_the_cargo: cargo }),
  }
}

/** @param hits as `PortTable.search` returns them */
export function ofPorts(hits: ReturnType<Tables['ports']['search']>): Digest {
  return {
    ...(hits.length === 0 && { note: 'No port matches, and none has a similar name.' }),
    ...(hits[0]?.match === 'similar_name' && {
      note: 'No port matches. These have similar names.',
    }),
    ports: hits.map(({ port: { id, name, country, unlocode, size, position } }) => ({
      place: unlocode ?? String(id),
      name,
      country,
      lat: position[1],
      lon: position[0],
      size,
    })),
  }
}

/** Why passages are closed unless a request opens them; all about one of them if it is named. */
export function ofClosures({ closureTables }: Tables, name?: string): Digest {
  const { passages } = passageList(closureTables.passages)
  const named = passages.find(({ id }) => id === name)
  if (named !== undefined) return named
  const closed = passages.filter(({ closed_by_default }) => closed_by_default)
  return {
    closed_by_default: Object.fromEntries(
      closed.map(({ id, closed_because }) => [id, closed_because]),
    ),
    to_open: 'Name it in allow. A passage can also be closed to a ship that is too large for it.',
    open_by_default: ids(passages.filter(({ closed_by_default }) => !closed_by_default)),
  }
}

/** Most bytes of an answer. */
const MAX_BYTES = 2000

/** Without the end of one of these, the others would be another table. */
const WHOLE = ['rows', 'columns', 'distances_nm']

/** The digest in the bytes of an answer: ends of long lists are left out, which it says. */
export function fitted(digest: Digest): string {
  const leftOut: Record<string, number> = {}
  const written = { ...digest }
  for (;;) {
    const isWhole = Object.keys(leftOut).length === 0
    const text = JSON.stringify(isWhole ? written : { ...written, left_out: leftOut })
    const name = Buffer.byteLength(text) > MAX_BYTES ? longestList(written) : undefined
    if (name === undefined) return text
    written[name] = (written[name] as unknown[]).slice(0, -1)
    leftOut[name] = (leftOut[name] ?? 0) + 1
  }
}

/** The list that takes the most room; the warnings only if there is no other. */
function longestList(digest: Digest): string | undefined {
  const lists = Object.keys(digest).filter((name) => {
    const list = digest[name]
    return Array.isArray(list) && list.length > 0 && !WHOLE.includes(name)
  })
  const others = lists.filter((name) => name !== 'warnings')
  const bytes = (name: string) => JSON.stringify(digest[name]).length
  return (others.length > 0 ? others : lists).sort((a, b) => bytes(b) - bytes(a))[0]
}

/** A text in the bytes of an answer. */
export function cut(text: string): string {
  return text.length <= MAX_BYTES / 2 ? text : `${text.slice(0, MAX_BYTES / 2)}…`
}
