import { readContainerType } from '../../emissions/methods/container-type.js'
import { validationFailed } from '../problems/problem.js'
import { isRecord } from '../validation/json-schema.js'

/**
 * Tonnes that no container holds: 36 t is the largest gross mass of ISO 668 (recalled). A single estimate
 * warns of more than is usual.
 */
const MAX_TONNES = [
  { name: 'teu', unit: 'TEU', most: 35 },
  { name: 'containers', unit: 'container', most: 40 },
] as const

/**
 * A row of a list of shipments states its cargo, or the fuel of a whole voyage. One tonne is a fair
 * default for a single question; in a list, whose rows nobody reads one by one, it would be a wrong
 * figure. So would be kilograms taken for tonnes.
 * @throws Problem validation_failed
 */
export function requireRowCargo(row: { readonly cargo?: unknown; readonly fuel?: unknown }): void {
  const { cargo, fuel } = row
  const isEmpty = cargo === undefined || (isRecord(cargo) && Object.keys(cargo).length === 0)
  if (isRecord(cargo)) {
    requireLoad(cargo)
    requireKnownType(cargo)
  }
  if (!isEmpty || fuel !== undefined) return
  const detail =
    'is required in every row: give teu, containers or mass_tonnes (or fuel, for the whole voyage of a ship)'
  throw validationFailed([{ pointer: '#/cargo', code: 'required', detail }])
}

/** A type that is not known has no length, so its containers have no TEU. @throws Problem */
function requireKnownType({ container_type: type, teu }: Readonly<Record<string, unknown>>): void {
  if (typeof type !== 'string' || teu !== undefined || readContainerType(type) !== null) return
  const detail = `"${type}" is no known container type: write its length and kind, such as 20GP, 40HC or 45R1, or give teu`
  throw validationFailed([{ pointer: '#/cargo/container_type', code: 'not_allowed', detail }])
}

function requireLoad(cargo: Readonly<Record<string, unknown>>): void {
  const tonnes = Number(cargo['mass_tonnes'])
  for (const { name, unit, most } of MAX_TONNES) {
    const each = tonnes / Number(cargo[name])
    if (!(each > most)) continue
    const detail = `is ${Number(each.toPrecision(4))} t in a ${unit}, more than the ${most} t that it may hold: is it in kilograms?`
    throw validationFailed([{ pointer: '#/cargo/mass_tonnes', code: 'out_of_range', detail }])
  }
}
