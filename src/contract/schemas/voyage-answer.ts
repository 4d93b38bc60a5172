import type { Static } from 'typebox'
import { PASSAGES } from '../../engine/routing/request.js'
import { STOP_KINDS } from '../../planning/voyage/voyage.js'
import { askedSailing } from './asked.js'
import { callOrderField } from './call-order.js'
import { answerEnd, nullable, oneOfTexts } from './common.js'
import { conditionSums } from './condition.js'
import {
  bandFields,
  legFields,
  OptionsSchema,
  RouteEndSchema,
  sailedField,
} from './route-answer.js'
import { StayEmissionsSchema } from './route-emissions.js'
import { speedTableField } from './speed-table.js'
import { CallMomentSchema, EventSchema } from './timeline.js'
import { array, boolean, integer, number, object, string, Type } from './type.js'
import type { VoyageBody } from './voyage-request.js'
import { windField } from './wind.js'

const Leg = object('VoyageLeg', 'As /calculate-route returns for its two ends', {
  from: integer('Index of the stop where the leg begins'),
  to: integer('Index of the stop where the leg ends'),
  ...legFields,
})

const Call = object('VoyageCall', {
  stop: integer('Index of the stop'),
  kind: oneOfTexts(STOP_KINDS),
  passage: nullable(oneOfTexts(PASSAGES)),
  ...RouteEndSchema.properties,
  arrival: nullable(CallMomentSchema),
  departure: nullable(CallMomentSchema),
  stay_hours: number(),
  wait_hours: number('Before the arrival, at anchor, until the ship is wanted'),
  emissions: nullable(StayEmissionsSchema),
})

const emissionTotal = (description: string) =>
  nullable(number(`${description} of all legs, at sea`))
const portTotal = (description: string) =>
  nullable(number(`${description} of all stays and waits in port; not part of the other totals`))

const duration = number('Sailing, waiting and time in port')

const Totals = object('VoyageTotals', {
  distance_km: number(),
  distance_nm: number(),
  ...bandFields,
  ...sailedField,
  sailing_hours: number(),
  stay_hours: number(),
  wait_hours: number('Until the ship is wanted'),
  duration_hours: duration,
  eca_km: number('Inside emission control areas'),
  piracy_km: number('Inside high-risk areas'),
  fuel_tonnes: emissionTotal('Fuel'),
  co2e_wtw_tonnes: emissionTotal('Well-to-wake emissions'),
  cost_usd: emissionTotal('Cost of the fuel'),
  port_fuel_tonnes: portTotal('Fuel'),
  port_co2e_wtw_tonnes: portTotal('Well-to-wake emissions'),
  port_cost_usd: portTotal('Cost of the fuel'),
})

const { origin, destination, distance_km, distance_nm, speed_kn, speed_source } = legFields
const { passage_delay_hours, passages, eca, ports, emissions } = legFields

const Joined = object(
  'VoyageRoute',
  'The voyage as one route. Kilometres are counted from the first stop, and a passage with a stop inside is listed once. Emissions are those at sea. Its line is that of the legs, one after the other',
  {
    origin,
    destination,
    distance_km,
    distance_nm,
    ...bandFields,
    speed_kmh: number('Of all legs; their mean if they differ'),
    speed_kn,
    speed_source,
    duration_hours: duration,
    passage_delay_hours,
    passages,
    eca,
    ports,
    emissions,
  },
)

const voyageFields = {
  asked: Type.Optional(askedSailing<VoyageBody>('/v1/voyages', 'AskedVoyage')),
  calls: array(Call, 'Every stop, including via points'),
  legs: array(Leg, 'From each stop to the next'),
  events: array(EventSchema, 'The timeline'),
  totals: Totals,
  ...conditionSums,
  route: Joined,
  ...speedTableField,
  ...windField,
  ...callOrderField,
  resolution_km: integer(),
  options: OptionsSchema,
  queries_charged: integer('One per leg; twice as many for the best order'),
}

/** The part that depends only on the request, the sea data and the day, and can be cached. */
export const VoyageCore = Type.Object(voyageFields)

export type VoyageCoreBody = Static<typeof VoyageCore>

export const VoyageAnswer = object('Voyage', {
  id: string(),
  ...voyageFields,
  cached: boolean(),
  ...answerEnd,
})
