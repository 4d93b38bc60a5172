import type { MatrixEnd, Reach, Route, RouteEnd, Trace, Voyage } from '../../../client/schema.js'
import { masked, readMask } from '../../../contract/operations/mask.js'
import { Problem } from '../../../contract/problems/problem.js'
import { passageList } from '../../../contract/write/write-lists.js'
import { portName } from '../../../ports/port.js'
import type { Tables } from '../../../runtime/loading/tables.js'
import { closedIn } from '../reports/report.js'

/** What a model reads of an answer. Names and units are those of the HTTP API. */
export type Digest = Record<string, unknown>

type End = Pick<RouteEnd | MatrixEnd, 'port' | 'requested'>

const endName = ({ port, requested }: End): string =>
  port === null ? `${requested?.[1]},${requested?.[0]}` : portName(port)
/** Short, because a matrix has many. */
const codeOf = (end: End): string => end.port?.unlocode ?? endName(end)

const LENGTHS = 'distance_nm,distance_km,distance_low_km,distance_high_km'
const SPEED_TABLE =
  'speed_table(speed_kn,duration_hours,arrive_at,fuel_tonnes,co2e_wtw_tonnes,cost_usd)'
const WIND = 'wind(departure,months,method)'
/** Members of an answer that the assistant gets. */
export const MEMBERS = {
  ports: 'ports(id,unlocode,name,country,coordinates,size,match)',
  route: `origin,destination,${LENGTHS},duration_hours,wait_hours,depart_at,arrive_at,passages(id),eca(distance_nm),emissions(fuel_tonnes,co2e_wtw_tonnes,assumptions,waiting(fuel_tonnes)),alternatives(distance_nm,duration_hours,avoid,passages(id)),${SPEED_TABLE},${WIND}`,
  voyage: `order(stops,more_nm,more_sailing_hours,more_fuel_tonnes),conditions,totals(${LENGTHS},sailing_hours,stay_hours,wait_hours,duration_hours,eca_km,fuel_tonnes,co2e_wtw_tonnes),calls(port,requested,passage,stay_hours,wait_hours,arrival(time),departure(time)),legs(distance_nm,duration_hours,speed_kn,speed_source,passages(id),emissions(fuel_tonnes,assumptions)),${SPEED_TABLE},${WIND}`,
  matrix: 'origins,destinations,distances_nm,unreachable(origin,destination,code)',
  reach: 'origin,features(properties(hours,distance_nm))',
  check:
    'distance_nm,distance_km,duration_hours,passages(id),eca(distance_nm),extra_km,shortest(distance_nm,passages(id)),differences,check(rhumb_nm,great_circle_nm,findings,emissions(fuel_tonnes,co2e_wtw_tonnes,assumptions))',
  emissions:
    'boundary,emissions(total_kg_co2e,ttw_kg_co2e,wtw_kg_co2e),applies_to,activity(mass_tonnes,teu),intensity(value,unit),uncertainty,method,method_reason,factor(name,source,year),distance(shortest_km,adjusted_km,type,passages,closed_by_vessel),carbon(ets(year,scope_share,allowances_tonnes,cost_eur),fuel_eu(year,penalty_eur),uk_ets(allowances_tonnes,cost_gbp),cargo),data_quality(notes),framework(statement)',
} as const

/** A digest of members of an answer. */
export const digestOf =
  (tool: keyof typeof MEMBERS) =>
  (answer: Answered & Partial<Planned>): Digest => ({
    ...(short(masked(answer, readMask(MEMBERS[tool]))) as Digest),
    ...(answer.options && { conditions: conditions(answer as Planned) }),
    warnings: answer.warnings.map(({ detail }) => detail),
    data_version: answer.data_version ?? null,
    use: 'Planning only, not for navigation.',
  })

