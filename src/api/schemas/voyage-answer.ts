import type { Static } from 'typebox'
import { STOP_KINDS } from '../../planning/voyage.js'
import { PASSAGES } from '../../routing/request.js'
import { askedSailing } from './asked.js'
import { nullable, oneOfTexts, Warnings } from './common.js'
import {
  bandFields,
  legFields,
  OptionsSchema,
  RouteEndSchema,
  sailedField,
} from './route-answer.js'
import { StayEmissionsSchema } from './route-emissions.js'
import { EventSchema, MomentSchema } from './timeline.js'
import { Type } from './type.js'
import type { VoyageBody } from './voyage-request.js'

const Leg = Type.Object(
  {
    from: Type.Integer({ description: 'Index of the stop where the leg begins' }),
    to: Type.Integer({ description: 'Index of the stop where the leg ends' }),
    ...legFields,
  },
  { title: 'VoyageLeg', description: 'As /calculate-route returns for its two ends' },
)

const Call = Type.Object(
  {
    stop: Type.Integer({ description: 'Index of the stop' }),
    kind: oneOfTexts(STOP_KINDS),
    passage: nullable(oneOfTexts(PASSAGES)),
    ...RouteEndSchema.properties,
    arrival: nullable(MomentSchema),
    departure: nullable(MomentSchema),
    stay_hours: Type.Number(),
    emissions: nullable(StayEmissionsSchema),
  },
  { title: 'VoyageCall' },
)

const emissionTotal = (description: string) =>
  nullable(Type.Number({ description: `${description} of all legs, at sea` }))
const portTotal = (description: string) =>
  nullable(
    Type.Number({
      description: `${description} of all stays in port; not part of the other totals`,
    }),
  )

const duration = Type.Number({ description: 'Sailing and time in port' })

const Totals = Type.Object(
  {
    distance_km: Type.Number(),
    distance_nm: Type.Number(),
    ...bandFields,
    ...sailedField,
    sailing_hours: Type.Number(),
    stay_hours: Type.Number(),
    duration_hours: duration,
    eca_km: Type.Number({ description: 'Inside emission control areas' }),
    piracy_km: Type.Number({ description: 'Inside high-risk areas' }),
    fuel_tonnes: emissionTotal('Fuel'),
    co2e_wtw_tonnes: emissionTotal('Well-to-wake emissions'),
    cost_usd: emissionTotal('Cost of the fuel'),
    port_fuel_tonnes: portTotal('Fuel'),
    port_co2e_wtw_tonnes: portTotal('Well-to-wake emissions'),
    port_cost_usd: portTotal('Cost of the fuel'),
  },
  { title: 'VoyageTotals' },
)

const { origin, destination, distance_km, distance_nm, speed_kn, speed_source } = legFields
const { passage_delay_hours, passages, eca, ports, emissions } = legFields

const Joined = Type.Object(
  {
    origin,
    destination,
    distance_km,
    distance_nm,
    ...bandFields,
    speed_kmh: Type.Number({ description: 'Of all legs; their mean if they differ' }),
    speed_kn,
    speed_source,
    duration_hours: duration,
    passage_delay_hours,
    passages,
    eca,
    ports,
    emissions,
  },
  {
    title: 'VoyageRoute',
    description:
      'The voyage as one route. Kilometres are counted from the first stop, and a passage with a stop inside is listed once. Emissions are those at sea. Its line is that of the legs, one after the other',
  },
)

const voyageFields = {
  asked: askedSailing<VoyageBody>('/v1/voyages', 'AskedVoyage'),
  calls: Type.Array(Call, { description: 'Every stop, including via points' }),
  legs: Type.Array(Leg, { description: 'From each stop to the next' }),
  events: Type.Array(EventSchema, { description: 'The timeline' }),
  totals: Totals,
  route: Joined,
  resolution_km: Type.Integer(),
  options: OptionsSchema,
  queries_charged: Type.Integer({ description: 'One per leg' }),
}

/** The part that depends only on the request, the sea data and the day, and can be cached. */
export const VoyageCore = Type.Object(voyageFields)

export type VoyageCoreBody = Static<typeof VoyageCore>

export const VoyageAnswer = Type.Object(
  {
    id: Type.String(),
    ...voyageFields,
    cached: Type.Boolean(),
    warnings: Warnings,
    data_version: Type.String(),
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Voyage' },
)

export type VoyageAnswerBody = Static<typeof VoyageAnswer>
