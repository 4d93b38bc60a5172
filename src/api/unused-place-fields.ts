import { FIRM_FORMS, PLACE_FIELDS } from './schemas/place.js'
import type { WarningItem } from './warning.js'

/** Fields of requests that hold places, one or a list. */
const PLACES = ['origin', 'destination', 'via', 'stops', 'origins', 'destinations']
/** A longer list helps nobody. */
const MAX_REPORTED = 20

/** Fields beside a port_id or coordinates, which win: a port that is sent back as it came has a name. */
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
