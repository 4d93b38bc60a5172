import type { Static } from 'typebox'
import { DATA_TYPES } from '../../../emissions/answer/provenance.js'
import {
  ACTIVITY_DISTANCES,
  HUB_OPERATIONS,
  LEG_DISTANCES,
  STATED_MODES,
} from '../../../emissions/chain/chain.js'
import { ENERGY_UNITS, ILEAP_CARRIERS } from '../../../papers/ileap-carriers.js'
import { CHAIN_ELEMENTS } from '../../../planning/voyage/voyage.js'
import { MOMENT_FORM } from '../../read-moment.js'
import { requestAsRead } from '../asked.js'
import { CoordinatesInput, Messages, nullable, oneOfTexts, Warnings } from '../common.js'
import {
  array,
  boolean,
  integer,
  number,
  object,
  optional,
  string,
  Type,
  text,
  time,
} from '../type.js'
import {
  AskedDay,
  deviation,
  EstimateAnswer,
  UncertaintySchema,
  verifiable,
} from './emissions-answer.js'
import { DataType, FrameworkUsed } from './emissions-parts.js'
import { Cargo, EmissionsRequestBody, factorSet } from './emissions-request.js'

/** Cargo, framework and Incoterm are those of the whole chain. */
const { cargo: _, framework, incoterm, ...ofLeg } = EmissionsRequestBody.properties

const name = optional(string('Your own label, returned unchanged', { maxLength: 200 }))

const SeaLeg = object(
  'ChainSeaLeg',
  'A leg estimated by Fairway: an emissions request without cargo and framework',
  { kind: Type.Literal('sea'), name, ...ofLeg },
)

const factor = (unit: string) =>
  object(unit.includes('t-km') ? 'ChainLegFactor' : 'ChainHubFactor', {
    ttw: number(`${unit}, operation`, { minimum: 0, maximum: 1e6 }),
    wtt: number(`${unit}, energy supply`, { minimum: 0, maximum: 1e6 }),
    source: string('Source of the factor; returned unchanged', { minLength: 1, maxLength: 500 }),
    year: optional(Type.Integer({ minimum: 1990, maximum: 2100 })),
    data_type: optional(
      oneOfTexts(DATA_TYPES, {
        default: 'default',
        description: 'Basis of the factor; primary counts only with verified_by',
      }),
    ),
    verified_by: text('Who verified the factor: a known verifier, such as DNV'),
  })

const StatedLeg = object(
  'ChainLeg',
  'A leg of any mode with your own figures or an open default. Defaults use actual distance: road adds 5 %, air adds 95 km',
  {
    kind: Type.Literal('leg'),
    name,
    mode: oneOfTexts(STATED_MODES),
    distance_km: optional(Type.Number({ minimum: 0, maximum: 100_000 })),
    between: optional(
      Type.Array(CoordinatesInput, {
        minItems: 2,
        maxItems: 2,
        description:
          'The two ends, instead of distance_km: by road and rail the great circle times 1.3, by air the great circle; a warning says so',
      }),
    ),
    distance_type: optional(
      oneOfTexts(
        LEG_DISTANCES,
        'Shortest feasible distance, great circle, or actual distance, as telematics measure it: the transport activity then uses that divided by the adjustment of the mode. Default: sfd; gcd for air',
      ),
    ),
    factor: optional(factor('g CO2e/t-km')),
    factor_row: text(
      'Id of an open default, such as desnz-3136, instead of factor. Default: by mode; sea has none',
    ),
  },
)

const perUnit = (description: string) => number(description, { minimum: 0, maximum: 1e6 })

const HubEnergy = object('HubEnergyCarrier', {
  energy_carrier: oneOfTexts(ILEAP_CARRIERS),
  relative_share: number("Share of the hub's activity; all shares add up to 1", {
    exclusiveMinimum: 0,
    maximum: 1,
  }),
  ttw_kg_co2e: perUnit('kg CO2e per unit of energy, operation'),
  wtw_kg_co2e: perUnit('kg CO2e per unit of energy, operation and supply'),
  unit: oneOfTexts(ENERGY_UNITS),
})

const Hub = object('ChainHub', 'An operation in a port, a terminal or a warehouse', {
  kind: Type.Literal('hub'),
  name,
  operation: oneOfTexts(HUB_OPERATIONS),
  factor: factor('kg CO2e/t'),
  energy_carriers: optional(
    array(HubEnergy, {
      minItems: 1,
      maxItems: ILEAP_CARRIERS.length,
      description:
        'What the hub runs on, for its category in iLEAP and PACT (format=pact). Changes no figure',
    }),
  ),
})

