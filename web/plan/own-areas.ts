import { parsePosition } from '../../src/engine/geo/parse-position.js'
import type { Position } from '../../src/engine/geo/position.js'

/** An area to avoid that the user has drawn: its corners in order, without repeating the first. */
export type OwnArea = readonly Position[]

/** Maximum for a link. The service accepts more corners. */
export const MAX_OWN_AREAS = 20
export const MAX_VERTICES = 60

/** `36,-6 36,-5 35,-5`: latitude and longitude of each corner, in the usual order. */
export function writeOwnArea(area: OwnArea): string {
  return area.map(([lon, lat]) => `${lat},${lon}`).join(' ')
}

/** Empty if the text is not an area. */
export function readOwnArea(text: string): OwnArea[] {
  const corners = text
    .split(' ')
    .slice(0, MAX_VERTICES)
    .map((corner) => parsePosition(corner))
  const isArea = corners.length >= 3 && corners.every((corner) => corner !== null)
  return isArea ? [corners as Position[]] : []
}

/** The areas as a request has them: closed rings. */
export function avoidAreas(areas: readonly OwnArea[]) {
  return areas.map((area) => ({
    type: 'Polygon' as const,
    coordinates: [[...area, area[0]!].map(([lon, lat]): [number, number] => [lon, lat])],
  }))
}
