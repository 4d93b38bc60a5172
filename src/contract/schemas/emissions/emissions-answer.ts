import type { Static } from 'typebox'
import { FUEL_CLASSES, SUSTAINABILITIES } from '../../../emissions/fuel.js'
import { CII_RATINGS } from '../../../emissions/law/cii.js'
import { PARTS } from '../../../emissions/parts.js'
import { requestAsRead } from '../asked.js'
import { Message, Messages, MessageValues, nullable, oneOfTexts, Warnings } from '../common.js'
import { array, boolean, integer, number, object, string, Type, time } from '../type.js'
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

export const wakeSums = {
  ttw_kg_co2e: number('Tank to wake'),
  wtt_kg_co2e: number('Well to tank'),
  wtw_kg_co2e: number('Well to wake: sum of the two'),
}

const totals = {
  total_kg_co2e: number('For the requested boundary'),
  ...wakeSums,
}

const Gases = object('TankToWakeGases', {
  co2_kg_co2e: number(),
  ch4_kg_co2e: number(),
  n2o_kg_co2e: number(),
  unattributed_kg_co2e: number(
    'The part that the source does not split by gas; below zero where its rounded gases exceed its rounded total',
  ),
})

const Activity = object('TransportActivity', 'Cargo times distance, in the unit of the factor', {
  mass_tonnes: nullable(number()),
  mass_source: nullable(oneOfTexts(['request', 'teu', 'assumed', 'passengers'])),
  teu: nullable(number()),
  teu_source: nullable(oneOfTexts(['request', 'mass'])),
  tonnes_per_teu: nullable(number('Conversion; null when both are given')),
  reefer: boolean(),
  transport_activity_tkm: nullable(number()),
  transport_activity_teukm: nullable(number()),
})

const Distance = object(
  'EmissionsDistance',
  'shortest_km is routed, actual_km is sailed; the factor depends on the distance type of both leg and intensity',
  {
    shortest_km: nullable(number('Basis of transport activity, if known')),
    actual_km: nullable(number()),
    type: oneOfTexts(['sfd', 'actual']),
    distance_adjustment_factor: number(),
    adjusted_km: number(),
    eca_km: nullable(number('Inside emission control areas in force')),
    piracy_km: nullable(number('Inside areas listed for piracy')),
    passages: array(string()),
    closed_by_vessel: array(string(), 'Canals closed to a ship of this size class'),
  },
)

const EnergyCarrier = object('EnergyCarrier', {
  fuel_type: string(),
  class: oneOfTexts(FUEL_CLASSES),
  certificate: nullable(string()),
  sustainability: nullable(
    oneOfTexts(
      SUSTAINABILITIES,
      'How EU ETS, UK ETS and FuelEU count a renewable fuel: as such only if proven. Null for a fossil fuel',
    ),
  ),
  tonnes: number(),
  energy_mj: number(),
  relative_share: number('Share of the energy, 0 to 1'),
  ttw_kg_co2e_per_kg: number(),
  wtw_kg_co2e_per_kg: number(),
  renewable_co2_kg: number('CO2 from renewable carbon at the funnel: reported, counted as zero'),
})

const Step = object('CalculationStep', {
  id: string(),
  formula: string('Arithmetic over the inputs: + - * / ^, brackets, min(), max()'),
  inputs: Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: "An input with the id of an earlier step takes that step's result",
  }),
  result: number(),
  unit: string(),
})

const Intensity = object(
  'EmissionIntensity',
  'Emissions of the cargo per unit of transport activity, including distance adjustment',
  {
    value: number(),
    ttw: number(),
    wtt: number(),
    wtw: number(),
    unit: string(),
  },
)

const CargoShare = object('CargoShare', "The cargo's share of the whole voyage's fuel", {
  share: number(),
  basis: string(),
  ...totals,
})

const Part = object('EmissionPart', {
  part: oneOfTexts(
    PARTS,
    'sea: factor over the whole distance; control_areas: difference due to gas oil inside emission control areas; half of a port call counts at each end',
  ),
  ttw_kg_co2e: number(),
  wtt_kg_co2e: number(),
  wtw_kg_co2e: number(),
})

/** @param attained what it is the ratio of */
export const ciiFields = (attained: string) => ({
  attained: number(attained),
  required: nullable(number('Null for a year without a reduction')),
  rating: nullable(oneOfTexts(CII_RATINGS)),
  unit: string(),
  year: integer(),
})

