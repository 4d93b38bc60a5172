import { VOYAGE_BODY, warningItems } from '../../api/pointers.js'
import { remarksOf } from '../../api/read-voyage.js'
import type { RouteEmissionsBody } from '../../api/schemas/route-emissions.js'
import type { VoyageCoreBody } from '../../api/schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../../api/schemas/voyage-request.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { WarningItem } from '../../api/warning.js'
import {
  EMISSIONS_UNAVAILABLE,
  emissionsWarnings,
  routeEmissionsBody,
} from '../../api/write-emissions.js'
import { type EmissionTotals, voyageCore } from '../../api/write-voyage.js'
import type { FactorSet } from '../../emissions/index.js'
import { completeVoyage, type PlannedVoyage } from '../../planning/complete.js'
import type { PreparedVoyage, RoutedLeg } from '../../planning/prepare.js'
import { estimateVoyage } from '../../planning/vessel-emissions.js'
import type { AnswerCache } from '../cache/answer-cache.js'
import { type CachedAnswer, fieldsOf, type GivenAnswer } from '../cache/cached-answer.js'
import { requestKey } from '../cache/request-key.js'
import { type Clock, isoTime } from '../clock.js'
import { newVoyageId } from '../http/ids.js'
import type { Metrics } from '../metrics.js'
import type { RouteWork } from '../statistics/route-work.js'
import type { Worked } from '../threads/jobs.js'
import type { Engine, ServiceEngine } from './engine.js'
import { findRoutes } from './find-routes.js'
import { asksForEmissions } from './route-planner.js'

export interface CachedVoyage extends CachedAnswer {
  /** What the statistics count of each leg. */
  readonly legs: readonly RouteWork[]
}

export interface VoyageQuestion {
  readonly body: VoyageBody
  /** Of the body. */
  readonly prepared: PreparedVoyage
  readonly warnings: readonly WarningItem[]
  /** Writes the core by its schema. */
  serialise(core: VoyageCoreBody): string
}

interface WrittenEmissions {
  readonly emissions: readonly RouteEmissionsBody[] | null
  readonly emissionTotals: EmissionTotals
  readonly warnings: readonly WarningItem[]
}

const NO_EMISSIONS: WrittenEmissions = {
  emissions: null,
  emissionTotals: { fuelTonnes: null, co2eWtwTonnes: null, costUsd: null },
  warnings: [],
}

/** From a request to its answer, calculated once for all who ask the same on the same day. */
export class VoyagePlanner {
  constructor(
    private readonly cache: AnswerCache<CachedVoyage>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly factors: FactorSet | null,
  ) {}

  /** @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason */
  async plan(
    question: VoyageQuestion,
    engine: ServiceEngine,
    signal: AbortSignal,
  ): Promise<GivenAnswer<CachedVoyage>> {
    const { body, warnings } = question
    const found = await this.cache.find(keyOf(question, engine), signal, async (shared) =>
      this.#keep(
        question,
        await findRoutes(question.prepared, engine, this.metrics, shared),
        engine,
      ),
    )
    return {
      id: newVoyageId(),
      isCached: found.isCached,
      kept: found.answer,
      warnings: [...warnings, ...remarksOf(body), ...found.answer.warnings],
    }
  }

  #keep(
    { body, prepared, serialise }: VoyageQuestion,
    { result, engineMs }: Worked<readonly RoutedLeg[]>,
    engine: Engine,
  ): CachedVoyage {
    const planned = completeVoyage(prepared, result, engine.closureTables)
    const { warnings, ...emissions } = this.#emissionsOf(body, planned)
    const core = voyageCore({ form: body, planned, ...emissions }, engine)
    const fields = fieldsOf(serialise(core))
    return {
      bytes: fields.length,
      fields,
      legs: core.legs.map(({ origin, destination, distance_km, passages }) => ({
        summary: { origin, destination, distance_km, passages, resolution_km: core.resolution_km },
        engineMs: engineMs / core.legs.length,
      })),
      warnings: [...warningItems(planned.warnings, VOYAGE_BODY), ...warnings],
      dataVersion: engine.router.dataVersion,
      calculatedAt: isoTime(this.clock.nowMs()),
    }
  }

  #emissionsOf(body: VoyageBody, planned: PlannedVoyage): WrittenEmissions {
    if (!asksForEmissions(body)) return NO_EMISSIONS
    const { factors } = this
    if (factors === null) return { ...NO_EMISSIONS, warnings: [EMISSIONS_UNAVAILABLE] }
    const price = body.fuel_price_usd_per_tonne ?? null
    const { emissions, ...estimated } = estimateVoyage(planned, factors, price)
    return {
      emissions: emissions?.map((block) => routeEmissionsBody(block, factors.version)) ?? null,
      emissionTotals: estimated,
      warnings: emissionsWarnings(estimated, VOYAGE_BODY),
    }
  }
}

/** The day decides which emission control areas are in force. */
function keyOf({ body, prepared: { voyage } }: VoyageQuestion, { router }: Engine): string {
  return `${router.dataVersion} ${voyage.date} ${requestKey(VoyageRequestBody as JsonSchema, body)}`
}
