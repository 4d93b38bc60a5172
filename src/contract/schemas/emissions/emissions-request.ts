import type { Static } from 'typebox'
import { rangesOf } from '../../../emissions/number-rules.js'
import {
  BOUNDARIES,
  CONSUMED_FUELS,
  DISTANCE_TYPES,
  EVIDENCE_KINDS,
  FACTOR_CHOICES,
  METHODS,
} from '../../../emissions/request.js'
import { TRADE_LANES } from '../../../emissions/trade-lane.js'
import { MOMENT_FORM } from '../../read-moment.js'
import { oneOfTexts } from '../common.js'
import { EmissionsPlace } from '../place.js'
import {
  bodyOptions,
  passageOptions,
  placeOptions,
  routeOptions,
  teuWords,
} from '../route-request.js'
import { boolean, object, optional, Type, text } from '../type.js'
import { amounts } from './amounts.js'
import { PortCalls, Vessel } from './emissions-ship.js'
import { ConsumedFuels } from './fuel-use.js'

const EmissionsRoute = Type.Object(
  {
    origin: optional(EmissionsPlace),
    destination: optional(EmissionsPlace),
    ...placeOptions,
    ...passageOptions,
    avoid_areas: bodyOptions.avoid_areas,
    channels: bodyOptions.channels,
    resolution_km: routeOptions.resolution_km,
    depart_at: text(
      `Departure: ${MOMENT_FORM}. Its day decides which emission control areas are in force and which year's laws apply. Default: today`,
    ),
    trade_lane: optional(
      oneOfTexts(
        TRADE_LANES,
        "Clean Cargo trade lane, for rows of an operator's factor pack. Default: the lane of the two ports",
      ),
    ),
    ...amounts(rangesOf('distance'), { distanceKm: 'A known distance: no route is calculated' }),
    distance_type: optional(
      oneOfTexts(
        DISTANCE_TYPES,
        'Of distance_km: sfd is the shortest feasible distance, as calculated by a router; actual is the distance sailed. Decides the distance adjustment factor',
      ),
    ),
  },
  {
    title: 'EmissionsRoute',
    description:
      'Either origin and destination, or distance_km with distance_type; with a distance, the ends only determine countries and trade lane',
    oneOf: [
      { required: ['origin', 'destination'], not: { required: ['distance_km'] } },
      { required: ['distance_km', 'distance_type'] },
    ],
  },
)

export const Cargo = object(
  'EmissionsCargo',
  'teu or containers, mass_tonnes, or both; or passengers. Default: one tonne; a row of a batch has no default',
  {
    ...amounts(rangesOf('cargo'), {
      ...teuWords,
      containers:
        'Number of containers, instead of teu; container_type then states their length. A text with both (2x40HC+1x20DV), or a list of such texts, is read as container_type',
      massTonnes: 'Including packaging, excluding pallets and containers',
      footPassengers: 'Instead of a cargo: passengers of a ferry without a car',
      carPassengers: 'Instead of a cargo: passengers of a ferry, with their cars',
    }),
    container_type: text(
      'ISO 6346 code (45R1), trade code (40HC) or words (40 ft reefer, light, heavy, empty), also with their number (2x40HC); an unknown value is ignored with a warning',
    ),
    reefer: optional(boolean('Default: from container_type, otherwise false')),
  },
)

const FUEL_RANGES = rangesOf('fuel')

const Fuel = object(
  'EmissionsFuel',
  'Fuel consumed: consumed_tonnes with type, or fuels. Selects the method fuel_based',
  {
    ...amounts(FUEL_RANGES, {
      consumedTonnes: 'Fuel consumed on the whole voyage; requires type',
    }),
    type: optional(oneOfTexts(CONSUMED_FUELS)),
    iso8217_grade: text('From the delivery note, such as RMG380: selects the row of Annex II'),
    fuels: optional(ConsumedFuels),
    ...amounts(FUEL_RANGES, {
      ballastTonnes: 'Fuel of the ballast voyage before or after this one; added to the total',
    }),
    evidence: optional(
      object(
        'FuelEvidence',
        'With a period of at most a year that holds the departure, or a known verifier, the fuel is primary data, otherwise stated_by_caller',
        {
          kind: oneOfTexts(EVIDENCE_KINDS),
          period: text(
            'Period measured: an interval such as 2026-03-01/2026-03-24 that holds the departure',
          ),
          verified_by: text('Who verified the amount: a known verifier, such as "Jane Doe, DNV"'),
        },
      ),
    ),
  },
)

