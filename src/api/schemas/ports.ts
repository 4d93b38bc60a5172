import Type from 'typebox'
import { MATCHES } from '../../ports/search.js'
import { Coordinates, nullable, oneOfTexts } from './common.js'

export const DEFAULT_PORT_LIMIT = 10
export const MAX_PORT_LIMIT = 50

const portFields = {
  id: Type.Integer({ description: 'Never reused or renumbered' }),
  name: Type.String(),
  country: Type.String(),
  country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  unlocode: nullable(Type.String()),
  coordinates: Coordinates,
  slug: Type.String(),
}

export const PortSchema = Type.Object(portFields, { title: 'Port' })

export const PortSearchQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['rotter'],
    description: 'Beginning of the name, of a word in it, of another name, or of the UN/LOCODE',
  }),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_PORT_LIMIT,
      description: `At most ${MAX_PORT_LIMIT}; more is read as ${MAX_PORT_LIMIT}`,
    }),
  ),
})

export const PortSearchAnswer = Type.Object(
  {
    query: Type.String(),
    limit: Type.Integer(),
    count: Type.Integer(),
    ports: Type.Array(
      Type.Object({ ...portFields, match: oneOfTexts(MATCHES) }, { title: 'PortSuggestion' }),
    ),
  },
  { title: 'PortSuggestions' },
)

export const PortParams = Type.Object({ id: Type.Integer({ minimum: 1, examples: [1068] }) })
