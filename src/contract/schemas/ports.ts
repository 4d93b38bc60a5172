import { MATCH_RULES, VERDICTS } from '../../ports/find/match.js'
import { MATCHES } from '../../ports/find/search.js'
import { PORT_SIZES } from '../../ports/port.js'
import { Coordinates, nullable, oneOfTexts, Warnings } from './common.js'
import { array, integer, number, object, optional, string, Type } from './type.js'

export const PORT_LIMIT = { standard: 10, max: 50 } as const

const portFields = {
  id: integer('Never reused or renumbered'),
  name: string(),
  country: string(),
  country_code: string('ISO 3166-1 alpha-2'),
  unlocode: nullable(string()),
  coordinates: Coordinates,
  slug: string(),
}

export const PortSchema = object('Port', portFields)

const depth = (where: string) =>
  nullable(
    number(
      `Depth ${where} at chart datum, m, from the World Port Index 2025. Mostly the lower limit of a 5-foot class; 23.2 means 23.2 or more`,
    ),
  )

const detailFields = {
  ...portFields,
  alternate_names: array(string(), 'Other English names, former names and additional UN/LOCODEs'),
  main_port_id: nullable(
    integer('Id of the port that this terminal or anchorage belongs to; null for a port'),
  ),
  size: nullable(
    oneOfTexts(
      PORT_SIZES,
      'Size class in the World Port Index 2025, by area, facilities and wharves; null if not classified',
    ),
  ),
  channel_depth_m: depth('of the entrance channel'),
  pier_depth_m: depth('along the cargo piers'),
  anchorage_depth_m: depth('at the anchorage'),
  oil_terminal_depth_m: depth('along the oil terminal'),
  max_length_m: nullable(number('Length of the longest ship, m, from the World Port Index 2025')),
  max_draught_m: nullable(number('Greatest draught, m, from the World Port Index 2025')),
}

export const PortDetails = object('PortDetails', detailFields)

export const PortSearchQuery = Type.Object({
  q: string(
    'Start of a name in any language, of a word in it, or of a UN/LOCODE, with or without the country; a terminal, with or without its port; or a country. Up to two letters may be wrong',
    { minLength: 1, maxLength: 100, examples: ['rotter'] },
  ),
  limit: optional(
    integer(`A larger number is reduced to ${PORT_LIMIT.max}, with a warning`, {
      minimum: 1,
      default: PORT_LIMIT.standard,
    }),
  ),
})

export const PortSearchAnswer = object('PortSuggestions', {
  query: string(),
  limit: integer(),
  count: integer(),
  ports: array(
    object('PortSuggestion', {
      ...detailFields,
      match: oneOfTexts(
        MATCHES,
        '`similar_name`: no name starts with the text; this one is closest in spelling. `country`: the port is in that country',
      ),
      matched_name: string('The name, code or country that matched'),
    }),
  ),
  warnings: Warnings,
})

export const PortMatchQuery = Type.Object({
  q: string(
    'A place as a file has it: a name in any language, a UN/LOCODE, a code with a terminal',
    {
      minLength: 1,
      maxLength: 200,
      examples: ['NLRTMAPM2'],
    },
  ),
  country: optional(string('ISO 3166-1 alpha-2 code or name', { minLength: 1, maxLength: 100 })),
})

export const PortMatchAnswer = object('PortMatch', {
  query: string(),
  verdict: oneOfTexts(VERDICTS),
  rule: nullable(
    oneOfTexts(
      MATCH_RULES,
      '`local_name`: a name in another language. `terminal`: the code of the port with that of a terminal or berth. `as_written`: spelt otherwise, or with a country, a state or another word. Null without a port',
    ),
  ),
  terminal: nullable(string('Terminal or berth behind the code')),
  port: nullable(PortSchema),
  candidates: array(
    PortSchema,
    'Ports elsewhere with the name; without a port those that it may mean, or suggestions',
  ),
  detail: nullable(string('Why there is no port')),
  warnings: Warnings,
})

export const PortParams = Type.Object({
  id: string('Id, or UN/LOCODE in any case', {
    minLength: 1,
    maxLength: 100,
    examples: ['1068', 'NLRTM'],
  }),
})
