import type { PlannedVoyage } from '../../planning/voyage/complete.js'
import { asOneLeg } from '../../planning/voyage/one-leg.js'
import { lineGeometry } from '../line-geometry.js'
import type { bandFields, RouteAnswerBody, RouteCoreBody } from '../schemas/route-answer.js'
import type { SpeedTableBody } from '../schemas/speed-table.js'
import type { InFieldBody, WindBody } from '../schemas/wind.js'
import type { WarningItem } from '../warning.js'
import { type FormAndEmissions, legBody, timesBody, waitBody } from '../write-leg.js'
import { bandBody, lengthBody } from './write-length.js'
import { emissionControlBody, passagesBody } from './write-met.js'
import { optionsBody } from './write-options.js'
import { endBody, type WritingSea } from './write-places.js'
import { eventsBody } from './write-timeline.js'

export interface WrittenRoute extends FormAndEmissions {
  /** Between two calls, with all via points and passages. */
  readonly planned: PlannedVoyage
  /** Instead of the planned slug: null if nobody can read the route under it. */
  readonly slug?: string | null
  readonly speedTable?: SpeedTableBody
  readonly wind?: WindBody
  readonly weather?: InFieldBody
}

/** The members of an answer besides its route. */
export interface AnswerFrame {
  readonly id: string
  readonly warnings: readonly WarningItem[]
  readonly dataVersion: string
  readonly calculatedAt: string
}

/** The answer of /calculate-route to its first caller, in reading order. */
export function routeAnswer(
  written: WrittenRoute,
  { id, warnings, dataVersion, calculatedAt }: AnswerFrame,
  sea: WritingSea,
): RouteAnswerBody {
  return {
    id,
    ...routeCore(written, sea),
    cached: false,
    warnings: [...warnings],
    data_version: dataVersion,
    calculated_at: calculatedAt,
  }
}

/** The part of the answer that depends only on the request, the sea data and the day. */
export function routeCore(
  { form, planned, emissions, alternativeEmissions, slug = planned.slug, ...added }: WrittenRoute,
  sea: WritingSea,
): RouteCoreBody {
  const { speedTable, wind, weather } = added
  const { resolutionKm, closures, voyage, plannedLegs } = planned
  const leg = asOneLeg(planned)
  const departureMs = voyage.departureMs ?? null
  const hasTimeline = departureMs !== null || plannedLegs.length > 1
  return {
    ...legBody(
      {
        form,
        leg,
        legsKm: plannedLegs.map(({ route }) => route.distanceKm),
        resolutionKm,
        emissions,
        alternativeEmissions,
        departureMs,
      },
      sea,
    ),
    resolution_km: resolutionKm,
    options: optionsBody(form, closures, voyage),
    via: plannedLegs.slice(1).map(({ route }) => endBody(route.origin, sea)),
    ...(speedTable && { speed_table: speedTable }),
    ...(wind && { wind }),
    ...(weather && { weather }),
    ...(hasTimeline ? { timeline: eventsBody(planned.events) } : {}),
    slug,
  }
}

/** The members of an answer that do not grow with its line. */
export type RouteFiguresBody = Pick<
  RouteCoreBody,
  | 'origin'
  | 'destination'
  | 'distance_km'
  | 'distance_nm'
  | keyof typeof bandFields
  | 'speed_kmh'
  | 'duration_hours'
  | 'wait_hours'
  | 'depart_at'
  | 'arrive_at'
  | 'depart_at_local'
  | 'arrive_at_local'
  | 'passages'
  | 'eca'
>

/** Writes only the figures of a route. */
export function figuresOf(
  { planned }: Pick<WrittenRoute, 'planned'>,
  sea: Pick<WritingSea, 'ports'>,
): RouteFiguresBody {
  const leg = asOneLeg(planned)
  const { route, speedKmh } = leg
  return {
    origin: endBody(route.origin, sea),
    destination: endBody(route.destination, sea),
    ...lengthBody(route, speedKmh),
    ...bandBody(leg),
    speed_kmh: speedKmh,
    ...waitBody(leg),
    ...timesBody(leg, planned.voyage.departureMs ?? null, sea),
    passages: passagesBody(route),
    eca: emissionControlBody(route),
  }
}

/** Writes the figures of a route and its line, cut at ±180° as maps want it. */
export function lineFiguresOf(
  written: Pick<WrittenRoute, 'planned' | 'form'>,
  sea: Pick<WritingSea, 'ports'>,
): RouteFiguresBody & Pick<RouteCoreBody, 'geometry'> {
  const { positions } = asOneLeg(written.planned).route
  const geometry = lineGeometry(positions, 'split', written.form.geometry)
  return { ...figuresOf(written, sea), geometry }
}
