import { destination } from '../../src/engine/geo/destination.js'
import { EARTH_RADIUS_KM } from '../../src/engine/geo/distance.js'
import { WGS84_A_KM, WGS84_E2 } from '../../src/engine/geo/leg.js'
import { normaliseLongitude, type Position } from '../../src/engine/geo/position.js'
import { RADIANS } from '../../src/engine/geo/vector.js'

const F = 1 - Math.sqrt(1 - WGS84_E2)
const B_KM = WGS84_A_KM * (1 - F)
const QUARTER_KM = (EARTH_RADIUS_KM * Math.PI) / 2

/**
 * Length of the shortest line between two positions on WGS84, km, to a millimetre (Vincenty, Survey
 * Review 23, 1975). Vincenty's iteration fails for nearly antipodal pairs. They are solved through the
 * best point halfway, to a centimetre. Used to check the lengths of drawn legs.
 */
export function geodesicKm(a: Position, b: Position): number {
  const direct = vincenty(a, b)
  return Number.isNaN(direct) ? throughMiddle(a, b) : direct
}

/** Every line to the far side crosses the circle a quarter turn from `a`; the best crossing wins. */
function throughMiddle(a: Position, b: Position): number {
  const via = (bearing: number) => {
    const middle = destination(a, bearing, QUARTER_KM)
    return vincenty(a, middle) + vincenty(middle, b)
  }
  let best = 0
  for (let bearing = 5; bearing < 360; bearing += 5) if (via(bearing) < via(best)) best = bearing
  let from = best - 5
  let to = best + 5
  for (let i = 0; i < 60; i++) {
    const third = (to - from) / 3
    if (via(from + third) < via(to - third)) to -= third
    else from += third
  }
  return via((from + to) / 2)
}

/** Vincenty's inverse formula; NaN where it does not converge. */
function vincenty(a: Position, b: Position): number {
  const l = normaliseLongitude(b[0] - a[0]) * RADIANS
  const u1 = Math.atan((1 - F) * Math.tan(a[1] * RADIANS))
  const u2 = Math.atan((1 - F) * Math.tan(b[1] * RADIANS))
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)]
  let lambda = l
  for (let i = 0; i < 200; i++) {
    const sinL = Math.sin(lambda)
    const cosL = Math.cos(lambda)
    const sinSigma = Math.hypot(cos2 * sinL, cos1 * sin2 - sin1 * cos2 * cosL)
    if (sinSigma < 1e-16) return cosL > 0 && Math.abs(a[1] - b[1]) < 90 ? 0 : Number.NaN
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosL
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cos1 * cos2 * sinL) / sinSigma
    const cos2Alpha = 1 - sinAlpha * sinAlpha
    const cosM = cos2Alpha < 1e-16 ? 0 : cosSigma - (2 * sin1 * sin2) / cos2Alpha
    const c = (F / 16) * cos2Alpha * (4 + F * (4 - 3 * cos2Alpha))
    const turn = sigma + c * sinSigma * (cosM + c * cosSigma * (2 * cosM * cosM - 1))
    const next = l + (1 - c) * F * sinAlpha * turn
    if (Math.abs(next) > Math.PI) return Number.NaN
    if (Math.abs(next - lambda) < 1e-13) return lengthKm(cos2Alpha, sigma, sinSigma, cosSigma, cosM)
    lambda = next
  }
  return Number.NaN
}

function lengthKm(
  cos2Alpha: number,
  sigma: number,
  sinSigma: number,
  cosSigma: number,
  cosM: number,
): number {
  const u = (cos2Alpha * (WGS84_A_KM * WGS84_A_KM - B_KM * B_KM)) / (B_KM * B_KM)
  const k1 = (Math.sqrt(1 + u) - 1) / (Math.sqrt(1 + u) + 1)
  const k = (1 + (k1 * k1) / 4) / (1 - k1)
  const m = k1 * (1 - (3 * k1 * k1) / 8)
  const cosM2 = 2 * cosM * cosM - 1
  const inner =
    cosSigma * cosM2 - (m / 6) * cosM * (4 * sinSigma * sinSigma - 3) * (4 * cosM * cosM - 3)
  return B_KM * k * (sigma - m * sinSigma * (cosM + (m / 4) * inner))
}
