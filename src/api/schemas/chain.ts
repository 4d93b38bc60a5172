import type { Static } from 'typebox'
import { ACTIVITY_DISTANCES, HUB_OPERATIONS, STATED_MODES } from '../../emissions/chain.js'
import { DATA_TYPES } from '../../emissions/data-type.js'
import { ENERGY_UNITS, ILEAP_CARRIERS } from '../../export-formats/ileap-carriers.js'
import { CHAIN_ELEMENTS } from '../../planning/voyage.js'
import { requestAsRead } from './asked.js'
import { Messages, nullable, oneOfTexts, Warnings } from './common.js'
import {
  AskedDay,
  deviation,
  EstimateAnswer,
  UncertaintySchema,
  verifiable,
} from './emissions-answer.js'
import { DataType, FrameworkUsed } from './emissions-parts.js'
import { Cargo, EmissionsRequestBody, factorSet } from './emissions-request.js'
import { Type } from './type.js'

/** Cargo and framework are those of the whole chain. */
const { cargo: _, framework, ...ofLeg } = EmissionsRequestBody.properties

const name = Type.Optional(
  Type.String({ maxLength: 200, description: 'Your own label, returned unchanged' }),
)

const SeaLeg = Type.Object(
  { kind: Type.Literal('sea'), name, ...ofLeg },
  {
    title: 'ChainSeaLeg',
    description: 'A leg estimated by Fairway: an emissions request without cargo and framework',
  },
)

const factor = (unit: string) =>
  Type.Object(
    {
      ttw: Type.Number({ minimum: 0, maximum: 1e6, description: `${unit}, operation` }),
      wtt: Type.Number({
        minimum: 0,
        maximum: 1e6,
        description: `${unit}, energy supply`,
      }),
      source: Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'Source of the factor; returned unchanged',
      }),
      year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2100 })),
      data_type: Type.Optional(
        oneOfTexts(DATA_TYPES, { default: 'default', description: 'Basis of the factor' }),
      ),
    },
    { title: unit.includes('t-km') ? 'ChainLegFactor' : 'ChainHubFactor' },
  )

const StatedLeg = Type.Object(
  {
    kind: Type.Literal('leg'),
    name,
    mode: oneOfTexts(STATED_MODES),
    distance_km: Type.Number({ minimum: 0, maximum: 100_000 }),
    distance_type: Type.Optional(
      oneOfTexts(ACTIVITY_DISTANCES, {
        description: 'Shortest feasible distance, or great circle. Default: sfd; gcd for air',
      }),
    ),
    factor: Type.Optional(factor('g CO2e/t-km')),
    factor_row: Type.Optional(
      Type.String({
        description:
          'Id of an open default, such as desnz-3136, instead of factor. Default: by mode; sea has none',
      }),
    ),
  },
  {
    title: 'ChainLeg',
    description:
      'A leg of any mode with your own figures or an open default. Defaults use actual distance: road adds 5 %, air adds 95 km',
  },
)

const perUnit = (description: string) => Type.Number({ minimum: 0, maximum: 1e6, description })

const HubEnergy = Type.Object(
  {
    energy_carrier: oneOfTexts(ILEAP_CARRIERS),
    relative_share: Type.Number({
      exclusiveMinimum: 0,
      maximum: 1,
      description: "Share of the hub's activity; all shares add up to 1",
    }),
    ttw_kg_co2e: perUnit('kg CO2e per unit of energy, operation'),
    wtw_kg_co2e: perUnit('kg CO2e per unit of energy, operation and supply'),
    unit: oneOfTexts(ENERGY_UNITS),
  },
  { title: 'HubEnergyCarrier' },
)

const Hub = Type.Object(
  {
    kind: Type.Literal('hub'),
    name,
    operation: oneOfTexts(HUB_OPERATIONS),
    factor: factor('kg CO2e/t'),
    energy_carriers: Type.Optional(
      Type.Array(HubEnergy, {
        minItems: 1,
        maxItems: ILEAP_CARRIERS.length,
        description:
          'What the hub runs on, for its category in iLEAP and PACT (format=pact). Changes no figure',
      }),
    ),
  },
  { title: 'ChainHub', description: 'An operation in a port, a terminal or a warehouse' },
)

