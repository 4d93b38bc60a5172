import { finish } from '../../base/slices.js'
import { passageCalled } from '../../planning/places.js'
import type { StopOperation } from '../../planning/voyage/conditions-of-legs.js'
import { madeOfParts } from '../validation/body-parts.js'
import { isName, isRecord, type JsonSchema } from '../validation/json-schema.js'

/** Whether a schema is that of a place, perhaps with more fields. */
export function isPlaceSchema({ properties = {} }: JsonSchema): boolean {
  return 'unlocode' in properties && 'coordinates' in properties
}

/**
 * The same request with places as the API writes them: a caller may write a place as text (name,
 * code, id or position), as the number of a port, or as `[longitude, latitude]`; a passage in `via` by its id, and
 * one among stops as `via:suez`; a stop with a stay as `Callao+24h`.
 */
export function placesOfTexts(schema: JsonSchema, body: unknown): unknown {
  return finish(placeSteps(schema, body))
}

/** The same in steps. */
export function placeSteps(schema: JsonSchema, body: unknown): Generator<void, unknown> {
  return madeOfParts(body, (part) => withPlaces(schema, part))
}

function withPlaces(schema: JsonSchema, value: unknown): unknown {
  const { forms, place, fields } = formsOf(schema)
  if (place) return ofText(value, place)
  if (Array.isArray(value)) {
    const each = forms.map(itemsOf).find(mayHavePlaces)
    return each === undefined ? value : value.map((one) => withPlaces(each, one))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const declared = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, declared === undefined ? field : withPlaces(declared, field)]
    }),
  )
}

/** What is asked of a schema for each of thousands of items. */
interface Forms {
  readonly forms: readonly JsonSchema[]
  readonly place: JsonSchema | undefined
  /** Kinds of an object have no name for different things. */
  readonly fields: Readonly<Record<string, JsonSchema>>
}

const FORMS = new WeakMap<JsonSchema, Forms>()

function formsOf(schema: JsonSchema): Forms {
  const known = FORMS.get(schema)
  if (known !== undefined) return known
  const forms = [schema, ...(schema.anyOf ?? [])]
  const fields = Object.assign({}, ...forms.map(({ properties }) => properties))
  const found = { forms, place: forms.find(isPlaceSchema), fields }
  FORMS.set(schema, found)
  return found
}

const HAS_PLACES = new WeakMap<JsonSchema, boolean>()

/** Whether items may contain a place: thousands of others, such as the fixes of a trace, are not read one by one. */
export function mayHavePlaces(items: JsonSchema | undefined): boolean {
  if (items === undefined) return false
  const known = HAS_PLACES.get(items)
  if (known !== undefined) return known
  const { properties = {}, anyOf = [] } = items
  const found =
    isPlaceSchema(items) ||
    anyOf.some(mayHavePlaces) ||
    Object.values(properties).some((one) => mayHavePlaces(one) || mayHavePlaces(itemsOf(one)))
  HAS_PLACES.set(items, found)
  return found
}

function itemsOf({ items }: JsonSchema): JsonSchema | undefined {
  return Array.isArray(items) ? undefined : (items as JsonSchema | undefined)
}

/** A port may have the name of a passage: a stop is one only with `via:`, as on the command line. */
function ofText(value: unknown, { properties = {} }: JsonSchema): unknown {
  if (!isName(value) || !('passage' in properties)) return placeOfText(value)
  if (!('kind' in properties)) return passageOfText(value) ?? placeOfText(value)
  const { named, isVia, stayHours, operation } = readStop(value)
  const stay = {
    ...(stayHours !== undefined && { stay_hours: stayHours }),
    ...(operation && { operation }),
  }
  const passage = isVia ? passageOfText(named) : undefined
  if (passage !== undefined) return { ...passage, ...stay }
  return { ...(placeOfText(named) as object), ...(isVia && { kind: 'via' }), ...stay }
}

/** The parts of a stop as text: `Callao`, `Callao+24h`, `Callao:load+24h`, `via:suez`. */
export function readStop(text: string): {
  readonly named: string
  readonly isVia: boolean
  readonly stayHours: number | undefined
  readonly operation: StopOperation | undefined
} {
  const [, via, named = '', operation, hours] =
    /^(via:)?(.*?)(?::(load|discharge))?(?:\+(\d+(?:\.\d+)?)h)?$/is.exec(text.trim())!
  return {
    named,
    isVia: via !== undefined,
    stayHours: hours === undefined ? undefined : Number(hours),
    operation: operation?.toLowerCase() as StopOperation | undefined,
  }
}

function passageOfText(text: string) {
  const passage = passageCalled(text)
  return passage && { passage }
}

/** A place in the form of the API. Values that are none stay as they are, for its checks to reject. */
export function placeOfText(value: unknown): unknown {
  if (Array.isArray(value)) return { coordinates: value }
  if (typeof value === 'number') return { port_id: value }
  if (typeof value !== 'string') return value
  const text = value.trim()
  return /^[1-9]\d*$/.test(text) ? { port_id: Number(text) } : { name: text }
}
