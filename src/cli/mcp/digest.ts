import { passageList } from '../../api/write-lists.js'
import type { Matrix, MatrixEnd, Reach, RouteEnd, RouteOptions } from '../../client/schema.js'
import type { Tables } from '../../loading/tables.js'
import { masked, readMask } from '../../operations/mask.js'
import { portName } from '../../ports/port.js'
import { closedIn } from '../report.js'

/** What a model reads of an answer. Names and units are those of the HTTP API. */
export type Digest = Record<string, unknown>

type End = Pick<RouteEnd | MatrixEnd, 'port' | 'requested'>

const endName = ({ port, requested }: End): string =>
  port === null ? `${requested?.[1]},${requested?.[0]}` : portName(port)
/** Short, because a matrix has many. */
const codeOf = (end: End): string => end.port?.unlocode ?? endName(end)
const ids = (passages: readonly { readonly id: string }[]) => passages.map(({ id }) => id)

const LENGTHS = 'distance_nm,distance_km,distance_low_km,distance_high_km'
const MEMBERS = {
  route: `origin,destination,${LENGTHS},duration_hours,depart_at,arrive_at,passages(id),eca(distance_nm),emissions(fuel_tonnes,co2e_wtw_tonnes,assumptions),alternatives(distance_nm,duration_hours,avoid,passages(id))`,
  voyage: `totals(${LENGTHS},sailing_hours,stay_hours,duration_hours,eca_km,fuel_tonnes,co2e_wtw_tonnes),calls(port,requested,passage,stay_hours,arrival(time),departure(time)),legs(distance_nm,duration_hours,speed_kn,speed_source,passages(id),emissions(assumptions))`,
  emissions:
    'boundary,emissions(total_kg_co2e,ttw_kg_co2e,wtw_kg_co2e),applies_to,activity(mass_tonnes,teu),intensity(value,unit),uncertainty,method,method_reason,factor(name,source,year),distance(shortest_km,adjusted_km,type,passages,closed_by_vessel),carbon(ets(year,scope_share,allowances_tonnes,cost_eur),fuel_eu(year,penalty_eur),uk_ets(allowances_tonnes,cost_gbp),cargo),data_quality(notes),framework(statement)',
} as const

/** A digest of members of an answer. */
export const digestOf =
  (tool: keyof typeof MEMBERS) =>
  (answer: Ending & Partial<Planned>): Digest => ({
    ...(short(masked(answer, readMask(MEMBERS[tool]))) as Digest),
    ...(answer.options && { conditions: conditions(answer as Planned) }),
    ...ending(answer),
  })

/** Places by their names and passages by their ids, without what is not known. */
function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(short)
  if (typeof value !== 'object' || value === null) return value
  if ('port' in value && 'requested' in value) return shortEnd(value as End & object)
  const known = Object.entries(value).filter(([, member]) => member !== null)
  const [[only, one] = [], ...others] = known
  if (others.length === 0 && (only === 'id' || only === 'time')) return one
  return Object.fromEntries(known.map(([name, member]) => [name, short(member)]))
}

function shortEnd({ port, requested, ...call }: End & { readonly passage?: string | null }) {
  const { passage, ...rest } = call
  const name = passage ?? endName({ port, requested } as End)
  return 'passage' in call ? { stop: name, ...(short(rest) as object) } : name
}

interface Planned {
  readonly options: RouteOptions
  readonly resolution_km: number
  readonly speed_kn?: number
  readonly speed_kmh?: number
  readonly speed_source?: string
}

function conditions(planned: Planned): object {
  const { options, resolution_km, speed_kn, speed_kmh, speed_source } = planned
  const { closed_by_vessel } = options
  const { closed, areas } = closedIn(options)
  return {
    ...(speed_kn ? { speed_kn } : { speed_kmh }),
    speed_source,
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

interface Ending {
  readonly warnings: readonly { readonly detail: string }[]
  readonly data_version?: string | null
}

/** What every answer ends with. */
function ending({ warnings, data_version }: Ending) {
  return {
    warnings: warnings.map(({ detail }) => detail),
    data_version: data_version ?? null,
    use: 'Planning only, not for navigation.',
  }
}

/** Most cells that fit an answer. */
export const MAX_CELLS = 60

export function ofMatrix(matrix: Matrix): Digest {
  return {
    rows: matrix.origins.map(codeOf),
    columns: matrix.destinations.map(codeOf),
    distances_nm: matrix.distances_nm,
    null_means: matrix.unreachable.map(
      ({ origin, destination, code }) => `row ${origin + 1}, column ${destination + 1}: ${code}`,
    ),
    conditions: conditions(matrix),
    ...ending(matrix),
  }
}

export function ofReach(reach: Reach): Digest {
  return {
    origin: endName(reach.origin),
    within: reach.features.map(({ properties: { hours, distance_nm } }) => ({
      hours,
      distance_nm,
    })),
    large_ports_in_reach: reach.ports.length,
    // Columns instead of objects: three times as many ports fit.
    ports: reach.ports.map(
      ({ port, distance_nm, duration_hours }) =>
        `${portName(port)}: ${distance_nm} nm, ${duration_hours} h`,
    ),
    conditions: conditions(reach),
    ...ending(reach),
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
