import type { RouteShorthandOptions } from 'fastify'
import type { OperationConfig } from '../../../contract/openapi/operation.js'
import type { App } from '../transport/fastify-types.js'
import type { OperationCalls } from './operation-calls.js'

/** What the endpoint of an operation has of its own. */
interface Endpoint
  extends Pick<OperationConfig, 'files' | 'footprints' | 'problems'>,
    Pick<RouteShorthandOptions, 'bodyLimit' | 'preValidation'> {
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly body: object
  readonly answer: object
  readonly query?: object
  /** What a single request must say although a row of a table need not. @throws Problem */
  readonly check?: (body: object) => void
}

/** The endpoint that takes the body of an operation, from a caller with a token. */
export function operationEndpoint<Body extends object>(
  app: App,
  calls: OperationCalls<Body>,
  endpoint: Endpoint,
): void {
  const { summary, description, tags, body, answer, query, check, ...own } = endpoint
  const { bodyLimit, preValidation, ...config } = own
  app.post(
    calls.operation.path,
    {
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(preValidation !== undefined && { preValidation }),
      schema: {
        summary,
        description,
        tags,
        ...(query && { querystring: query }),
        body,
        response: { 200: answer },
      },
      config: { access: 'bearer', counted: true, ...config },
    },
    async (request, reply) => {
      const given = request.body as Body
      check?.(given)
      return calls.answer(given, request, reply)
    },
  )
}
