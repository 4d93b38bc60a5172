import type { Position } from './position.js'
import { toVector } from './vector.js'

/** WGS84 semi-major axis in km and first eccentricity squared (NIMA TR8350.2, 2000, table 3.1). */
export const WGS84_A_KM = 6378.137
export const WGS84_E2 = 0.00669437999014

/*
 * Gauss-Legendre nodes and weights on [0, 1]. A great circle's length density on the ellipsoid is a
 * smooth function of sin²(latitude): three nodes are exact to 1e-10 below 0.3 rad, eight to 1e-10
 * up to half the globe.
 */
const NODES_3 = [0.1127016653792583, 0.5, 0.8872983346207417]
const WEIGHTS_3 = [0.2777777777777778, 0.4444444444444444, 0.2777777777777778]
const NODES_8 = [
  0.0198550717512319, 0.1016667612931866, 0.2372337950418355, 0.4082826787521751,
  0.5917173212478249, 0.7627662049581645, 0.8983332387068134, 0.9801449282487681,
]
const WEIGHTS_8 = [
  0.0506142681451881, 0.1111905172266872, 0.1568533229389436, 0.181341891689181, 0.181341891689181,
  0.1568533229389436, 0.1111905172266872, 0.0506142681451881,
]
const SHORT_LEG = 0.3

/**
 * Length in km on WGS84 of the great-circle leg between two unit vectors, that is of the line whose
 * geodetic latitudes and longitudes lie on a great circle of the sphere: the line as it is drawn.
 * It exceeds the geodesic by less than 1e-5 of its length. Antipodal ends have no single leg; any
 * of them serves then.
 */
export function vectorLegKm(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): number {
  const nx = ay * bz - az * by
  const ny = az * bx - ax * bz
  const nz = ax * by - ay * bx
  const sine = Math.sqrt(nx * nx + ny * ny + nz * nz)
  const theta = Math.atan2(sine, ax * bx + ay * by + az * bz)
  if (sine < 1e-12) return WGS84_A_KM * theta
  // Clairaut: cos(latitude) * sin(azimuth) is the same all along a great circle.
  const clairaut2 = (nz / sine) * (nz / sine)
  const short = theta < SHORT_LEG
  const nodes = short ? NODES_3 : NODES_8
  const weights = short ? WEIGHTS_3 : WEIGHTS_8
  let sum = 0
  for (let i = 0; i < nodes.length; i++) {
    const s = nodes[i]! * theta
    const z = (az * Math.sin(theta - s) + bz * Math.sin(s)) / sine
    const u = Math.min(z * z, 1 - 1e-15)
    const w2 = 1 - WGS84_E2 * u
    // Meridian and transverse radii of curvature, each divided by the semi-major axis.
    const meridian = (1 - WGS84_E2) / (w2 * Math.sqrt(w2))
    const sin2Azimuth = Math.min(1, clairaut2 / (1 - u))
    sum += weights[i]! * Math.sqrt(meridian * meridian * (1 - sin2Azimuth) + sin2Azimuth / w2)
  }
  return WGS84_A_KM * theta * sum
}

/** Length in km on WGS84 of the great-circle leg between two positions. */
export function legLengthKm(a: Position, b: Position): number {
  const [ax, ay, az] = toVector(a)
  const [bx, by, bz] = toVector(b)
  return vectorLegKm(ax, ay, az, bx, by, bz)
}
