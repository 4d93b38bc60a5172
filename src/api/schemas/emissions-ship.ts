import { type NumberRule, type RangedField, REQUEST_RANGES } from '../../emissions/number-rules.js'
import { CARGO_SHIP_NAMES } from '../../emissions/ship-names.js'
import {
  DEFAULT_ESTIMATE_FUEL,
  DEFAULT_ROUTE_FUEL,
  VESSEL_TYPES,
} from '../../emissions/vessel-types.js'
import { oneOfTexts } from './common.js'
import { VesselFuels } from './fuel-use.js'
import { Type } from './type.js'

/** The range that the library accepts. */
export function boundsOf({ min, max, over }: NumberRule) {
  return { ...(over ? { exclusiveMinimum: min } : { minimum: min }), maximum: max }
}

/** That of a field of an estimate. */
export const rangeOf = (field: RangedField) => boundsOf(REQUEST_RANGES[field])

export const amount = (field: RangedField, description: string) =>
  Type.Optional(Type.Number({ ...rangeOf(field), description }))
export const text = (description: string) => Type.Optional(Type.String({ description }))

/** The ship of an estimate. */
export const Vessel = Type.Object(
  {
    type: oneOfTexts(CARGO_SHIP_NAMES, {
      description: `${VESSEL_TYPES.join(', ')}, or what brokers and carriers call a ship`,
    }),
    imo: Type.Optional(
      Type.Union([Type.Integer(), Type.String()], {
        description:
          "Seven digits; a wrong check digit gives a warning. Finds the ship's verified annual figures if the operator has loaded THETIS-MRV data",
      }),
    ),
    name: text('Returned unchanged in the response'),
    capacity_teu: amount(
      'vessel.capacityTeu',
      'Capacity of a container ship, used to model its fuel',
    ),
    deadweight_tonnes: amount(
      'vessel.deadweightTonnes',
      'Deadweight of any other ship, used to model its fuel',
    ),
    gross_tonnage: amount(
      'vessel.grossTonnage',
      "Selects a row by GT in the operator's factor pack; below 5,000 no carbon law applies",
    ),
    size_class: text('Size class, such as neo_panamax, if no capacity is given'),
    speed_kn: amount(
      'vessel.speedKn',
      "Speed of the voyage, knots; rejected if above the modelled ship's maximum. Default: typical for its size",
    ),
    cargo_on_board_teu: amount(
      'vessel.cargoOnBoardTeu',
      'All containers on board, including this cargo',
    ),
    cargo_on_board_tonnes: amount(
      'vessel.cargoOnBoardTonnes',
      'All cargo on board, including this cargo: fuel consumed is allocated by it, not by capacity',
    ),
    passengers: amount('vessel.passengers', 'On board a ferry; they share the fuel by mass'),
    passenger_vehicles: amount('vessel.passengerVehicles', 'Vehicles of the passengers'),
    passenger_equivalents: amount(
      'vessel.passengerEquivalents',
      'Cargo on a ferry in the units of ISO 14083, instead of mass',
    ),
    passenger_equivalents_on_board: amount(
      'vessel.passengerEquivalentsOnBoard',
      'All passengers, vehicles and cargo on board; required with passenger_equivalents',
    ),
    load_factor: amount(
      'vessel.loadFactor',
      'Share of capacity used, averaged over all sailing including ballast. Default: typical for its size',
    ),
    draft_m: amount('vessel.draughtM', 'Draught as sailed, m. Default: design draught'),
    fuel_type: text(
      `E.g. HFO, VLSFO, MGO, MDO, LNG, methanol: the fuel of a modelled ship. Default: ${DEFAULT_ESTIMATE_FUEL}, which data_quality.notes then names; /calculate-route and /v1/voyages assume ${DEFAULT_ROUTE_FUEL}. Fuels without factors are rejected, with a list of those available`,
    ),
    fuels: Type.Optional(VesselFuels),
  },
  { title: 'EmissionsVessel' },
)

/** Time in port, for a modelled ship. */
export const PortCalls = Type.Object(
  {
    berth_hours: amount('portCalls.berthHours', 'At berth'),
    anchorage_hours: amount('portCalls.anchorageHours', 'At anchor'),
    manoeuvring_hours: amount('portCalls.manoeuvringHours', 'Manoeuvring in port'),
    shore_power_share: amount(
      'portCalls.shorePowerShare',
      'Share of electricity at berth from shore power. Default: 0',
    ),
    grid_g_per_kwh: amount(
      'portCalls.gridGPerKwh',
      'Carbon intensity of shore power, g CO2e/kWh. Default: world average',
    ),
  },
  {
    title: 'PortCalls',
    description:
      'Hours of one port call, half counted at each end. Default: typical for the ship type. Modelled ships only',
  },
)
