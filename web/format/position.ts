import type { Position } from '../../src/engine/geo/position.js'

/** `51°58.8′N 4°03.0′E` */
export function writePosition([lon, lat]: Position): string {
  return `${writeAngle(lat, 'N', 'S')} ${writeAngle(lon, 'E', 'W')}`
}

function writeAngle(value: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(value) * 600)
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return `${Math.floor(tenths / 600)}°${minutes}′${value < 0 ? negative : positive}`
}
