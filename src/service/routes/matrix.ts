import type { FastifyRequest } from 'fastify'
import { API_AREAS } from '../../api/areas.js'
import { MATRIX_BODY } from '../../api/pointers.js'
import { type FieldProblem, Problem, validationFailed } from '../../api/problem.js'
import { readGrid } from '../../api/read-voyage.js'
import {
  MAX_AVOIDING_CELLS,
  MAX_CELLS,
  MatrixAnswer,
  MatrixCore,
  type MatrixCoreBody,
  MatrixRequestBody,
} from '../../api/schemas/matrix.js'
import { isRecord } from '../../api/validation/json-schema.js'
import { prepareMatrix } from '../../planning/plan-matrix.js'
import { DEFAULT_RESOLUTION_KM } from '../../routing/request.js'
import { answerText } from '../cache/cached-answer.js'
import { utcDay } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import { matrixPlanner } from '../planning/matrix-planner.js'
import { explain, explained, requestedOptions } from '../planning/refusals.js'
import { requireEngine, requireResolution } from '../planning/require.js'
import { CountedCalls } from '../quota/counted-calls.js'
import { matrixCells } from '../quota/quota.js'

/** Room for the places of twice the maximum of cells, so that a larger matrix gets its own refusal. */
const BODY_LIMIT_BYTES = 1024 * 1024
/** One object for all requests: its serialiser is compiled once. */
const coreSchema: Record<string, unknown> = { ...MatrixCore }

export function matrixEndpoints(app: App, dependencies: Dependencies): void {
  const { clock, matrixCache } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = matrixPlanner(matrixCache, dependencies)

  app.post(
    '/calculate-matrix',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      preValidation: requireCells,
      schema: {
        summary: 'Calculate a distance matrix',
        description: `Distances from every origin to every destination. Each cell costs one query. At most ${MAX_CELLS} cells; ${MAX_AVOIDING_CELLS} if it avoids areas, because each of those routes needs its own search. A vessel or a fuel price makes the service build every route, which is many times slower.`,
        tags: ['Routes'],
        body: MatrixRequestBody,
        response: { 200: MatrixAnswer },
      },
      config: {
        access: 'bearer',
        counted: true,
        problems: ['matrix_empty', 'matrix_too_large', 'starting', 'port_not_found'],
      },
    },
    async (request, reply) => {
      const { body, warnings } = request
      const engine = requireEngine(dependencies)
      requireResolution(engine, body.resolution_km ?? DEFAULT_RESOLUTION_KM)
      const asked = requestedOptions(body, MATRIX_BODY)
      const grid = readGrid(body, utcDay(clock.nowMs()))
      const prepared = explained(asked, () => prepareMatrix(grid, engine))
      const serialise = (core: MatrixCoreBody) => reply.serializeInput(core, coreSchema)
      const answering = calls.answer(request, reply, {
        amounts: matrixCells(body.origins.length * body.destinations.length),
        work: (signal) => planner.plan({ body, prepared, warnings, serialise }, engine, signal),
        text: answerText,
      })
      return answering.catch((error: unknown) => {
        throw explain(error, asked)
      })
    },
  )
}

/**
 * Before the fields are looked at: many thousand wrong ones would take long.
 * @throws Problem matrix_empty, matrix_too_large, or validation_failed where one side alone is too long
 */
async function requireCells({ body }: Pick<FastifyRequest, 'body'>): Promise<void> {
  if (!isRecord(body)) return
  const { origins, destinations, avoid, avoid_areas } = body
  if (!Array.isArray(origins) || !Array.isArray(destinations)) {
    requireShortSides(body)
    return
  }
  const cells = origins.length * destinations.length
  const members = { cells, max_cells: MAX_CELLS }
  if (cells === 0) {
    const detail = 'Give at least one origin and one destination.'
    throw new Problem('matrix_empty', detail, { members })
  }
  if (cells > MAX_CELLS) {
    const detail = `${origins.length} origins times ${destinations.length} destinations are ${cells} cells, at most ${MAX_CELLS} fit into a call. Ask for parts of it.`
    throw new Problem('matrix_too_large', detail, { members })
  }
  if (cells <= MAX_AVOIDING_CELLS) return
  if (Array.isArray(avoid_areas) && avoid_areas.length > 0) {
    throw tooLargeToAvoid(cells, '#/avoid_areas')
  }
  if (avoidsAreas(avoid)) throw tooLargeToAvoid(cells, '#/avoid')
}

/** Where the other side is no list, there are no cells to count. */
function requireShortSides(body: Readonly<Record<string, unknown>>): void {
  for (const side of ['origins', 'destinations']) {
    const places = body[side]
    if (!Array.isArray(places) || places.length <= MAX_CELLS) continue
    const detail = `must have at most ${MAX_CELLS} values`
    throw validationFailed([{ pointer: `#/${side}`, code: 'too_long', detail }])
  }
}

function avoidsAreas(avoid: unknown): boolean {
  return Array.isArray(avoid) && API_AREAS.some((area) => avoid.includes(area))
}

function tooLargeToAvoid(cells: number, pointer: string): Problem {
  const limit = `at most ${MAX_AVOIDING_CELLS} cells of a request can avoid areas`
  const detail = `The matrix has ${cells} cells, ${limit}. Ask for parts of it, or avoid no areas.`
  const fault: FieldProblem = {
    pointer,
    code: 'out_of_range',
    detail: `${limit}, this one has ${cells}`,
  }
  const members = { cells, max_cells: MAX_AVOIDING_CELLS, errors: [fault] }
  return new Problem('matrix_too_large', detail, { members })
}