/** Places by their names, passages by their ids, lists of places by their codes; without what is not known. */
function short(value: unknown, nameOf = endName): unknown {
  if (Array.isArray(value)) return value.map((one) => short(one, codeOf))
  if (typeof value !== 'object' || value === null) return value
  if ('passage' in value) {
    const { passage, port, requested, ...call } = value as End & { readonly passage: unknown }
    const stop = passage ?? endName({ port, requested } as End)
    return { stop, ...(short(call) as object) }
  }
  if ('port' in value && 'requested' in value) return nameOf(value as End)
  const known = Object.entries(value).filter(([, member]) => isKnown(member))
  const [[only, one] = [], ...others] = known
  if (others.length === 0 && ['id', 'time', 'properties'].includes(String(only))) return one
  return Object.fromEntries(known.map(([name, member]) => [name, short(member)]))
}

/** A moment without a time, as in a voyage without a date, says nothing. */
function isKnown(member: unknown): boolean {
  if (typeof member !== 'object' || Array.isArray(member)) return true
  return member !== null && Object.values(member).some((one) => one !== null)
}

type Planned = Pick<Route, 'options' | 'resolution_km'> &
  Partial<Pick<Route, 'speed_kn' | 'speed_kmh' | 'speed_source'>>

function conditions(planned: Planned): object {
  const { options, resolution_km, speed_kn, speed_kmh, speed_source } = planned
  const { closed_by_vessel } = options
  const { closed, areas, outlines } = closedIn(options)
  const avoided = [...areas, ...outlines]
  return {
    ...(speed_kn ? { speed_kn } : { speed_kmh }),
    speed_source,
    closed: closed.filter((id) => !closed_by_vessel.includes(id)),
    ...(closed_by_vessel.length > 0 && { closed_to_this_ship: closed_by_vessel }),
    opened: options.allow,
    ...(avoided.length > 0 && { avoided_areas: avoided }),
    closed_by_default: `${options.closed_by_default.length} passages; the tool closures lists them`,
    depth: options.depth,
    south_limit_deg: options.south_limit,
    areas_as_of: options.date,
    resolution_km,
  }
}

/** What every answer has. */
interface Answered {
  readonly warnings: readonly { readonly detail: string }[]
  readonly data_version?: string | null
}

/** What the legs have in common is said once, so that more of them fit. */
export function ofVoyage(voyage: Voyage): Digest {
  const digest = digestOf('voyage')(voyage) as VoyageDigest
  const speeds = voyage.legs.map(({ speed_kn, speed_source }) => ({ speed_kn, speed_source }))
  const isOneSpeed = new Set(speeds.map((speed) => JSON.stringify(speed))).size === 1
  const assumptions = voyage.legs.flatMap(({ emissions }) => emissions?.assumptions ?? [])
  return {
    ...digest,
    calls: digest.calls.map(({ stay_hours, wait_hours, departure, ...call }) => ({
      ...call,
      ...(stay_hours > 0 && { stay_hours }),
      ...(wait_hours > 0 && { wait_hours }),
      // A ship that does not stay leaves as it arrives.
      ...((stay_hours > 0 || !call.arrival) && { departure }),
    })),
    legs: digest.legs.map(({ emissions, passages, speed_kn, speed_source, ...leg }) => ({
      ...leg,
      ...(!isOneSpeed && { speed_kn, speed_source }),
      ...(emissions && { fuel_tonnes: emissions.fuel_tonnes }),
      ...(passages.length > 0 && { passages }),
    })),
    ...(assumptions.length > 0 && { assumptions: [...new Set(assumptions)] }),
    conditions: { ...digest.conditions, ...(isOneSpeed && speeds[0]) },
  }
}

interface VoyageDigest extends Digest {
  readonly calls: readonly {
    readonly arrival?: string
    readonly departure?: string
    readonly stay_hours: number
    readonly wait_hours: number
  }[]
  readonly legs: readonly {
    readonly speed_kn: number
    readonly speed_source: string
    readonly passages: readonly string[]
    readonly emissions?: { readonly fuel_tonnes: number }
  }[]
  readonly conditions: object
}

/** Ports as texts instead of objects: three times as many fit. */
export function ofReach(reach: Reach): Digest {
  const { ports } = reach
  const texts = ports.map(
    ({ port, distance_nm, duration_hours }) =>
      `${portName(port)}: ${distance_nm} nm, ${duration_hours} h`,
  )
  return { large_ports_in_reach: ports.length, ports: texts, ...digestOf('reach')(reach) }
}

