import { checkMatrixSize } from '../../api/matrix-size.js'
import { Problem, validationFailed } from '../../api/problem.js'
import {
  CONFORMANCE,
  type DescribedProcess,
  landingPage,
  NO_SUCH_JOB,
  NO_SUCH_PROCESS,
  OUTPUT,
  processDescription,
  processList,
} from '../../api/process-description.js'
import { inInputs, readExecution } from '../../api/read-execution.js'
import { ChainAnswer } from '../../api/schemas/chain.js'
import { FormatQuery, MatrixFormatQuery } from '../../api/schemas/common.js'
import { EstimateAnswer } from '../../api/schemas/emissions-answer.js'
import { ExecuteRequestBody, ProcessListQuery } from '../../api/schemas/execution.js'
import { MatrixAnswer } from '../../api/schemas/matrix.js'
import { ReachAnswer } from '../../api/schemas/reach.js'
import { RouteAnswer } from '../../api/schemas/route-answer.js'
import { ShipYearAnswer } from '../../api/schemas/ship-year.js'
import { TraceAnswer } from '../../api/schemas/trace.js'
import { VoyageAnswer } from '../../api/schemas/voyage-answer.js'
import {
  endingsOf,
  FILE_FORMATS,
  type FileFormat,
  type FileKind,
} from '../../export-formats/files.js'
import { VERSION } from '../../loading/version.js'
import {
  chain,
  estimate,
  matrix,
  type Operation,
  reach,
  route,
  shipYear,
  trace,
  voyage,
} from '../../operations/index.js'
import { checkBody } from '../../operations/operation.js'
import type { Dependencies } from '../dependencies.js'
import { DRAWN_BODY_BYTES } from '../http/body-limits.js'
import type { App } from '../http/fastify-types.js'
import { operationCalls } from '../http/operation-calls.js'
import { wantsStrictness } from '../http/unknown-fields.js'

interface Process extends DescribedProcess {
  readonly operation: Operation<object, object>
  readonly tag: 'Routing' | 'Emissions'
  /** Kind of the files in which its answer can be sent. */
  readonly files?: FileKind
}

/** Processes for keys with the scope of emissions. */
const EMISSIONS: readonly string[] = ['estimate', 'chain', 'ship-year']

const FILES: readonly FileKind[] = ['route', 'voyage', 'matrix']

const processOf = (
  [id, title, description]: readonly [string, string, string],
  operation: unknown,
  answer: object,
): Process => {
  const own = operation as Operation<object, object>
  const tag = EMISSIONS.includes(id) ? 'Emissions' : 'Routing'
  const files = FILES.find((kind) => kind === id)
  const fileTypes = files ? endingsOf(files).map((ending) => FILE_FORMATS[ending].mediaType) : []
  const described = { id, title, description, schema: own.schema, answer, fileTypes }
  return { ...described, operation: own, tag, ...(files && { files }) }
}

const PROCESSES: readonly Process[] = [
  processOf(['route', 'Route', 'The shortest sea route between two places.'], route, RouteAnswer),
  processOf(['voyage', 'Voyage', 'A voyage of several stops.'], voyage, VoyageAnswer),
  processOf(
    ['matrix', 'Matrix', 'Distances from all origins to all destinations.'],
    matrix,
    MatrixAnswer,
  ),
  processOf(
    ['reach', 'Reach', 'How far a vessel gets in a given time, as GeoJSON.'],
    reach,
    ReachAnswer,
  ),
  processOf(['trace', 'Trace', 'Reported positions as a line over water.'], trace, TraceAnswer),
  processOf(
    ['estimate', 'Estimate', 'Emissions of a voyage or its cargo.'],
    estimate,
    EstimateAnswer,
  ),
  processOf(['chain', 'Chain', 'Emissions of a cargo over several legs.'], chain, ChainAnswer),
  processOf(
    ['ship-year', 'Ship year', "A ship's year under CII, EU ETS and FuelEU."],
    shipYear,
    ShipYearAnswer,
  ),
]

const OPEN = { rateLimit: 'public', internal: true } as const

/** OGC API - Processes, Part 1: Core (OGC 18-062r2), for GIS clients: the operations, executed at once. */
export function processEndpoints(app: App, dependencies: Dependencies): void {
  const base = dependencies.config.publicUrl.replace(/\/+$/, '')
  app.get('/ogc', { config: OPEN }, async () => landingPage(base))
  app.get('/ogc/conformance', { config: OPEN }, async () => ({ conformsTo: CONFORMANCE }))
  app.get(
    '/ogc/processes',
    { config: OPEN, schema: { querystring: ProcessListQuery } },
    async ({ query: { limit } }) => processList(PROCESSES.slice(0, limit), VERSION, base),
  )
  for (const one of PROCESSES) {
    const address = `/ogc/processes/${one.id}`
    app.get(address, { config: OPEN }, async () => processDescription(one, VERSION, base))
    executeEndpoint(app, dependencies, one, `${address}/execution`)
  }
  for (const [method, end] of [
    ['GET', ''],
    ['POST', '/execution'],
  ] as const) {
    app.route({
      method,
      url: `/ogc/processes/:process${end}`,
      config: OPEN,
      handler: async ({ params }) => {
        const { process } = params as { process: string }
        const known = PROCESSES.map(({ id }) => id).join(', ')
        const detail = `There is no process ${process}. Use one of ${known}.`
        throw new Problem('not_found', detail, { members: { type: NO_SUCH_PROCESS } })
      },
    })
  }
  for (const end of ['', '/results']) {
    app.get(`/ogc/jobs/:job${end}`, { config: OPEN }, async () => {
      const detail = 'There are no jobs: every execution is answered at once.'
      throw new Problem('not_found', detail, { members: { type: NO_SUCH_JOB } })
    })
  }
}

/** The standard has `outputs` for that. */
function refuseMask(query: unknown): void {
  if ((query as { fields?: unknown }).fields === undefined) return
  const detail = 'has no effect here: choose what you need by outputs'
  throw validationFailed([{ pointer: '#/fields', code: 'not_allowed', detail }])
}

function executeEndpoint(
  app: App,
  dependencies: Dependencies,
  { operation, answer: schema, id, tag, files, fileTypes }: Process,
  url: string,
): void {
  const documents = new WeakSet<object>()
  const calls = operationCalls(operation, dependencies, schema, (body, answer) =>
    documents.has(body) ? JSON.stringify({ [OUTPUT]: answer }) : null,
  )
  app.post(
    url,
    {
      bodyLimit: DRAWN_BODY_BYTES,
      // The scope of a key follows from the tag.
      schema: {
        body: ExecuteRequestBody,
        tags: [tag],
        ...(files && { querystring: files === 'matrix' ? MatrixFormatQuery : FormatQuery }),
      },
      config: { access: 'bearer', counted: true, internal: true, ...(files && { files }) },
    },
    async (request, reply) => {
      refuseMask(request.query)
      const { values, isDocument, mediaType } = readExecution(request.body, fileTypes)
      const isAsked = (ending: FileFormat) =>
        mediaType === undefined
          ? ending === request.fileFormat
          : FILE_FORMATS[ending].mediaType === mediaType
      request.fileFormat = isDocument ? null : (files && endingsOf(files).find(isAsked)) || null
      try {
        if (id === 'matrix') checkMatrixSize(values)
        const { body, warnings } = checkBody<object>(operation, values, wantsStrictness(request))
        request.warnings = [...request.warnings, ...warnings]
        if (isDocument) documents.add(body)
        return await calls.answer(body, request, reply)
      } catch (error) {
        throw inInputs(error)
      }
    },
  )
}
