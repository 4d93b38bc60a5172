import { type Message, message, sentenceOf, sentencesOf } from '../answer/messages.js'
import type { DataType } from '../answer/provenance.js'
import type { Deviation } from '../deviations.js'
import type { Uncertainty } from '../estimate/sensitivity.js'
import type { Estimate } from '../estimate-result.js'
import type { FactorSet } from '../factor-set.js'
import { frameworkOf } from '../framework.js'
import type { EstimateRequest } from '../request.js'
import type { FrameworkUsed } from '../result.js'

/** What a summary needs of an element of a chain. */
interface SummedPart {
  /** `hub` for a hub. */
  readonly mode: string
  readonly emissions: { readonly wtwKgCo2e: number }
  readonly dataType: DataType
  readonly factorRow: string | null
  readonly estimate: Estimate | null
}

/** A deviation of some elements of a chain. */
export interface ChainDeviation extends Deviation {
  /** Indexes of the elements, from 0. */
  readonly elements: readonly number[]
}

/** Costs of the cargo under one law, added up over the legs where it applies. */
export interface ChainAllowances {
  readonly allowancesTonnes: number
  /** Null if one of the legs has no price. */
  readonly cost: number | null
}

/** Costs of the cargo of a chain; null for a law that applies to none of its legs. */
export interface ChainCarbon {
  readonly ets: ChainAllowances | null
  readonly ukEts: ChainAllowances | null
  /** Each ship settles FuelEU for itself: a surplus of one leg does not lower the penalty of another. */
  readonly fuelEu: { readonly penaltyEur: number } | null
}

/** What a chain says of its legs as a whole. */
export interface ChainSummary {
  readonly framework: FrameworkUsed
  readonly deviations: readonly ChainDeviation[]
  readonly uncertainty: Uncertainty
  /** Null if no leg asks for costs. */
  readonly carbon: ChainCarbon | null
  readonly exclusions: readonly string[]
  readonly exclusionCodes: readonly Message[]
}

export function summaryOf(
  parts: readonly SummedPart[],
  framework: EstimateRequest['framework'],
  factors: FactorSet,
  faults: readonly ChainFault[] = [],
): ChainSummary {
  const estimates = parts.flatMap(({ estimate }) => estimate ?? [])
  const deviations = [
    ...deviationsOfLegs(parts),
    ...missingHubs(parts),
    ...deviationsOfFaults(faults),
  ]
  const severe = deviations.filter(({ isAllowed }) => !isAllowed).map(({ code }) => code)
  const statement =
    severe.length === 0
      ? message('chain_aligned')
      : message('chain_not_aligned', { deviations: severe })
  const exclusions = exclusionsOf(estimates)
  return {
    framework: {
      ...frameworkOf({ framework }, factors),
      statement: sentenceOf(statement),
      statementCode: statement,
    },
    deviations,
    uncertainty: uncertaintyOf(parts, factors),
    carbon: carbonOf(estimates),
    exclusions: sentencesOf(exclusions),
    exclusionCodes: exclusions,
  }
}