export const ChainRequestBody = Type.Object(
  {
    cargo: Cargo,
    framework,
    incoterm,
    factor_set: factorSet,
    depart_at: text(
      `Day of the transport: ${MOMENT_FORM}. Its year selects the values of open defaults. Default: the first departure at sea, otherwise the latest values`,
    ),
    elements: array(Type.Union([SeaLeg, StatedLeg, Hub]), {
      minItems: CHAIN_ELEMENTS.min,
      maxItems: CHAIN_ELEMENTS.max,
      description: 'In transport order',
    }),
  },
  {
    title: 'ChainRequest',
    examples: [
      {
        cargo: { teu: 2 },
        elements: [
          {
            kind: 'leg',
            name: 'Truck to the port',
            mode: 'road',
            distance_km: 180,
            factor: { ttw: 60, wtt: 15, source: "carrier's yearly report", year: 2025 },
          },
          {
            kind: 'sea',
            route: { origin: { port_id: 1068 }, destination: { port_id: 1309 } },
            vessel: { type: 'container', capacity_teu: 13_000 },
          },
          {
            kind: 'hub',
            name: 'Transhipment in Singapore',
            operation: 'maritime_container_terminal',
            factor: { ttw: 0.9, wtt: 0.2, source: "terminal's statement", year: 2025 },
          },
        ],
      },
    ],
  },
)

export type ChainBody = Static<typeof ChainRequestBody>
export type ChainFactorBody = Static<typeof Hub>['factor']
export type ChainSeaLegBody = Static<typeof SeaLeg>
export type ChainLegBody = Static<typeof StatedLeg>

const sums = {
  ttw_kg_co2e: number('Tank to wake, and operation of hubs'),
  wtt_kg_co2e: number('Well to tank'),
  wtw_kg_co2e: number('Well to wake: sum of the two'),
}
const Totals = object('ChainTotals', sums)
const Mode = oneOfTexts([...STATED_MODES, 'hub'])

const Part = object('ChainPart', {
  kind: oneOfTexts(['leg', 'hub']),
  mode: Mode,
  operation: nullable(oneOfTexts(HUB_OPERATIONS)),
  name: nullable(string()),
  distance_km: nullable(number()),
  distance_type: nullable(oneOfTexts(ACTIVITY_DISTANCES)),
  transport_activity_tkm: nullable(number('Null for a hub')),
  emissions: Totals,
  data_type: DataType,
  source: string(),
  factor_row: nullable(string('The open default used')),
  estimate: nullable(EstimateAnswer),
})

const ChainAllowances = object('ChainAllowances', {
  allowances_tonnes: number(),
  cost: nullable(number('Null if one of the legs has no price')),
})

const ChainCarbon = object(
  'ChainCarbon',
  "The cargo's costs, added up over the legs at sea: ets in EUR, uk_ets in GBP. A law that applies to no leg is null. Null if no leg asks for costs",
  {
    ets: nullable(ChainAllowances),
    uk_ets: nullable(ChainAllowances),
    fuel_eu: nullable(object('ChainFuelEu', { penalty_eur: number() })),
  },
)

export const ChainAnswer = object('ChainEstimate', {
  id: string(),
  asked: object('AskedChain', 'What was asked, as it was read. Each leg at sea has its own', {
    day: AskedDay,
    request: requestAsRead<ChainBody>('/v1/emissions/chains'),
  }),
  framework: FrameworkUsed,
  deviations: array(
    object('ChainDeviation', {
      ...deviation,
      elements: array(integer(), 'Indexes from 0'),
    }),
    'Departures of any element, which determine framework.statement',
  ),
  uncertainty: UncertaintySchema,
  carbon: nullable(ChainCarbon),
  exclusions: array(string()),
  exclusion_codes: Messages,
  cargo: object('ChainCargo', {
    mass_tonnes: number(),
    mass_source: oneOfTexts(['request', 'teu', 'assumed', 'passengers']),
    teu: number(),
    teu_source: oneOfTexts(['request', 'mass']),
    tonnes_per_teu: nullable(number()),
    reefer: boolean(),
  }),
  emissions: Totals,
  transport_activity_tkm: number(
    'Sum over all legs, on shortest feasible or great circle distances',
  ),
  intensity: nullable(
    object(
      'ChainIntensity',
      "Emissions of legs and hubs per unit of the legs' transport activity",
      {
        ttw: number(),
        wtt: number(),
        wtw: number(),
        unit: Type.Literal('g CO2e/t-km'),
      },
    ),
  ),
  by_mode: array(
    object('ChainModeTotals', { mode: Mode, transport_activity_tkm: number(), ...sums }),
  ),
  data_shares: object(
    'ChainDataShares',
    'Shares of the well-to-wake total, by data type',
    Object.fromEntries(DATA_TYPES.map((type) => [type, number()])) as Record<
      (typeof DATA_TYPES)[number],
      ReturnType<typeof Type.Number>
    >,
  ),
  elements: array(Part),
  warnings: Warnings,
  factor_set_version: string(),
  data_version: nullable(string('Version of the sea data; null without a route')),
  ...verifiable,
  calculated_at: time(),
})

export type ChainAnswerBody = Static<typeof ChainAnswer>
/** Without the members that differ between callers. */
export type ChainCoreBody = Omit<
  ChainAnswerBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version' | keyof typeof verifiable
>
