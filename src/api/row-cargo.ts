import { validationFailed } from './problem.js'
import { isRecord } from './validation/json-schema.js'

/**
 * A row of a list of shipments states its cargo, or the fuel of a whole voyage. One tonne is a fair
 * default for a single question; in a list, whose rows nobody reads one by one, it would be a wrong
 * figure.
 * @throws Problem validation_failed
 */
export function requireRowCargo(row: { readonly cargo?: unknown; readonly fuel?: unknown }): void {
  const { cargo, fuel } = row
  const isEmpty = cargo === undefined || (isRecord(cargo) && Object.keys(cargo).length === 0)
  if (!isEmpty || fuel !== undefined) return
  const detail =
    'is required in every row: give teu, containers or mass_tonnes (or fuel, for the whole voyage of a ship)'
  throw validationFailed([{ pointer: '#/cargo', code: 'required', detail }])
}
