import Type from 'typebox'
import { type RangedField, REQUEST_RANGES, VESSEL_TYPES } from '../../emissions/index.js'
import { oneOfTexts } from './common.js'
import { VesselFuels } from './fuel-use.js'

/** The library's own range of a field. */
export function rangeOf(field: RangedField) {
  const range: { min: number; max: number; over?: boolean } = REQUEST_RANGES[field]
  const least = range.over ? { exclusiveMinimum: range.min } : { minimum: range.min }
  return { ...least, maximum: range.max }
}

export const amount = (field: RangedField, description: string) =>
  Type.Optional(Type.Number({ ...rangeOf(field), description }))
export const text = (description: string) => Type.Optional(Type.String({ description }))

/** The ship of an estimate. */
export const Vessel = Type.Object(
  {
    type: oneOfTexts(VESSEL_TYPES),
    imo: Type.Optional(
      Type.Union([Type.Integer(), Type.String()], {
        description:
          "Seven digits; a wrong check digit gives a warning. Finds the ship's own verified year where the operator has loaded the file of THETIS-MRV",
      }),
    ),
    name: text('Repeated in the answer'),
    capacity_teu: amount(
      'vessel.capacityTeu',
      'Capacity of a container ship, which its fuel is modelled by',
    ),
    deadweight_tonnes: amount('vessel.deadweightTonnes', 'The same for other ships'),
    gross_tonnage: amount(
      'vessel.grossTonnage',
      "Chooses a row of an operator's factor pack that is by GT; below 5,000 no law puts a price on the voyage",
    ),
    size_class: text('Size class by name, such as neo_panamax, where no capacity is given'),
    speed_kn: amount(
      'vessel.speedKn',
      'Speed of the voyage, knots; one above what the modelled ship does is refused. Default: that of ships of its size',
    ),
    cargo_on_board_teu: amount(
      'vessel.cargoOnBoardTeu',
      'All containers on board, with this cargo',
    ),
    cargo_on_board_tonnes: amount(
      'vessel.cargoOnBoardTonnes',
      'All cargo on board, with this one: the fuel consumed is shared by it, not by the capacity',
    ),
    passengers: amount('vessel.passengers', 'On board of a ferry; they share the fuel by mass'),
    passenger_vehicles: amount('vessel.passengerVehicles', 'Vehicles of the passengers'),
    passenger_equivalents: amount(
      'vessel.passengerEquivalents',
      'Of the cargo on a ferry, as ISO 14083 counts them: instead of mass',
    ),
    passenger_equivalents_on_board: amount(
      'vessel.passengerEquivalentsOnBoard',
      'Of all passengers, vehicles and cargo; goes with passenger_equivalents',
    ),
    load_factor: amount(
      'vessel.loadFactor',
      'Share of the capacity that is filled, mean over all running with ballast. Default: that of ships of its size',
    ),
    draft_m: amount('vessel.draughtM', 'Draught as sailed, m. Default: that of the design'),
    fuel_type: text(
      'E.g. HFO, VLSFO, MGO, MDO, LNG, methanol: the fuel of a modelled ship. One without factors is refused with those that there are',
    ),
    fuels: Type.Optional(VesselFuels),
  },
  { title: 'EmissionsVessel' },
)

/** Time in port of a modelled ship. */
export const PortCalls = Type.Object(
  {
    berth_hours: amount('portCalls.berthHours', 'At berth'),
    anchorage_hours: amount('portCalls.anchorageHours', 'At anchor'),
    manoeuvring_hours: amount('portCalls.manoeuvringHours', 'Manoeuvring in port'),
    shore_power_share: amount(
      'portCalls.shorePowerShare',
      'Share of the electricity at berth that comes from the shore. Default 0',
    ),
    grid_g_per_kwh: amount(
      'portCalls.gridGPerKwh',
      "What the shore's power is made with, g CO2e/kWh. Default: the mean of the world",
    ),
  },
  {
    title: 'PortCalls',
    description:
      'Hours of one port call, half of which counts at each end; what is not given is that of ships of the type. For a modelled ship',
  },
)
