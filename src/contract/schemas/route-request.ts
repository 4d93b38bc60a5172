import type { Static } from 'typebox'
import { DEFAULT_KNOTS, KNOTS_BY_VESSEL_TYPE } from '../../emissions/generated/vessel-types.js'
import { rangesOf } from '../../emissions/number-rules.js'
import { WAYPOINT_STRATEGIES } from '../../engine/routing/path/waypoints.js'
import {
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  PASSAGES,
  RESOLUTIONS,
  SOUTH_LIMIT_RANGE,
} from '../../engine/routing/request.js'
import { DEFAULT_DEPTH, DEPTH_MODES } from '../../planning/closures/closures.js'
import { PORTS_WITHIN_KM } from '../../planning/ports-beside.js'
import { SPEED_RANGE_KMH, SPEED_RANGE_KNOTS } from '../../planning/ship/speed-limits.js'
import { MAX_ALTERNATIVES, STOP_RANGE } from '../../planning/voyage/voyage.js'
import { API_AREAS } from '../areas.js'
import { ANTIMERIDIAN_STYLES, GEOMETRY_DETAILS } from '../line-geometry.js'
import { FLAG_NAMES, ofFlags } from '../passage-flags.js'
import { MOMENT_FORM } from '../read-moment.js'
import { AvoidAreas } from './avoid-area.js'
import { Channels } from './channel.js'
import { oneOfIntegers, oneOfTexts } from './common.js'
import { conditionField } from './condition.js'
import { amount, amounts } from './emissions/amounts.js'
import { VesselSchema } from './emissions/vessel.js'
import { Location, ViaPoint } from './place.js'
import { speedTableOptions } from './speed-table.js'
import { array, boolean, integer, number, object, optional, Type, text } from './type.js'
import { windOptions } from './wind.js'

const TYPE_SPEEDS = Object.entries(KNOTS_BY_VESSEL_TYPE)
  .map(([type, knots]) => `${type} ${knots} kn`)
  .join(', ')
const SPEED_DESCRIPTION =
  `Vessel speed, km/h. Default: of its size class, else of its type (${TYPE_SPEEDS}), or without a ` +
  `vessel ${DEFAULT_KNOTS} kn; speed_source says which`

const flagOptions = ofFlags((id) =>
  optional(boolean(`False closes ${FLAG_NAMES[id]}`, { default: true })),
)

/** A speed in one of two units: a request gives at most one of the fields. */
export function speedFields(description: string, instead: string) {
  return {
    speed_kmh: optional(amount(SPEED_RANGE_KMH, description)),
    speed_kn: optional(amount(SPEED_RANGE_KNOTS, instead)),
  }
}

const moment = (description: string) =>
  Type.String({ description, examples: ['2026-12-24T06:00:00Z'] })

/** When the vessel is wanted at a place. */
export const WantedArrival = Type.Union(
  [
    moment('As depart_at; a day for any time of it'),
    object('ArrivalWindow', 'A window, such as a laycan: one end or both', {
      earliest: optional(moment('Not before')),
      latest: optional(moment('Not after; a day to its end')),
    }),
  ],
  {
    description:
      'Arrival wanted: a moment, a day, or a window {earliest, latest}. Without a speed, the vessel sails at the one nearest to its usual speed that keeps it; a warning says what is missed. Needs depart_at',
  },
)

/** Which passages and areas a route may take. */
export const passageOptions = {
  ...flagOptions,
  avoid: optional(
    array(oneOfTexts([...PASSAGES, ...API_AREAS]), {
      maxItems: 40,
      description:
        'Passages to close. seca and piracy are areas: they are avoided where possible, not closed',
    }),
  ),
  allow: optional(
    array(oneOfTexts(CLOSED_BY_DEFAULT), {
      maxItems: 20,
      description: 'Passages to open that are closed by default',
    }),
  ),
}

/** Which water a route may use. */
export const waterOptions = {
  ...passageOptions,
  depth: optional(
    oneOfTexts(DEPTH_MODES, {
      default: DEFAULT_DEPTH,
      description:
        'Straits and shelves too shallow for the vessel. warn: used with a warning, except straits whose bottom closes them. enforce: the straits are avoided, and the shelves where possible',
    }),
  ),
  south_limit: optional(
    number(
      'Latitude that the route stays north of, because of weather and ice; -90 for none. By default 42° S in the Atlantic and Indian Ocean, 50° S in the Pacific, sloping between them. Between 80 and 50° W the sea stays open to 60° S. Does not apply if an end is south of it, or if there is no route north of it; the warning `south_limit` says so',
      { minimum: SOUTH_LIMIT_RANGE.min, maximum: SOUTH_LIMIT_RANGE.max },
    ),
  ),
}

/** For every request with places. */
export const placeOptions = {
  accept_suggestions: optional(
    boolean(
      'Whether a name that no port has may mean the only port that it resembles. The warning suggestion_taken says which was taken',
      { default: false },
    ),
  ),
}

