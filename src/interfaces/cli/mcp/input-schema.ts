import { PLACE_FIELDS } from '../../../contract/place-forms.js'
import { isPlaceSchema } from '../../../contract/read/place-text.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'

/** A JSON Schema as a tool publishes it. */
export type InputSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' }

/** Fields that cost a model more to read than they help: other fields say the same, or drawing needs them. */
const LEFT_OUT = new Set(
  [
    'accept_suggestions avoid_areas channels suez panama gibraltar kiel speed_kmh port_fuel resolution_km',
    'fuels evidence iso8217_grade ballast_tonnes trade_lane factor factor_row wind_share',
    'gross_tonnage imo name passengers passenger_vehicles passenger_equivalents',
    'passenger_equivalents_on_board cargo_on_board_tonnes cargo_on_board_teu',
  ].flatMap((line) => line.split(' ')),
)
const KEPT = 'type description enum default required'.split(' ')

/** A longer list of names costs an assistant more than it tells. */
const MAX_NAMES = 60

const PLACE = 'Port ("Vancouver, CA"), UN/LOCODE ("NLRTM") or latitude,longitude ("51.98,4.05")'
const QUOTED_PLACE = JSON.stringify(PLACE).slice(1, -1)

/** Of longer descriptions, the first sentence and the defaults stay, without asides: an error says the rest. */
const MAX_LETTERS = 80
const ASIDE = /; [^;.]{20,}(?=[.;]|$)/g

function brief(description: string): string {
  if (description.length <= MAX_LETTERS) return description
  const [first, ...others] = description.split(/(?<=[a-z\d)]{2}\.) (?=[A-Z])/)
  const kept = others.filter((sentence) => /^(Default|By default|Needs)/.test(sentence))
  return [first, ...kept].join(' ').replaceAll(ASIDE, '')
}

/** Some fields of an operation's request, with places as text. */
export function inputSchema(schema: JsonSchema, fields: readonly string[]): InputSchema {
  const picked = fields.map((name) => [name, leanField(schema.properties!, name)] as const)
  const all = Object.fromEntries(picked) as Told
  const others = picked.map(([name, field], at) => {
    const short = at === 0 ? field : withPlaceOf(field, picked[0]!)
    return [name, name === 'avoid' ? field : withoutIds(short, all)]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(others),
    required: fields.filter((name) => schema.required?.includes(name)),
    additionalProperties: false,
  }
}

/** A later field says how a place is written in fewer words, if the first is one. */
function withPlaceOf(field: JsonSchema, [name, first]: readonly [string, JsonSchema]): JsonSchema {
  if (first.description !== PLACE) return field
  return JSON.parse(JSON.stringify(field).replaceAll(QUOTED_PLACE, `As ${name}`))
}

type Fields = NonNullable<JsonSchema['properties']>

/** A speed in knots stands for the one in km/h, whose description says the default. */
function leanField(fields: Fields, name: string): JsonSchema {
  const inKmh = name === 'speed_kn' && fields['speed_kmh']?.description
  const field = lean(fields[name]!) as JsonSchema
  const description = inKmh ? inKmh.replace('km/h', 'knots') : field.description
  return { ...field, ...(description && { description: brief(description) }) }
}

/** A shorter field is explained again. */
const LONG = 60

/** Of the description of a tool whose fields `referring` has shortened. */
export const AS_IN = (name: string) => ` Fields without a description are as in ${name}.`

/**
 * A tool's fields; those that another tool explains in the same words have a type alone, and one that begins with the same
 * sentence has the rest. A model reads them once.
 */
export function referring(schema: InputSchema, { name, inputSchema }: NamedTool): InputSchema {
  const all = inputSchema['properties'] as Told
  const shortened = (fields: Told, told: Told): object =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const known = told[field]
        const isTold = [value, withoutIds(value, all)].some(
          (one) => JSON.stringify(one) === JSON.stringify(known),
        )
        if (isTold && JSON.stringify(value).length > LONG) return [field, { type: value.type }]
        if (value.properties !== undefined) {
          // The ends of a route are those of the whole question elsewhere.
          const inner = shortened(value.properties as Told, (known?.properties as Told) ?? all)
          return [field, { ...value, properties: inner }]
        }
        return [
          field,
          withoutIds(withoutTold(withoutSentence(value, known, name), all, name), all, name),
        ]
      }),
    )
  return { ...schema, properties: shortened(schema['properties'] as Told, all) }
}

