import type { FileFormat, FileKind } from '../../files/files.js'
import type { ProblemCode } from '../problems/problem-table.js'
import type { JsonSchema } from '../validation/json-schema.js'

/** How an operation is declared where it is registered. The OpenAPI document is derived from it. */
export interface Operation {
  readonly method: unknown
  /** Parameters are written as `:name`. */
  readonly url: string
  /** Largest body, bytes. */
  readonly bodyLimit?: number
  readonly schema?: OperationSchema
  readonly config?: OperationConfig
}

export interface OperationTexts {
  summary?: string
  description?: string
  tags?: readonly string[]
  operationId?: string
}

export interface OperationSchema extends OperationTexts {
  params?: unknown
  querystring?: unknown
  body?: unknown
  response?: unknown
}

export interface OperationConfig {
  /**
   * `bearer`: a token is required, and the account's rate limit applies. `optional`: the handler
   * demands a token if it needs one.
   */
  access?: 'bearer' | 'optional'
  /** An API key is not sufficient: the caller must have logged in. */
  needsLogin?: boolean
  /** Changes what the account has stored, which a key with the scope `read` alone cannot. */
  changes?: boolean
  /** Rate limit by address, for a public path. Without it, there is no limit. */
  rateLimit?: 'public' | 'login' | 'mail'
  /** Counts against the daily limit; a POST accepts an Idempotency-Key. */
  counted?: boolean
  /** The response is also available as a file of this kind. */
  files?: FileKind
  /** The response is also available as the footprint of a shipment. */
  footprints?: boolean
  /** The formats of a response that chooses them itself. */
  formats?: readonly (FileFormat | 'text')[]
  /** An API key may be in the address, if the service allows it. */
  takesKeyInUrl?: boolean
  /** The response has an ETag, and a caller that has it already gets 304. */
  tagged?: boolean
  /** Media types of a response that is not JSON. */
  produces?: string | readonly string[]
  /** A POST that accepts an Idempotency-Key although it is not counted. */
  keyed?: boolean
  /** Headers of a request that are its own, as the document has them. */
  headers?: readonly object[]
  /** The body is a stream of rows of this schema, one JSON object per line. */
  rows?: JsonSchema
  /** The body is a whole table, in one of these media types. */
  tables?: readonly string[]
  /** Such a body of lines of JSON. */
  tableExample?: string
  /** Exempt from the overload limit: operators need these paths most under load. */
  exempt?: boolean
  /** Left out of the OpenAPI document, such as files that a page loads. */
  internal?: boolean
  /** Unknown fields are rejected, because the response has no warnings that could name them. */
  strict?: boolean
  /** No body means an empty object, or a table at the address that the query has as `source`. */
  bodyIsOptional?: boolean
  /** Problem codes of this operation, besides those that follow from the other settings. */
  problems?: readonly ProblemCode[]
}
