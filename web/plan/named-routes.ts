import type { AlternativeRoute, Route } from '../../src/client/index.js'
import { PASSAGES } from '../../src/client/schema.js'
import type { Position } from '../../src/geo/position.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'
import { landmarkName, landmarksOf } from './landmarks.js'
import { CLOSABLE, type Closable } from './plan.js'

/** Places that distinguish the main routes. A route is named by those that it passes. */
const GREAT = ['suez', 'panama', 'goodHope', 'horn', 'magellan', 'northwest', 'northeast'] as const
/** Whether a canal, cape or passage distinguishes the main routes. */
export const isGreat = (id: string): boolean => (GREAT as readonly string[]).includes(id)
/** Places that distinguish routes that share the main ones, best known first. */
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
  'scotland',
  'dover',
]
/** All other passages come after these. */
const TELLING = [...new Set<string>([...GREAT, ...LESSER, ...PASSAGES])]
const MOST_ROUTES = 3
/** Maximum number of names for a route without alternatives. */
const MOST_NAMES = 2

type Answer = Pick<Route, 'distance_nm' | 'duration_hours' | 'passages' | 'geometry'>

/** One of the routes between two places, as a card shows it. */
export interface NamedRoute {
  /** Ids of the passages and capes in its name, joined; empty for the direct route. */
  readonly key: string
  readonly landmarks: readonly string[]
  /** Landmarks of the other routes, if the route has none of its own. */
  readonly without: readonly string[]
  readonly distanceNm: number
  readonly hours: number
  readonly passages: readonly string[]
  readonly coordinates: readonly Position[]
}

/** The routes of an answer that really differ, shortest first. */
export function namedRoutesOf(
  route: Answer & { readonly alternatives?: readonly Pick<AlternativeRoute, keyof Answer>[] },
): NamedRoute[] {
  const all = [route, ...(route.alternatives ?? [])]
  const great = distinct(all.map((answer) => namedRouteOf(answer, GREAT)))
  if (all.length === 1) return great[0]!.key === '' ? [byAnyName(route)] : great
  const choices =
    great.length > 1
      ? great
      : distinct(all.map((answer) => namedRouteOf(answer, notOfAll(TELLING, all))))
  return choices
    .toSorted((a, b) => a.distanceNm - b.distanceNm)
    .slice(0, MOST_ROUTES)
    .map((choice, _, shown) => ({ ...choice, without: missing(choice, shown) }))
}

/** The additional landmarks of the other routes, if they pass all landmarks of this one. */
function missing({ landmarks }: NamedRoute, choices: readonly NamedRoute[]): string[] {
  const others = choices.filter((other) => other.landmarks !== landmarks)
  const hasOwn = landmarks.some((id) => !others.every((other) => other.landmarks.includes(id)))
  const isDirect = landmarks.length === 0 && choices[0]!.landmarks === landmarks
  if (isDirect || hasOwn) return []
  return [...new Set(others.flatMap((other) => other.landmarks))].filter(
    (id) => !landmarks.includes(id),
  )
}

/** The main landmarks, and others that only some of the routes pass. */
function notOfAll(telling: readonly string[], answers: readonly Answer[]): string[] {
  const all = answers.map(usedBy)
  return telling.filter((id) => isGreat(id) || !all.every((used) => used.includes(id)))
}

/** Names a route without a main landmark by whatever else it passes. */
function byAnyName(answer: Answer): NamedRoute {
  const choice = namedRouteOf(answer, TELLING)
  return { ...choice, landmarks: choice.landmarks.slice(0, MOST_NAMES) }
}

/** Whether a route is among the choices. */
export function isSameRoute(choice: NamedRoute, route: Answer): boolean {
  return Math.abs(choice.distanceNm - route.distance_nm) < 0.5
}

/** The passages to close so that a route becomes the shortest. */
export function closuresFor(choice: NamedRoute, all: readonly NamedRoute[]): Closable[] {
  const closed = all
    .filter((other) => other.distanceNm < choice.distanceNm)
    .map((other) => CLOSED_FOR_CHOICE.find((id) => uses(other, id) && !uses(choice, id)))
  return [...new Set(closed.filter((id) => id !== undefined))]
}

/** Passages that the choice of a route may close, most distinctive first. */
export const CLOSED_FOR_CHOICE: readonly Closable[] = [
  ...CLOSABLE.filter(isGreat),
  ...CLOSABLE.filter((id) => !isGreat(id)),
]

/** "via Suez", "via the Cape of Good Hope, not Malacca or Sunda", "direct". */
export function routeName(
  { landmarks, without }: Pick<NamedRoute, 'landmarks' | 'without'>,
  texts: Texts,
): string {
  const { routeNames } = texts.plan
  if (landmarks.length + without.length === 0) return routeNames.direct
  const short: Readonly<Record<string, string>> = routeNames.names
  const named = (ids: readonly string[]) => ids.map((id) => short[id] ?? landmarkName(texts, id))
  if (landmarks.length === 0)
    return fill(routeNames.without, { names: named(without).join(routeNames.or) })
  const name = fill(routeNames.via, { names: named(landmarks).join(routeNames.and) })
  if (without.length === 0) return name
  return fill(routeNames.not, { name, names: named(without).join(routeNames.or) })
}

function namedRouteOf(answer: Answer, telling: readonly string[]): NamedRoute {
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

function distinct(choices: readonly NamedRoute[]): NamedRoute[] {
  return choices.filter((choice, i) => choices.findIndex(({ key }) => key === choice.key) === i)
}

function uses({ passages }: NamedRoute, id: string): boolean {
  return passages.includes(id)
}
