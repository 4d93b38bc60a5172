import { unwrap } from '../../src/engine/geo/antimeridian.js'
import { densify } from '../../src/engine/geo/densify.js'
import { distancesAlong } from '../../src/engine/geo/distance.js'
import { normaliseLongitude, type Position } from '../../src/engine/geo/position.js'
import type { Span } from '../../src/engine/geo/spans.js'
import { DrawnPolygons } from '../../src/engine/routing/avoid/shapes/drawn-polygons.js'
import {
  checkEnds,
  checkOptions,
  checkPosition,
  passageSet,
} from '../../src/engine/routing/checks.js'
import {
  NoRouteError,
  PointOnLandError,
  PortNotFoundError,
  RoutingError,
} from '../../src/engine/routing/errors.js'
import { unreachableCells } from '../../src/engine/routing/matrix.js'
import {
  type AlternativeSeaRoute,
  type AreaUse,
  CLOSED_BY_DEFAULT,
  type LegEnd,
  type MatrixParts,
  type MatrixRequest,
  type PassageId,
  type PassageWay,
  RESOLUTIONS,
  type ReachRequest,
  type Resolution,
  type RouteLine,
  type RouteOptions,
  type RouteRequest,
  type Router,
  type SailedLine,
  type SeaMatrix,
  type SeaReach,
  type SeaRoute,
  type SnappedEnd,
  type SnappedPlace,
} from '../../src/engine/routing/request.js'
import type { AreaGroup } from '../../src/engine/sea/areas.js'
import { EMPTY } from '../../src/engine/sea/index-set.js'
import { factsOf } from '../../src/engine/sea/passages.js'
import type { PortTable } from '../../src/ports/table.js'
import { tables } from './tables.js'

const KM_PER_DEGREE = 111.2
/** The only passage that routes use. */
const SUEZ = passageSet(['suez'])

/** A place that is rejected because it lies on land. */
export const ON_LAND: Position = [13.4, 52.5]
/** A place that is moved by 7 km. */
export const NEAR_WATER: Position = [9.1, 54.1]

/** How much longer every way is with the Suez Canal closed, km, if only lengths are asked. */
const WAY_ROUND_KM = 1000

/**
 * Follows great circles straight over land. If both Suez and Gibraltar are closed, there is no
 * route.
 */
export class FakeRouter implements Router {
  readonly dataVersion: string = 'fake-1'
  resolutions: readonly Resolution[] = RESOLUTIONS
  /** The requests so far, the latest last. */
  readonly asked: RouteRequest[] = []
  /** Thrown by the next request instead of an answer. */
  fault: Error | null = null

  readonly #drawn = new DrawnPolygons(checkPosition)

  constructor(private readonly ports: PortTable) {}

  route(request: RouteRequest): SeaRoute {
    this.asked.push(request)
    if (this.fault !== null) throw this.fault
    this.#check(request, 'origin', [request.origin])
    this.#check(request, 'destination', [request.destination])
    const origin = this.#snap(request.origin, 'origin')
    const destination = this.#snap(request.destination, 'destination')
    const { closed = CLOSED_BY_DEFAULT } = request
    const isClosed = (id: PassageId) => closed.some((other) => other === id)
    if (isClosed('suez') && isClosed('gibraltar')) {
      throw new NoRouteError(['suez', 'gibraltar'], ['gibraltar'])
    }
    const through = [request.origin, request.destination].flatMap((end) =>
      'passage' in end ? [end.passage] : [],
    )
    return sail(origin, destination, [
      ...new Set([...through, ...(isClosed('suez') ? [] : (['suez'] as const))]),
    ])
  }

  line(request: RouteRequest): RouteLine {
    return this.route(request)
  }

  alternatives(request: RouteRequest, best: SeaRoute, count: number): AlternativeSeaRoute[] {
    this.#check(request, 'origin', [request.origin])
    const { origin, destination, passages } = best
    return passages
      .slice(0, count)
      .map(({ id }) => ({ ...sail(origin, destination, []), closed: [id as PassageId] }))
  }

  lengths(request: RouteRequest, closures: readonly (readonly PassageId[])[]): number[] {
    return closures.map((closed) => {
      const ends = { origins: [request.origin], destinations: [request.destination] }
      const km = this.matrix({ ...request, ...ends, closed } as MatrixRequest).distancesKm[0]!
      return closed.includes('suez') ? km + WAY_ROUND_KM : km
    })
  }

  clearKm(): null {
    return null
  }

  /** The same as `route`, cell by cell. */
  matrix(request: MatrixRequest): SeaMatrix {
    const parts = this.matrixRows(request)
    const from = request.origins.map((_, row) => parts.origin(row))
    const to = request.destinations.map((_, column) => parts.destination(column))
    const rows = from.map((_, row) => [...parts.found(row, 0, to.length).km])
    const distancesKm = Float64Array.from(rows.flat())
    const unreachable = unreachableCells(distancesKm, to.length, {
      origin: (row) => from[row] !== null,
      destination: (column) => to[column] !== null,
    })
    return { distancesKm, unreachable, origins: from, destinations: to }
  }

