import type { AlternativeRoute, Route } from '../../src/client/index.js'
import { PASSAGES } from '../../src/client/schema.js'
import type { Position } from '../../src/geo/position.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'
import { landmarkName, landmarksOf } from './landmarks.js'
import { CLOSABLE, type Closable } from './plan.js'

/** What distinguishes the main routes; a route is named by those that it passes. */
const GREAT = ['suez', 'panama', 'goodHope', 'horn', 'magellan', 'northwest', 'northeast'] as const
/** Whether a canal, cape or passage distinguishes the main routes. */
export const isGreat = (id: string): boolean => (GREAT as readonly string[]).includes(id)
/** What distinguishes routes that share the main ones, the best known first. */
const LESSER: readonly string[] = [
  'kiel',
  'corinth',
  'malacca',
  'sunda',
  'lombok',
  'bali',
  'alas',
  'sape',
  'great-belt',
  'oresund',
  'dover',
]
/** All other passages come after them. */
const TELLING = [...new Set<string>([...GREAT, ...LESSER, ...PASSAGES])]
const MOST_WAYS = 3
/** A route without alternatives is named by no more than these. */
const MOST_NAMES = 2

type Answer = Pick<Route, 'distance_nm' | 'duration_hours' | 'passages' | 'geometry'>

/** One of the routes between two places, as a card shows it. */
export interface Way {
  /** The passages and capes that it is named by, joined; empty for the direct one. */
  readonly key: string
  readonly landmarks: readonly string[]
  /** Landmarks of the other routes, if it has none of its own. */
  readonly without: readonly string[]
  readonly distanceNm: number
  readonly hours: number
  readonly passages: readonly string[]
  readonly coordinates: readonly Position[]
}

/** The routes of an answer that really differ, shortest first. */
export function waysOf(
  route: Answer & { readonly alternatives?: readonly Pick<AlternativeRoute, keyof Answer>[] },
): Way[] {
  const all = [route, ...(route.alternatives ?? [])]
  const great = distinct(all.map((answer) => wayOf(answer, GREAT)))
  if (all.length === 1) return great[0]!.key === '' ? [byAnyName(route)] : great
  const ways =
    great.length > 1 ? great : distinct(all.map((answer) => wayOf(answer, notOfAll(TELLING, all))))
  return ways
    .toSorted((a, b) => a.distanceNm - b.distanceNm)
    .slice(0, MOST_WAYS)
    .map((way, _, shown) => ({ ...way, without: missing(way, shown) }))
}

/** The further landmarks of the other routes, if they pass all landmarks of this one. */
function missing({ landmarks }: Way, ways: readonly Way[]): string[] {
  const others = ways.filter((other) => other.landmarks !== landmarks)
  const hasOwn = landmarks.some((id) => !others.every((other) => other.landmarks.includes(id)))
  const isDirect = landmarks.length === 0 && ways[0]!.landmarks === landmarks
  if (isDirect || hasOwn) return []
  return [...new Set(others.flatMap((other) => other.landmarks))].filter(
    (id) => !landmarks.includes(id),
  )
}

/** The main landmarks, and others that not every route passes. */
function notOfAll(telling: readonly string[], answers: readonly Answer[]): string[] {
  const all = answers.map(usedBy)
  return telling.filter((id) => isGreat(id) || !all.every((used) => used.includes(id)))
}

/** A route without a main landmark, by what else it passes. */
function byAnyName(answer: Answer): Way {
  const way = wayOf(answer, TELLING)
  return { ...way, landmarks: way.landmarks.slice(0, MOST_NAMES) }
}

/** Whether a route is one of these. */
export function isWay(way: Way, route: Answer): boolean {
  return Math.abs(way.distanceNm - route.distance_nm) < 0.5
}

/** Passages to close so that a route becomes the shortest. */
export function closuresFor(way: Way, all: readonly Way[]): Closable[] {
  const closed = all
    .filter((other) => other.distanceNm < way.distanceNm)
    .map((other) => CLOSED_FOR_WAYS.find((id) => uses(other, id) && !uses(way, id)))
  return [...new Set(closed.filter((id) => id !== undefined))]
}

/** Passages that the choice of a route may close, the most distinctive first. */
export const CLOSED_FOR_WAYS: readonly Closable[] = [
  ...CLOSABLE.filter(isGreat),
  ...CLOSABLE.filter((id) => !isGreat(id)),
]

/** "via Suez", "via the Cape of Good Hope, not Malacca or Sunda", "direct". */
export function wayName(
  { landmarks, without }: Pick<Way, 'landmarks' | 'without'>,
  texts: Texts,
): string {
  const { ways } = texts.plan
  if (landmarks.length + without.length === 0) return ways.direct
  const short: Readonly<Record<string, string>> = ways.names
  const named = (ids: readonly string[]) => ids.map((id) => short[id] ?? landmarkName(texts, id))
  if (landmarks.length === 0) return fill(ways.without, { names: named(without).join(ways.or) })
  const name = fill(ways.via, { names: named(landmarks).join(ways.and) })
  if (without.length === 0) return name
  return fill(ways.not, { name, names: named(without).join(ways.or) })
}

function wayOf(answer: Answer, telling: readonly string[]): Way {
  const { distance_nm, duration_hours, passages, geometry } = answer
  const coordinates = geometry.coordinates as unknown as Position[]
  const used = usedBy(answer)
  const landmarks = telling.filter((id) => used.includes(id))
  return {
    key: landmarks.join(),
    landmarks,
    without: [],
    distanceNm: distance_nm,
    hours: duration_hours,
    passages: passages.map(({ id }) => id),
    coordinates,
  }
}

function usedBy({ passages, geometry }: Answer): string[] {
  const line = geometry.coordinates as unknown as Position[]
  return [...passages.map(({ id }) => id), ...landmarksOf(line)]
}

function distinct(ways: readonly Way[]): Way[] {
  return ways.filter((way, i) => ways.findIndex(({ key }) => key === way.key) === i)
}

function uses({ passages }: Way, id: string): boolean {
  return passages.includes(id)
}
