import { VOYAGE_SHIP_NAMES } from '../../emissions/ship-names.js'
import { DEFAULT_ESTIMATE_FUEL, DEFAULT_ROUTE_FUEL } from '../../emissions/vessel-types.js'
import { VESSEL_MAXIMA, VOYAGE_FUELS, VOYAGE_VESSEL_TYPES } from '../../planning/vessel.js'
import { oneOfTexts } from './common.js'
import { amount } from './emissions-ship.js'
import { VesselFuels } from './fuel-use.js'
import { Type } from './type.js'

/** A length, or an amount per day: above 0, and at most what no vessel exceeds. */
const upTo = (maximum: number, description: string) =>
  Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum, description }))

export const VesselSchema = Type.Object(
  {
    type: Type.Optional(
      oneOfTexts(VOYAGE_SHIP_NAMES, {
        description: `${VOYAGE_VESSEL_TYPES.join(', ')}, or a ship as brokers call it: its class and dimensions fill what is missing. Default: container with capacity_teu or cargo`,
      }),
    ),
    imo: Type.Optional(
      Type.Union([Type.Integer(), Type.String()], {
        description: 'Has no effect',
      }),
    ),
    capacity_teu: amount('vessel.capacityTeu', 'Selects the size class'),
    deadweight_tonnes: amount('vessel.deadweightTonnes', 'Selects the size class'),
    gross_tonnage: amount('vessel.grossTonnage', 'Selects the size class'),
    size_class: Type.Optional(
      Type.String({
        description: 'For example panamax; an unknown value is ignored with a warning',
      }),
    ),
    draft_m: upTo(VESSEL_MAXIMA.draughtM, 'Draught, m'),
    beam_m: upTo(VESSEL_MAXIMA.beamM, 'Beam, m'),
    loa_m: upTo(VESSEL_MAXIMA.loaM, 'Length overall, m'),
    fuel_tonnes_per_day: upTo(
      VESSEL_MAXIMA.fuelTonnesPerDay,
      'Fuel at the voyage speed, tonnes per day',
    ),
    fuel_type: Type.Optional(
      oneOfTexts(VOYAGE_FUELS, {
        description: `Outside emission control areas, where gas oil replaces HFO and VLSFO. Default: ${DEFAULT_ROUTE_FUEL}, which assumptions then names; /v1/emissions/sea assumes ${DEFAULT_ESTIMATE_FUEL}`,
      }),
    ),
    fuels: Type.Optional(VesselFuels),
  },
  { title: 'Vessel' },
)
