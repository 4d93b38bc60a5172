import type { AlternativeRoute, Route } from '../../src/client/index.js'
import { PASSAGES } from '../../src/client/schema.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'
import { landmarkName, landmarksOf } from './landmarks.js'
import type { Passage, Plan } from './plan.js'

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
export const TELLING = [...new Set<string>([...GREAT, ...LESSER, ...PASSAGES])]
const MAX_ROUTES = 3
/** Maximum number of names for a route without alternatives. */
const MAX_NAMES = 2

export type Answer = Pick<Route, 'distance_nm' | 'duration_hours' | 'passages' | 'geometry'> & {
  readonly emissions?: Pick<NonNullable<Route['emissions']>, 'co2e_wtw_tonnes' | 'cost_usd'> | null
  readonly speed_source?: Route['speed_source'] | undefined
  readonly speed_kn?: number | undefined
}

/** One of the routes between two places, as a card shows it. */
export interface NamedRoute {
  /** Ids of the passages and capes in its name, joined; empty for the direct route. */
  readonly key: string
  readonly landmarks: readonly string[]
  /** Landmarks of the other routes, if the route has none of its own. */
  readonly without: readonly string[]
  readonly distanceNm: number
  readonly hours: number
  /** At which it takes these hours, where the answer seeks the speed for an arrival; null otherwise. */
  readonly soughtKn: number | null
  /** Null without a ship, and in plans that were shared before alternatives had it. */
  readonly co2eTonnes: number | null
  /** Null without a price too. */
  readonly costUsd: number | null
  readonly passages: readonly string[]
  /** What a plan must leave out to use it. */
  readonly leftOut: readonly Passage[]
  readonly coordinates: readonly Position[]
}

/** Two ways between the same ends: the one that a closure takes away, and another. */
export interface RoutePair {
  readonly open: NamedRoute
  readonly other: NamedRoute
}

type Offered = Answer & Pick<NamedRoute, 'leftOut'>
type Alternative = Pick<
  AlternativeRoute,
  Exclude<keyof Answer, 'speed_source' | 'speed_kn'> | 'avoid'
>

/**
 * The routes of an answer that really differ, shortest first.
 * @param leftOut what the plan of the answer leaves out already
 */
export function namedRoutesOf(
  route: Answer & { readonly alternatives?: readonly Alternative[] },
  leftOut: readonly Passage[] = [],
): NamedRoute[] {
  // Every way at the speed of the answer.
  const { speed_source, speed_kn } = route
  const all = [
    { ...route, leftOut },
    ...(route.alternatives ?? []).flatMap(({ avoid, ...other }) =>
      // Without it, nothing says how to get this alternative.
      avoid === undefined
        ? []
        : [{ ...other, speed_source, speed_kn, leftOut: [...leftOut, ...(avoid as Passage[])] }],
    ),
  ]
  const great = distinct(all.map((answer) => namedRouteOf(answer, GREAT)))
  if (all.length === 1) return great[0]!.key === '' ? [byAnyName(all[0]!)] : great
  const choices =
    great.length > 1
      ? great
      : distinct(all.map((answer) => namedRouteOf(answer, notOfAll(TELLING, all))))
  const shown = choices.toSorted((a, b) => a.distanceNm - b.distanceNm).slice(0, MAX_ROUTES)
  // By what they all pass, and then by where they leave the first: "via the north of Scotland, not the Strait of Dover".
  const shared = great.length === 1 ? great[0]!.landmarks : []
  if (shared.length > 0) return shown.map((choice) => besideFirst(choice, shown[0]!, shared))
  return shown.map((choice) => ({ ...choice, without: missing(choice, shown) }))
}

function besideFirst(choice: NamedRoute, first: NamedRoute, shared: readonly string[]): NamedRoute {
  if (choice === first) return { ...choice, landmarks: shared }
  const without = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id))
  const own = without(choice.landmarks, first.landmarks)
  return {
    ...choice,
    landmarks: own.length > 0 ? own : shared,
    without: without(first.landmarks, choice.landmarks),
  }
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
export function notOfAll(telling: readonly string[], answers: readonly Answer[]): string[] {
  const all = answers.map(usedBy)
  return telling.filter((id) => isGreat(id) || !all.every((used) => used.includes(id)))
}

/** Names a route without a main landmark by whatever else it passes. */
function byAnyName(answer: Offered): NamedRoute {
  const choice = namedRouteOf(answer, TELLING)
  return { ...choice, landmarks: choice.landmarks.slice(0, MAX_NAMES) }
}

/** Routes whose lengths differ by less than this may be the same, nm. */
export const NEAR_NM = 0.5

/**
 * The choice that a route is; null if it is none of them. Of two equally long ones, that which
 * leaves out what the plan does.
 */
export function choiceOf(
  route: Pick<Route, 'distance_nm'>,
  { leftOut }: Pick<Plan, 'leftOut'>,
  choices: readonly NamedRoute[],
): NamedRoute | null {
  const near = choices.filter(
    ({ distanceNm }) => Math.abs(distanceNm - route.distance_nm) < NEAR_NM,
  )
  const wanted = leftOut.toSorted().join()
  return near.find((choice) => choice.leftOut.toSorted().join() === wanted) ?? near[0] ?? null
}

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

export function namedRouteOf(answer: Offered, telling: readonly string[]): NamedRoute {
  const { distance_nm, duration_hours, emissions, passages, geometry, leftOut } = answer
  const coordinates = geometry.coordinates as unknown as Position[]
  const used = usedBy(answer)
  const landmarks = telling.filter((id) => used.includes(id))
  return {
    key: landmarks.join(),
    landmarks,
    without: [],
    distanceNm: distance_nm,
    hours: duration_hours,
    soughtKn: answer.speed_source === 'arrive_at' ? (answer.speed_kn ?? null) : null,
    co2eTonnes: emissions?.co2e_wtw_tonnes ?? null,
    costUsd: emissions?.cost_usd ?? null,
    passages: passages.map(({ id }) => id),
    leftOut,
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
