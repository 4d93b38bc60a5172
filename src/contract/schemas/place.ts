import type { Static, TSchema } from 'typebox'
import { PASSAGES } from '../../engine/routing/request.js'
import { FIRM_FORMS, FORMS, type Form, VIA_FORMS } from '../place-forms.js'
import { CoordinatesInput, Latitude, Longitude, oneOfTexts, portId } from './common.js'
import { optional, Type } from './type.js'

/** The fields that a place can have, whatever its form. */
const placeFields = {
  coordinates: optional(CoordinatesInput),
  port_id: optional(
    portId({ maximum: Number.MAX_SAFE_INTEGER, description: 'Port id, from /ports/search' }),
  ),
  unlocode: optional(Type.String({ description: 'UN/LOCODE of a port', examples: ['NLRTM'] })),
  name: optional(
    Type.String({
      description:
        'Full port name, or a position: 51.98,4.05 (latitude first), 51.955N 4.14E, 51 57.3N 4 8.5E. Partial names are rejected',
      examples: ['Rotterdam'],
    }),
  ),
  country: optional(
    Type.String({
      description: 'With name: ISO 3166-1 alpha-2 code or English name',
      examples: ['NL'],
    }),
  ),
  lat: optional(Latitude),
  lon: optional(Longitude),
}

const passageField = {
  passage: optional(
    oneOfTexts(
      PASSAGES,
      'The vessel sails through this passage from one end to the other; it is opened. Only between calls',
    ),
  ),
}

/** An object that contains one place in one of the forms, beside other fields. */
function holdsPlace<Fields extends Record<string, TSchema>>(
  fields: Fields,
  {
    title,
    description,
    forms,
    rejected = [],
  }: {
    readonly title: string
    readonly description: string
    readonly forms: readonly Form[]
    /** Fields over which no form takes precedence. */
    readonly rejected?: readonly string[]
  },
) {
  const soft = forms.flatMap(({ required, optional = [] }) => [...required, ...optional])
  const without = (names: readonly string[]) => ({
    not: { anyOf: names.map((name) => ({ required: [name] })) },
  })
  return Type.Object(fields, {
    title,
    description,
    oneOf: [
      ...FIRM_FORMS.map((name) => ({ required: [name], ...(rejected[0] && without(rejected)) })),
      ...forms.map(({ required, optional = [] }) => {
        const own = [...required, ...optional]
        return { required, ...without([...FIRM_FORMS, ...soft].filter((n) => !own.includes(n))) }
      }),
    ],
  })
}

const EXACTLY_ONE =
  'Exactly one form: coordinates, port_id, unlocode, name (with country if several ports share it), or lat with lon. In its place, a text (code, name, id or position), the number of a port and [longitude, latitude] are read as the form that they stand for; among stops, via:suez is the passage, via:Algeciras a place passed without a call, Algeciras+18h a call with a stay, and Santos:load one where cargo is loaded'

/** A place, in the same form everywhere. */
export const Location = holdsPlace(placeFields, {
  title: 'Location',
  description: EXACTLY_ONE,
  forms: FORMS,
})

export type LocationBody = Static<typeof Location>

/** A place of an estimate, which has always rejected a latitude beside a port. */
export const EmissionsPlace = holdsPlace(placeFields, {
  title: 'EmissionsPlace',
  description: EXACTLY_ONE,
  forms: FORMS,
  rejected: ['lat', 'lon'],
})

/** A place that a route passes, or a passage. */
export const ViaPoint = holdsPlace(
  { ...placeFields, ...passageField },
  { title: 'ViaPoint', description: `${EXACTLY_ONE}. Or passage`, forms: VIA_FORMS },
)

export type ViaBody = Static<typeof ViaPoint>

/** A place or a passage with more fields. */
export function stopSchema<Fields extends Record<string, TSchema>>(title: string, fields: Fields) {
  return holdsPlace(
    { ...placeFields, ...passageField, ...fields },
    { title, description: `${EXACTLY_ONE}. Or passage`, forms: VIA_FORMS },
  )
}
