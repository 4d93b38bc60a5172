import {
  DEFAULT_ESTIMATE_FUEL,
  DEFAULT_ROUTE_FUEL,
} from '../../../emissions/generated/vessel-types.js'
import { VOYAGE_SHIP_NAMES } from '../../../emissions/ship/ship-names.js'
import { VESSEL_RANGES, VOYAGE_FUELS, VOYAGE_VESSEL_TYPES } from '../../../planning/ship/vessel.js'
import { SHIP_NAME } from '../../validation/json-schema.js'
import { oneOfTexts } from '../common.js'
import { ballastField } from '../condition.js'
import { integer, object, optional, string, Type, text } from '../type.js'
import { amounts } from './amounts.js'
import { sizeFields } from './emissions-ship.js'
import { VesselFuels } from './fuel-use.js'

export const VesselSchema = object('Vessel', {
  type: optional(
    oneOfTexts(VOYAGE_SHIP_NAMES, {
      format: SHIP_NAME,
      description: `${VOYAGE_VESSEL_TYPES.join(', ')}, or a ship as brokers call it: its class and dimensions fill what is missing. Default: container with capacity_teu or cargo; dimensions alone close canals and straits and say nothing of fuel, but a single route or matrix needs a type`,
    }),
  ),
  imo: optional(
    Type.Union([integer(), string()], {
      description: 'Has no effect',
    }),
  ),
  ...sizeFields,
  size_class: text('For example panamax; an unknown value is ignored with a warning'),
  ...amounts(VESSEL_RANGES, {
    draughtM: 'Draught, m',
    beamM: 'Beam, m',
    loaM: 'Length overall, m',
    fuelTonnesPerDay: 'Fuel at the voyage speed, tonnes per day',
    anchorFuelTonnesPerDay: 'Fuel at anchor, tonnes per day. Default: that of a ship of this size',
  }),
  ...ballastField,
  fuel_type: optional(
    oneOfTexts(
      VOYAGE_FUELS,
      `Outside emission control areas, where gas oil replaces HFO and VLSFO. Default: ${DEFAULT_ROUTE_FUEL}, which assumptions then names; /v1/emissions/sea assumes ${DEFAULT_ESTIMATE_FUEL}`,
    ),
  ),
  fuels: optional(VesselFuels),
})
