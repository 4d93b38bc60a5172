import {
  type ChainEstimate,
  type Hub,
  type StatedLeg,
  sumChain,
} from '../../emissions/chain/chain.js'
import { defaultRowOf } from '../../emissions/chain/chain-defaults.js'
import { dateOfSet, factorSetProblems, versionWith } from '../../emissions/edition.js'
import { EmissionsInputError, type InputProblem } from '../../emissions/errors.js'
import { checkRequest } from '../../emissions/estimate/check-request.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import type { CargoRequest, EstimateRequest } from '../../emissions/request.js'
import { figure } from '../../engine/geo/digits.js'
import type { PlanningSea } from '../voyage/plan-voyage.js'
import { CHAIN_ELEMENTS } from '../voyage/voyage.js'
import { chainFaults } from './chain-gaps.js'
import type { Consignment } from './consignment.js'
import { type ConsignmentEstimate, estimateConsignment } from './consignment-estimate.js'

/** For shares that were rounded. */
const SHARE_TOLERANCE = 1e-6

/** A sea leg: a consignment without its cargo, which comes from the chain. */
export interface SeaLeg {
  readonly kind: 'sea'
  readonly name?: string | undefined
  readonly consignment: Consignment
}

/** A cargo transported by several ships, through ports, and on land. */
export interface TransportChain {
  readonly cargo: CargoRequest
  /** Default: GLEC. */
  readonly framework?: EstimateRequest['framework']
  /** In transport order, 1 to 50. */
  readonly elements: readonly (SeaLeg | StatedLeg | Hub)[]
  /**
   * Day of the transport, whose year selects the values of open defaults. Default: the first departure
   * at sea, otherwise the latest values.
   */
  readonly date?: string | undefined
  /** Year of the edition of open defaults, instead of that of `date`. Legs at sea have their own. */
  readonly factorSet?: string | undefined
}

/** An error of one element of a chain; `cause` says what is wrong, in that element's own fields. */
export class ChainElementError extends Error {
  override readonly name = 'ChainElementError'
  constructor(
    /** Index of the element, from 0. */
    readonly at: number,
    override readonly cause: unknown,
  ) {
    super(`elements[${at}]: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** The sea legs of a chain with the cargo of the chain; null for all other elements. */
export function consignmentsOf({ cargo, elements }: TransportChain): (Consignment | null)[] {
  return elements.map((element) => {
    if (element.kind !== 'sea') return null
    const { consignment } = element
    return { ...consignment, estimate: { ...consignment.estimate, cargo } }
  })
}

/**
 * Adds up a chain whose sea legs have been estimated.
 * @param estimates one per element, null where `consignmentsOf` has null
 * @throws EmissionsInputError
 */
export function completeChain(
  { cargo, framework, elements, date, factorSet }: TransportChain,
  estimates: readonly (ConsignmentEstimate | null)[],
  factors: FactorSet,
): ChainEstimate {
  const parts = elements.map((element, at) => {
    if (element.kind !== 'sea') return element
    return { kind: 'sea' as const, name: element.name, estimate: estimates[at]!.estimate }
  })
  const departures = elements.flatMap((element) =>
    element.kind === 'sea' ? (element.consignment.date ?? []) : [],
  )
  const ofFactors = dateOfSet(factorSet) ?? date ?? departures.sort()[0]
  const faults = chainFaults(elements, estimates)
  const sum = sumChain(cargo, parts, factors, ofFactors, framework, faults)
  const factorSetVersion = versionWith(factors, factorSet)
  return {
    ...sum,
    factorSetVersion,
    warnings: [...sum.warnings, ...faults.map(({ warning }) => warning)],
  }
}

/**
 * Estimates a chain on the calling thread.
 * @param sea null if `needsSea` says that no leg needs one
 * @throws ChainElementError for a leg that cannot be estimated, EmissionsInputError for an invalid chain
 */
export function estimateChain(
  chain: TransportChain,
  sea: PlanningSea | null,
  factors: FactorSet,
): ChainEstimate {
  checkChain(chain, factors)
  const estimates = consignmentsOf(chain).map((consignment, at) =>
    inElement(at, () => consignment && estimateConsignment(consignment, sea, factors)),
  )
  return completeChain(chain, estimates, factors)
}

/** Runs work on one element and names the element in its errors. @throws ChainElementError */
export function inElement<Result>(at: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new ChainElementError(at, error)
  }
}

/** @throws EmissionsInputError that names every field at fault, NoCompatibleFactorError */
export function checkChain(
  { cargo, framework, elements, factorSet }: TransportChain,
  factors: FactorSet,
): void {
  checkRequest({ cargo, framework }, factors)
  const { min, max } = CHAIN_ELEMENTS
  const problems = [
    ...factorSetProblems(factorSet, factors, 'factorSet'),
    ...elements.flatMap((element, at) => statedProblems(element, `elements[${at}]`)),
  ]
  if (elements.length < min || elements.length > max) {
    const detail = `must be ${min} to ${max} elements, got ${elements.length}`
    problems.push({ field: 'elements', code: 'out_of_range', detail })
  }
  if (problems.length > 0) throw new EmissionsInputError(problems)
  for (const [at, element] of elements.entries()) {
    const field = `elements[${at}].factorRow`
    if (element.kind === 'leg')
      defaultRowOf(element, factors.otherModes, { isReefer: false }, field)
  }
}

function statedProblems(
  element: TransportChain['elements'][number],
  field: string,
): InputProblem[] {
  if (element.kind === 'sea') return []
  const { ttw, wtt } = element.factor ?? { ttw: 0, wtt: 0 }
  const { factorRow } = element.kind === 'leg' ? element : {}
  if (element.factor !== undefined && factorRow !== undefined) {
    const detail = 'cannot be combined with factor'
    return [{ field: `${field}.factorRow`, code: 'not_allowed', detail }]
  }
  if (element.kind === 'leg' && element.mode === 'sea' && element.factor === undefined) {
    const detail = 'is required for a leg by sea; an element of kind "sea" is estimated without one'
    return [{ field: `${field}.factor`, code: 'required', detail }]
  }
  const shares = element.kind === 'hub' ? element.energyShares : undefined
  const sum = shares?.reduce((total, share) => total + share, 0) ?? 1
  if (Math.abs(sum - 1) > SHARE_TOLERANCE) {
    const detail = `relative shares must add up to 1, got ${figure(sum)}`
    return [{ field: `${field}.energyCarriers`, code: 'not_allowed', detail }]
  }
  const distance = element.kind === 'leg' ? { distanceKm: element.distanceKm } : {}
  const values = { 'factor.ttw': ttw, 'factor.wtt': wtt, ...distance }
  return Object.entries(values)
    .filter(([, value]) => !(value >= 0 && Number.isFinite(value)))
    .map(([name, value]) => {
      const detail = `must be 0 or more, got ${value}`
      return { field: `${field}.${name}`, code: 'out_of_range', detail }
    })
}
