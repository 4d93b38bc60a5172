import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Session } from '../accounts/access-tokens.js'
import type { ProblemCode } from './problem.js'

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

export interface WarningItem {
  readonly code: string
  readonly pointer?: string
  readonly detail: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `bearer`: a token is needed, and the account's burst limit holds. `optional`: the handler asks
     * for one where it needs it.
     */
    access?: 'bearer' | 'optional' | 'public'
    /** Which limit by address holds on a public path; none when absent. */
    rateLimit?: 'public' | 'login' | 'mail'
    /** Counts against the daily limit; when it is a POST it takes an Idempotency-Key. */
    counted?: boolean
    /** Media type of an answer that is not JSON. */
    produces?: string
    /** Answered also when too much is at work: an operator needs it most then. */
    exempt?: boolean
    /** A file that the page loads for itself; the interface does not tell of it. */
    internal?: boolean
    /** No body is the same as an empty object. */
    bodyIsOptional?: boolean
    /** The refusals of this operation, beside those that every operation has. */
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
  }
}
