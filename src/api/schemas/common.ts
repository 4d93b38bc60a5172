import type { Static, TSchema } from 'typebox'
import type { Values } from '../../emissions/messages.js'
import { FILE_ENDINGS } from '../../export-formats/files.js'
import { PACT_VERSIONS } from '../../export-formats/pact-versions.js'
import { PORT_ID } from '../validation/json-schema.js'
import { Type } from './type.js'

/** Schemas with a title become named components of the OpenAPI document. */

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** An optional string. */
export const text = (description: string) => Type.Optional(Type.String({ description }))

/** One of several strings, with their literal types. */
export const oneOfTexts = <const Value extends string>(
  values: readonly Value[],
  options: object = {},
) => Type.Unsafe<Value>({ type: 'string', enum: [...values], ...options })

/** One of several integers, with their literal types. */
export const oneOfIntegers = <const Value extends number>(
  values: readonly Value[],
  options: object = {},
) => Type.Unsafe<Value>({ type: 'integer', enum: [...values], ...options })

/** The format of an answer in its address, for programs that cannot send Accept. */
export const formatField = {
  format: Type.Optional(
    oneOfTexts(['json', ...FILE_ENDINGS], { description: 'Takes precedence over Accept' }),
  ),
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
  company_name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Publisher of footprints: needed for pact',
    }),
  ),
  company_id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Its id, a URN such as urn:epc:id:sgln:4063973.00000.8: needed for pact',
    }),
  ),
  pact_version: Type.Optional(
    oneOfTexts(PACT_VERSIONS, {
      default: '3',
      description: '3 is PACT 3.0.0; 2 is PACT 2.2.0, which systems of iLEAP 1.0.0 load',
    }),
  ),
}
/** How an estimate or a chain is written. */
export const FootprintQuery = Type.Object({
  format: Type.Optional(
    oneOfTexts(['json', ...FOOTPRINT_FORMATS], {
      description:
        'ileap: ShipmentFootprint of iLEAP 1.0.0. pact: a list of product footprints, that of the shipment first',
    }),
  ),
  shipment_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Default: the id of the answer' }),
  ),
  ...publisher,
})
export type FootprintQueryValues = Static<typeof FootprintQuery>

/** The formats of the lines of a batch. Only routes have lines for maps. */
export const ROW_FORMATS = ['ndjson', 'csv', 'geojsons', 'parquet', 'fgb'] as const
export type RowFormatName = (typeof ROW_FORMATS)[number]

export const RouteRowsQuery = Type.Object({
  format: Type.Optional(
    oneOfTexts(ROW_FORMATS, {
      description:
        'Takes precedence over Accept. csv has a row of figures; geojsons (RFC 8142), parquet (GeoParquet 1.1) and fgb (FlatGeobuf) have a line for maps too',
    }),
  ),
})
export const EstimateRowsQuery = Type.Object({
  format: Type.Optional(
    oneOfTexts(['ndjson', 'csv', ...FOOTPRINT_FORMATS], {
      description:
        'Takes precedence over Accept. csv has a row of figures; ileap and pact are NDJSON whose answers are footprints, with the id of the row as that of the shipment',
    }),
  ),
  ...publisher,
})

/** The id of a port in a request. */
export const portId = (options: object) => Type.Integer({ minimum: 1, format: PORT_ID, ...options })

/** `[longitude, latitude]` of a request. */
export const CoordinatesInput = Type.Tuple(
  [
    Type.Number({ minimum: -180, maximum: 180, title: 'longitude' }),
    Type.Number({ minimum: -90, maximum: 90, title: 'latitude' }),
  ],
  { description: '[longitude, latitude] in degrees, WGS84' },
)

/** `[longitude, latitude]` of an answer. */
export const Coordinates = Type.Array(Type.Number(), {
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
export const Message = Type.Object(
  { code: Type.String(), values: MessageValues },
  { title: 'Message', description: 'A sentence beside this, for programs and other languages' },
)

export const Messages = Type.Array(Message, {
  description: 'The codes of the sentences beside this, in the same order',
})

const Warning = Type.Object(
  {
    code: Type.String(),
    pointer: Type.Optional(Type.String({ description: 'JSON Pointer to the request field' })),
    place: Type.Optional(
      Type.String({ description: 'Name of the passage, strait, shelf or port that it is about' }),
    ),
    detail: Type.String(),
    values: Type.Optional(MessageValues),
  },
  { title: 'Warning' },
)

export const Warnings = Type.Array(Warning, {
  description: 'Warnings about a successful response',
})

const Candidate = Type.Object(
  {
    port_id: Type.Integer(),
    name: Type.String(),
    country_code: Type.String(),
    unlocode: nullable(Type.String()),
  },
  {
    title: 'PortCandidate',
    description: 'A port that the name may refer to, or near a place on land',
  },
)

export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String({ description: 'Stable, for programs' }),
    detail: Type.String({ description: 'For people' }),
    instance: Type.String(),
    request_id: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String(),
          code: Type.String(),
          detail: Type.String(),
          candidates: Type.Optional(Type.Array(Candidate)),
        }),
      ),
    ),
  },
  { title: 'Problem', additionalProperties: true },
)
