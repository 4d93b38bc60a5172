import type { Static } from 'typebox'
import { rangesOf } from '../../emissions/number-rules.js'
import { STOP_KINDS, STOP_RANGE } from '../../planning/voyage/voyage.js'
import { callOrderOptions } from './call-order.js'
import { oneOfTexts } from './common.js'
import { conditionField, operationField } from './condition.js'
import { amounts } from './emissions/amounts.js'
import { shorePowerWords } from './emissions/emissions-ship.js'
import { stopSchema } from './place.js'
import { bodyOptions, routeOptions, speedFields, WantedArrival } from './route-request.js'
import { speedTableOptions } from './speed-table.js'
import { array, number, object, optional, Type } from './type.js'

/** A year and a day, in hours. */
const MAX_STAY_HOURS = 8784

const PortFuel = object(
  'PortFuel',
  'How the stay is spent, for the fuel consumed in port. Needs stay_hours',
  {
    anchorage_hours: optional(
      number('Hours of the stay at anchor. Default: 0, the whole stay is at berth', {
        minimum: 0,
        maximum: MAX_STAY_HOURS,
      }),
    ),
    ...amounts(rangesOf('portCalls'), shorePowerWords),
  },
)

const VoyageStop = stopSchema('VoyageStop', {
  kind: optional(
    oneOfTexts(
      STOP_KINDS,
      'via: passed without stopping. Default: call, or via for a passage; the first and last stops are calls',
    ),
  ),
  stay_hours: optional(
    number('Hours in port, for calls between the first and last stop', {
      minimum: 0,
      maximum: MAX_STAY_HOURS,
    }),
  ),
  ...operationField,
  ...conditionField('Of the leg that begins here. Default: what operations say, else laden'),
  port_fuel: optional(PortFuel),
  arrive_at: optional(WantedArrival),
  ...speedFields(
    'Speed of the leg that begins here, km/h. Default: speed of the voyage',
    'The same in knots, instead of speed_kmh',
  ),
})

const VOYAGE_EXAMPLES = [
  {
    stops: [
      { unlocode: 'NLRTM' },
      { unlocode: 'BRSSZ', operation: 'load', stay_hours: 48 },
      { unlocode: 'CNTAO', operation: 'discharge' },
    ],
    depart_at: '2026-12-01T06:00:00Z',
    vessel: {
      type: 'bulker',
      size_class: 'panamax',
      ballast: { speed_kn: 13.5, fuel_tonnes_per_day: 22 },
    },
    wind: true,
  },
  {
    stops: [
      { unlocode: 'NLRTM' },
      { unlocode: 'ESALG', stay_hours: 18 },
      { passage: 'suez' },
      { unlocode: 'SGSIN', stay_hours: 24, speed_kn: 16 },
      { unlocode: 'CNSHA' },
    ],
    speed_kn: 14.5,
    depart_at: '2026-12-01T06:00:00Z',
    vessel: { type: 'container', size_class: 'panamax' },
  },
]

export const VoyageRequestBody = Type.Object(
  {
    stops: array(VoyageStop, {
      minItems: STOP_RANGE.min,
      maxItems: STOP_RANGE.max,
      description: 'In sailing order',
    }),
    ...callOrderOptions,
    ...speedTableOptions,
    ...routeOptions,
    ...bodyOptions,
  },
  { title: 'VoyageRequest', examples: VOYAGE_EXAMPLES },
)

export type VoyageBody = Static<typeof VoyageRequestBody>
