import { PORT_SIZES } from '../../ports/port.js'
import { MATCHES } from '../../ports/search.js'
import { Coordinates, nullable, oneOfTexts, portId, Warnings } from './common.js'
import { Type } from './type.js'

export const PORT_LIMIT = { standard: 10, max: 50 } as const

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
      description: `Depth ${where} at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more`,
    }),
  )

const detailFields = {
  ...portFields,
  alternate_names: Type.Array(Type.String(), {
    description: 'Other English names, former names and additional UN/LOCODEs',
  }),
  main_port_id: nullable(
    Type.Integer({
      description: 'Id of the port that this terminal or anchorage belongs to; null for a port',
    }),
  ),
  size: nullable(
    oneOfTexts(PORT_SIZES, {
      description:
        'Size class in the World Port Index 2025, by area, facilities and wharves; null if not classified',
    }),
  ),
  channel_depth_m: depth('of the entrance channel'),
  pier_depth_m: depth('along the cargo piers'),
  anchorage_depth_m: depth('at the anchorage'),
  oil_terminal_depth_m: depth('along the oil terminal'),
  max_length_m: nullable(
    Type.Number({ description: 'Length of the longest ship, m, from the World Port Index 2025' }),
  ),
  max_draught_m: nullable(
    Type.Number({ description: 'Greatest draught, m, from the World Port Index 2025' }),
  ),
}

export const PortDetails = Type.Object(detailFields, { title: 'PortDetails' })

export const PortSearchQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 100,
    examples: ['rotter'],
    description:
      'Start of a name in any language, of a word in it, or of a UN/LOCODE, with or without the country; a terminal, with or without its port; or a country. Up to two letters may be wrong',
  }),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: PORT_LIMIT.standard,
      description: `A larger number is reduced to ${PORT_LIMIT.max}, with a warning`,
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
              '`similar_name`: no name starts with the text; this one is closest in spelling. `country`: the port is in that country',
          }),
          matched_name: Type.String({
            description: 'The name, code or country that matched',
          }),
        },
        { title: 'PortSuggestion' },
      ),
    ),
    warnings: Warnings,
  },
  { title: 'PortSuggestions' },
)

export const PortParams = Type.Object({ id: portId({ examples: [1068] }) })
