import { interpolator } from '../../geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../geo/position.js'
import { joined, type Span } from '../../geo/spans.js'

/** Between points of a line that are looked up, km: half a cell of the coast. */
const STEP_KM = 0.5
/** Shorter land is within the error of the coast, km. */
const LEAST_KM = 1
/** A berth and the way to it are on land by a coast of a kilometre, km from either end. */
const AT_END_KM = 5

/**
 * The parts of a line on land, km from its start. The work grows with the length of the line.
 * @param isLand asked for longitudes from -180 to below 180
 */
export function landAlong(
  positions: readonly Position[],
  distancesKm: readonly number[],
  isLand: (position: Position) => boolean,
): Span[] {
  const spans: Span[] = []
  for (let leg = 0; leg + 1 < positions.length; leg++) {
    const [fromKm, toKm] = [distancesKm[leg]!, distancesKm[leg + 1]!]
    const steps = Math.ceil((toKm - fromKm) / STEP_KM)
    const stepKm = (toKm - fromKm) / steps
    const at = interpolator(positions[leg]!, positions[leg + 1]!)
    for (let step = 0; step < steps; step++) {
      const [lon, lat] = at((step + 0.5) / steps)
      if (!isLand([normaliseLongitude(lon), lat])) continue
      spans.push([fromKm + step * stepKm, fromKm + (step + 1) * stepKm])
    }
  }
  const lengthKm = distancesKm.at(-1)!
  return joined(spans, STEP_KM).filter(
    ([fromKm, toKm]) =>
      toKm - fromKm >= LEAST_KM && toKm > AT_END_KM && fromKm < lengthKm - AT_END_KM,
  )
}
