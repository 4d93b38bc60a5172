import type { Static } from 'typebox'
import { Type } from './type.js'

/** How the output of a process is sent: alone, or as a member of a document. */
const RESPONSES = ['raw', 'document'] as const

/** The body of an execution in OGC API - Processes. */
export const ExecuteRequestBody = Type.Object(
  {
    inputs: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
    // There is one output. Its request may only repeat what is done anyway.
    outputs: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
    response: Type.Optional(Type.Enum([...RESPONSES], { type: 'string' })),
  },
  { title: 'Execute' },
)

export type ExecuteBody = Static<typeof ExecuteRequestBody>
