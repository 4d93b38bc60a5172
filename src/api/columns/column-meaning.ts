import { columnKey } from './column-key.js'
import { englishKey } from './other-languages.js'
import { CONTAINER_NUMBER_COLUMNS, ID_COLUMNS, REFERENCE_COLUMNS } from './reference-names.js'

/** What a column is about, as far as its name says that it could change a figure. */
export type ColumnMeaning =
  | 'reference'
  | 'temperature'
  | 'unit'
  | 'transhipment'
  | 'inland'
  | 'mode'
  | 'load type'
  | 'status'
  | 'fuel'
  | 'distance'
  | 'departure'

/** Names of columns of a transhipment: the ship stops there, and the cargo may change to another. */
export const TRANSHIPMENT_COLUMNS: readonly string[] = [
  ...['via', 'via_port', 'port_via', 'routing', 'routed_via', 'relay_port', 'hub', 'hub_port'],
  ...['t_s', 'ts', 't_s_port', 'ts_port', 't_s_at', 'tranship', 'transhipment', 'transshipment'],
  ...['transhipment_port', 'transshipment_port', 'tranship_port', 'transship_port'],
  ...['port_of_transhipment', 'port_of_transshipment', 'intermediate_port', 'transit_port'],
  ...[1, 2, 3].flatMap((n) => [`via_${n}`, `via${n}`, `t_s_port_${n}`, `ts_port_${n}`, `t_s_${n}`]),
  ...[1, 2, 3].map((n) => `transhipment_port_${n}`),
]

/** Names of columns of the temperature at which cargo travels. */
export const TEMPERATURE_COLUMNS: readonly string[] = [
  ...['temperature', 'temp', 'temperature_c', 'temp_c', 'temperature_°c', 'temp_°c', 'temp_degc'],
  ...['°c', 'degrees_c', 'temperature_f', 'temp_f', 'temperature_°f', 'temp_°f', 'temp_range'],
  ...['set_point', 'setpoint', 'set_temp', 'set_temperature', 'setpoint_c', 'set_point_c'],
  ...['set_point_°c', 'setpoint_°c', 'temp_set_point', 'temperature_set_point', 'temp_setting'],
  ...['temperature_setting', 'reefer_temp', 'reefer_temperature', 'reefer_set_point'],
  ...['carriage_temp', 'carriage_temperature', 'carrying_temperature', 'required_temperature'],
  ...['cargo_temperature', 'temperature_range', 'temperature_required', 'transport_temperature'],
]

/** Names of columns of the unit of an amount beside it. */
export const UNIT_COLUMNS: readonly string[] = [
  ...['unit', 'units', 'uom', 'u_o_m', 'unit_of_measure', 'unit_of_measurement', 'measure_unit'],
  ...[
    'weight_unit',
    'unit_weight',
    'weight_uom',
    'wt_unit',
    'wt_uom',
    'mass_unit',
    'unit_of_weight',
  ],
  ...['gross_weight_unit', 'gross_weight_uom', 'gw_unit', 'qty_unit', 'quantity_unit', 'qty_uom'],
  ...['quantity_uom', 'cargo_unit', 'mass_uom'],
]

/** Names of columns of the mode of transport. Tables are of voyages by sea. */
export const MODE_COLUMNS: readonly string[] = [
  ...['mode', 'transport_mode', 'mode_of_transport', 'transport_type', 'mot', 'shipment_mode'],
  ...['shipping_mode', 'freight_mode', 'mode_of_shipment', 'transportation_mode', 'mode_code'],
]

/** Names of columns that may say whether cargo fills a container. */
export const LOAD_TYPE_COLUMNS: readonly string[] = [
  ...['fcl_lcl', 'lcl_fcl', 'load_type', 'shipment_type', 'service_type', 'container_mode'],
  ...[
    'freight_type',
    'type_of_shipment',
    'shipping_type',
    'cargo_mode',
    'load_mode',
    'service_mode',
  ],
]