/** Prices of the laws, of a voyage and of a year. */
export const priceWords = {
  euaPriceEur: 'Price of an EU allowance, EUR',
  ukaPriceGbp: 'Price of a UK allowance, GBP',
  windShare: 'Ratio of wind-assist power to propulsion power, rewarded by FuelEU',
} as const

const Carbon = object(
  'CarbonRequest',
  'Adds the cost of the voyage under EU ETS, FuelEU and UK ETS. Both ends must be ports',
  amounts(rangesOf('carbon'), {
    ...priceWords,
    year: 'Year whose laws apply, for example to compare years. Default: the year of depart_at, otherwise this year. A warning if it is not the year of depart_at',
  }),
)

const EXAMPLES = [
  {
    route: { origin: { port_id: 1068 }, destination: { port_id: 1309 } },
    cargo: { teu: 10 },
    vessel: { type: 'container', capacity_teu: 13_000, imo: 9260419 },
  },
  {
    route: { origin: { lat: 51.95, lon: 4.0 }, destination: { port_id: 1309 }, avoid: ['suez'] },
    cargo: { mass_tonnes: 5000 },
    vessel: { type: 'dry_bulk', deadweight_tonnes: 57_000, fuel_type: 'VLSFO' },
    calculation: { method: 'activity_based', boundary: 'TTW' },
    framework: { name: 'GLEC', version: '3.0' },
  },
  {
    route: { origin: { port_id: 1068 }, destination: { port_id: 1309 } },
    cargo: { teu: 120, container_type: '45R1' },
    vessel: { type: 'container', capacity_teu: 8000 },
    fuel: { consumed_tonnes: 2100, type: 'VLSFO' },
    carbon: { eua_price_eur: 75, year: 2026 },
  },
  {
    route: { distance_km: 15_321, distance_type: 'actual' },
    fuel: {
      fuels: [
        { type: 'LNG', engine: 'diesel_slow_speed', tonnes: 1240 },
        { type: 'MGO', tonnes: 31 },
        { type: 'BIODIESEL', tonnes: 60, certificate: { ghg_g_per_mj: 14.9, id: 'EU-ISCC-1' } },
      ],
    },
  },
  { route: { distance_km: 13_200, distance_type: 'actual' }, cargo: { mass_tonnes: 18 } },
]

/** The set of published values of an estimate or a chain. */
export const factorSet = text(
  'Year of the edition of published values, such as 2025, whatever the departure: to restate another year. Default: the edition of the year of the departure',
)

/** Of an estimate or a chain. */
const incoterm = text(
  'Incoterm of the sale, such as FOB: decides the scope 3 category in a declaration, and no figure',
)

/** Beside the contract's fields, `carbon` and a route with a known distance. */
export const EmissionsRequestBody = Type.Object(
  {
    route: EmissionsRoute,
    cargo: optional(Cargo),
    vessel: optional(Vessel),
    fuel: optional(Fuel),
    port_calls: optional(PortCalls),
    calculation: optional(
      object('EmissionsCalculation', {
        method: optional(oneOfTexts(['auto', ...METHODS], { default: 'auto' })),
        boundary: optional(
          oneOfTexts(BOUNDARIES, {
            default: 'WTW',
            description: 'Sets the headline; the response always has all three',
          }),
        ),
        factor: optional(
          oneOfTexts(FACTOR_CHOICES, {
            default: 'auto',
            description:
              "For activity_based: a published average, the model, the operator's pack, or the ship's verified annual figures; auto tries the ship's IMO number, then the pack, then the model if the size is known, then the average",
          }),
        ),
        factor_row: text('Id of a published row, such as desnz-3235, instead of factor'),
        factor_set: factorSet,
      }),
    ),
    framework: optional(
      object('EmissionsFramework', {
        name: optional(Type.String({ default: 'GLEC' })),
        version: optional(Type.String({ default: '3.0' })),
      }),
    ),
    carrier: optional(
      object('EmissionsCarrier', {
        code: text('SCAC, e.g. MAEU'),
        name: text('Used without a code'),
      }),
    ),
    carbon: optional(Carbon),
    incoterm,
  },
  { title: 'EmissionsRequest', examples: EXAMPLES },
)

export type EmissionsBody = Static<typeof EmissionsRequestBody>
