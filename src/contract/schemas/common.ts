import type { Static, TSchema } from 'typebox'
import type { Values } from '../../emissions/answer/messages.js'
import { FILE_ENDINGS } from '../../files/files.js'
import { PACT_VERSIONS } from '../../papers/pact-versions.js'
import { PORT_ID } from '../validation/json-schema.js'
import { array, integer, number, object, optional, string, Type, text, time } from './type.js'

/** Schemas with a title become named components of the OpenAPI document. */

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** A number that may be unknown. */
export const nullableNumber = (description: string) => nullable(number(description))

/** One of several strings, with their literal types. */
export const oneOfTexts = <const Value extends string>(
  values: readonly Value[],
  words: string | object = {},
) =>
  Type.Unsafe<Value>({
    type: 'string',
    enum: [...values],
    ...(typeof words === 'string' ? { description: words } : words),
  })

/** One of several integers, with their literal types. */
export const oneOfIntegers = <const Value extends number>(
  values: readonly Value[],
  options: object = {},
) => Type.Unsafe<Value>({ type: 'integer', enum: [...values], ...options })

/** The format of an answer in its address, for programs that cannot send Accept. */
export const formatField = {
  format: optional(oneOfTexts(['json', ...FILE_ENDINGS], 'Takes precedence over Accept')),
}
/** The query of an operation whose request is its body. */
export const FormatQuery = Type.Object(formatField)

/** The same for a matrix. */
export const MatrixFormatQuery = Type.Object({
  format: Type.Optional(
    oneOfTexts(['json', 'csv'], {
      description: 'Takes precedence over Accept. csv has a row for each cell',
    }),
  ),
})

/** Formats of a shipment's footprint for other companies' systems. */
export const FOOTPRINT_FORMATS = ['ileap', 'pact'] as const
export type FootprintFormat = (typeof FOOTPRINT_FORMATS)[number]

const publisher = {
  company_name: optional(
    string('Publisher of footprints: needed for pact', { minLength: 1, maxLength: 500 }),
  ),
  company_id: optional(
    string('Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact', {
      minLength: 1,
      maxLength: 500,
    }),
  ),
  pact_version: optional(
    oneOfTexts(PACT_VERSIONS, {
      default: '3',
      description: '3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load',
    }),
  ),
}
/** How an estimate or a chain is written. */
export const FootprintQuery = Type.Object({
  format: optional(
    oneOfTexts(
      ['json', ...FOOTPRINT_FORMATS],
      'ileap: ShipmentFootprint of iLEAP 1.0.0. pact: a list of product footprints, that of the shipment first',
    ),
  ),
  shipment_id: optional(string('Default: the id of the answer', { minLength: 1, maxLength: 200 })),
  ...publisher,
})
export type FootprintQueryValues = Static<typeof FootprintQuery>

/** The formats of the lines of a batch. Only routes have lines for maps. */
export const ROW_FORMATS = ['ndjson', 'csv', 'geojsonl', 'geojsons', 'parquet', 'fgb'] as const
export type RowFormatName = (typeof ROW_FORMATS)[number]

export const RouteRowsQuery = Type.Object({
  format: optional(
    oneOfTexts(
      ROW_FORMATS,
      'Takes precedence over Accept. csv has a row of figures; geojsonl (a feature per line), geojsons (the same by RFC 8142), parquet (GeoParquet 1.1) and fgb (FlatGeobuf) have a line for maps too',
    ),
  ),
})
export const EstimateRowsQuery = Type.Object({
  format: optional(
    oneOfTexts(
      ['ndjson', 'csv', ...FOOTPRINT_FORMATS],
      'Takes precedence over Accept. csv has a row of figures; ileap and pact are NDJSON whose answers are footprints, with the id of the row as that of the shipment',
    ),
  ),
  ...publisher,
})

/** How a file writes 01/04/2026: the day or the month first. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
/** What the point of `18.500` separates. The comma of `18,500` is then the other. */
export const POINTS = ['thousands', 'decimals'] as const

export const LegRowsQuery = Type.Object({
  ...EstimateRowsQuery.properties,
  hub: optional(
    Type.Number({
      minimum: 0,
      description:
        'kg CO2e of a container at a terminal; default: a figure of HHLA; 0 leaves hubs out',
    }),
  ),
  date_order: optional(oneOfTexts(DATE_ORDERS, 'How to read 01/04/2026: day or month first')),
  points: optional(oneOfTexts(POINTS, 'What the point of 18.500 separates')),
})

/** The id of a port in a request. */
export const portId = (options: object) => Type.Integer({ minimum: 1, format: PORT_ID, ...options })

export const Longitude = Type.Number({ minimum: -180, maximum: 180, title: 'longitude' })
/** A longitude of a line, which goes on across ±180 as our own lines do. `positionOf` brings it back. */
export const LineLongitude = Type.Number({ minimum: -360, maximum: 360, title: 'longitude' })
export const Latitude = Type.Number({ minimum: -90, maximum: 90, title: 'latitude' })

/** `[longitude, latitude]` of a request. */
export const CoordinatesInput = Type.Tuple([Longitude, Latitude], {
  description: '[longitude, latitude] in degrees, WGS84',
})

/** The same of a line. */
export const LineCoordinates = Type.Tuple([LineLongitude, Latitude], {
  description: '[longitude, latitude] in degrees, WGS84; a line across ±180 may go on to ±360',
})

/** `[longitude, latitude]` of an answer. */
export const Coordinates = array(number(), {
  minItems: 2,
  maxItems: 2,
  description: '[longitude, latitude] in degrees, WGS84',
})

export const MessageValues = Type.Unsafe<Values>({
  type: 'object',
  additionalProperties: true,
  description: 'Figures and names that the sentence contains, by name',
})

/** The code of a sentence, and what stands in its braces. */
export const Message = object(
  'Message',
  'A sentence beside this, for programs and other languages',
  { code: string(), values: MessageValues },
)

export const Messages = array(Message, 'The codes of the sentences beside this, in the same order')

const Warning = object('Warning', {
  code: string(),
  pointer: text('JSON Pointer to the request field'),
  place: text('Name of the passage, strait, shelf or port that it is about'),
  detail: string(),
  values: optional(MessageValues),
})

export const Warnings = array(Warning, 'Warnings about a successful response')

/** The last members of an answer about the sea. */
export const answerEnd = {
  warnings: Warnings,
  data_version: string(),
  calculated_at: time(),
}

const Candidate = object(
  'PortCandidate',
  'A port that the name may refer to, or near a place on land',
  {
    port_id: integer(),
    name: string(),
    country_code: string(),
    unlocode: nullable(string()),
  },
)

export const ProblemSchema = Type.Object(
  {
    type: string(),
    title: string(),
    status: integer(),
    code: string('Stable, for programs'),
    detail: string('For people'),
    instance: string(),
    request_id: string(),
    errors: optional(
      array(
        Type.Object({
          pointer: string(),
          code: string(),
          detail: string(),
          candidates: optional(array(Candidate)),
        }),
      ),
    ),
  },
  { title: 'Problem', additionalProperties: true },
)
