/** Web Mercator, with the world from 0 to 1: west to east, and north to south. */
export const TILE_PX = 512

export const across = (lon: number): number => lon / 360 + 0.5
/** The projection ends at 85 degrees. */
export function down(lat: number): number {
  const bounded = Math.max(-85.05, Math.min(85.05, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI)
}
export const up = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
