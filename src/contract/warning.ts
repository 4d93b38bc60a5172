import type { Values } from '../emissions/answer/messages.js'
import type { Warned } from '../emissions/answer/warning-table.js'
import { snakeCase } from './snake-case.js'

/** Things to know about a successful response. */
export interface WarningItem {
  readonly code: string
  /** JSON Pointer to the request field, as a URI fragment; absent if the warning is about no field. */
  readonly pointer?: string
  /** Name of the passage, strait, shelf or port that the warning is about. */
  readonly place?: string
  readonly detail: string
  /** What the detail says in figures and names; absent if there is nothing to add to the code. */
  readonly values?: Values
}

/** A warning about a field of a request. */
export function warningAbout(
  pointer: string,
  { code, place, detail, values }: Warned,
): WarningItem {
  return {
    code,
    pointer,
    ...(place === undefined ? {} : { place }),
    detail,
    ...(values && { values: snakeCase(values) }),
  }
}
