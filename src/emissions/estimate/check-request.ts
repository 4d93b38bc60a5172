import { factorSetProblems } from '../edition.js'
import { EmissionsInputError, type InputProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { isFrameworkKnown as fits } from '../framework.js'
import { fuelListProblems } from '../fuel/fuel-list.js'
import { VESSEL_TYPES } from '../generated/vessel-types.js'
import { containersOf, passengersOf, teuOfContainers } from '../methods/cargo.js'
import {
  containersCounted,
  countedContainers,
  readContainerType,
} from '../methods/container-type.js'
import { METHOD_TABLE } from '../methods/registry.js'
import { isImoNumber, numberProblem, REQUEST_RANGES } from '../number-rules.js'
import {
  BOUNDARIES,
  CONSUMED_FUELS,
  DISTANCE_TYPES,
  type EstimateRequest,
  EVIDENCE_KINDS,
  FACTOR_CHOICES,
  type LegDistance,
  METHODS,
  type Voyage,
} from '../request.js'
import { TRADE_LANES } from '../trade-lane.js'

/** Rounding of TEU. */
const TEU_TOLERANCE = 0.01

declare const checked: unique symbol
/** A request with valid values. Only `checkRequest` creates one. */
export type CheckedRequest = EstimateRequest & { readonly [checked]: true }

/**
 * Checks all values of a request. The ports and the distance need not be known yet.
 * @param further problems that the caller found, to report with those of the request
 * @throws EmissionsInputError that names every field at fault
 */
export function checkRequest(
  request: EstimateRequest,
  factors: FactorSet,
  further: readonly InputProblem[] = [],
): CheckedRequest {
  const values = [
    ...further,
    ...numberProblems(request),
    ...choiceProblems(request),
    ...factorSetProblems(request.calculation?.factorSet, factors, 'calculation.factorSet'),
    ...missingParts(request),
    ...imoProblems(request.vessel?.imo),
    ...onBoardProblems(request),
    ...containerProblems(request, factors),
    ...passengerProblems(request),
    ...fuelListProblems(request, factors),
  ]
  // Missing inputs of a method are reported only if there is no other problem.
  const problems = values.length > 0 || !fits(request, factors) ? values : missingInputs(request)
  if (problems.length > 0) throw new EmissionsInputError(problems)
  return request as CheckedRequest
}

/** The same request with additional facts about the voyage. */
export function withVoyage(request: CheckedRequest, voyage: Voyage): CheckedRequest {
  return { ...request, voyage }
}

/** @throws EmissionsInputError */
export function checkDistance({ distanceKm, type }: LegDistance): void {
  const other = choiceProblem('distance.type', type, DISTANCE_TYPES)
  const problems = [...kmProblems('distance.distanceKm', distanceKm), ...(other ? [other] : [])]
  if (problems.length > 0) throw new EmissionsInputError(problems)
}

/** The faults of a distance in kilometres, which is required. */
export function kmProblems(field: string, km: number): InputProblem[] {
  if (km === undefined) return [{ field, code: 'required', detail: 'is required' }]
  const problem = numberProblem(field, km, REQUEST_RANGES['distance.distanceKm'])
  return problem ? [problem] : []
}

function numberProblems(request: EstimateRequest): InputProblem[] {
  const parts = request as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  return Object.entries(REQUEST_RANGES).flatMap(([field, rule]) => {
    const [part, name] = field.split('.') as [string, string]
    return numberProblem(field, parts[part]?.[name], rule) ?? []
  })
}

function choiceProblems({ vessel, fuel, calculation, voyage }: EstimateRequest): InputProblem[] {
  return [
    choiceProblem('vessel.type', vessel?.type, VESSEL_TYPES),
    choiceProblem('fuel.type', fuel?.type, CONSUMED_FUELS),
    choiceProblem('fuel.evidence.kind', fuel?.evidence?.kind, EVIDENCE_KINDS),
    choiceProblem('calculation.factor', calculation?.factor, FACTOR_CHOICES),
    choiceProblem('calculation.method', calculation?.method, ['auto', ...METHODS]),
    choiceProblem('calculation.boundary', calculation?.boundary, BOUNDARIES),
    choiceProblem('voyage.distanceType', voyage?.distanceType, DISTANCE_TYPES),
    choiceProblem('voyage.tradeLane', voyage?.tradeLane ?? undefined, TRADE_LANES),
  ].filter((problem) => problem !== null)
}

function choiceProblem(
  field: string,
  value: unknown,
  allowed: readonly string[],
): InputProblem | null {
  if (value === undefined || allowed.includes(value as string)) return null
  return { field, code: 'not_allowed', detail: `must be one of ${allowed.join(', ')}` }
}

function missingParts({ cargo, fuel, carrier, carbon }: EstimateRequest): InputProblem[] {
  const problems: InputProblem[] = []
  const require = (field: string, detail = 'is required') =>
    problems.push({ field, code: 'required', detail })
  const people = cargo && passengersOf(cargo)?.count
  const amounts = [cargo?.teu, cargo && containersOf(cargo), cargo?.massTonnes, people]
  if (cargo && amounts.every((amount) => amount === undefined))
    require('cargo', 'needs TEU, containers or tonnes: a volume (CBM) or lane metres are no amount')
  const isOneFuel = fuel && fuel.fuels === undefined
  if (isOneFuel && fuel.consumedTonnes === undefined) require('fuel.consumedTonnes')
  if (isOneFuel && fuel.type === undefined) require('fuel.type')
  if (carrier && !carrier.code?.trim() && !carrier.name?.trim())
    require('carrier', 'needs code or name')
  if (carbon && carbon.year === undefined) require('carbon.year')
  return problems
}

function imoProblems(imo: number | string | undefined): InputProblem[] {
  if (imo === undefined || isImoNumber(imo)) return []
  return [{ field: 'vessel.imo', code: 'not_allowed', detail: 'must have seven digits' }]
}

/** Passengers are alone, of one kind, on a ferry. */
function passengerProblems({ cargo, vessel, fuel }: EstimateRequest): InputProblem[] {
  if (!cargo || !passengersOf(cargo)) return []
  const field = cargo.footPassengers === undefined ? 'cargo.carPassengers' : 'cargo.footPassengers'
  const fault = (detail: string): InputProblem[] => [{ field, code: 'not_allowed', detail }]
  const others = [cargo.teu, cargo.containers, cargo.massTonnes, cargo.containerType]
  const isMixed = cargo.footPassengers !== undefined && cargo.carPassengers !== undefined
  if (isMixed || others.some((one) => one !== undefined))
    return fault('cannot be beside another amount: give each a request of its own')
  if (vessel?.type !== undefined && vessel.type !== 'ferry')
    return fault(`are on a ferry, not on a ship of type ${vessel.type}`)
  return fuel === undefined
    ? []
    : fault(
        'have a published row; for their share of a fuel give mass_tonnes: 0.1 t each, and 1.5 t a car',
      )
}

/** A number of containers needs their length, unless another amount is given; it must agree with TEU. */
function containerProblems(
  { cargo }: EstimateRequest,
  { rules: { teuPerContainer } }: FactorSet,
): InputProblem[] {
  const { teu, massTonnes, containerType = '' } = cargo ?? {}
  const containers = cargo && containersOf(cargo)
  if (containers === undefined) return []
  const stated = containersCounted(containerType) ?? containers
  if (stated !== containers) {
    const detail = `is ${containers}, but container_type counts ${stated}: give one of them`
    return [{ field: 'cargo.containers', code: 'not_allowed', detail }]
  }
  if (isPartlyRefrigerated(containerType)) {
    const detail = 'has refrigerated containers and others: give each kind a request of its own'
    return [{ field: 'cargo.containerType', code: 'not_allowed', detail }]
  }
  const counted = teuOfContainers(cargo!, { teuPerContainer })
  if (counted === undefined) {
    if (teu !== undefined || massTonnes !== undefined) return []
    const detail = 'must state the length of the containers, such as 40HC, 22G1 or 45 ft'
    return [{ field: 'cargo.containerType', code: 'required', detail }]
  }
  if (teu === undefined || Math.abs(teu - counted) <= counted * TEU_TOLERANCE) return []
  const feet = readContainerType(containerType)?.lengthFeet
  const ofLength = feet == null ? '' : ` of ${feet} feet`
  const detail = `${containers} containers${ofLength} are ${counted} TEU, but teu is ${teu}: give one of them`
  return [{ field: 'cargo.containers', code: 'not_allowed', detail }]
}

function isPartlyRefrigerated(containerType: string): boolean {
  const cold = countedContainers(containerType).filter(({ type }) => type.refrigerated === true)
  return cold.length > 0 && cold.length < countedContainers(containerType).length
}

/** A cargo cannot exceed the total on board. */
function onBoardProblems({ cargo, vessel }: EstimateRequest): InputProblem[] {
  const { cargoOnBoardTeu, cargoOnBoardTonnes, passengers, passengerVehicles } = vessel ?? {}
  const { passengerEquivalents: own, passengerEquivalentsOnBoard: all } = vessel ?? {}
  const tooSmall = (field: string, own: number | undefined, all: number | undefined) =>
    own !== undefined && all !== undefined && own > all
      ? [
          {
            field,
            code: 'out_of_range' as const,
            detail: `must include the cargo of ${own}, got ${all}`,
          },
        ]
      : []
  const carries = (passengers ?? 0) + (passengerVehicles ?? 0) > 0
  return [
    ...equivalentProblems(own, all),
    ...tooSmall('vessel.passengerEquivalentsOnBoard', own, all),
    ...tooSmall('vessel.cargoOnBoardTeu', cargo?.teu, cargoOnBoardTeu),
    ...tooSmall('vessel.cargoOnBoardTonnes', cargo?.massTonnes, cargoOnBoardTonnes),
    ...(carries && cargo && cargoOnBoardTonnes === undefined && all === undefined
      ? [
          {
            field: 'vessel.cargoOnBoardTonnes',
            code: 'required' as const,
            detail:
              'is required with passengers: fuel is shared by the mass of all that is on board',
          },
        ]
      : []),
  ]
}

/** Passenger equivalents need two values: for the cargo, and for everything on board. */
function equivalentProblems(own: number | undefined, all: number | undefined): InputProblem[] {
  if ((own === undefined) === (all === undefined)) return []
  const name = own === undefined ? 'passengerEquivalents' : 'passengerEquivalentsOnBoard'
  const detail = 'is required: the share is that of the cargo among all on board'
  return [{ field: `vessel.${name}`, code: 'required', detail }]
}

/** The inputs that the requested method lacks. `auto` only chooses methods that lack none. */
function missingInputs(request: EstimateRequest): InputProblem[] {
  const { fuel, carrier, vessel } = request
  const method = request.calculation?.method ?? 'auto'
  if (method === 'auto') return []
  const detail = `is required by the method ${method}`
  const given = { fuel, carrier, 'vessel.type': vessel?.type }
  return METHOD_TABLE[method].needs
    .filter((field) => !given[field])
    .map((field) => ({ field, code: 'required', detail }))
}