/** Findings beside the rest, so that a long list of them can be cut. */
export function ofCheck(answer: Trace): Digest {
  const { check, ...digest } = digestOf('check')(answer)
  return { ...digest, ...(check as Digest) }
}

/** Why passages are closed unless a request opens them; all about one of them if it is named. */
export function ofClosures({ closureTables }: Tables, name?: string): Digest {
  const { passages } = passageList(closureTables.passages)
  const named = passages.find(({ id }) => id === name)
  if (named !== undefined) return named
  const closed = passages.filter(({ closed_by_default }) => closed_by_default)
  return {
    closed_by_default: Object.fromEntries(closed.map((one) => [one.id, one.closed_because])),
    to_open: 'Name it in allow. A passage can also be closed to a ship that is too large for it.',
    open_by_default: passages.filter((one) => !one.closed_by_default).map(({ id }) => id),
  }
}

/** Most bytes of an answer. Clients take several times as many. */
export const MAX_BYTES = 6000

/** What a model must not miss, or would take for another table without its end. */
const WHOLE = ['passages', 'warnings', 'origins', 'destinations', 'distances_nm']
/** They end where the voyage ends: what is left out stood before the last. */
const IN_ORDER = ['legs', 'calls']

/**
 * The digest in the bytes of an answer. What is least worth is left out first: the sentences of assumptions, then ends
 * of long lists, of calls last and never the last one. `left_out` counts it, and no list is empty because it was cut.
 * @throws Problem if the rest is too long
 */
export function fitted(digest: Digest): string {
  const leftOut: Record<string, number> = {}
  let written = digest
  for (;;) {
    const isWhole = Object.keys(leftOut).length === 0
    const text = JSON.stringify(isWhole ? written : { ...written, left_out: leftOut })
    const bytes = Buffer.byteLength(text)
    if (bytes <= MAX_BYTES) return text
    const name = leastWorth(written)
    if (name === undefined) {
      const detail = `The answer has ${bytes} bytes, but there is room for ${MAX_BYTES}: ask in parts.`
      throw new Problem('validation_failed', detail)
    }
    const count = name === 'assumptions' ? assumptionsOf(written).length : 1
    written = name === 'assumptions' ? withoutAssumptions(written) : shortened(written, name)
    leftOut[name] = (leftOut[name] ?? 0) + count
  }
}

/** The assumptions, or the longest list that may be cut, calls after all others. */
function leastWorth(digest: Digest): string | undefined {
  if (assumptionsOf(digest).length > 0) return 'assumptions'
  const least = (name: string) => (IN_ORDER.includes(name) ? 2 : 0)
  const lists = Object.keys(digest).filter((name) => {
    const list = digest[name]
    return Array.isArray(list) && !WHOLE.includes(name) && list.length > least(name)
  })
  const size = (name: string) => (name === 'calls' ? 0 : JSON.stringify(digest[name]).length)
  return lists.sort((a, b) => size(b) - size(a))[0]
}

/** A list without its last member, or without its last but one if it is in sailing order; a list of one goes. */
function shortened(digest: Digest, name: string): Digest {
  const list = digest[name] as readonly unknown[]
  const { [name]: _, ...others } = digest
  if (list.length === 1) return others
  return { ...digest, [name]: list.toSpliced(IN_ORDER.includes(name) ? -2 : -1, 1) }
}

function assumptionsOf({ assumptions, emissions }: Digest): readonly unknown[] {
  return (assumptions ?? Object(emissions).assumptions ?? []) as readonly unknown[]
}

function withoutAssumptions({ assumptions: _, ...digest }: Digest): Digest {
  const { emissions } = digest
  if (emissions === undefined) return digest
  const { assumptions: __, ...figures } = emissions as Digest
  return { ...digest, emissions: figures }
}

/** A longer error repeats itself. */
const MAX_ERROR_LETTERS = 1000

/** The beginning of an error. */
export function cut(text: string): string {
  return text.length <= MAX_ERROR_LETTERS ? text : `${text.slice(0, MAX_ERROR_LETTERS)}…`
}
