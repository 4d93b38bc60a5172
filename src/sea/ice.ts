import type { Position } from '../geo/position.js'
import { type Outlined, ring } from '../geo/ring.js'

/** First and last day of a usual year, `MM-DD`; the season may run over the turn of the year. */
export type Season = readonly [from: string, to: string]

/** A water of data/reference/ice.json. */
export interface IceArea extends Outlined {
  readonly id: string
  readonly name: string
  /** Null for the whole year. */
  readonly season: Season | null
  readonly source: string
}

interface WrittenIceArea extends Omit<IceArea, 'rings'> {
  readonly rings: readonly (readonly Position[])[]
}

const FORMAT = 'fairway-ice/1'
const DAY = /^\d{2}-\d{2}$/

/**
 * The waters with ice of a parsed data/reference/ice.json.
 * @throws Error that names the wrong entry when the data isn't what this version expects.
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

/** Whether any day from one to another lies in a season, both `YYYY-MM-DD`. */
export function meetsSeason(season: Season, from: string, to: string): boolean {
  const [first, last] = season
  const inside = (day: string): boolean =>
    first <= last ? day >= first && day <= last : day >= first || day <= last
  const [a, b] = [from.slice(5), to.slice(5)]
  if (inside(a) || inside(b)) return true
  // Neither end: the season lies between them, or the stay takes a year.
  const begins = first >= a
  return Number(to.slice(0, 4)) > Number(from.slice(0, 4))
    ? begins || first <= b
    : begins && first <= b
}
