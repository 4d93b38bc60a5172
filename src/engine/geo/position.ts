/** A place on the Earth: `[longitude, latitude]` in degrees, WGS84. */
export type Position = readonly [number, number]

/** Brings a longitude into [-180, 180). */
export function normaliseLongitude(lon: number): number {
  if (lon >= -180 && lon < 180) return lon
  const turned = (lon + 180) % 360
  return (turned < 0 ? turned + 360 : turned) - 180
}

/** Parts of a degree that are kept where a turn is taken off, so that 270.1 is -89.9 and nothing beside it. */
const KEPT = 1e10

/** A longitude beyond 180 as the same one within it: 190 is -170. 180 itself stays. */
export function wrapped(lon: number): number {
  return Math.abs(lon) > 180 ? Math.round(normaliseLongitude(lon) * KEPT) / KEPT : lon
}
