import type { Static } from 'typebox'
import { CII_RATINGS } from '../../emissions/cii.js'
import { FUEL_CLASSES, SUSTAINABILITIES } from '../../emissions/fuel.js'
import { PARTS } from '../../emissions/methods/parts.js'
import { requestAsRead } from './asked.js'
import { Message, Messages, MessageValues, nullable, oneOfTexts, Warnings } from './common.js'
import { CarbonSchema } from './emissions-carbon.js'
import {
  BoundarySchema,
  DataType,
  Factor,
  FrameworkUsed,
  GwpUsed,
  MethodRequested,
  MethodSchema,
} from './emissions-parts.js'
import type { EmissionsBody } from './emissions-request.js'
import { Type } from './type.js'

export const wakeSums = {
  ttw_kg_co2e: Type.Number({ description: 'Tank to wake' }),
  wtt_kg_co2e: Type.Number({ description: 'Well to tank' }),
  wtw_kg_co2e: Type.Number({ description: 'Well to wake: sum of the two' }),
}

const totals = {
  total_kg_co2e: Type.Number({ description: 'For the requested boundary' }),
  ...wakeSums,
}

const Gases = Type.Object(
  {
    co2_kg_co2e: Type.Number(),
    ch4_kg_co2e: Type.Number(),
    n2o_kg_co2e: Type.Number(),
    unattributed_kg_co2e: Type.Number({
      description:
        'The part that the source does not split by gas; below zero where its rounded gases exceed its rounded total',
    }),
  },
  { title: 'TankToWakeGases' },
)

const Activity = Type.Object(
  {
    mass_tonnes: nullable(Type.Number()),
    mass_source: nullable(oneOfTexts(['request', 'teu', 'assumed'])),
    teu: nullable(Type.Number()),
    teu_source: nullable(oneOfTexts(['request', 'mass'])),
    tonnes_per_teu: nullable(Type.Number({ description: 'Conversion; null when both are given' })),
    reefer: Type.Boolean(),
    transport_activity_tkm: nullable(Type.Number()),
    transport_activity_teukm: nullable(Type.Number()),
  },
  { title: 'TransportActivity', description: 'Cargo times distance, in the unit of the factor' },
)

const Distance = Type.Object(
  {
    shortest_km: nullable(Type.Number({ description: 'Basis of transport activity, if known' })),
    actual_km: nullable(Type.Number()),
    type: oneOfTexts(['sfd', 'actual']),
    distance_adjustment_factor: Type.Number(),
    adjusted_km: Type.Number(),
    eca_km: nullable(Type.Number({ description: 'Inside emission control areas in force' })),
    piracy_km: nullable(Type.Number({ description: 'Inside areas listed for piracy' })),
    passages: Type.Array(Type.String()),
    closed_by_vessel: Type.Array(Type.String(), {
      description: 'Canals closed to a ship of this size class',
    }),
  },
  {
    title: 'EmissionsDistance',
    description:
      'shortest_km is routed, actual_km is sailed; the factor depends on the distance type of both leg and intensity',
  },
)

const EnergyCarrier = Type.Object(
  {
    fuel_type: Type.String(),
    class: oneOfTexts(FUEL_CLASSES),
    certificate: nullable(Type.String()),
    sustainability: nullable(
      oneOfTexts(SUSTAINABILITIES, {
        description:
          'How EU ETS, UK ETS and FuelEU count a renewable fuel: as such only if proven. Null for a fossil fuel',
      }),
    ),
    tonnes: Type.Number(),
    energy_mj: Type.Number(),
    relative_share: Type.Number({ description: 'Share of the energy, 0 to 1' }),
    ttw_kg_co2e_per_kg: Type.Number(),
    wtw_kg_co2e_per_kg: Type.Number(),
    renewable_co2_kg: Type.Number({
      description: 'CO2 from renewable carbon at the funnel: reported, counted as zero',
    }),
  },
  { title: 'EnergyCarrier' },
)

const Step = Type.Object(
  {
    id: Type.String(),
    formula: Type.String({
      description: 'Arithmetic over the inputs: + - * / ^, brackets, min(), max()',
    }),
    inputs: Type.Unsafe<Record<string, number>>({
      type: 'object',
      additionalProperties: { type: 'number' },
      description: "An input with the id of an earlier step takes that step's result",
    }),
    result: Type.Number(),
    unit: Type.String(),
  },
  { title: 'CalculationStep' },
)

const Intensity = Type.Object(
  {
    value: Type.Number(),
    ttw: Type.Number(),
    wtt: Type.Number(),
    wtw: Type.Number(),
    unit: Type.String(),
  },
  {
    title: 'EmissionIntensity',
    description:
      'Emissions of the cargo per unit of transport activity, including distance adjustment',
  },
)

const CargoShare = Type.Object(
  { share: Type.Number(), basis: Type.String(), ...totals },
  { title: 'CargoShare', description: "The cargo's share of the whole voyage's fuel" },
)

const Part = Type.Object(
  {
    part: oneOfTexts(PARTS, {
      description:
        'sea: factor over the whole distance; control_areas: difference due to gas oil inside emission control areas; half of a port call counts at each end',
    }),
    ttw_kg_co2e: Type.Number(),
    wtt_kg_co2e: Type.Number(),
    wtw_kg_co2e: Type.Number(),
  },
  { title: 'EmissionPart' },
)

