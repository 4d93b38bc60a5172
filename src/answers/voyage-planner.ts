import { VOYAGE_BODY, warningItems } from '../api/pointers.js'
import type { VoyageCoreBody } from '../api/schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../api/schemas/voyage-request.js'
import { writeVoyageEmissions } from '../api/write-vessel-emissions.js'
import { voyageCore } from '../api/write-voyage.js'
import { completeVoyage } from '../planning/complete.js'
import type { PreparedVoyage } from '../planning/prepare.js'
import { roundKm } from '../planning/rounding.js'
import type { AnswerCache } from './answer-cache.js'
import type { CachedAnswer } from './cached-answer.js'
import { CachedPlanner, cachedAnswer, daysOf, type Question } from './cached-planner.js'
import { findRoutes } from './find-routes.js'
import { newVoyageId } from './ids.js'
import type { HistorySummary } from './route-history.js'
import type { RouteWork } from './route-planner.js'
import type { PlanningTools } from './tools.js'

export interface CachedVoyage extends CachedAnswer {
  readonly summary: HistorySummary
  /** What the statistics count of each leg. */
  readonly legs: readonly RouteWork[]
}

type VoyageQuestion = Question<VoyageBody, PreparedVoyage, VoyageCoreBody>

export function voyagePlanner(
  cache: AnswerCache<CachedVoyage>,
  { clock, metrics, factors }: PlanningTools,
): CachedPlanner<VoyageQuestion, CachedVoyage> {
  return new CachedPlanner(cache, {
    schema: VoyageRequestBody,
    newId: newVoyageId,
    dayOf: ({ prepared }) => daysOf(prepared.voyage),
    calculate: async ({ body, prepared, serialise }, engine, signal) => {
      const { result, engineMs } = await findRoutes(prepared, engine, metrics, signal)
      const planned = completeVoyage(prepared, result, engine.closureTables)
      const price = body.fuel_price_usd_per_tonne
      const { warnings, ...emissions } = writeVoyageEmissions(planned, price, factors)
      const core = voyageCore({ form: body, planned, ...emissions }, engine)
      const all = [...warningItems(planned.warnings, VOYAGE_BODY), ...warnings]
      return {
        ...cachedAnswer(serialise(core), all, engine, clock),
        summary: summaryOf(core),
        legs: core.legs.map(({ origin, destination, distance_km, passages }) => ({
          summary: {
            origin,
            destination,
            distance_km,
            passages,
            resolution_km: core.resolution_km,
          },
          engineMs: engineMs / core.legs.length,
        })),
      }
    },
  })
}

/** A voyage summarised as one route: the distances of its passages are counted from the first stop. */
function summaryOf({ legs, totals }: VoyageCoreBody): HistorySummary {
  let sailedKm = 0
  const passages = legs.flatMap((leg) => {
    const startKm = sailedKm
    sailedKm += leg.distance_km
    return leg.passages.map((passage) => ({
      ...passage,
      entry_km: roundKm(startKm + passage.entry_km),
      exit_km: roundKm(startKm + passage.exit_km),
    }))
  })
  const [first, last] = [legs[0]!, legs[legs.length - 1]!]
  return {
    origin: first.origin,
    destination: last.destination,
    distance_km: totals.distance_km,
    distance_nm: totals.distance_nm,
    passages,
  }
}
