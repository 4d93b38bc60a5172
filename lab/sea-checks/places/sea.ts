import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { KM_PER_DEGREE, sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { RADIANS } from '../../../src/engine/geo/vector.js'
import { NetworkRouter } from '../../../src/engine/routing/network-router.js'
import {
  CLOSED_BY_DEFAULT,
  type Resolution,
  type RouteEnd,
} from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { CoastMask } from '../../../src/engine/sea/coast-mask.js'
import { localEnds, localPassages } from '../../../src/planning/closures/default-closures.js'
import { routeMatrix } from '../../../src/planning/matrix/plan-matrix.js'
import { DISTANCES_ONLY } from '../../../src/planning/matrix-cells.js'
import type { Port } from '../../../src/ports/port.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { readBuiltPorts, readTables } from '../../../src/runtime/loading/tables.js'

const DATE = '2026-06-01'

/** In the middle of the North Atlantic: what reaches it is the sea, not a lake. */
export const OCEAN: Position = [-30, 40]

/** The sea that a check looks at. */
interface CheckedSea {
  readonly ports: readonly Port[]
  readonly coast: CoastMask
  /** The network that `distancesKm` uses is another: only exits looks into one. */
  networkOf(resolution: Resolution): NetworkRouter
  /** Lengths between all ends, km, row by row; NaN without a route. */
  distancesKm(
    origins: readonly RouteEnd[],
    destinations: readonly RouteEnd[],
    resolution: Resolution,
  ): Float64Array
}

/** Options of the command line that all checks have. */
interface CheckArguments {
  readonly resolutions: readonly Resolution[]
  readonly count: number
  readonly worst: number
}

/** Opens the sea that the command line names. @param count default of `--count` */
export async function openChecked(
  resolutions: readonly Resolution[],
  count = 0,
): Promise<CheckedSea & CheckArguments> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: fileURLToPath(new URL('../../../data', import.meta.url)) },
      resolution: { type: 'string', default: resolutions.join() },
      count: { type: 'string', default: String(count) },
      worst: { type: 'string', default: '40' },
    },
  })
  const wanted = values.resolution.split(',').map(Number) as Resolution[]
  const data = await openSea(values.data, wanted)
  const router = new SeaRouter(data)
  const ports = await readBuiltPorts(values.data)
  const byId = new Map(ports.map((port) => [port.id, port]))
  const placeOf = (end: RouteEnd) => ('portId' in end ? byId.get(end.portId)! : end)
  const { closureTables } = await readTables(values.data)
  const locals = localPassages(CLOSED_BY_DEFAULT, {}, closureTables.passages)
  return {
    ports,
    coast: data.coast,
    networkOf(resolution) {
      const network = data.networks.find(({ resolutionKm }) => resolutionKm === resolution)
      if (!network) throw new Error(`There is no network of ${resolution} km.`)
      return new NetworkRouter(network, data.coast)
    },
    resolutions: wanted,
    count: Number(values.count),
    worst: Number(values.worst),
    distancesKm(origins, destinations, resolutionKm) {
      const closed = CLOSED_BY_DEFAULT
      const local = localEnds(locals, origins.map(placeOf), destinations.map(placeOf))
      const request = { origins, destinations, resolutionKm, closed, date: DATE, local }
      return routeMatrix(request, router, DISTANCES_ONLY).cells.distanceKm
    },
  }
}

/** Cell of a grid of one degree, for the nearest of many places. */
const cellOf = ([lon, lat]: Position): number =>
  (Math.floor(lat) + 90) * 360 + (((Math.floor(lon) % 360) + 360) % 360)

/** Finds the nearest of many places. */
export class Nearest<T extends { readonly position: Position }> {
  private readonly cells = new Map<number, T[]>()

  constructor(places: readonly T[]) {
    for (const place of places) {
      const cell = cellOf(place.position)
      const list = this.cells.get(cell)
      if (list) list.push(place)
      else this.cells.set(cell, [place])
    }
  }

  /** Up to `count` places within a distance, nearest first. */
  to([lon, lat]: Position, count: number, withinKm: number): { place: T; km: number }[] {
    const rows = Math.ceil(withinKm / KM_PER_DEGREE)
    const columns = Math.min(180, Math.ceil(rows / Math.max(0.05, Math.cos(lat * RADIANS))))
    const found: { place: T; km: number }[] = []
    for (let row = -rows; row <= rows; row++) {
      for (let column = -columns; column <= columns; column++) {
        for (const place of this.cells.get(cellOf([lon + column, lat + row])) ?? []) {
          const km = sphericalKm([lon, lat], place.position)
          if (km <= withinKm) found.push({ place, km })
        }
      }
    }
    return found.sort((a, b) => a.km - b.km).slice(0, count)
  }
}

/** A position in a message. */
export function tell([lon, lat]: Position): string {
  return `${lon.toFixed(3)} ${lat.toFixed(3)}`
}