/** @param attained what it is the ratio of */
export const ciiFields = (attained: string) => ({
  attained: Type.Number({ description: attained }),
  required: nullable(Type.Number({ description: 'Null for a year without a reduction' })),
  rating: nullable(oneOfTexts(CII_RATINGS)),
  unit: Type.String(),
  year: Type.Integer(),
})

const Indicators = Type.Object(
  {
    cii: nullable(
      Type.Object(ciiFields('CO2 per capacity and distance of the voyage'), {
        title: 'CarbonIntensityIndicator',
      }),
    ),
    eeoi_g_per_tnm: nullable(
      Type.Number({ description: 'g CO2 per tonne of cargo and nautical mile' }),
    ),
    sea_cargo_charter_g_per_tnm: nullable(
      Type.Number({ description: 'Well to wake, including the ballast voyage, g CO2e' }),
    ),
    notes: Type.Array(Type.String()),
    note_codes: Messages,
  },
  {
    title: 'ShipIndicators',
    description:
      "For the whole ship on this voyage. CII needs deadweight_tonnes, or gross_tonnage for ro-ro ships and ferries; null if the ship's fuel is unknown",
  },
)

const AskedPlace = Type.Object(
  {
    port_id: nullable(Type.Integer({ description: 'Null for a position' })),
    unlocode: nullable(Type.String()),
    name: nullable(Type.String()),
    country_code: nullable(Type.String({ description: 'ISO 3166-1 alpha-2' })),
    coordinates: Type.Array(Type.Number(), { description: '[longitude, latitude]' }),
  },
  { title: 'AskedPlace' },
)

export const deviation = {
  code: Type.String(),
  is_allowed: Type.Boolean({
    description: 'Whether the standard accepts it if the reason is stated',
  }),
  reason: Type.String(),
  values: MessageValues,
}

export const UncertaintySchema = Type.Object(
  {
    relative: Type.Number({ description: 'Half the width of the band, relative to the total' }),
    low_kg_co2e: Type.Number(),
    high_kg_co2e: Type.Number(),
    basis: Type.String(),
  },
  { title: 'Uncertainty' },
)

/** The day on which a repeated request has the same answer. */
export const AskedDay = Type.String({
  format: 'date',
  description: 'Day whose rules apply: that of the departure, otherwise of the calculation',
})

const Asked = Type.Object(
  {
    origin: nullable(AskedPlace),
    destination: nullable(AskedPlace),
    day: AskedDay,
    request: requestAsRead<EmissionsBody>('/v1/emissions/sea'),
  },
  { title: 'AskedEstimate', description: 'What was asked, as it was read' },
)

/** Members by which an answer can be verified later. */
export const verifiable = {
  software_version: Type.String({ description: 'Version of Fairway' }),
  digest: Type.String({
    description:
      'SHA-256 of this answer without digest, members sorted by name and written without spaces',
  }),
}

export const EstimateAnswer = Type.Object(
  {
    id: Type.String(),
    departure: nullable(
      Type.String({
        format: 'date',
        description: 'Day of the departure in UTC; null if the request states none',
      }),
    ),
    asked: Asked,
    framework: FrameworkUsed,
    method: MethodSchema,
    method_requested: MethodRequested,
    method_reason: Type.String(),
    boundary: BoundarySchema,
    emissions: Type.Object({ ...totals, ttw_gases: Gases }, { title: 'EmissionTotals' }),
    deviations: Type.Array(Type.Object(deviation, { title: 'Deviation' }), {
      description: 'Departures from ISO 14083, which determine framework.statement',
    }),
    alternatives: Type.Array(
      Type.Object(
        { name: Type.String(), wtw_kg_co2e: Type.Number(), change: Type.Number() },
        { title: 'Alternative' },
      ),
      {
        description:
          'The total with the published average, if the ship follows from the trade, and with other sources for the upstream emissions of fuels',
      },
    ),
    uncertainty: UncertaintySchema,
    parts: Type.Array(Part, { description: 'Components of the totals' }),
    applies_to: oneOfTexts(['cargo', 'voyage'], {
      description: "What the totals cover: the cargo, or the ship's whole voyage",
    }),
    cargo_share: nullable(CargoShare),
    intensity: nullable(Intensity),
    activity: Activity,
    distance: Distance,
    factor: Factor,
    gwp: GwpUsed,
    data_quality: Type.Object(
      {
        data_type: DataType,
        primary_data_share: Type.Number(),
        notes: Type.Array(Type.String()),
        note_codes: Messages,
      },
      { title: 'DataQuality' },
    ),
    energy_carriers: nullable(
      Type.Array(EnergyCarrier, { description: 'Null if the factor does not name the fuel' }),
    ),
    vessel: Type.Object(
      { imo: nullable(Type.String()), name: nullable(Type.String()) },
      { title: 'EstimatedVessel' },
    ),
    indicators: nullable(Indicators),
    carbon: nullable(CarbonSchema),
    steps: Type.Array(Step),
    verification: Type.String(),
    verification_code: Message,
    exclusions: Type.Array(Type.String()),
    exclusion_codes: Messages,
    warnings: Warnings,
    factor_set_version: Type.String(),
    data_version: nullable(
      Type.String({ description: 'Version of the sea data; null without a route' }),
    ),
    ...verifiable,
    calculated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'EmissionsEstimate' },
)

export type EstimateBody = Static<typeof EstimateAnswer>
/** Without the members that differ between callers. */
export type EstimateCoreBody = Omit<
  EstimateBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version' | keyof typeof verifiable
>
