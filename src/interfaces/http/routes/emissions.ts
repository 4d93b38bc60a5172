import type { FastifyReply, FastifyRequest } from 'fastify'
import { rejectedDryRun } from '../../../contract/operations/dry-run.js'
import { fleetSteps } from '../../../contract/operations/fleet.js'
import { chain, declaration, estimate, shipYear } from '../../../contract/operations/index.js'
import { compare } from '../../../contract/operations/papers/compare-declarations.js'
import type { Shipped } from '../../../contract/operations/papers/footprints.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import { FootprintQuery, LegRowsQuery } from '../../../contract/schemas/common.js'
import { ChainAnswer, ChainRequestBody } from '../../../contract/schemas/emissions/chain.js'
import {
  DeclarationAnswer,
  DeclarationComparisonAnswer,
  DeclarationComparisonRequestBody,
  DeclarationRequestBody,
} from '../../../contract/schemas/emissions/declaration.js'
import { EstimateAnswer } from '../../../contract/schemas/emissions/emissions-answer.js'
import { PreviewAnswer } from '../../../contract/schemas/emissions/emissions-preview.js'
import { EmissionsRequestBody } from '../../../contract/schemas/emissions/emissions-request.js'
import { FleetAnswer, FleetRequestBody } from '../../../contract/schemas/emissions/fleet.js'
import {
  ShipYearAnswer,
  ShipYearRequestBody,
} from '../../../contract/schemas/emissions/ship-year.js'
import { CHAIN_COLUMNS, ESTIMATE_COLUMNS } from '../../../contract/table-columns.js'
import { previewBody } from '../../../contract/write/write-preview.js'
import { ESTIMATE_TABLE } from '../../../tables/bodies/estimate-table.js'
import { batchEndpoint } from '../bulk/batch.js'
import { legRequests, rowRequests } from '../bulk/leg-requests.js'
import { operationCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import type { ThreadBudget } from '../guard/thread-budget.js'
import { measuredSteps } from '../guard/thread-budget.js'
import type { JobKinds } from '../jobs/kinds.js'
import { COMPARISON_BODY_BYTES, DRAWN_BODY_BYTES } from '../transport/body-limits.js'
import type { App } from '../transport/fastify-types.js'
import { footprintOf } from '../transport/footprint-formats.js'

const tags = ['Emissions']
const ESTIMATE_PROBLEMS: readonly ProblemCode[] = [
  'emissions_unavailable',
  'starting',
  'port_not_found',
  'no_compatible_factor',
  'point_on_land',
  'point_forbidden',
  'no_route',
]

export function emissionsEndpoints(
  app: App,
  dependencies: Dependencies,
  { budget, kinds }: { readonly budget: ThreadBudget; readonly kinds: JobKinds },
): void {
  const estimates = operationCalls(estimate, dependencies, EstimateAnswer, null, checkFootprint)
  const chains = operationCalls(chain, dependencies, ChainAnswer, null, checkFootprint)
  const declarations = operationCalls(declaration, dependencies, DeclarationAnswer)
  const shipYears = operationCalls(shipYear, dependencies, ShipYearAnswer)
  const requestsOf = legRequests(dependencies)
  const shipments = { columns: ESTIMATE_COLUMNS, hasLine: false }
  const legs = { columns: CHAIN_COLUMNS, hasLine: false }
  kinds.set('emissions', {
    scope: 'emissions',
    calls: estimates,
    table: shipments,
    requestsOfColumns: rowRequests(dependencies, ESTIMATE_TABLE),
  })
  kinds.set('legs', { scope: 'emissions', calls: chains, table: legs, requestsOf })

  operationEndpoint(app, estimates, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: 'Estimate greenhouse gas emissions',
    description: 'For a sea voyage, or for a cargo on it. Costs one query.',
    tags,
    query: FootprintQuery,
    body: EmissionsRequestBody,
    answer: EstimateAnswer,
    footprints: true,
    problems: ESTIMATE_PROBLEMS,
  })

  app.post(
    '/v1/emissions/sea/dry-run',
    {
      bodyLimit: DRAWN_BODY_BYTES,
      schema: {
        summary: 'Preview an estimate',
        description:
          'Takes the same body as the estimate. If the estimate would be rejected, the response has valid: false and the errors.',
        tags,
        body: EmissionsRequestBody,
        response: { 200: PreviewAnswer },
      },
      config: { access: 'bearer', problems: ['emissions_unavailable', 'starting'] },
      errorHandler: (error, request, reply) =>
        sendRejectedPreview(error, request, reply, dependencies),
    },
    async (request) =>
      previewBody(estimate.prepare(request.body, dependencies).preview(), request.warnings),
  )

  batchEndpoint(app, {
    url: '/v1/emissions/batch',
    calls: estimates,
    answer: EstimateAnswer,
    table: shipments,
    summary: 'Estimate any number of shipments',
    tags,
    budget,
  })

  operationEndpoint(app, chains, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: 'Add up the emissions of a transport chain',
    description:
      'One cargo over several legs and hubs, according to ISO 14083. Legs at sea are estimated as by /v1/emissions/sea; hubs and legs of other modes take your own figures. Costs one query per sea leg, at least one.',
    tags,
    query: FootprintQuery,
    body: ChainRequestBody,
    answer: ChainAnswer,
    footprints: true,
    problems: ESTIMATE_PROBLEMS,
  })

  batchEndpoint(app, {
    url: '/v1/emissions/legs',
    calls: chains,
    answer: ChainAnswer,
    table: legs,
    requestsOf,
    query: LegRowsQuery,
    summary: 'Add up the chains of a table of legs',
    description:
      'A table whose rows are legs, as fairway chain reads it: CSV, XLSX or NDJSON. Its columns are those of fairway shipments. Rows of one reference are a chain, in the order of "Leg" or of the file; several containers of a reference are a chain each. A mode by air, road, rail or barge makes a leg with an open factor; a transhipment port makes two legs at sea; a place of receipt or delivery a leg before or after. At most 4 MB, also of an unpacked workbook, 20,000 rows and 1,000 columns; an account may send two tables at a time. The response has one line per chain, as that of a batch; columns that are not read are in `ignored_columns`, and sentences about the table in `notes` of the first line. Each answered chain costs the same as a single request.',
    tags,
    budget,
  })

  operationEndpoint(app, shipYears, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: "Calculate a ship's year",
    description:
      'CII, EEOI with ballast voyages, intensity, EU ETS, UK ETS and FuelEU from voyages, days or stays with their fuel. Costs one query per 100 rows.',
    tags,
    body: ShipYearRequestBody,
    answer: ShipYearAnswer,
    problems: ['emissions_unavailable', 'starting', 'port_not_found', 'no_compatible_factor'],
  })

  operationEndpoint(app, declarations, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: 'Declare the shipments of a period',
    description:
      'Estimates each row and combines them into a declaration according to ISO 14083. A row that cannot be estimated is listed with its reason. Doubled ids and departures outside the period are refused. Costs one query per estimated row.',
    tags,
    body: DeclarationRequestBody,
    answer: DeclarationAnswer,
    problems: ['emissions_unavailable', 'starting'],
  })

  app.post(
    '/v1/emissions/fleets',
    {
      bodyLimit: DRAWN_BODY_BYTES,
      schema: {
        summary: "Calculate FuelEU of a fleet's year",
        description:
          "Takes the balances of ships' years: banked and borrowed surplus, the surcharge on repeated deficits, and the pool that avoids the most penalties. Free of charge.",
        tags,
        body: FleetRequestBody,
        response: { 200: FleetAnswer },
      },
      config: { access: 'bearer', problems: ['emissions_unavailable', 'starting'] },
    },
    async (request) => ({
      ...(await measuredSteps(fleetSteps(request.body, dependencies), () => request)),
      warnings: [...request.warnings],
    }),
  )

  app.post(
    '/v1/emissions/declarations/compare',
    {
      bodyLimit: COMPARISON_BODY_BYTES,
      schema: {
        summary: 'Compare two declarations',
        description:
          'Divides the difference of two declarations into volume, mix, method and factor. They are sent whole; nothing is stored or calculated again. Free of charge.',
        tags,
        body: DeclarationComparisonRequestBody,
        response: { 200: DeclarationComparisonAnswer },
      },
      config: { access: 'bearer' },
    },
    async ({ body: { earlier, later }, warnings }) => {
      return { comparison: compare(earlier, later), warnings: [...warnings] }
    },
  )
}

/** Before the charge: an answer may have no footprint. */
function checkFootprint(answer: object, caller: Pick<FastifyRequest, 'query'>): void {
  footprintOf(answer as Shipped['answer'], caller)
}

function sendRejectedPreview(
  error: unknown,
  { body }: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): FastifyReply {
  return reply.code(200).send(rejectedDryRun(error, body, dependencies))
}
