import { distance } from '../../../contract/operations/index.js'
import { DistanceAnswer, DistanceQuery } from '../../../contract/schemas/distance.js'
import { operationCalls } from '../calls/operation-calls.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

export function distanceEndpoints(app: App, dependencies: Dependencies): void {
  const calls = operationCalls(
    distance,
    dependencies,
    DistanceAnswer,
    ({ format }, answer, reply) => {
      if (format !== 'text') return null
      const codes = new Set(answer.warnings.map(({ code }) => code))
      // A cell shows the body alone, so a warning cannot be a second line.
      if (codes.size > 0) reply.header('fairway-warnings', [...codes].join(', '))
      return String(answer.distance)
    },
  )

  app.get(
    '/v1/distance',
    {
      schema: {
        summary: 'Distance between two places',
        description:
          'One number, for a cell of a spreadsheet: `format` text has nothing else, and the codes of its warnings are in the header Fairway-Warnings. The same as /calculate-route; costs one query.',
        tags: ['Routes'],
        querystring: DistanceQuery,
        response: { 200: DistanceAnswer },
      },
      config: {
        access: 'bearer',
        counted: true,
        // One number has no place for a warning of a misspelt name.
        strict: true,
        takesKeyInUrl: true,
        formats: ['text'],
        problems: ['starting', 'port_not_found', 'point_on_land', 'no_route'],
      },
    },
    async (request, reply) => {
      if (request.query.format === 'text') reply.type('text/plain; charset=utf-8')
      return calls.answer(request.query, request, reply)
    },
  )
}
