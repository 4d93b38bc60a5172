import { FIELD_COLUMNS } from '../generated/column-names.js'

/** All columns of the departure that are read. */
export const DEPARTURE_COLUMNS: readonly string[] = [
  ...FIELD_COLUMNS.departure,
  ...FIELD_COLUMNS.actual_departure,
  ...FIELD_COLUMNS.loading_date,
  ...FIELD_COLUMNS.laycan,
]

/** Days on which a voyage may have begun, but need not. */
const PERHAPS =
  /^(datum|fecha|日期|day|date_time|datetime|timestamp|(start|from|begin)_date|date_from|sail(ing|ed)?(_(date|day|on|time))?|vessel_(date|sailing|departure)|shipped(_on(_board)?)?|on_board|(date_of_)?b_?l_date|date_of_(b_?l|shipment|embarkation|sailing)|voyage_day|std|departure_(day|time)|actual_(sailing|departure)(_time)?|(loading|load|etd|atd)_(day|time)|(etd|atd|std)_(port|origin|local)|std_(pol|utc)|(pol|origin|port)_std|(origin|port)_(etd|atd)|(planned|scheduled|expected|proposed|revised)_(dep|departure|sailing|etd)(_(date|day|time))?|dep(art)?_(date|day|time)|开船日期|开航日期)$/
/** A part of a year says which laws and factors apply, as a day does. */
const PERIOD =
  /^((reporting|report|calendar|ship|shipping|shipment|sailing|loading|departure|etd|voyage|noon)_)?(year_)?(month|period|week|quarter|year)(_(no|month|of_(the_)?(departure|sailing|shipment|loading|year)))?$/

/** Whether a column of this name, in English, may say when a voyage begins. */
export function isDepartureName(key: string): boolean {
  return DEPARTURE_COLUMNS.includes(key) || PERHAPS.test(key) || PERIOD.test(key)
}
