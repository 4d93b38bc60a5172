import type { Position } from '../../src/geo/position.js'
import type { RouteLine } from '../map/route-line.js'
import type { Texts } from '../texts/en.js'
import { passageName } from '../texts/service-words.js'

/** A cape that a way rounds if it crosses the meridian south of it. Positions recalled, to a tenth. */
const CAPES = [
  { id: 'goodHope', lon: 19, southOf: -34.3 },
  { id: 'horn', lon: -67.3, southOf: -55.6 },
] as const
export type Cape = (typeof CAPES)[number]['id']

/** A cape, and how far along a route it is rounded. */
export interface RoundedCape {
  readonly id: Cape
  readonly km: number
}

/** The capes that a line rounds; its longitudes may run on past 180 degrees. */
export function capesOf(line: readonly Position[]): Cape[] {
  return CAPES.filter((cape) => crossing(line, cape) !== null).map(({ id }) => id)
}

/** The capes that a route rounds, and where. */
export function capesAlong({ positions, km }: RouteLine): RoundedCape[] {
  return CAPES.flatMap((cape) => {
    const at = crossing(positions, cape)
    if (at === null) return []
    const before = km[at.leg]!
    return [{ id: cape.id, km: before + (km[at.leg + 1]! - before) * at.share }]
  })
}

/** Name of a passage or cape. */
export function landmarkName(texts: Texts, id: string): string {
  const capes: Readonly<Record<string, string>> = texts.answer.capes
  return capes[id] ?? passageName(texts, id)
}

/** The leg that crosses the meridian of a cape south of it, and after what share; null for none. */
function crossing(
  line: readonly Position[],
  { lon, southOf }: (typeof CAPES)[number],
): { leg: number; share: number } | null {
  for (let leg = 0; leg + 1 < line.length; leg++) {
    const [a, b] = [line[leg]!, line[leg + 1]!]
    const meridian = lon + 360 * Math.round((a[0] - lon) / 360)
    if (a[0] < meridian === b[0] < meridian) continue
    const share = (meridian - a[0]) / (b[0] - a[0])
    if (a[1] + (b[1] - a[1]) * share < southOf) return { leg, share }
  }
  return null
}
