import { type Message, message } from '../answer/messages.js'
import type { JsonReader } from './json-reader.js'

/** Notes that a row of the data can have. */
const ROW_NOTES = [
  'vlsfo_as_lfo',
  'ulsfo_as_lfo',
  'methane_slip',
  'n2o_to_be_measured',
  'ethane_upstream',
  'biodiesel_heating_value',
  'old_fleet_statistics',
  'shared_by_deck_area',
] as const

/** The note of a row, which the data names by its code; null if it has none. */
export function noteOf(row: JsonReader): Message | null {
  return row.has('note') ? message(row.oneOf('note', ROW_NOTES)) : null
}
