import { chainProblem } from '../api/chain-problem.js'
import { askedForEstimate } from '../api/domain-problems.js'
import { legBodyOf, readChain } from '../api/read-chain.js'
import { departureOf, estimateRemarks } from '../api/read-voyage.js'
import type { ChainAnswerBody, ChainBody } from '../api/schemas/chain.js'
import type { EstimateBody } from '../api/schemas/emissions-answer.js'
import type { WarningItem } from '../api/warning.js'
import { chainBody } from '../api/write-chain.js'
import { estimateBody } from '../api/write-emissions.js'
import {
  ChainElementError,
  checkChain,
  completeChain,
  consignmentsOf,
  inElement,
  type TransportChain,
} from '../planning/chain.js'
import type { ConsignmentEstimate } from '../planning/consignment.js'
import type { PortTable } from '../ports/table.js'
import { isoTime } from '../utc.js'
import { newChainId, newEstimateId } from './ids.js'
import { type PlannedConsignment, planConsignment, today } from './planned-estimate.js'
import { explained } from './rejections.js'
import { requireFactors } from './require.js'
import type { AnswerTools } from './tools.js'

/** A chain that passed every check that costs nothing. */
export interface PlannedChain {
  /** Number of legs that Fairway estimates. Each is charged. */
  readonly seaLegs: number
  /** @throws Problem that names the element */
  calculate(warnings: readonly WarningItem[], signal: AbortSignal): Promise<ChainAnswerBody>
}

interface EstimatedLeg {
  readonly result: ConsignmentEstimate
  readonly body: EstimateBody
}

/** @throws Problem that names every field at fault in the first faulty element */
export function planChain(body: ChainBody, dependencies: AnswerTools): PlannedChain {
  const factors = requireFactors(dependencies)
  const chain = named(() => readChain(body, today(dependencies.clock)))
  explained(CHAIN, () => checkChain(chain, factors))
  const legs = named(() => plannedLegs(body, chain, dependencies))
  return {
    seaLegs: legs.filter((leg) => leg !== null).length,
    calculate: async (warnings, signal) => {
      const calculatedAt = isoTime(dependencies.clock.nowMs())
      const ports = dependencies.engine()?.ports
      const estimated: (EstimatedLeg | null)[] = []
      // Legs are estimated one at a time: a chain uses the resources of one request, not of fifty.
      for (const [at, leg] of legs.entries()) {
        estimated.push(leg && (await estimateLeg(leg, at, { body, calculatedAt, ports }, signal)))
      }
      const results = estimated.map((leg) => leg?.result ?? null)
      return chainBody(
        explained(CHAIN, () => completeChain(chain, results, factors)),
        {
          id: newChainId(),
          warnings,
          estimates: estimated.map((leg) => leg?.body ?? null),
          calculatedAt,
        },
      )
    },
  }
}

/** The result of some work. The error of an element becomes a problem of the chain. */
function named<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw chainProblem(error)
  }
}

const CHAIN = { layout: {}, closing: {}, base: '#' }

function plannedLegs(
  body: ChainBody,
  chain: TransportChain,
  dependencies: AnswerTools,
): (PlannedConsignment | null)[] {
  return consignmentsOf(chain).map((consignment, at) => {
    if (consignment === null) return null
    const asked = askedForEstimate(legBody(body, at))
    return inElement(at, () => planConsignment(consignment, asked, dependencies))
  })
}

async function estimateLeg(
  leg: PlannedConsignment,
  at: number,
  {
    body,
    calculatedAt,
    ports,
  }: { body: ChainBody; calculatedAt: string; ports: PortTable | undefined },
  signal: AbortSignal,
): Promise<EstimatedLeg> {
  try {
    const { result, dataVersion } = await leg.estimate(signal)
    const asked = legBody(body, at)
    const frame = {
      id: newEstimateId(),
      departure: departureOf(asked),
      warnings: estimateRemarks(asked, ports),
      dataVersion,
      calculatedAt,
    }
    return { result, body: estimateBody(result, frame) }
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
