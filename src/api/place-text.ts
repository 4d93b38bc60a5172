import { PASSAGES } from '../routing/request.js'
import { isRecord, type JsonSchema } from './validation/json-schema.js'

/** Whether a schema is that of a place, perhaps with more fields. */
export function isPlaceSchema({ properties = {} }: JsonSchema): boolean {
  return 'unlocode' in properties && 'coordinates' in properties
}

/**
 * The same request with places as the API writes them: a caller may write a place as text (name,
 * code, id or position), as the number of a port, or as `[longitude, latitude]`.
 */
export function placesOfTexts(schema: JsonSchema, value: unknown): unknown {
  const forms = [schema, ...(schema.anyOf ?? [])]
  const place = forms.find(isPlaceSchema)
  if (place) return placeOfText(value, 'passage' in place.properties!)
  if (Array.isArray(value)) {
    const each = forms.map(({ items }) => items as JsonSchema | undefined).find(isOfObjects)
    return each === undefined ? value : value.map((one) => placesOfTexts(each, one))
  }
  if (!isRecord(value)) return value
  // Kinds of an object have no name for different things.
  const fields = Object.assign({}, ...forms.map(({ properties }) => properties))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const declared = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, declared === undefined ? field : placesOfTexts(declared, field)]
    }),
  )
}

/** Whether items may be objects: the others contain no place. */
function isOfObjects(items: JsonSchema | undefined): boolean {
  return items?.properties !== undefined || items?.anyOf !== undefined
}

/** A place in the form of the API. Values that are none stay as they are, for its checks to reject. */
export function placeOfText(value: unknown, mayBePassage = false): unknown {
  if (Array.isArray(value)) return { coordinates: value }
  if (typeof value === 'number') return { port_id: value }
  if (typeof value !== 'string') return value
  const text = value.trim()
  const passage = PASSAGES.find((id) => id === text.toLowerCase())
  if (mayBePassage && passage !== undefined) return { passage }
  return /^[1-9]\d*$/.test(text) ? { port_id: Number(text) } : { name: text }
}
