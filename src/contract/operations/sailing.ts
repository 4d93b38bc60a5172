import { utcDay } from '../../base/utc.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../../engine/routing/request.js'
import type { Voyage } from '../../planning/voyage/voyage.js'
import type { Requested } from '../domain-problems.js'
import { type Layout, warningItems, withAreas } from '../pointers.js'
import { requireOnePlace } from '../problems/unused-place-fields.js'
import { conditionWarnings, type conditionWarnings as ofBody } from '../read/request-warnings.js'
import type { ConditionsBody } from '../schemas/route-request.js'
import type { WarningItem } from '../warning.js'
import type { Cost, Operation, Prepared } from './operation.js'
import { withOverlay } from './overlay.js'
import { explained } from './rejections.js'
import {
  type OperationEngine,
  type OperationTools,
  requireEngine,
  requireResolution,
} from './tools.js'

/** What was found, before it is an answer. */
interface Found<Core> {
  readonly core: Core
  /** Warnings of the domain, about fields of the body. */
  readonly warned: Parameters<typeof warningItems>[0]
  /** Warnings about the ship's emissions. Default: none. */
  readonly warnings?: readonly WarningItem[]
  /** Time that the engine took. */
  readonly engineMs: number
}

/** A request that passed every check that costs nothing, as its caller gave it and as it is answered. */
export interface Asked<Body, Ready> {
  /** As the answer says it. */
  readonly asked: { readonly day: string; readonly request: Body }
  /** With the operator's overlay. */
  readonly body: Body
  readonly ready: Ready
}

/** How routes, voyages, matrices, reach and traces differ. */
interface Kind<Body extends object, Core extends object, Question, Ready>
  extends Pick<Operation<Body, Core>, 'name' | 'path' | 'schema' | 'saysCached'> {
  /** Where the body has the fields of the domain. */
  layout(body: Body): Layout
  /** Turns the body into the question on this day. @throws Problem */
  read(body: Body, today: string): Question
  /** Other work before a question is prepared than to look up its places. */
  steps?(body: Body): Iterable<void>
  /** @throws InvalidVoyageError, PlacesNotFoundError */
  prepare(question: Question, engine: OperationEngine): Ready
  daysOf(ready: Ready): Pick<Voyage, 'date' | 'today'>
  cost(ready: Ready): Cost
  /** @throws StopOnLandError, NoPassageError, OverloadedError, or the signal's reason */
  calculate(
    request: Asked<Body, Ready>,
    engine: OperationEngine,
    tools: OperationTools,
    signal: AbortSignal,
  ): Found<Core> | Promise<Found<Core>>
}

/** A request that plans, with its voyage or voyages before a route is known. */
export interface PreparedSailing<Core, Ready> extends Prepared<Core> {
  readonly ready: Ready
  /** With what the operator opens and closes. */
  readonly body: ConditionsBody
}

type SailingBody = ConditionsBody & Parameters<typeof ofBody>[0]

/** An operation that plans at sea. */
export function sailing<Body extends SailingBody, Core extends object, Question, Ready>(
  kind: Kind<Body, Core, Question, Ready>,
): Operation<Body, Core, PreparedSailing<Core, Ready>> {
  const { name, path, schema, saysCached, steps } = kind
  return {
    ...{ name, path, schema, saysCached },
    ...(steps && { steps }),
    resolutions: resolutionOf,
    prepare: (given, tools, { layout, base } = { layout: kind.layout(given), base: '#' }) => {
      const body = withOverlay(given, tools, base)
      const engine = requireEngine(tools)
      requireResolution(engine, body.resolution_km)
      const named = withAreas(layout, body.avoid_areas)
      const requested: Requested = { layout: named, closing: { ...body }, base }
      const day = utcDay(tools.nowMs())
      const question = kind.read(body, day)
      requireOnePlace(body, engine.ports, base)
      const ready = explained(requested, () => kind.prepare(question, engine))
      const calculated = ({ core, warned, warnings = [], engineMs }: Found<Core>) => {
        const ofBody = warningItems(warned, withAreas(kind.layout(body), body.avoid_areas))
        const { dataVersion } = engine.router
        return { core, warnings: [...ofBody, ...warnings], dataVersion, engineMs }
      }
      return {
        ready,
        body,
        cost: kind.cost(ready),
        day: dayOf(kind.daysOf(ready)),
        warnings: conditionWarnings(body, engine.ports),
        calculate: (signal) =>
          explained(requested, () => {
            const asked = { day, request: given }
            const found = kind.calculate({ asked, body, ready }, engine, tools, signal)
            return found instanceof Promise ? found.then(calculated) : calculated(found)
          }),
      }
    },
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
