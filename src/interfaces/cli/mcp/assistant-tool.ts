import type { OperationTools } from '../../../contract/operations/index.js'
import type { Tables } from '../../../runtime/loading/tables.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import type { InlandPlaces } from '../../../tables/legs/inland-places.js'
import type { Digest } from './digest.js'
import type { InputSchema } from './input-schema.js'
import type { OutputSchema } from './output-schema.js'

export interface AssistantSources {
  readonly tables: Tables
  readonly operations: OperationTools
  /** Read when somebody names one. */
  readonly cities: () => InlandPlaces
  /** Address of a planner for links; empty for none. */
  readonly planner: string
}

/** A question that an assistant may ask. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: InputSchema
  readonly outputSchema: OutputSchema
  /** @throws Problem, the signal's reason */
  answer(input: RequestJson, sources: AssistantSources, signal?: AbortSignal): Promise<Digest>
}
