import Type from 'typebox'
import { PORT_SIZES } from '../../ports/port.js'
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

const depth = (where: string) =>
  nullable(
    Type.Number({
      description: `Depth ${where} at chart datum, m, of the World Port Index 2025. Most are the shallow end of a class of 5 feet; 23.2 means that or more`,
    }),
  )

const detailFields = {
  ...portFields,
  alternate_names: Type.Array(Type.String(), {
    description: 'Other English names, former names and further UN/LOCODEs',
  }),
  size: nullable(
    oneOfTexts(PORT_SIZES, {
      description:
        'Class of the World Port Index 2025 by area, facilities and wharves; null where it has none',
    }),
  ),
  channel_depth_m: depth('of the entrance channel'),
  pier_depth_m: depth('along the cargo piers'),
  anchorage_depth_m: depth('at the anchorage'),
  oil_terminal_depth_m: depth('along the oil terminal'),
  max_length_m: nullable(
    Type.Number({ description: 'Longest ship, m, of the World Port Index 2025' }),
  ),
  max_draught_m: nullable(
    Type.Number({ description: 'Deepest ship, m, of the World Port Index 2025' }),
  ),
}

export const PortDetails = Type.Object(detailFields, { title: 'PortDetails' })

export const PortSearchQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['rotter'],
    description:
      'Beginning of the name, of a word in it, of a name in another language, or of the UN/LOCODE; with or without the country; or a country. Up to two letters may be wrong',
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
      Type.Object(
        {
          ...detailFields,
          match: oneOfTexts(MATCHES, {
            description:
              '`similar_name`: nothing begins so, and this name has the fewest letters off. `country`: the port is in it',
          }),
          matched_name: Type.String({
            description: 'The name, code or country that was found',
          }),
        },
        { title: 'PortSuggestion' },
      ),
    ),
  },
  { title: 'PortSuggestions' },
)

export const PortParams = Type.Object({ id: Type.Integer({ minimum: 1, examples: [1068] }) })
