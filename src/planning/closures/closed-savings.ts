import { warned } from '../../emissions/answer/warning-table.js'
import { KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import type { PassageId, RouteRequest, Router, SeaRoute } from '../../engine/routing/request.js'
import type { Passage } from '../../engine/sea/passages.js'
import { roundKm } from '../rounding.js'
import type { PlanningWarning } from '../warnings.js'
import type { DefaultClosure } from './default-closures.js'

/** What a leg would save through a passage that is closed by default. */
export interface PassageSaving {
  readonly passage: PassageId
  readonly savedKm: number
}

/** A saving is worth a word above the share and the first length, or above the second. A judgement. */
const LEAST_SAVING = { share: 0.05, km: 15 * KM_PER_NM, alwaysKm: 100 * KM_PER_NM } as const
/** The Arctic needs an ice class and a permit: named only where the other way is more than twice as long. */
const ICE_BOUND: readonly PassageId[] = ['northwest', 'northeast']
const LEAST_ICE_SHARE = 0.5

/**
 * What a leg would save through each of the passages. Only those that the great circles to and from them
 * leave a chance are searched for, which are few.
 */
export function savingsOf(
  closed: readonly DefaultClosure[],
  request: RouteRequest,
  { positions, distanceKm }: Pick<SeaRoute, 'positions' | 'distanceKm'>,
  router: Pick<Router, 'lengths'>,
): PassageSaving[] {
  const [from, to] = [positions[0]!, positions.at(-1)!]
  const { share, km, alwaysKm } = LEAST_SAVING
  const worth = Math.min(Math.max(share * distanceKm, km), alwaysKm)
  const leastOf = (passage: PassageId) =>
    ICE_BOUND.includes(passage) ? LEAST_ICE_SHARE * distanceKm : worth
  const promising = closed.filter(
    ({ passage, middle }) =>
      distanceKm - sphericalKm(from, middle) - sphericalKm(middle, to) > leastOf(passage),
  )
  if (promising.length === 0) return []
  const closures = promising.map(
    ({ passage }) => request.closed?.filter((id) => id !== passage) ?? [],
  )
  const belowKm = promising.map(({ passage }) => distanceKm - leastOf(passage))
  const throughKm = router.lengths(request, closures, { km: distanceKm, belowKm })
  return promising
    .map(({ passage }, at) => ({ passage, savedKm: distanceKm - throughKm[at]! }))
    .filter(({ passage, savedKm }) => savedKm > leastOf(passage))
}

/** Names each passage that is closed by default and would shorten the voyage, with its saving. */
export function savingWarnings(
  legs: readonly {
    readonly route: Pick<SeaRoute, 'distanceKm'>
    readonly savings?: readonly PassageSaving[]
  }[],
  passages: readonly Passage[],
): PlanningWarning[] {
  const totalKm = legs.reduce((sum, { route }) => sum + route.distanceKm, 0)
  const savings = legs.flatMap((leg) => leg.savings ?? [])
  const saved = passages.map((passage) => {
    const each = savings.filter((saving) => saving.passage === passage.id)
    return { passage, km: each.reduce((sum, { savedKm }) => sum + savedKm, 0) }
  })
  return saved
    .filter(({ km }) => km > 0)
    .map(({ passage: { id, name, closedByDefault = '' }, km }) => {
      const nm = Math.round(km / KM_PER_NM)
      const percent = Math.round((100 * km) / totalKm)
      return {
        ...warned('closed_by_default', {
          place: name,
          passage: id,
          nm,
          km: roundKm(km),
          percent,
          why: closedByDefault,
        }),
        field: 'constraints.opened',
      }
    })
}
