import type { Position } from '../../src/engine/geo/position.js'
import type { RouteLine } from '../map/route-line.js'
import type { Texts } from '../texts/en.js'
import { passageName } from '../texts/service-words.js'

/** A meridian that a route crosses south of a latitude, or a parallel that it crosses between two longitudes. */
interface Landmark {
  readonly id: keyof Texts['answer']['landmarks']
  readonly along: 'meridian' | 'parallel'
  readonly at: number
  readonly from: number
  readonly to: number
}

/**
 * Places that distinguish a route, besides the passages of the service: capes, the way around
 * Scotland, and straits between islands that cannot be closed. The ends of a strait lie on the islands. Positions are
 * recalled, to a tenth of a degree.
 */
const LANDMARKS: readonly Landmark[] = [
  { id: 'goodHope', along: 'meridian', at: 19, from: -90, to: -34.3 },
  { id: 'horn', along: 'meridian', at: -67.3, from: -90, to: -55.6 },
  { id: 'scotland', along: 'meridian', at: -4, from: 58.6, to: 63 },
  { id: 'bali', along: 'parallel', at: -8.4, from: 114.2, to: 114.9 },
  { id: 'alas', along: 'parallel', at: -8.6, from: 116.4, to: 117.0 },
  { id: 'sape', along: 'parallel', at: -8.6, from: 118.9, to: 119.9 },
]

/** A landmark, and the distance along a route at which it is passed. */
export interface PassedLandmark {
  readonly id: Landmark['id']
  readonly km: number
}

/** The landmarks that a line passes; its longitudes may continue past 180 degrees. */
export function landmarksOf(line: readonly Position[]): Landmark['id'][] {
  return LANDMARKS.filter((landmark) => crossing(line, landmark) !== null).map(({ id }) => id)
}

/** The landmarks that a route passes, with their distances. */
export function landmarksAlong({ positions, km }: RouteLine): PassedLandmark[] {
  return LANDMARKS.flatMap((landmark) => {
    const at = crossing(positions, landmark)
    if (at === null) return []
    const before = km[at.leg]!
    return [{ id: landmark.id, km: before + (km[at.leg + 1]! - before) * at.share }]
  })
}

/** Name of a passage or landmark. */
export function landmarkName(texts: Texts, id: string): string {
  const own: Readonly<Record<string, string>> = texts.answer.landmarks
  return own[id] ?? passageName(texts, id)
}

type Passed = readonly { readonly id: string; readonly entry_km: number }[]

/** Ids of the passages and landmarks of a route, in order. */
export function idsAlong(passages: Passed, line: RouteLine): string[] {
  return [...passages.map(({ id, entry_km: km }) => ({ id, km })), ...landmarksAlong(line)]
    .sort((a, b) => a.km - b.km)
    .map(({ id }) => id)
}

/** Names of the passages and landmarks of a route, in order. */
export function namesAlong(passages: Passed, line: RouteLine, texts: Texts): string[] {
  return idsAlong(passages, line).map((id) => landmarkName(texts, id))
}

/**
 * The leg that crosses a landmark's line, and the share of the leg before it; null if there is
 * none.
 */
function crossing(
  line: readonly Position[],
  { along, at, from, to }: Landmark,
): { leg: number; share: number } | null {
  const [across, beside] = along === 'meridian' ? [0, 1] : [1, 0]
  for (let leg = 0; leg + 1 < line.length; leg++) {
    const [a, b] = [line[leg]!, line[leg + 1]!]
    const middle = along === 'meridian' ? at : (from + to) / 2
    const turn = 360 * Math.round((a[0] - middle) / 360)
    const crossed = at + (across === 0 ? turn : 0)
    if (a[across]! < crossed === b[across]! < crossed) continue
    const share = (crossed - a[across]!) / (b[across]! - a[across]!)
    const where = a[beside]! + (b[beside]! - a[beside]!) * share - (beside === 0 ? turn : 0)
    if (where > from && where < to) return { leg, share }
  }
  return null
}
