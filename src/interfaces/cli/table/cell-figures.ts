import { portBody } from '../../../contract/read/port-body.js'
import type { RouteFiguresBody } from '../../../contract/write/write-route.js'
import { KM_PER_NM } from '../../../engine/geo/distance.js'
import type { Router } from '../../../engine/routing/request.js'
import {
  calculateCells,
  DISTANCES_ONLY,
  type MatrixQuestion,
  TIMES,
} from '../../../planning/matrix-cells.js'
import { nauticalMiles, roundHours, roundKm } from '../../../planning/rounding.js'
import type { PreparedVoyage } from '../../../planning/voyage/prepare.js'
import type { Port } from '../../../ports/port.js'

type PortOfEnd = Pick<RouteFiguresBody['origin'], 'port'>

/** What a cell of a matrix tells of a route. */
export interface CellFigures
  extends Pick<RouteFiguresBody, 'distance_km' | 'distance_nm' | 'duration_hours' | 'speed_kmh'> {
  readonly origin: PortOfEnd
  readonly destination: PortOfEnd
}

const TENTH = 0.1
const HOURS_STEP = 0.01
/**
 * A cell and its route differ by 0.91 m at most (6,000 pairs of ports at 20 km, 2026): tables have decimetres, and legs
 * single precision.
 */
const DIFFERENCE_KM = 0.001
/** A route is rounded to a thousandth before it is rounded to a tenth. */
const FIRST_ROUNDING = 0.0005

/** Figures that a cell tells. */
export const CELL_FIGURES = ['distance_km', 'distance_nm', 'duration_hours'] as const
export type CellFigure = (typeof CELL_FIGURES)[number]

/** A distance as it is wanted. */
export function tenth(distance: number): number {
  return Math.round(distance * 10) / 10
}

/**
 * The figures of a route in tenths, from a cell of a matrix, without its line; null if only the route itself tells them:
 * for several legs, avoided areas or a large ship, without a route, or so near to the middle between two tenths that it would decide.
 */
export function cellFigures(
  { runs, legs, stops, closures, voyage }: PreparedVoyage,
  wanted: readonly CellFigure[],
  router: Pick<Router, 'route' | 'matrixRows'>,
): CellFigures | null {
  const [run, ...others] = runs
  const isPlain =
    run !== undefined &&
    others.length + run.through.length + run.shallows.length + run.barred.length === 0 &&
    closures.areas.length + closures.polygons.length + closures.channels.length === 0 &&
    voyage.stops.every(({ arriveAt }) => arriveAt === undefined)
  if (!isPlain) return null
  const { speedKmh } = legs[0]!.speed
  const { origin, destination, ...options } = run.request
  const question: MatrixQuestion = {
    ...options,
    origins: [origin],
    destinations: [destination],
    speedKmh,
  }
  const hasHours = wanted.includes('duration_hours')
  const sea = { rows: router.matrixRows(question), router }
  const quantities = hasHours ? TIMES : DISTANCES_ONLY
  const cells = calculateCells(question, { row: 0, first: 0, end: 1 }, quantities, sea)
  const [km] = cells.distanceKm as unknown as [number]
  const hours = km / speedKmh + (cells.delayHours?.[0] ?? 0)
  const isSure: Record<CellFigure, () => boolean> = {
    distance_km: () => isClear(km, TENTH, DIFFERENCE_KM + FIRST_ROUNDING),
    distance_nm: () => isClear(km / KM_PER_NM, TENTH, DIFFERENCE_KM / KM_PER_NM + FIRST_ROUNDING),
    duration_hours: () => isClear(hours, HOURS_STEP, DIFFERENCE_KM / speedKmh),
  }
  if (Number.isNaN(km) || !wanted.every((figure) => isSure[figure]())) return null
  const end = (port: Port | null) => ({ port: port && portBody(port) })
  return {
    origin: end(stops[0]!.place.port),
    destination: end(stops.at(-1)!.place.port),
    distance_km: roundKm(km),
    distance_nm: nauticalMiles(km),
    duration_hours: roundHours(hours),
    speed_kmh: speedKmh,
  }
}

/** Whether a value so much larger or smaller would be rounded to the same step. */
function isClear(value: number, step: number, difference: number): boolean {
  const steps = value / step
  return Math.abs(steps - Math.floor(steps) - 0.5) > difference / step
}
