import type { Position } from '../geo/position.js'
import { type Outlined, ring } from '../geo/ring.js'

/** First and last day of a usual year, `MM-DD`. The season may extend over the turn of the year. */
export type Season = readonly [from: string, to: string]

/** An area of data/reference/ice.json. */
export interface IceArea extends Outlined {
  readonly id: string
  readonly name: string
  /** Null if the area has ice all year. */
  readonly season: Season | null
  readonly source: string
}

interface WrittenIceArea extends Omit<IceArea, 'rings'> {
  readonly rings: readonly (readonly Position[])[]
}

const FORMAT = 'fairway-ice/1'
const DAY = /^\d{2}-\d{2}$/

/**
 * Reads the areas with ice of a parsed data/reference/ice.json.
 * @throws Error that names the entry at fault if the data is not in the expected format
 */
export function readIceAreas(json: unknown): readonly IceArea[] {
  const document = json as { format?: unknown; areas?: readonly WrittenIceArea[] }
  if (document?.format !== FORMAT)
    throw new Error(`Ice: got format ${String(document?.format)}, expected ${FORMAT}.`)
  return (document.areas ?? []).map((area) => {
    if (area.season !== null && !area.season.every((day) => DAY.test(day)))
      throw new Error(`Ice: the season of ${area.id} must be two days MM-DD or null.`)
    return { ...area, rings: area.rings.map(ring) }
  })
}

/** Whether any day of a period lies in a season. Both days of the period are `YYYY-MM-DD`. */
export function meetsSeason(season: Season, from: string, to: string): boolean {
  const [first, last] = season
  const inside = (day: string): boolean =>
    first <= last ? day >= first && day <= last : day >= first || day <= last
  const [a, b] = [from.slice(5), to.slice(5)]
  if (inside(a) || inside(b)) return true
  // Neither end lies in the season: the season lies between them, or the period is a whole year.
  const begins = first >= a
  return Number(to.slice(0, 4)) > Number(from.slice(0, 4))
    ? begins || first <= b
    : begins && first <= b
}