/** What a route and every cell of a matrix have in common. */
export const voyageOptions = {
  ...placeOptions,
  ...speedFields(SPEED_DESCRIPTION, 'Vessel speed in knots, instead of speed_kmh'),
  depart_at: optional(
    Type.String({
      description: `Departure: ${MOMENT_FORM}. Sets which emission control areas are in force and dates the timeline. Default for areas: today`,
      examples: ['2026-12-01T06:00:00Z'],
    }),
  ),
  resolution_km: optional(
    oneOfIntegers(RESOLUTIONS, {
      default: DEFAULT_RESOLUTION_KM,
      description: 'Coastline detail, km',
    }),
  ),
  ...waterOptions,
  fuel_price_usd_per_tonne: optional(Type.Number({ minimum: 0, maximum: 100_000 })),
}

export const teuWords = { teu: 'Containers, in twenty-foot units' } as const

/** What is carried, as far as it says which ship sails. */
const RouteCargo = object(
  'RouteCargo',
  'In containers, it means a container ship if no type of vessel is given',
  {
    ...amounts(rangesOf('cargo'), teuWords),
    container_type: text('Such as 45R1, 40HC, 40 ft reefer'),
  },
)

/** Options of routes, matrices and voyages that only a body can have. */
export const bodyOptions = {
  avoid_areas: optional(AvoidAreas),
  channels: optional(Channels),
  vessel: optional(VesselSchema),
  cargo: optional(RouteCargo),
}

/** Every option of a route; the POST body and the GET query share them. */
export const routeOptions = {
  ...voyageOptions,
  include_ports: optional(
    boolean(`List the ports within ${PORTS_WITHIN_KM} km of the line`, { default: false }),
  ),
  waypoint_count: optional(Type.Integer({ minimum: 2, maximum: 1000 })),
  waypoint_strategy: optional(
    oneOfTexts(
      WAYPOINT_STRATEGIES,
      'Default: count with a waypoint_count. With neither, the turns that matter most, 16 at most and written as simplify; legs between them may cross land: the geometry is the route. simplify returns as many of the most significant vertices as waypoint_count says, and legs may cross land; without a count, no leg does',
    ),
  ),
  sailed_estimate: optional(
    boolean(
      'Whether to estimate what a ship will sail, which is more than the shortest route. Times, fuel and emissions stay those of distance_km',
      { default: false },
    ),
  ),
  ...windOptions,
  alternatives: optional(
    integer('Number of alternative routes to return', {
      minimum: 0,
      maximum: MAX_ALTERNATIVES,
      default: 0,
    }),
  ),
  geometry: optional(
    oneOfTexts(GEOMETRY_DETAILS, {
      default: 'line',
      description:
        'line: dense enough to draw with straight segments, which deviate by less than 1 km; corners: only the vertices of the great circles',
    }),
  ),
  antimeridian: optional(
    oneOfTexts(ANTIMERIDIAN_STYLES, {
      default: 'unwrap',
      description:
        'Geometry across ±180°: unwrap continues past it, split cuts there, wrap keeps every longitude within ±180',
    }),
  ),
}

/** Ids of ports in the table that comes with the service. */
const ROUTE_EXAMPLES = [
  { origin: { port_id: 1068 }, destination: { port_id: 1309 } },
  {
    origin: { coordinates: [139.7, 35.35] },
    destination: { coordinates: [-118.25, 33.7] },
    speed_kmh: 33.34,
    resolution_km: 50,
    waypoint_strategy: 'count',
    waypoint_count: 12,
  },
  {
    origin: { port_id: 319 },
    destination: { port_id: 1068 },
    suez: false,
    avoid: ['piracy'],
    alternatives: 1,
    include_ports: true,
    vessel: { type: 'container', draft_m: 14.5, beam_m: 48.2, loa_m: 366 },
  },
  {
    origin: { unlocode: 'NLRTM' },
    destination: { name: 'Shanghai' },
    via: [{ passage: 'panama' }, { lat: 21.3, lon: -157.9 }],
    speed_kn: 14.5,
    depart_at: '2026-12-01T06:00:00Z',
  },
  {
    origin: { unlocode: 'NLRTM' },
    destination: { unlocode: 'USNYC' },
    vessel: { type: 'container', size_class: 'panamax' },
    depart_at: '2026-12-01T06:00:00Z',
    arrive_at: '2026-12-11T12:00:00Z',
  },
]

export const RouteRequestBody = Type.Object(
  {
    origin: Location,
    destination: Location,
    via: optional(
      array(ViaPoint, {
        maxItems: STOP_RANGE.max - 2,
        description: 'Places and passages to pass through, in order. Each costs one more query',
      }),
    ),
    arrive_at: optional(WantedArrival),
    ...conditionField('Of the whole way. Default: laden'),
    ...speedTableOptions,
    ...routeOptions,
    ...bodyOptions,
  },
  { title: 'RouteRequest', examples: ROUTE_EXAMPLES },
)

export type RouteBody = Static<typeof RouteRequestBody>

/** Options that a route and a matrix share. */
export type ConditionsBody = Pick<RouteBody, keyof typeof voyageOptions | keyof typeof bodyOptions>
