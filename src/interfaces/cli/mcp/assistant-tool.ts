import type { OperationTools } from '../../../contract/operations/index.js'
import type { Tables } from '../../../runtime/loading/tables.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import type { Digest } from './digest.js'
import type { InputSchema } from './input-schema.js'

export interface AssistantSources {
  readonly tables: Tables
  readonly operations: OperationTools
  /** Address of a planner for links; empty for none. */
  readonly planner: string
}

/** A question that an assistant may ask. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: InputSchema
  /** @throws Problem, the signal's reason */
  answer(input: RequestJson, sources: AssistantSources, signal?: AbortSignal): Promise<Digest>
}