  /** The same as `route`, cell by cell. */
  matrixRows({ origins, destinations, ...options }: MatrixRequest): MatrixParts {
    this.#check(options, 'origins', origins)
    this.#check(options, 'destinations', destinations)
    const route = (row: number, column: number): SeaRoute | null => {
      const ends = { origin: origins[row]!, destination: destinations[column]! }
      try {
        return this.route({ ...options, ...ends })
      } catch (error) {
        if (error instanceof PortNotFoundError || !(error instanceof RoutingError)) throw error
        return null
      }
    }
    const routes = (row: number, first: number, end: number) =>
      Array.from({ length: end - first }, (_, at) => route(row, first + at))
    return {
      routes,
      mayPass: (_row, _column, straits) => straits.length > 0,
      passages: (row, column) => route(row, column)?.passages ?? null,
      found: (row, first, end) => {
        const found = routes(row, first, end)
        return {
          km: Float64Array.from(found, (one) => one?.distanceKm ?? Number.NaN),
          passages: found.map((one) => (one?.passages.length ? SUEZ : EMPTY)),
          delayHours: Float64Array.from(found, (one) => (one?.passages.length ? Number.NaN : 0)),
        }
      },
      origin: (row) => this.#afloat(origins[row]!, 'origin'),
      destination: (column) => this.#afloat(destinations[column]!, 'destination'),
    }
  }

  /** One way through each passage, from end to end. */
  ways(passage: PassageId): readonly PassageWay[] {
    const [line] = PASSAGES.get(passage)!.centreLines
    return [{ gate: 0, line: line! }]
  }

  isLand(lon: number, lat: number): boolean {
    return isSame([lon, lat], ON_LAND) || isSame([lon, lat], NEAR_WATER)
  }

  landAlong(): [] {
    return []
  }

  sailed(positions: readonly Position[], _?: string, measuredKm?: readonly number[]): SailedLine {
    const distancesKm = measuredKm ?? distancesAlong(positions)
    const distanceKm = distancesKm.at(-1)!
    return {
      positions,
      distancesKm,
      distanceKm,
      passages: [],
      areas: [],
      areaKm: { eca: 0, piracy: 0 },
    }
  }

  /** One line due north of the origin for each time. */
  reach({ origin, ...options }: ReachRequest): SeaReach {
    this.#check({ ...options, date: '2026-01-01' }, 'origin', [origin])
    const end = this.#snap(origin, 'origin')
    const [lon, lat] = end.snapped
    return {
      origin: end,
      isochrones: (hours, speedKmh) => ({
        type: 'FeatureCollection',
        features: hours.map((value) => {
          const north = lat + (value * speedKmh) / KM_PER_DEGREE
          return {
            type: 'Feature',
            properties: { hours: value, distance_km: value * speedKmh },
            geometry: {
              type: 'MultiLineString',
              coordinates: [
                [
                  [lon, north],
                  [lon + 1, north],
                ],
              ],
            },
          }
        }),
      }),
      hoursGrid: (_, stepDegrees) => {
        const [columns, rows] = [360 / stepDegrees, 180 / stepDegrees - 1]
        return { stepDegrees, columns, rows, hours: new Float64Array(columns * rows).fill(1) }
      },
    }
  }

  /** The same checks as the engine: whatever the engine rejects is rejected here. */
  #check(options: RouteOptions, field: string, ends: readonly LegEnd[]): void {
    checkOptions(options, this.resolutions, this.#drawn)
    checkEnds(ends, (i) => (field.endsWith('s') ? `${field}[${i}]` : field))
  }

  #afloat(end: LegEnd, name: 'origin' | 'destination'): SnappedPlace | null {
    try {
      const { snapped, distanceKm } = this.#snap(end, name)
      return { position: snapped, distanceKm }
    } catch (error) {
      if (error instanceof PointOnLandError) return null
      throw error
    }
  }

  #snap(end: LegEnd, name: 'origin' | 'destination'): SnappedEnd {
    if ('passage' in end) {
      const [line] = PASSAGES.get(end.passage)!.centreLines
      const snapped = line![Math.floor(line!.length / 2)]!
      return { portId: null, requested: null, snapped, distanceKm: 0 }
    }
    if ('portId' in end) {
      const port = this.ports.byId(end.portId)
      if (port === undefined) throw new PortNotFoundError(end.portId)
      return { portId: port.id, requested: null, snapped: port.position, distanceKm: 0.4 }
    }
    const requested = end.position
    if (isSame(requested, ON_LAND)) {
      throw new PointOnLandError(name, requested, [14.25, 53.9], 166.2, 50)
    }
    const distanceKm = isSame(requested, NEAR_WATER) ? 7 : 0
    return { portId: null, requested, snapped: requested, distanceKm }
  }
}

const PASSAGES = new Map(tables.closureTables.passages.map((passage) => [passage.id, passage]))

function sail(origin: SnappedEnd, destination: SnappedEnd, passages: PassageId[]): SeaRoute {
  const positions = greatCircle(origin.snapped, destination.snapped)
  const distancesKm = distancesAlong(positions)
  const distanceKm = distancesKm.at(-1)!
  return {
    origin,
    destination,
    positions,
    distancesKm,
    distanceKm,
    greatCircleKm: distanceKm,
    passages: passages.map((id) => ({
      ...factsOf(PASSAGES.get(id)!),
      entryKm: distanceKm * 0.4,
      exitKm: distanceKm * 0.42,
    })),
    areas: [
      area('north_sea', 'North Sea', 'eca', [0, distanceKm * 0.1]),
      area('somalia', 'Somalia', 'piracy', [distanceKm * 0.5, distanceKm * 0.7]),
    ],
    areaKm: { eca: distanceKm * 0.1, piracy: distanceKm * 0.2 },
  }
}

function area(id: string, name: string, group: AreaGroup, span: Span): AreaUse {
  return { id, name, group, distanceKm: span[1] - span[0], spans: [span] }
}

function greatCircle(from: Position, to: Position): Position[] {
  const line = unwrap([from, [normaliseLongitude(to[0]), to[1]]])
  return isSame(from, to) ? line : densify(line, 500)
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1]
}
