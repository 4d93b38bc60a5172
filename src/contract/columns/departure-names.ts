import { listed } from './column-key.js'

/** Columns of the day on which a ship left, which counts before the day on which it was to leave. */
export const ACTUAL_COLUMNS = listed(`
  atd atd_date atd_utc atd_pol pol_atd actual_departure actual_departure_date actual_time_of_departure departed departed_on
  actual_sailing_date`)
/** Columns of the days between which a ship is to load. */
export const LAYCAN_COLUMNS = listed('laycan lay_can laydays laycan_from laycan_start')
/** Columns of the day on which a cargo is loaded, which is not quite that of the departure. */
export const LOADING_COLUMNS = listed(`
  date_of_loading loading_date load_date on_board_date shipped_on_board_date ship_date shipment_date shipping_date`)
/** All columns of the departure that are read. */
export const DEPARTURE_COLUMNS: readonly string[] = [
  ...listed(`
    depart departure date departure_date date_of_departure sailing_date planned_departure planned_departure_date
    scheduled_departure scheduled_departure_date depart_date etd_pol pol_etd etd etd_date etd_utc departure_utc target_etd
    departure_etd estimated_departure estimated_departure_date estimated_time_of_departure voyage_date`),
  ...ACTUAL_COLUMNS,
  ...LOADING_COLUMNS,
  ...LAYCAN_COLUMNS,
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