export const ChainRequestBody = Type.Object(
  {
    cargo: Cargo,
    framework,
    factor_set: factorSet,
    elements: Type.Array(Type.Union([SeaLeg, StatedLeg, Hub]), {
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

const sums = {
  ttw_kg_co2e: Type.Number({ description: 'Tank to wake, and operation of hubs' }),
  wtt_kg_co2e: Type.Number({ description: 'Well to tank' }),
  wtw_kg_co2e: Type.Number({ description: 'Well to wake: sum of the two' }),
}
const Totals = Type.Object(sums, { title: 'ChainTotals' })
const Mode = oneOfTexts([...STATED_MODES, 'hub'])

const Part = Type.Object(
  {
    kind: oneOfTexts(['leg', 'hub']),
    mode: Mode,
    operation: nullable(oneOfTexts(HUB_OPERATIONS)),
    name: nullable(Type.String()),
    distance_km: nullable(Type.Number()),
    distance_type: nullable(oneOfTexts(ACTIVITY_DISTANCES)),
    transport_activity_tkm: nullable(Type.Number({ description: 'Null for a hub' })),
    emissions: Totals,
    data_type: DataType,
    source: Type.String(),
    factor_row: nullable(Type.String({ description: 'The open default used' })),
    estimate: nullable(EstimateAnswer),
  },
  { title: 'ChainPart' },
)

const ChainAllowances = Type.Object(
  {
    allowances_tonnes: Type.Number(),
    cost: nullable(Type.Number({ description: 'Null if one of the legs has no price' })),
  },
  { title: 'ChainAllowances' },
)

const ChainCarbon = Type.Object(
  {
    ets: nullable(ChainAllowances),
    uk_ets: nullable(ChainAllowances),
    fuel_eu: nullable(Type.Object({ penalty_eur: Type.Number() }, { title: 'ChainFuelEu' })),
  },
  {
    title: 'ChainCarbon',
    description:
      "The cargo's costs, added up over the legs at sea: ets in EUR, uk_ets in GBP. A law that applies to no leg is null. Null if no leg asks for costs",
  },
)

export const ChainAnswer = Type.Object(
  {
    id: Type.String(),
    asked: Type.Object(
      { day: AskedDay, request: requestAsRead<ChainBody>('/v1/emissions/chains') },
      {
        title: 'AskedChain',
        description: 'What was asked, as it was read. Each leg at sea has its own',
      },
    ),
    framework: FrameworkUsed,
    deviations: Type.Array(
      Type.Object(
        {
          ...deviation,
          elements: Type.Array(Type.Integer(), { description: 'Indexes from 0' }),
        },
        { title: 'ChainDeviation' },
      ),
      { description: 'Departures of any element, which determine framework.statement' },
    ),
    uncertainty: UncertaintySchema,
    carbon: nullable(ChainCarbon),
    exclusions: Type.Array(Type.String()),
    exclusion_codes: Messages,
    cargo: Type.Object(
      {
        mass_tonnes: Type.Number(),
        mass_source: oneOfTexts(['request', 'teu', 'assumed']),
        teu: Type.Number(),
        teu_source: oneOfTexts(['request', 'mass']),
        tonnes_per_teu: nullable(Type.Number()),
        reefer: Type.Boolean(),
      },
      { title: 'ChainCargo' },
    ),
    emissions: Totals,
    transport_activity_tkm: Type.Number({
      description: 'Sum over all legs, on shortest feasible or great circle distances',
    }),
    intensity: nullable(
      Type.Object(
        {
          ttw: Type.Number(),
          wtt: Type.Number(),
          wtw: Type.Number(),
          unit: Type.Literal('g CO2e/t-km'),
        },
        {
          title: 'ChainIntensity',
          description: "Emissions of legs and hubs per unit of the legs' transport activity",
        },
      ),
    ),
    by_mode: Type.Array(
      Type.Object(
        { mode: Mode, transport_activity_tkm: Type.Number(), ...sums },
        { title: 'ChainModeTotals' },
      ),
    ),
    data_shares: Type.Object(
      Object.fromEntries(DATA_TYPES.map((type) => [type, Type.Number()])) as Record<
        (typeof DATA_TYPES)[number],
        ReturnType<typeof Type.Number>
      >,
      {
        title: 'ChainDataShares',
        description: 'Shares of the well-to-wake total, by data type',
      },
    ),
    elements: Type.Array(Part),
    warnings: Warnings,
    factor_set_version: Type.String(),
    data_version: nullable(
      Type.String({ description: 'Version of the sea data; null without a route' }),
    ),
    ...verifiable,
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'ChainEstimate' },
)

export type ChainAnswerBody = Static<typeof ChainAnswer>
/** Without the members that differ between callers. */
export type ChainCoreBody = Omit<
  ChainAnswerBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version' | keyof typeof verifiable
>
