import { legLengthKm } from '../../engine/geo/leg.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import { rhumbKm, rhumbPoints } from '../../engine/geo/rhumb-line.js'

/** How a ship sails from one waypoint to the next: plotters and ECDIS steer one course. */
export const LINE_KINDS = ['rhumb', 'great_circle'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A point of a route that a caller brings. */
export interface Waypoint {
  readonly position: Position
  /** The leg that ends here. Default `rhumb`. */
  readonly line?: LineKind | undefined
}

/** A rhumb line is drawn as great circles that stay this near to it, km. */
const MAX_OFF_KM = 0.02

/** The leg between two waypoints. */
export interface WaypointLeg {
  /** Index of its first waypoint. */
  readonly from: number
  readonly line: LineKind
  readonly km: number
  readonly rhumbKm: number
  readonly greatCircleKm: number
}

/** A route as a line of great circles. */
export interface WaypointLine {
  /** With continuous longitudes. */
  readonly positions: readonly Position[]
  readonly distancesKm: readonly number[]
  readonly legs: readonly WaypointLeg[]
}

/** Legs that one step draws. */
const LEGS_PER_STEP = 100

/** In steps. @param waypoints at least two */
export function* lineSteps(waypoints: readonly Waypoint[]): Generator<void, WaypointLine> {
  const positions: Position[] = [waypoints[0]!.position]
  const distancesKm = [0]
  const legs: WaypointLeg[] = []
  for (const [from, { position, line = 'rhumb' }] of waypoints.slice(1).entries()) {
    if (from % LEGS_PER_STEP === 0) yield
    const a = positions.at(-1)!
    const startKm = distancesKm.at(-1)!
    const isRhumb = line === 'rhumb'
    const lengthKm = isRhumb ? rhumbKm : legLengthKm
    const onward: Position = [a[0] + normaliseLongitude(position[0] - a[0]), position[1]]
    for (const point of isRhumb ? rhumbPoints(a, onward, MAX_OFF_KM) : [onward]) {
      const last = positions.at(-1)!
      if (point[0] === last[0] && point[1] === last[1]) continue
      distancesKm.push(distancesKm.at(-1)! + lengthKm(last, point))
      positions.push(point)
    }
    const km = distancesKm.at(-1)! - startKm
    const greatCircleKm = legLengthKm(a, onward)
    legs.push({ from, line, km, rhumbKm: rhumbKm(a, onward), greatCircleKm })
  }
  return { positions, distancesKm, legs }
}

/** The leg of a place on the line. */
export function legAt(legs: readonly WaypointLeg[], km: number): number {
  let endKm = 0
  const at = legs.findIndex((leg) => {
    endKm += leg.km
    return km < endKm
  })
  return at < 0 ? legs.length - 1 : at
}
