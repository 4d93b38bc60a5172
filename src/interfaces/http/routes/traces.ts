import { trace } from '../../../contract/operations/index.js'
import { TraceAnswer, TraceRequestBody } from '../../../contract/schemas/trace.js'
import { operationCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import { TRACE_BODY_BYTES } from '../transport/body-limits.js'
import type { App } from '../transport/fastify-types.js'

export function traceEndpoints(app: App, dependencies: Dependencies): void {
  const calls = operationCalls(trace, dependencies, TraceAnswer)

  operationEndpoint(app, calls, {
    bodyLimit: TRACE_BODY_BYTES,
    summary: 'Draw what a ship sailed',
    description:
      'Reported positions with gaps become a line over water: distance, passages and control areas, beside the shortest voyage. Wrong fixes are dropped and listed, fixes on land moved. Costs one query for each 100 fixes and one for each gap.',
    tags: ['Routes'],
    body: TraceRequestBody,
    answer: TraceAnswer,
    problems: ['starting'],
  })
}
