import { MAX_FAULTS } from '../../planning/places.js'
import { portsCalled } from '../../ports/find/named-ports.js'
import { resolvePlace } from '../../ports/find/place.js'
import { PlaceError } from '../../ports/find/place-error.js'
import type { PortTable } from '../../ports/table.js'
import { isPlaceSchema, mayHavePlaces } from '../read/place-text.js'
import { placeOf } from '../read/read-place.js'
import type { LocationBody } from '../schemas/place.js'
import { isRecord, type JsonSchema, schemaOf } from '../validation/json-schema.js'

/** So few places take no longer than others may wait. */
const FEW = 2
/** Items of a list that are passed in one step. */
const ITEMS_PER_STEP = 50

/**
 * Looks up one place of a body at each step, so that the caller can let others have the thread in between: a table
 * remembers them, so that preparing the body takes no time for them. Ends where a matrix ends, at the fiftieth that is
 * unknown. No steps for a body with few places.
 */
export function* lookUps(
  schema: JsonSchema,
  body: object,
  ports: PortTable | undefined,
): Generator<void> {
  if (ports === undefined) return
  const places: Written[] = []
  for (const one of placesIn(schema, body, {})) {
    if (one === null) yield
    else places.push(one)
  }
  if (places.length <= FEW) return
  let unknown = 0
  for (const { place, options } of places) {
    if (unknown === MAX_FAULTS) return
    if (!lookUp(ports, place, options)) unknown += 1
    yield
  }
}

/** Returns whether the place is known. */
function lookUp(ports: PortTable, place: LocationBody, options: Options): boolean {
  const { coordinates, port_id, unlocode, name, country } = place
  // Where they contradict a position or an id.
  if (coordinates !== undefined || port_id !== undefined) {
    if (unlocode !== undefined) portsCalled(ports, { unlocode })
    if (name !== undefined) portsCalled(ports, { name, ...(country !== undefined && { country }) })
  }
  try {
    resolvePlace(ports, placeOf(placeOnly(place), options))
    return true
  } catch (error) {
    if (error instanceof PlaceError) return false
    throw error
  }
}

/** A place whose other fields, such as a stay, belong to its stop. */
function placeOnly({
  coordinates,
  port_id,
  unlocode,
  name,
  country,
  lat,
  lon,
}: LocationBody): LocationBody {
  return { coordinates, port_id, unlocode, name, country, lat, lon } as LocationBody
}

type Options = Parameters<typeof placeOf>[1]

interface Written {
  readonly place: LocationBody
  readonly options: Options
}

/** Null where a step ends. */
function* placesIn(given: JsonSchema, value: unknown, options: Options): Generator<Written | null> {
  const schema = schemaOf(given, value)
  if (Array.isArray(value)) {
    const { items } = schema
    if (Array.isArray(items) || !mayHavePlaces(items as JsonSchema | undefined)) return
    for (const [at, one] of value.entries()) {
      if ((at + 1) % ITEMS_PER_STEP === 0) yield null
      yield* placesIn(items as JsonSchema, one, options)
    }
  } else if (isRecord(value)) {
    if (isPlaceSchema(schema)) yield { place: value as LocationBody, options }
    const own = 'accept_suggestions' in value ? (value as Options) : options
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      if (Object.hasOwn(value, name) && typeof value[name] === 'object') {
        yield* placesIn(one, value[name], own)
      }
    }
  }
}
