import { TraceAnswer, TraceRequestBody } from '../../api/schemas/trace.js'
import { trace } from '../../operations/index.js'
import type { Dependencies } from '../dependencies.js'
import { TRACE_BODY_BYTES } from '../http/body-limits.js'
import type { App } from '../http/fastify-types.js'
import { operationCalls } from '../http/operation-calls.js'
import { operationEndpoint } from '../http/operation-endpoint.js'

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