const Indicators = object(
  'ShipIndicators',
  "For the whole ship on this voyage. CII needs deadweight_tonnes, or gross_tonnage for ro-ro ships and ferries; null if the ship's fuel is unknown",
  {
    cii: nullable(
      object('CarbonIntensityIndicator', ciiFields('CO2 per capacity and distance of the voyage')),
    ),
    eeoi_g_per_tnm: nullable(number('g CO2 per tonne of cargo and nautical mile')),
    sea_cargo_charter_g_per_tnm: nullable(
      number('Well to wake, including the ballast voyage, g CO2e'),
    ),
    notes: array(string()),
    note_codes: Messages,
  },
)

const AskedPlace = object('AskedPlace', {
  port_id: nullable(integer('Null for a position')),
  unlocode: nullable(string()),
  name: nullable(string()),
  country_code: nullable(string('ISO 3166-1 alpha-2')),
  coordinates: array(number(), '[longitude, latitude]'),
})

export const deviation = {
  code: string(),
  is_allowed: boolean('Whether the standard accepts it if the reason is stated'),
  reason: string(),
  values: MessageValues,
}

export const UncertaintySchema = object('Uncertainty', {
  relative: number('Half the width of the band, relative to the total'),
  low_kg_co2e: number(),
  high_kg_co2e: number(),
  basis: string(),
})

/** The day on which a repeated request has the same answer. */
export const AskedDay = string(
  'Day whose rules apply: that of the departure, otherwise of the calculation',
  { format: 'date' },
)

const Asked = object('AskedEstimate', 'What was asked, as it was read', {
  origin: nullable(AskedPlace),
  destination: nullable(AskedPlace),
  day: AskedDay,
  request: requestAsRead<EmissionsBody>('/v1/emissions/sea'),
})

/** Members by which an answer can be verified later. */
export const verifiable = {
  software_version: string('Version of Fairway'),
  digest: string(
    'SHA-256 of this answer without digest, members sorted by name and written without spaces',
  ),
}

export const EstimateAnswer = object('EmissionsEstimate', {
  id: string(),
  departure: nullable(
    string('Day of the departure in UTC; null if the request states none', { format: 'date' }),
  ),
  asked: Asked,
  framework: FrameworkUsed,
  method: MethodSchema,
  method_requested: MethodRequested,
  method_reason: string(),
  boundary: BoundarySchema,
  emissions: object('EmissionTotals', { ...totals, ttw_gases: Gases }),
  deviations: array(
    object('Deviation', deviation),
    'Departures from ISO 14083, which determine framework.statement',
  ),
  alternatives: array(
    object('Alternative', { name: string(), wtw_kg_co2e: number(), change: number() }),
    'The total with the published average, if the ship follows from the trade, and with other sources for the upstream emissions of fuels',
  ),
  uncertainty: UncertaintySchema,
  parts: array(Part, 'Components of the totals'),
  applies_to: oneOfTexts(
    ['cargo', 'voyage'],
    "What the totals cover: the cargo, or the ship's whole voyage",
  ),
  cargo_share: nullable(CargoShare),
  intensity: nullable(Intensity),
  activity: Activity,
  distance: Distance,
  factor: Factor,
  gwp: GwpUsed,
  data_quality: object('DataQuality', {
    data_type: DataType,
    primary_data_share: number(),
    notes: array(string()),
    note_codes: Messages,
  }),
  energy_carriers: nullable(array(EnergyCarrier, 'Null if the factor does not name the fuel')),
  vessel: object('EstimatedVessel', { imo: nullable(string()), name: nullable(string()) }),
  indicators: nullable(Indicators),
  carbon: nullable(CarbonSchema),
  steps: array(Step),
  verification: string(),
  verification_code: Message,
  exclusions: array(string()),
  exclusion_codes: Messages,
  warnings: Warnings,
  factor_set_version: string(),
  data_version: nullable(string('Version of the sea data; null without a route')),
  ...verifiable,
  calculated_at: time(),
})

export type EstimateBody = Static<typeof EstimateAnswer>
/** Without the members that differ between callers. */
export type EstimateCoreBody = Omit<
  EstimateBody,
  'id' | 'warnings' | 'calculated_at' | 'data_version' | keyof typeof verifiable
>
