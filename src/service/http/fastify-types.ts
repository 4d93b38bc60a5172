import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { ProblemCode } from '../../api/problem-table.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { WarningItem } from '../../api/warning.js'
import type { Session } from '../accounts/access-tokens.js'
import type { FileFormat, FileKind } from './file-types.js'

/** Handlers see the static types of their route's schemas. */
interface TypeBoxTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

export type App = FastifyInstance<
  Server,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypes
>

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `bearer`: a token is required, and the account's rate limit applies. `optional`: the handler
     * asks for a token if it needs one.
     */
    access?: 'bearer' | 'optional' | 'public'
    /** A key does not do: the caller has to have logged in. */
    needsLogin?: boolean
    /** Rate limit by address of a public path; none if absent. */
    rateLimit?: 'public' | 'login' | 'mail'
    /** Counts against the daily limit; a POST accepts an Idempotency-Key. */
    counted?: boolean
    /** The response can also be had as one of the files of `file-formats.ts`. */
    files?: FileKind
    /** Media type of a response that is not JSON. */
    produces?: string
    /** The body is a stream of rows of this schema, a JSON object a line. */
    rows?: JsonSchema
    /** Exempt from the overload limit: operators need these paths most under load. */
    exempt?: boolean
    /** Left out of the OpenAPI document, e.g. files that a page loads. */
    internal?: boolean
    /** No body is the same as an empty object. */
    bodyIsOptional?: boolean
    /** Problem codes of this operation, besides those that follow from the other settings. */
    problems?: readonly ProblemCode[]
  }
  interface FastifySchema {
    summary?: string
    description?: string
    tags?: readonly string[]
    operationId?: string
  }
  interface FastifyRequest {
    /** Set on every `bearer` path before the handler runs. */
    session: Session | null
    warnings: WarningItem[]
    /** What the caller prefers to JSON, or what the path names; null for JSON. */
    fileFormat: FileFormat | null
  }
}
