import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { OperationConfig, OperationTexts } from '../../../contract/openapi/operation.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import type { WarningItem } from '../../../contract/warning.js'
import type { FileFormat } from '../../../files/files.js'
import type { Session } from '../../../keeping/accounts/access-tokens.js'

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

/** What goes on while nobody waits. */
export interface OpenJobs {
  /** From now on, jobs run. */
  start(): void
  /** There is a new job. */
  wake(): void
  /** Does all that is due. */
  work(): Promise<void>
  /** Gives up what is being calculated; other processes go on with it. */
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig extends OperationConfig {}
  interface FastifySchema extends OperationTexts {}
  interface FastifyInstance {
    readonly jobs: OpenJobs
    /** Identifies the caller of a request, by what the store has now. @throws Problem */
    recognise(request: FastifyRequest): Promise<Session>
    /** Notes that a request failed. @returns how many lines of the log were left out before; null to leave this one out */
    failed(code: ProblemCode): number | null
  }
  interface FastifyRequest {
    /** Set on every `bearer` path before the handler runs. */
    session: Session | null
    /** Address of the caller, without a port, as the connection or a trusted proxy reports it. */
    readonly address: string
    warnings: readonly WarningItem[]
    /** What it has taken of the thread that answers, ms. */
    threadMs: number
    /** When a piece of work began that is still being measured; null if none is. */
    measuredSinceMs: number | null
    /** The file format requested by the Accept header or by the path; null for JSON. */
    fileFormat: FileFormat | null
  }
}
