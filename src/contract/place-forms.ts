/** Names of the fields of each form. Optional fields come last. */
export interface Form {
  readonly required: readonly string[]
  readonly optional?: readonly string[]
}

/** The original forms of the API. They take precedence over any other field, which causes a warning. */
export const FIRM_FORMS = ['coordinates', 'port_id'] as const

export const FORMS: readonly Form[] = [
  { required: ['unlocode'] },
  { required: ['name'], optional: ['country'] },
  { required: ['lat', 'lon'] },
]

export const VIA_FORMS: readonly Form[] = [...FORMS, { required: ['passage'] }]

/** The names of all fields that identify a place. */
export const PLACE_FIELDS = [
  ...FIRM_FORMS,
  ...VIA_FORMS.flatMap(({ required, optional = [] }) => [...required, ...optional]),
]
