import { warned } from '../../emissions/answer/warning-table.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { PassageId, RouteRequest, Router, SeaRoute } from '../../engine/routing/request.js'
import type { LocalUse, Passage } from '../../engine/sea/passages.js'
import { roundKm } from '../rounding.js'
import type { PlanningWarning } from '../warnings.js'

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
  router: Pick<Router, 'lengths'>,
): LocalTransit[] {
  const used = opened.filter((id) => passages.some((use) => use.id === id))
  if (used.length === 0) return []
  const closures = used.map((passage) => [...(request.closed ?? []), passage])
  const otherKm = router.lengths(request, closures)
  return used.map((passage, at) => {
    const km = otherKm[at]!
    return { passage, longerKm: Number.isNaN(km) ? null : km - distanceKm }
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
    const km = each.reduce((sum, { longerKm }) => sum + (longerKm ?? 0), 0)
    const common = { place: passage.name, passage: passage.id, ...whose(passage) }
    const why = each.some(({ longerKm }) => longerKm === null)
      ? warned('open_to_local:no_other_way', common)
      : warned('open_to_local', { ...common, nm: Math.round(km / KM_PER_NM), km: roundKm(km) })
    return [{ ...why, field: 'constraints.closed' }]
  })
}

/** Names each passage that cells of a table use only because their voyages are local. */
export function localTableWarnings(
  used: readonly { readonly passage: PassageId; readonly routes: number }[],
  passages: readonly Passage[],
): PlanningWarning[] {
  return used.map(({ passage: id, routes }) => {
    const passage = passages.find((each) => each.id === id)!
    const common = { place: passage.name, passage: id, ...whose(passage) }
    return { ...warned('open_to_local:routes', { ...common, routes }), field: 'constraints.closed' }
  })
}

/** Which voyages are local. */
function whose({ local }: Passage) {
  return { whose: endsInWords(local!), within_nm: local!.withinNm }
}

/** Which ends of a voyage must be near. */
export function endsInWords({ ends }: Pick<LocalUse, 'ends'>): string {
  return ends === 'one' ? 'an end' : 'both ends'
}
