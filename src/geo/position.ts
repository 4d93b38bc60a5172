/** A place on the Earth: `[longitude, latitude]` in degrees, WGS84. */
export type Position = readonly [number, number]

/** Brings a longitude into [-180, 180). */
export function normaliseLongitude(lon: number): number {
  if (lon >= -180 && lon < 180) return lon
  const turned = (lon + 180) % 360
  return (turned < 0 ? turned + 360 : turned) - 180
}
