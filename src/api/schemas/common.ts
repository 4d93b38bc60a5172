import type { TSchema } from 'typebox'
import type { Values } from '../../emissions/messages.js'
import { FILE_ENDINGS } from '../../export-formats/files.js'
import { PORT_ID } from '../validation/json-schema.js'
import { Type } from './type.js'

/** Schemas with a title become named components of the OpenAPI document. */

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

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

/** The formats of the lines of a batch. Only routes have lines for maps. */
export const ROW_FORMATS = ['ndjson', 'csv', 'geojsons'] as const
export type RowFormatName = (typeof ROW_FORMATS)[number]

const rowFormat = (formats: readonly RowFormatName[]) =>
  Type.Object({
    format: Type.Optional(
      oneOfTexts(formats, {
        description:
          'Takes precedence over Accept. csv has a row of figures, geojsons a line for maps',
      }),
    ),
  })
export const RouteRowsQuery = rowFormat(ROW_FORMATS)
export const EstimateRowsQuery = rowFormat(['ndjson', 'csv'])

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