/** Names of columns of the state of a shipment or a voyage. */
export const STATUS_COLUMNS: readonly string[] = [
  ...['status', 'state', 'shipment_status', 'booking_status', 'order_status', 'job_status'],
  ...['voyage_status', 'current_status', 'status_code', 'file_status'],
  ...['cancelled', 'canceled', 'is_cancelled', 'cancellation', 'void', 'storno'],
]

const END = '(place|point|location|city|address)'
const INLAND = [
  new RegExp(`^(final_)?${END}_of_(receipt|delivery|pick_?up|loading|acceptance|collection)$`),
  new RegExp(
    `^(receipt|delivery|pick_?up|collection|final|door|inland|on_carriage|ship_to)_${END}$`,
  ),
  /^(final_destination|por|p_o_r|pld|pre_carriage(_by)?|on_carriage(_by)?|place_of_final_delivery)$/,
  /^(inland_(origin|destination|depot)|door_(origin|destination))$/,
]

/** Money and properties of a fuel say nothing of how much of it was burnt. */
const NO_AMOUNT =
  /(^|_)(usd|eur|gbp|price|cost|costs|charge|charges|surcharge|rate|factor|supplier|type|grade|name|kind|baf|rob|eu|clause|per|remaining|bdn|sulphur|sulfur|viscosity|density)(_|$)/
const FUEL =
  /^(total_|me_|ae_|main_engine_|aux_|boiler_|daily_|sea_|port_)*(fuel|fuel_oil|fo|foc|bunkers?|fuels?)(_oil)?(_(used|consumed|consumption|cons|burnt|burned|tonnes|tons|mt|t|kg|total))*$/
const DISTANCE =
  /^(total_|sea_|actual_|sailed_|route_|voyage_)*(distance|dist|miles|nautical_miles|nm|km|kms|sailed)(_(sailed|travelled|km|kms|nm|miles|run|over_ground|og|run_nm))*$/
/** Days on which a voyage may have begun, but need not. */
const DEPARTURE =
  /^(date|datum|fecha|日期|day|sail(ing|ed)?(_(date|day|on))?|vessel_(date|sailing)|departed|shipped(_on(_board)?)?|on_board|(date_of_)?b_?l_date|date_of_(b_?l|shipment|departure|sailing)|voyage_day|std|departure_day)$/

const NAMES = new Map<string, ColumnMeaning>(
  (
    [
      ['reference', [...ID_COLUMNS, ...REFERENCE_COLUMNS, ...CONTAINER_NUMBER_COLUMNS]],
      ['temperature', TEMPERATURE_COLUMNS],
      ['unit', UNIT_COLUMNS],
      ['transhipment', TRANSHIPMENT_COLUMNS],
      ['mode', MODE_COLUMNS],
      ['load type', LOAD_TYPE_COLUMNS],
      ['status', STATUS_COLUMNS],
    ] as const
  ).flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)),
)

/** What the name of a column says; null if it says nothing that could change a figure. */
export function columnMeaning(name: string): ColumnMeaning | null {
  const own = columnKey(name)
  const parted = columnKey(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2'))
  for (const key of [own, parted, englishKey(own)]) {
    const meaning = NAMES.get(key) ?? byPattern(key)
    if (meaning !== null) return meaning
  }
  return null
}

function byPattern(key: string): ColumnMeaning | null {
  if (
    /(^|_)(temp|temperature|set_?point)(_|$)/.test(key) &&
    !/(sea|air|water|engine|ambient|temp_id)/.test(key)
  )
    return 'temperature'
  if (/(^|_)trans?s?hip(ment|ped|ping)?(_|$)/.test(key)) return 'transhipment'
  if (INLAND.some((pattern) => pattern.test(key))) return 'inland'
  if (NO_AMOUNT.test(key)) return null
  if (FUEL.test(key)) return 'fuel'
  if (DISTANCE.test(key)) return 'distance'
  return DEPARTURE.test(key) ? 'departure' : null
}
