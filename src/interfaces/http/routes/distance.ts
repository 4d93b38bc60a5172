import type { FastifyReply } from 'fastify'
import {
  type Answer,
  distance,
  figure,
  type Operation,
} from '../../../contract/operations/index.js'
import { DistanceAnswer, DistanceQuery } from '../../../contract/schemas/distance.js'
import { FigureAnswer, FigureQuery } from '../../../contract/schemas/figure.js'
import { KeptResults } from '../answers/kept-results.js'
import { operationCalls } from '../calls/operation-calls.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

/** What the endpoints for one cell of a spreadsheet have in common. */
const CELL = {
  access: 'bearer',
  counted: true,
  // One number has no place for a warning of a misspelt name.
  strict: true,
  takesKeyInUrl: true,
  formats: ['text'],
} as const

const NO_ROUTE = ['starting', 'port_not_found', 'point_on_land', 'no_route'] as const

export function distanceEndpoints(app: App, dependencies: Dependencies): void {
  const calls = cellCalls(distance, dependencies, DistanceAnswer, (answer) => answer.distance)
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
      config: { ...CELL, problems: [...NO_ROUTE] },
    },
    async (request, reply) => {
      if (request.query.format === 'text') reply.type('text/plain; charset=utf-8')
      return calls.answer(request.query, request, reply)
    },
  )
}

export function figureEndpoint(app: App, dependencies: Dependencies): void {
  const calls = cellCalls(figure, dependencies, FigureAnswer, (answer) => answer.figure)
  app.get(
    '/v1/figure',
    {
      schema: {
        summary: 'Hours, arrival, fuel, emissions or cost between two places',
        description:
          'One figure, for a cell of a spreadsheet, like /v1/distance. The same as /calculate-route or, for the emissions of a cargo, as /v1/emissions/sea; costs one query.',
        tags: ['Routes'],
        querystring: FigureQuery,
        response: { 200: FigureAnswer },
      },
      config: { ...CELL, problems: [...NO_ROUTE, 'emissions_unavailable'] },
    },
    async (request, reply) => {
      if (request.query.format === 'text') reply.type('text/plain; charset=utf-8')
      return calls.answer(request.query, request, reply)
    },
  )
}

function cellCalls<
  Body extends { readonly format?: 'json' | 'text'; readonly key?: string },
  Core extends object,
>(
  operation: Operation<Body, Core>,
  dependencies: Dependencies,
  schema: Parameters<typeof operationCalls>[2],
  cellOf: (answer: Core) => number | string,
) {
  const plain = ({ format }: Body, answer: Answer<Core>, reply: FastifyReply) => {
    if (format !== 'text') return null
    const codes = new Set(answer.warnings.map(({ code }) => code))
    // A cell shows the body alone, so a warning cannot be a second line.
    if (codes.size > 0) reply.header('fairway-warnings', [...codes].join(', '))
    return String(cellOf(answer as unknown as Core))
  }
  // A key is the caller's, and nothing that a result depends on.
  const results = new KeptResults<Body, Core>(({ format: _, key: __, ...asked }) => asked)
  return operationCalls(operation, dependencies, schema, plain, undefined, results)
}