/** What a leg leaves out before and after itself may be an element of the chain. */
function exclusionsOf(estimates: readonly Estimate[]): Message[] {
  const ofLegs = estimates
    .flatMap(({ exclusionCodes }) => exclusionCodes)
    .filter(({ code }) => code !== 'without_land')
  const all = [message('without_other_elements'), ...ofLegs]
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

function deviationsOfLegs(parts: readonly SummedPart[]): ChainDeviation[] {
  const found = new Map<string, Deviation & { elements: number[] }>()
  for (const [at, { estimate }] of parts.entries()) {
    for (const deviation of estimate?.deviations ?? []) {
      const known = found.get(deviation.code)
      if (known) known.elements.push(at)
      else found.set(deviation.code, { ...deviation, elements: [at] })
    }
  }
  return [...found.values()]
}

/** What is wrong with a chain as a whole, and why the sum is not that of one transport. */
const FAULT_REASONS = {
  chain_gap:
    'these legs do not begin where the leg before them ends: the transport between is not included',
  leg_twice: 'these legs are in the chain before: they count twice',
  leg_too_early: 'these legs depart before the leg before them can have arrived',
} as const

/** A fault of one element in its chain. */
export interface ChainFault {
  readonly code: keyof typeof FAULT_REASONS
  /** Index of the element, from 0. */
  readonly element: number
}

function deviationsOfFaults(faults: readonly ChainFault[]): ChainDeviation[] {
  return Object.entries(FAULT_REASONS).flatMap(([code, reason]) => {
    const elements = faults.filter((one) => one.code === code).map(({ element }) => element)
    return elements.length > 0 ? [{ code, isAllowed: false, reason, values: {}, elements }] : []
  })
}

/** A deviation of chains alone. */
const HUB_MISSING = 'hub_missing'

/** The cargo changes between two ships, and between modes, in a hub. */
function missingHubs(parts: readonly SummedPart[]): ChainDeviation[] {
  const elements = parts.flatMap(({ mode }, at) => {
    const before = parts[at - 1]?.mode ?? 'hub'
    if (mode === 'hub' || before === 'hub') return []
    return mode !== before || mode === 'sea' ? [at] : []
  })
  if (elements.length === 0) return []
  const reason =
    'the operations of the hub before these elements are not given: the cargo changes there between ships or modes'
  return [{ code: HUB_MISSING, isAllowed: false, reason, values: {}, elements }]
}

/** The errors of the elements are taken as independent, so their squares add up. */
function uncertaintyOf(parts: readonly SummedPart[], { rules }: FactorSet): Uncertainty {
  const { byDataType } = rules.uncertainty
  const whole = parts.reduce((kg, { emissions }) => kg + emissions.wtwKgCo2e, 0)
  const squares = parts.reduce((sum, { estimate, dataType, emissions }) => {
    const relative = estimate?.uncertainty.relative ?? byDataType[dataType]
    return sum + (relative * emissions.wtwKgCo2e) ** 2
  }, 0)
  const half = Math.sqrt(squares)
  return {
    relative: whole > 0 ? half / whole : 0,
    lowKgCo2e: Math.max(0, whole - half),
    highKgCo2e: whole + half,
    basis:
      'The elements are taken as independent. Legs at sea: their own uncertainty; others: judgement by data type.',
  }
}

function carbonOf(estimates: readonly Estimate[]): ChainCarbon | null {
  const legs = estimates.flatMap(({ carbon, cargoShare }) =>
    carbon ? [{ carbon, share: carbon.cargo ? (cargoShare?.share ?? 1) : 1 }] : [],
  )
  if (legs.length === 0) return null
  const penalties = legs.flatMap(({ carbon, share }) =>
    carbon.fuelEu ? [carbon.cargo?.fuelEuPenaltyEur ?? share * carbon.fuelEu.penaltyEur] : [],
  )
  return {
    ets: allowancesOf(
      legs.map(({ carbon: { ets }, share }) => ets && { ...ets, cost: ets.costEur, share }),
    ),
    ukEts: allowancesOf(
      legs.map(({ carbon: { ukEts }, share }) => ukEts && { ...ukEts, cost: ukEts.costGbp, share }),
    ),
    fuelEu:
      penalties.length > 0 ? { penaltyEur: penalties.reduce((sum, one) => sum + one, 0) } : null,
  }
}

function allowancesOf(
  legs: readonly ({
    readonly allowancesTonnes: number
    readonly cost: number | null
    readonly share: number
  } | null)[],
): ChainAllowances | null {
  const own = legs.filter((leg) => leg !== null)
  if (own.length === 0) return null
  return {
    allowancesTonnes: own.reduce((sum, leg) => sum + leg.share * leg.allowancesTonnes, 0),
    cost: own.every(({ cost }) => cost !== null)
      ? own.reduce((sum, leg) => sum + leg.share * leg.cost!, 0)
      : null,
  }
}
