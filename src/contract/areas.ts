import { AREA_GROUPS, type AreaGroup } from '../engine/sea/areas.js'

/** The API says `seca` for every emission control area. */
const API_NAMES = { eca: 'seca', piracy: 'piracy' } as const satisfies Record<AreaGroup, string>
export type ApiArea = (typeof API_NAMES)[AreaGroup]

/** What `avoid` accepts besides passages. */
export const API_AREAS: readonly ApiArea[] = AREA_GROUPS.map((group) => API_NAMES[group])

/** The API's name of a group. */
export function apiAreaOf(group: AreaGroup): ApiArea {
  return API_NAMES[group]
}

/** Undefined if the name is not an area. */
export function areaGroupOf(name: string): AreaGroup | undefined {
  return AREA_GROUPS.find((group) => API_NAMES[group] === name)
}
