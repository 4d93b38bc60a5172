import {
  DEFAULT_ESTIMATE_FUEL,
  DEFAULT_ROUTE_FUEL,
  VESSEL_TYPES,
} from '../../../emissions/generated/vessel-types.js'
import { rangesOf } from '../../../emissions/number-rules.js'
import { CARGO_SHIP_NAMES } from '../../../emissions/ship/ship-names.js'
import { SHIP_NAME } from '../../validation/json-schema.js'
import { oneOfTexts } from '../common.js'
import { integer, object, optional, string, Type, text } from '../type.js'
import { amounts } from './amounts.js'
import { VesselFuels } from './fuel-use.js'

const RANGES = rangesOf('vessel')

/** The size of a ship. */
export const sizeFields = amounts(RANGES, {
  capacityTeu: 'Capacity of a container ship, TEU: decides its size class and models its fuel',
  deadweightTonnes: 'Deadweight of any other ship, t: decides its size class and models its fuel',
  grossTonnage:
    "Gross tonnage: the size if nothing else says it. Selects a row by GT in the operator's factor pack; below 5,000 no carbon law applies",
})

/** The ship of an estimate. */
export const Vessel = object('EmissionsVessel', {
  type: optional(
    oneOfTexts(CARGO_SHIP_NAMES, {
      format: SHIP_NAME,
      description: `${VESSEL_TYPES.join(', ')}, or what brokers and carriers call a ship. Default: container with capacity_teu or cargo in containers`,
    }),
  ),
  imo: optional(
    Type.Union([integer(), string()], {
      description:
        "Seven digits; a wrong check digit gives a warning. Finds the ship's verified annual figures if the operator has loaded THETIS-MRV data",
    }),
  ),
  name: text('Returned unchanged in the response'),
  ...sizeFields,
  size_class: text('Size class, such as neo_panamax, if no capacity is given'),
  ...amounts(RANGES, {
    capacityLaneMetres: 'Of a ro-ro ship, not of the cargo: selects the published row of its size',
    capacityCeu: 'Of a vehicle carrier, car equivalents: selects the published row of its size',
    speedKn:
      "Speed of the voyage, knots; rejected if above the modelled ship's maximum. Default: typical for its size",
    cargoOnBoardTeu: 'All containers on board, including this cargo',
    cargoOnBoardTonnes:
      'All cargo on board, including this cargo: fuel consumed is allocated by it, not by capacity',
    passengers: 'On board a ferry; they share the fuel by mass',
    passengerVehicles: 'Vehicles of the passengers',
    passengerEquivalents: 'Cargo on a ferry in the units of ISO 14083, instead of mass',
    passengerEquivalentsOnBoard:
      'All passengers, vehicles and cargo on board; required with passenger_equivalents',
    loadFactor:
      'Share of capacity used, averaged over all sailing including ballast. Default: typical for its size',
    draughtM: 'Draught as sailed, m. Default: design draught',
  }),
  fuel_type: text(
    `E.g. HFO, VLSFO, MGO, MDO, LNG, methanol: the fuel of a modelled ship. Default: ${DEFAULT_ESTIMATE_FUEL}, which data_quality.notes then names; /calculate-route and /v1/voyages assume ${DEFAULT_ROUTE_FUEL}. Fuels without factors are rejected, with a list of those available`,
  ),
  fuels: optional(VesselFuels),
})

/** Electricity from the shore, of a call and of a stay. */
export const shorePowerWords = {
  shorePowerShare: 'Share of electricity at berth from shore power. Default: 0',
  gridGPerKwh: 'Carbon intensity of shore power, g CO2e/kWh. Default: world average',
} as const

/** Time in port, for a modelled ship. */
export const PortCalls = object(
  'PortCalls',
  'Hours of one port call, half counted at each end. Default: typical for the ship type. Modelled ships only',
  amounts(rangesOf('portCalls'), {
    berthHours: 'At berth',
    anchorageHours: 'At anchor',
    manoeuvringHours: 'Manoeuvring in port',
    ...shorePowerWords,
  }),
)
