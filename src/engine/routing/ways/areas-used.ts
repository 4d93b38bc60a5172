import { areasAlong, type MeasuredLine } from '../../geo/inside.js'
import type { Position } from '../../geo/position.js'
import { AREA_GROUPS, type Area, type AreaGroup, areasInForce } from '../../sea/areas.js'
import type { Avoidance } from '../avoid/detours.js'
import type { AreaUse } from '../request.js'

/** The areas in force on a day that a line passes through. @param areas all areas, `date` as `YYYY-MM-DD` */
export function areasUsed(
  areas: readonly Area[],
  line: MeasuredLine,
  distancesKm: readonly number[],
  date: string,
): AreaUse[] {
  const inForce = AREA_GROUPS.flatMap((group) => areasInForce(areas, group, date))
  return areasAlong(line, distancesKm, inForce).map(({ area, ...where }) => ({
    id: area.id,
    name: area.name,
    group: area.group,
    ...where,
  }))
}

/** Kilometres inside the areas of each group. */
export function kmByGroup(areas: readonly AreaUse[]): Record<AreaGroup, number> {
  const km = { eca: 0, piracy: 0 }
  for (const { group, distanceKm } of areas) km[group] += distanceKm
  return km
}

/** Kilometres inside each polygon to avoid, as a member of the answer; absent if there are none. */
export function polygonKm(avoidance: Avoidance | null, positions: readonly Position[]) {
  const avoided = avoidance?.corners.avoided
  return avoided && avoided.polygons.length > 0 ? { polygonKm: avoided.kmInside(positions) } : {}
}
