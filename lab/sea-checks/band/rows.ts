import { KM_PER_NM } from '../../../src/engine/geo/distance.js'
import type { Resolution } from '../../../src/engine/routing/request.js'
import {
  type BandFacts,
  type BandTable,
  bandFacts,
  marginsOf,
} from '../../../src/planning/voyage/distance-band.js'
import { type PlanningSea, routePrepared } from '../../../src/planning/voyage/plan-voyage.js'
import { prepareVoyage } from '../../../src/planning/voyage/prepare.js'
import { twoStops } from '../../../src/planning/voyage/voyage.js'
import type { PublishedPair } from '../../../test/published/pub151.js'

const DATE = '2026-06-01'

/** A published distance beside the route of a request with its options and no others. */
export interface Row {
  readonly pair: PublishedPair
  readonly resolutionKm: Resolution
  readonly facts: BandFacts
  /** Published minus ours, km. */
  readonly moreKm: number
}

export function rowOf(pair: PublishedPair, resolutionKm: Resolution, sea: PlanningSea): Row {
  const stops = twoStops({ position: pair.origin }, { position: pair.destination })
  const constraints = { closed: pair.avoid, opened: pair.allow }
  const prepared = prepareVoyage({ stops, date: DATE, resolutionKm, constraints }, sea)
  const [leg] = routePrepared(prepared, sea)
  const facts = bandFacts(leg!)
  return { pair, resolutionKm, facts, moreKm: pair.nm * KM_PER_NM - facts.distanceKm }
}

/** Whether a published distance lies in the band. */
export function isCovered({ facts, moreKm }: Row, table: BandTable): boolean {
  const [below, above] = marginsOf(facts, table)
  return moreKm >= -below && moreKm <= above
}
