import { ESTIMATE_OPTIONS } from './estimate-fields.js'
import { CommandRequest, type RequestJson } from './request-body.js'

export {
  isObject,
  placeJson,
  type RequestJson,
  readRequestFile,
  setField,
} from './request-body.js'

export const SHIP_TABLE_HELP = 'your copy of the annual THETIS-MRV file, as CSV'

/** The fields of every row, from the options and the file of --request. */
export function requestOf(options: Readonly<Record<string, unknown>>): RequestJson {
  return new CommandRequest(ESTIMATE_OPTIONS, options).body
}
