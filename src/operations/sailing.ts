import type { Requested } from '../api/domain-problems.js'
import { withAreas } from '../api/pointers.js'
import { conditionWarnings, type conditionWarnings as ofBody } from '../api/request-warnings.js'
import type { ConditionsBody } from '../api/schemas/route-request.js'
import { requireOnePlace } from '../api/unused-place-fields.js'
import type { Voyage } from '../planning/voyage.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../routing/request.js'
import { utcDay } from '../utc.js'
import type { Calculated, Cost, FieldNames, Prepared } from './operation.js'
import { explained } from './rejections.js'
import {
  type OperationEngine,
  type OperationTools,
  requireEngine,
  requireResolution,
} from './tools.js'

/** How routes, voyages, matrices and reach differ. */
interface Kind<Body, Question, Ready, Core> {
  /** Turns the body into the question on this day. @throws Problem */
  read(body: Body, today: string): Question
  /** @throws InvalidVoyageError, PlacesNotFoundError */
  prepare(question: Question, engine: OperationEngine): Ready
  daysOf(ready: Ready): Pick<Voyage, 'date' | 'today'>
  cost(ready: Ready): Cost
  /** @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason */
  calculate(
    ready: Ready,
    engine: OperationEngine,
    signal: AbortSignal,
  ): Calculated<Core> | Promise<Calculated<Core>>
}

/** A request that plans, with its voyage or voyages before a route is known. */
export interface PreparedSailing<Core, Ready> extends Prepared<Core> {
  readonly ready: Ready
}

type SailingBody = ConditionsBody & Parameters<typeof ofBody>[0]

/** The first step of every request that plans: all checks that cost nothing. @throws Problem */
export function prepareSailing<Body extends SailingBody, Question, Ready, Core>(
  body: Body,
  { layout, base }: FieldNames,
  tools: OperationTools,
  kind: Kind<Body, Question, Ready, Core>,
): PreparedSailing<Core, Ready> {
  const engine = requireEngine(tools)
  requireResolution(engine, body.resolution_km)
  const named = withAreas(layout, body.avoid_areas)
  const asked: Requested = { layout: named, closing: { ...body }, base }
  const question = kind.read(body, utcDay(tools.nowMs()))
  requireOnePlace(body, engine.ports, base)
  const ready = explained(asked, () => kind.prepare(question, engine))
  return {
    ready,
    cost: kind.cost(ready),
    day: dayOf(kind.daysOf(ready)),
    warnings: conditionWarnings(body, engine.ports),
    calculate: (signal) => explained(asked, () => kind.calculate(ready, engine, signal)),
  }
}

/**
 * The days that an answer depends on. The day of the voyage determines which emission control areas are
 * in force, and whether it is past determines a warning.
 */
function dayOf({ date, today }: Pick<Voyage, 'date' | 'today'>): string {
  return today !== undefined && date < today ? `${date} past` : date
}

/** The resolution of a request that plans. */
export function resolutionOf({
  resolution_km = DEFAULT_RESOLUTION_KM,
}: ConditionsBody): [Resolution] {
  return [resolution_km]
}

export function legs(units: number): Cost {
  return { counter: 'route', units }
}
