import { FIRM_FORMS, PLACE_FIELDS } from './place-forms.js'
import type { WarningItem } from './warning.js'

/** Fields of requests that contain a place or a list of places. */
const PLACES = ['origin', 'destination', 'via', 'stops', 'origins', 'destinations']
/** Most fields to list: more help nobody. */
const MAX_REPORTED = 20

/** Fields next to a port_id or coordinates, which take precedence: a port copied from an answer has a name. */
export function unusedPlaceFields(body: object, at = '#'): WarningItem[] {
  const warnings: WarningItem[] = []
  for (const [field, value] of Object.entries(body)) {
    if (!PLACES.includes(field)) continue
    const places: readonly unknown[] = Array.isArray(value) ? value : [value]
    for (const [index, place] of places.entries()) {
      const base = Array.isArray(value) ? `${at}/${field}/${index}` : `${at}/${field}`
      warnings.push(...unusedOf(Object(place), base))
      if (warnings.length >= MAX_REPORTED) return warnings.slice(0, MAX_REPORTED)
    }
  }
  return warnings
}

function unusedOf(place: object, base: string): WarningItem[] {
  const firm = FIRM_FORMS.find((name) => name in place)
  if (firm === undefined) return []
  return PLACE_FIELDS.filter((name) => name !== firm && name in place).map((name) => ({
    code: 'unknown_field',
    pointer: `${base}/${name}`,
    detail: `This field was ignored: ${firm} gives the place.`,
  }))
}
