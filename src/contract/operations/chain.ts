import { utcDay } from '../../base/utc.js'
import {
  ChainElementError,
  checkChain,
  completeChain,
  consignmentsOf,
  inElement,
  type TransportChain,
} from '../../planning/cargo/chain.js'
import { askedForEstimate, WHOLE_BODY } from '../domain-problems.js'
import { chainProblem } from '../problems/chain-problem.js'
import { legBodyOf, readChain } from '../read/read-chain.js'
import { estimateWarnings, otherSizeWarning } from '../read/request-warnings.js'
import { type ChainBody, type ChainCoreBody, ChainRequestBody } from '../schemas/emissions/chain.js'
import type { EstimateBody } from '../schemas/emissions/emissions-answer.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { warningsOfChain, writeChain } from '../write/write-chain.js'
import {
  calculatedOf,
  type EstimatedConsignment,
  estimate,
  type PlannedConsignment,
  planConsignment,
  repaired,
  requirePlaces,
} from './estimate.js'
import { pause } from './find-routes.js'
import { answerOf, type Operation } from './operation.js'
import { explained } from './rejections.js'
import { type OperationTools, requireFactors } from './tools.js'

interface EstimatedLeg extends EstimatedConsignment {
  readonly body: EstimateBody
}

/** One cargo over several legs and hubs. Errors name every field at fault in the first faulty element. */
export const chain: Operation<ChainBody, ChainCoreBody> = {
  name: 'chain',
  path: '/v1/emissions/chains',
  schema: ChainRequestBody as JsonSchema,
  saysCached: false,
  isVerifiable: true,
  resolutions: (body) =>
    body.elements.flatMap((element) =>
      element.kind === 'sea' ? estimate.resolutions(legBodyOf(element, body)) : [],
    ),
  prepare: (given, tools) => {
    const body = withRepairs(given, tools)
    const factors = requireFactors(tools)
    const today = utcDay(tools.nowMs())
    const asked = named(() => readChain(body, today, factors.otherModes))
    explained(WHOLE_BODY, () => checkChain(asked, factors))
    const legs = named(() => plannedLegs(body, asked, tools))
    const seaLegs = legs.filter((leg) => leg !== null).length
    return {
      cost: { counter: 'emissions', units: Math.max(1, seaLegs) },
      day: today,
      warnings: body.elements.flatMap((element, at) =>
        element.kind === 'sea' ? otherSizeWarning(element, `#/elements/${at}`) : [],
      ),
      calculate: async (signal) => {
        const estimated: (EstimatedLeg | null)[] = []
        // Legs are estimated one at a time: a chain uses the resources of one request, not of fifty.
        for (const [at, leg] of legs.entries()) {
          if (at > 0) await pause(signal)
          estimated.push(leg && (await estimateLeg(leg, legBody(body, at), at, tools, signal)))
        }
        const results = estimated.map((leg) => leg?.result ?? null)
        const completed = explained(WHOLE_BODY, () => completeChain(asked, results, factors))
        const bodies = estimated.map((leg) => leg?.body ?? null)
        return {
          core: writeChain(completed, bodies, { day: today, request: body }),
          warnings: warningsOfChain(completed),
          dataVersion: estimated.find((leg) => leg?.dataVersion)?.dataVersion ?? null,
          engineMs: estimated.reduce((sum, leg) => sum + (leg?.engineMs ?? 0), 0),
        }
      },
    }
  },
}

function withRepairs(body: ChainBody, tools: OperationTools): ChainBody {
  const elements = body.elements.map((element, at) =>
    element.kind === 'sea'
      ? { ...element, route: inElement(at, () => repaired(legBodyOf(element, body), tools)).route }
      : element,
  )
  return tools.overlay ? { ...body, elements } : body
}

/** The result of some work. The error of an element becomes a problem of the chain. */
function named<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw chainProblem(error)
  }
}

function plannedLegs(
  body: ChainBody,
  asked: TransportChain,
  tools: OperationTools,
): (PlannedConsignment | null)[] {
  return consignmentsOf(asked).map((consignment, at) => {
    if (consignment === null) return null
    const leg = legBody(body, at)
    return inElement(at, () => {
      requirePlaces(leg, tools)
      return planConsignment(consignment, askedForEstimate(leg), tools)
    })
  })
}

async function estimateLeg(
  leg: PlannedConsignment,
  body: ReturnType<typeof legBody>,
  at: number,
  tools: OperationTools,
  signal: AbortSignal,
): Promise<EstimatedLeg> {
  try {
    const estimated = await leg.estimate(signal)
    const calculated = calculatedOf(estimated, body, leg.consignment)
    const warnings = estimateWarnings(body, tools.engine()?.ports)
    const answer = answerOf(estimate, calculated, warnings, tools)
    return { ...estimated, body: answer as EstimateBody }
  } catch (error) {
    throw chainProblem(new ChainElementError(at, error))
  }
}

/** The request of an element that is a leg at sea. */
function legBody(body: ChainBody, at: number) {
  const element = body.elements[at]!
  if (element.kind !== 'sea') throw new TypeError(`element ${at} is not a leg at sea`)
  return legBodyOf(element, body)
}
