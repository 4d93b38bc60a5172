import type { FieldCode } from '../../api/problem.js'
import { isRecord, type JsonSchema } from './json-schema.js'

/** A problem of an object or, if `field` is set, of that field. */
export interface FormProblem {
  readonly field?: string
  readonly code: FieldCode
  readonly detail: string
}

/** Why an object matches none, or more than one, of the forms that its schema allows. */
export function explainForm({ title }: JsonSchema, data: unknown): FormProblem[] {
  const { explain, form } = FORMS[title ?? ''] ?? LOCATION
  if (isRecord(data)) return explain(data, form)
  return [{ code: 'invalid_type', detail: `must be an object, got ${nameOf(data)}: ${form}` }]
}

interface Form {
  readonly form: string
  explain(data: Readonly<Record<string, unknown>>, form: string): FormProblem[]
}

const LOCATION: Form = {
  form: 'give either {"coordinates": [longitude, latitude]} or {"port_id": integer}',
  explain: explainLocation,
}

const FORMS: Readonly<Record<string, Form>> = {
  Location: LOCATION,
  EmissionsPlace: {
    form: 'give either {"port_id": integer} or {"lat": number, "lon": number}',
    explain: explainEmissionsPlace,
  },
  EmissionsRoute: {
    form: 'give origin and destination, or distance_km with distance_type',
    explain: explainEmissionsRoute,
  },
}

function explainLocation(data: object, form: string): FormProblem[] {
  if ('coordinates' in data && 'port_id' in data)
    return [{ code: 'ambiguous_location', detail: `has both coordinates and port_id; ${form}` }]
  const hint = 'lat and lon as fields belong to the emissions request'
  if (['lat', 'lon', 'lng', 'latitude', 'longitude'].some((name) => name in data))
    return [{ code: 'wrong_location_form', detail: `${form}; ${hint}` }]
  return [{ code: 'required', detail: form }]
}

function explainEmissionsPlace(data: object, form: string): FormProblem[] {
  if ('port_id' in data)
    return [{ code: 'ambiguous_location', detail: `has both port_id and lat, lon; ${form}` }]
  const hint = 'an array of coordinates belongs to /calculate-route'
  if ('coordinates' in data) return [{ code: 'wrong_location_form', detail: `${form}; ${hint}` }]
  if ('lat' in data) return [{ field: 'lon', code: 'required', detail: 'is required with lat' }]
  if ('lon' in data) return [{ field: 'lat', code: 'required', detail: 'is required with lon' }]
  return [{ code: 'required', detail: form }]
}

function explainEmissionsRoute(data: object, form: string): FormProblem[] {
  const required = (field: string, detail: string) =>
    field in data ? [] : [{ field, code: 'required' as const, detail }]
  if ('distance_km' in data)
    return required(
      'distance_type',
      'is required with distance_km: sfd, the shortest feasible as a router gives it, or actual, as sailed',
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
