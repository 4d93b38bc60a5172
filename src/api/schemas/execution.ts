import type { Static } from 'typebox'
import { object, optional, string, Type } from './type.js'

/** How the output of a process is sent: alone, or as a member of a document. */
const RESPONSES = ['raw', 'document'] as const

const RequestedOutput = Type.Object({
  transmissionMode: optional(string()),
  format: optional(Type.Object({ mediaType: optional(string()) })),
})

/** The body of an execution in OGC API - Processes. */
export const ExecuteRequestBody = object('Execute', {
  inputs: optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  outputs: optional(Type.Record(string(), RequestedOutput)),
  response: optional(Type.Enum([...RESPONSES], { type: 'string' })),
})

export type ExecuteBody = Static<typeof ExecuteRequestBody>

/** The page of a list of processes. */
export const ProcessListQuery = Type.Object({
  limit: optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 10 })),
})
