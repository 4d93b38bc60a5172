import { UsageError } from '../failure.js'
import type { Given } from './columns.js'
import type { PlaceField } from './place-cells.js'

/** Fields of a place in the HTTP API, with the cells that they correspond to. */
const FIELDS: Readonly<Record<string, PlaceField>> = {
  port_id: 'port_id',
  unlocode: 'unlocode',
  name: 'name',
  country: 'country',
  lat: 'latitude',
  lon: 'longitude',
}

/** A place of a JSON row, written as in the HTTP API. @throws UsageError */
export function givenPlace(place: object, what: string): Given<PlaceField> {
  const given: Partial<Record<PlaceField, unknown>> = {}
  for (const [name, value] of Object.entries(place)) {
    if (value === null || value === undefined) continue
    const field = FIELDS[name]
    if (field !== undefined) given[field] = value
    else if (name === 'coordinates' && isPair(value)) {
      ;[given.longitude, given.latitude] = value
    } else {
      const known = [...Object.keys(FIELDS), 'coordinates'].join(', ')
      throw new UsageError(`${what}.${name} is unknown. A place has ${known}: [lon, lat].`)
    }
  }
  return given
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
}
