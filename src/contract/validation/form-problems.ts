import type { FieldCode } from '../problems/problem.js'
import { isRecord, type JsonSchema } from './json-schema.js'

/** A problem of an object or, if `field` is set, of that field. */
export interface FormProblem {
  readonly field?: string
  readonly code: FieldCode
  readonly detail: string
}

/** Whether `explainForm` can explain a schema. */
export function hasForms({ title }: JsonSchema): boolean {
  return title !== undefined && title in FORMS
}

/** Explains why an object matches none, or more than one, of the forms that its schema allows. */
export function explainForm({ title }: JsonSchema, data: unknown): FormProblem[] {
  const { explain, form } = FORMS[title ?? ''] ?? LOCATION
  if (isRecord(data)) return explain(data, form)
  return [{ code: 'invalid_type', detail: `must be an object, got ${nameOf(data)}: ${form}` }]
}

/** The forms of a place, as examples. */
const PLACE_FORMS = [
  '{"coordinates": [longitude, latitude]}',
  '{"port_id": integer}',
  '{"unlocode": code}',
  '{"name": port, "country": code}',
  '{"lat": number, "lon": number}',
]
/** One required field of each form, by which it is recognised. */
const FORM_FIELDS = ['coordinates', 'port_id', 'unlocode', 'name', 'lat', 'passage']

interface Form {
  readonly form: string
  explain(data: Readonly<Record<string, unknown>>, form: string): FormProblem[]
}

const LOCATION: Form = {
  form: `give one of ${PLACE_FORMS.join(', ')}`,
  explain: explainPlace,
}
const VIA: Form = {
  form: `give one of ${[...PLACE_FORMS, '{"passage": name}'].join(', ')}`,
  explain: explainPlace,
}

const FORMS: Readonly<Record<string, Form>> = {
  Location: LOCATION,
  ViaPoint: VIA,
  VoyageStop: VIA,
  EmissionsPlace: LOCATION,
  AvoidArea: {
    form: 'give either {"type": "Polygon", "coordinates": rings} or {"bbox": [west, south, east, north]}',
    explain: explainAvoidArea,
  },
  EmissionsRoute: {
    form: 'give origin and destination, or distance_km with distance_type',
    explain: explainEmissionsRoute,
  },
}

/** Looks first for the missing fields of an incomplete form, then for several forms, then for none. */
function explainPlace(data: object, form: string): FormProblem[] {
  const given = FORM_FIELDS.filter((field) => field in data)
  if (given.length > 1) {
    return [{ code: 'ambiguous_location', detail: `has both ${given.join(' and ')}; ${form}` }]
  }
  const missing = (field: string, beside: string): FormProblem[] => [
    { field, code: 'required', detail: `is required with ${beside}` },
  ]
  if (given.length === 0 && 'country' in data) return missing('name', 'country')
  if ('country' in data) {
    return [{ field: 'country', code: 'not_allowed', detail: 'can only be used with name' }]
  }
  if ('lat' in data && !('lon' in data)) return missing('lon', 'lat')
  if ('lon' in data && !('lat' in data)) return missing('lat', 'lon')
  if (['lng', 'latitude', 'longitude'].some((name) => name in data))
    return [{ code: 'wrong_location_form', detail: `${form}; the names are lat and lon` }]
  return [{ code: 'required', detail: form }]
}

function explainAvoidArea(data: object, form: string): FormProblem[] {
  const hasPolygon = 'coordinates' in data || 'type' in data
  if ('bbox' in data && hasPolygon) return [{ code: 'not_allowed', detail: `has both; ${form}` }]
  if (!hasPolygon) return [{ code: 'required', detail: form }]
  const field = 'type' in data ? 'coordinates' : 'type'
  return [{ field, code: 'required', detail: `is required: ${form}` }]
}

function explainEmissionsRoute(data: object, form: string): FormProblem[] {
  const required = (field: string, detail: string) =>
    field in data ? [] : [{ field, code: 'required' as const, detail }]
  if ('distance_km' in data)
    return required(
      'distance_type',
      'is required with distance_km: sfd for the shortest feasible distance, or actual for the distance sailed',
    )
  return [
    ...required('origin', `is required: ${form}`),
    ...required('destination', `is required: ${form}`),
  ]
}

export function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`
}

export function nameOf(value: unknown): string {
  if (value === null) return 'null'
  return withArticle(Array.isArray(value) ? 'array' : typeof value)
}
