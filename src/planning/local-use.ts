import { KM_PER_NM } from '../geo/distance.js'
import type { PassageId, RouteRequest, Router, SeaRoute } from '../routing/request.js'
import type { Passage } from '../sea/passages.js'
import { foundOrNull } from './found-or-null.js'
import { roundKm } from './rounding.js'
import type { PlanningWarning } from './warnings.js'

/** A passage on a leg that is open only because the voyage is local. */
export interface LocalTransit {
  readonly passage: PassageId
  /** By how much the leg would be longer without it, km; null if there is no other way. */
  readonly longerKm: number | null
}

/** The passages of a leg that are open only to local voyages, with what each saves. */
export function localTransits(
  opened: readonly PassageId[],
  request: RouteRequest,
  { passages, distanceKm }: Pick<SeaRoute, 'passages' | 'distanceKm'>,
  router: Pick<Router, 'route'>,
): LocalTransit[] {
  return opened
    .filter((id) => passages.some((use) => use.id === id))
    .map((passage) => {
      const closed = [...(request.closed ?? []), passage]
      const round = foundOrNull(() => router.route({ ...request, closed }))
      return { passage, longerKm: round && round.distanceKm - distanceKm }
    })
}

/** Names each passage that a voyage uses only because it is local, and what that saves. */
export function localWarnings(
  legs: readonly { readonly local?: readonly LocalTransit[] }[],
  passages: readonly Passage[],
): PlanningWarning[] {
  const transits = legs.flatMap(({ local = [] }) => local)
  return passages.flatMap((passage): PlanningWarning[] => {
    const each = transits.filter((transit) => transit.passage === passage.id)
    if (each.length === 0) return []
    const said = `${passage.name}, closed by default, is open to ${whom(passage)}`
    const km = each.reduce((sum, { longerKm }) => sum + (longerKm ?? 0), 0)
    const nm = Math.round(km / KM_PER_NM)
    const saves = each.some(({ longerKm }) => longerKm === null)
      ? 'There is no other way.'
      : `Without it, the voyage is ${nm} nm longer.`
    return [
      {
        code: 'open_to_local',
        field: 'constraints.closed',
        place: passage.name,
        detail: `${said}. ${saves} Avoid ${passage.id} if the ship does not use it.`,
        values: { passage: passage.id, nm, km: roundKm(km) },
      },
    ]
  })
}

/** Names each passage that cells of a table use only because their voyages are local. */
export function localTableWarnings(
  used: readonly { readonly passage: PassageId; readonly routes: number }[],
  passages: readonly Passage[],
): PlanningWarning[] {
  return used.map(({ passage: id, routes }) => {
    const passage = passages.find((each) => each.id === id)!
    const many = routes === 1 ? '1 route uses it' : `${routes} routes use it`
    return {
      code: 'open_to_local',
      field: 'constraints.closed',
      place: passage.name,
      detail: `${passage.name}, closed by default, is open to ${whom(passage)}: ${many}. Avoid ${id} if the ship does not use it.`,
      values: { passage: id, routes },
    }
  })
}

function whom({ local }: Passage): string {
  const { withinNm, ends } = local!
  return `voyages with ${ends === 'one' ? 'an end' : 'both ends'} within ${withinNm} nm of it`
}
