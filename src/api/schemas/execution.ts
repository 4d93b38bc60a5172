import type { Static } from 'typebox'
import { Type } from './type.js'

/** How the output of a process is sent: alone, or as a member of a document. */
const RESPONSES = ['raw', 'document'] as const

const RequestedOutput = Type.Object({
  transmissionMode: Type.Optional(Type.String()),
  format: Type.Optional(Type.Object({ mediaType: Type.Optional(Type.String()) })),
})

/** The body of an execution in OGC API - Processes. */
export const ExecuteRequestBody = Type.Object(
  {
    inputs: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
    outputs: Type.Optional(Type.Record(Type.String(), RequestedOutput)),
    response: Type.Optional(Type.Enum([...RESPONSES], { type: 'string' })),
  },
  { title: 'Execute' },
)

export type ExecuteBody = Static<typeof ExecuteRequestBody>

/** The page of a list of processes. */
export const ProcessListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 10 })),
})
