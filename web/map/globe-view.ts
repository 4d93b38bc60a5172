import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { toPosition, toVector, type Vector } from '../../src/engine/geo/vector.js'

export const MAX_FIT_ZOOM = 7

const TILE_PX = 512
const EARTH_RADIUS_KM = 6371
/** Maximum angle from the centre: beyond it, on the limb, nothing is legible. */
const WIDEST_DEGREES = 78
const LEAST_DEGREES = 1
const STEPS = 60

/**
 * The side of the globe that shows most of a line, at the largest size that fits.
 * @param roomPx side of the free square, px
 */
export function globeView(
  positions: readonly Position[],
  roomPx: number,
): { readonly center: [number, number]; readonly zoom: number } {
  const center = middle(positions)
  const farthestKm = positions.reduce((km, p) => Math.max(km, sphericalKm(center, p)), 0)
  const degrees = ((farthestKm / EARTH_RADIUS_KM) * 180) / Math.PI
  const shown = Math.min(WIDEST_DEGREES, Math.max(LEAST_DEGREES, degrees))
  const radiusPx = roomPx / 2 / Math.sin((shown * Math.PI) / 180)
  const zoom = Math.min(MAX_FIT_ZOOM, Math.log2(radiusPx / radiusAt(0, center[1])))
  return { center: [center[0], center[1]], zoom }
}

/** Of MapLibre's camera above the ground, in heights of the map: it sees an angle of 36.87 degrees. */
const CAMERA_HEIGHTS = 1.5

/**
 * How far from the middle of a globe its far side begins.
 * @param latitude of the middle
 * @param heightPx of the map
 */
export function horizonKm(zoom: number, latitude: number, heightPx: number): number {
  const radiusPx = radiusAt(zoom, latitude)
  return EARTH_RADIUS_KM * Math.acos(radiusPx / (radiusPx + CAMERA_HEIGHTS * heightPx))
}

/** A globe's zoom is that of the flat map at its centre, which is stretched by the latitude. */
function radiusAt(zoom: number, latitude: number): number {
  return (TILE_PX * 2 ** zoom) / (2 * Math.PI * Math.cos((latitude * Math.PI) / 180))
}

/**
 * Centre of the smallest circle around all positions, to about a degree: each step moves by a
 * decreasing share towards the farthest position (Bădoiu and Clarkson 2003).
 */
function middle(positions: readonly Position[]): Position {
  const vectors = positions.map(toVector)
  let centre: Vector = vectors[0]!
  for (let step = 1; step <= STEPS; step++) {
    const farthest = vectors.reduce((a, b) => (dot(a, centre) <= dot(b, centre) ? a : b))
    const moved = centre.map((part, i) => part + (farthest[i]! - part) / (step + 1))
    const length = Math.hypot(...moved)
    // Antipodes have no middle: any side is equally good.
    if (length < 1e-9) break
    centre = [moved[0]! / length, moved[1]! / length, moved[2]! / length]
  }
  return toPosition(centre)
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
