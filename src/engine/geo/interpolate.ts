import { legLengthKm } from './leg.js'
import { normaliseLongitude, type Position } from './position.js'
import { angleBetween, toPosition, toVector } from './vector.js'

/**
 * The point of the great-circle leg from `a` to `b` at a share of its angle, 0 to 1. Its longitude
 * continues from that of `a`, so it may pass ±180. For antipodes, which have no single leg, the result
 * is on any one of their legs.
 */
export function interpolate(a: Position, b: Position, share: number): Position {
  if (share <= 0) return a
  if (share >= 1) return [a[0] + normaliseLongitude(b[0] - a[0]), b[1]]
  return interpolator(a, b)(share)
}

/** Like `interpolate`, for many shares of one leg, above 0 and below 1. */
export function interpolator(a: Position, b: Position): (share: number) => Position {
  const u = toVector(a)
  const v = toVector(b)
  const angle = angleBetween(u, v)
  const sine = Math.sin(angle)
  return (share) => {
    const p = sine < 1e-12 ? 1 - share : Math.sin((1 - share) * angle) / sine
    const q = sine < 1e-12 ? share : Math.sin(share * angle) / sine
    const [lon, lat] = toPosition([p * u[0] + q * v[0], p * u[1] + q * v[1], p * u[2] + q * v[2]])
    return [a[0] + normaliseLongitude(lon - a[0]), lat]
  }
}

/**
 * The point of the leg that lies `km` from `a` along it on WGS84, to a centimetre; an end if the leg is
 * shorter. A degree of angle is up to 1 % longer at the poles than at the equator, so the share is
 * corrected three times by the length that it gives.
 */
export function interpolateKm(a: Position, b: Position, km: number): Position {
  const whole = legLengthKm(a, b)
  if (km <= 0 || whole === 0) return a
  if (km >= whole) return interpolate(a, b, 1)
  let share = km / whole
  for (let i = 0; i < 3; i++) share += (km - legLengthKm(a, interpolate(a, b, share))) / whole
  return interpolate(a, b, share)
}

/**
 * The point of a line at a distance from its start, km; an end if the line is shorter.
 * @param distancesKm km from the start at each position
 */
export function positionAtKm(
  positions: readonly Position[],
  distancesKm: readonly number[],
  km: number,
): Position {
  const next = distancesKm.findIndex((distance) => distance >= km)
  if (next < 0) return positions.at(-1)!
  if (next === 0) return positions[0]!
  return interpolateKm(positions[next - 1]!, positions[next]!, km - distancesKm[next - 1]!)
}