type Told = Readonly<Record<string, JsonSchema>>

function withoutSentence(value: JsonSchema, known: JsonSchema | undefined, name: string) {
  const first = /^.*?\.(?= )/.exec(value.description ?? '')?.[0]
  return first !== undefined && first.length > LONG && known?.description?.startsWith(first)
    ? { ...value, description: value.description!.replace(first, `As in ${name}.`) }
    : value
}

/** Inside another field: what a field of that tool says, and how a place is written. */
function withoutTold(value: JsonSchema, all: Told, name: string): JsonSchema {
  let text = JSON.stringify(value).replaceAll(QUOTED_PLACE, `As origin of ${name}`)
  for (const { description = '' } of Object.values(all)) {
    if (description.length > LONG) {
      text = text.replaceAll(JSON.stringify(description), `"As in ${name}"`)
    }
  }
  return JSON.parse(text)
}

/** Only one field lists the ids of passages. @param of the tool that has it, if it is another */
function withoutIds(value: JsonSchema, { avoid }: Told, name?: string): JsonSchema {
  const known = new Set((avoid?.items as JsonSchema | undefined)?.enum)
  const isTold = (one: JsonSchema | undefined) =>
    one?.enum !== undefined && one.enum.length > 10 && one.enum.every((id) => known.has(id))
  const of = name === undefined ? '' : ` of ${name}`
  const description = `${value.description}: of those that avoid${of} lists`
  if (isTold(value)) return { type: value.type!, description }
  return isTold(value.items as JsonSchema) ? { type: value.type!, description } : value
}

interface NamedTool {
  readonly name: string
  readonly inputSchema: InputSchema
}

/** A schema without what only programs need. */
function lean(schema: JsonSchema): object {
  if (isPlaceSchema(schema)) return placeSchema(schema)
  // The names of ships are explained by their description: an assistant knows them.
  const isTold = schema.description !== undefined && (schema.enum?.length ?? 0) > MAX_NAMES
  const kept = KEPT.flatMap((key) =>
    key in schema && !(key === 'enum' && isTold) ? [[key, schema[key as keyof JsonSchema]]] : [],
  )
  const { properties, items } = schema
  return {
    ...Object.fromEntries(kept),
    ...(properties && { properties: leanFields(properties) }),
    ...(items && !Array.isArray(items) && { items: lean(items as JsonSchema) }),
  }
}

function leanFields(properties: Fields): object {
  const kept = Object.entries(properties).filter(([name]) => !LEFT_OUT.has(name))
  return Object.fromEntries(kept.map(([name]) => [name, leanField(properties, name)]))
}

/** Text, or for a stop with more fields also an object. */
function placeSchema({ properties = {} }: JsonSchema): object {
  const passage = properties['passage']
  const prefix = 'kind' in properties ? ', with via: (via:suez)' : ''
  const description =
    passage === undefined ? PLACE : `${PLACE}, or a passage that avoid of route lists${prefix}`
  const more = Object.entries(properties).filter(([name]) => !PLACE_FIELDS.includes(name))
  if (more.length === 0) return { type: 'string', description }
  const fields = { name: { type: 'string' }, passage: { type: 'string' } }
  return {
    description: `${description}. As an object: name or passage, with more fields`,
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { ...fields, ...leanFields(Object.fromEntries(more)) },
      },
    ],
  }
}
