import type { Router, SeaRoute } from '../../engine/routing/request.js'
import { passesStrait } from '../../engine/sea/named-straits.js'
import { savingsOf } from '../closures/closed-savings.js'
import { localTransits } from '../closures/local-use.js'
import { sailableRoute } from '../closures/shallow-areas.js'
import type { MissedPassages } from '../warnings.js'
import { wayRound } from '../way-round.js'
import type { LegQuestion, RoutedLeg } from './prepare.js'

/** @throws RoutingError */
export function routeLeg(
  question: LegQuestion,
  router: Pick<Router, 'route' | 'line' | 'alternatives' | 'lengths' | 'clearKm'>,
): RoutedLeg {
  const { alternatives: count, barred, worthOpening } = question
  const sailable = sailableRoute(question, question.request, (asked) => router.route(asked))
  const { route, request, rounded, missed: missedStraits } = sailable
  const others = count > 0 ? router.alternatives(request, route, count) : []
  const isClear = ({ positions }: SeaRoute) =>
    !barred.some((strait) => passesStrait(positions, strait))
  const round = wayRound(question.openWithoutSize, barred, request, route, router)
  const savings = savingsOf(worthOpening, request, route, router)
  const local = localTransits(question.openedLocally, request, route, router)
  return {
    route,
    alternatives: others.filter(isClear),
    ...missedPassages(question, route.distanceKm, router),
    ...(missedStraits.size > 0 && { missedStraits: [...missedStraits] }),
    ...(rounded.length > 0 && {
      rounded: rounded.map(({ id, name, underM }) => ({ id, name, underM })),
    }),
    ...(savings.length > 0 && { savings }),
    ...(local.length > 0 && { local }),
    ...(round && { round }),
  }
}

/** Lengths agree to within two metres. */
const SAME_LENGTH_KM = 0.01

/**
 * The passages that a smaller vessel would use on the shortest route if it avoided no areas, and what it would save.
 * @param sailedKm length of the route, also round straits that the vessel's size closes
 */
function missedPassages(
  { request, closedByVessel }: LegQuestion,
  sailedKm: number,
  router: Pick<Router, 'route' | 'lengths'>,
): MissedPassages {
  if (closedByVessel.length === 0) return { missed: [] }
  const { avoidAreas = [], avoidPolygons = [], closed = [], ...ends } = request
  const open = closed.filter((id) => !closedByVessel.includes(id))
  const [roundKm, throughKm] = router.lengths(ends, [closed, open]) as [number, number]
  if (Math.abs(roundKm - throughKm) < SAME_LENGTH_KM) return { missed: [] }
  const { passages, distanceKm } = router.route({ ...ends, closed: open })
  const missed = closedByVessel.filter((id) => passages.some((use) => use.id === id))
  const isPlain = avoidAreas.length === 0 && avoidPolygons.length === 0
  const longerKm = isPlain ? sailedKm - distanceKm : roundKm - throughKm
  return { missed, ...(missed.length > 0 && { longerKm }) }
}
