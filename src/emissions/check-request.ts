import { EmissionsInputError, type InputProblem } from './errors.js'
import { isImoNumber } from './imo.js'
import {
  BOUNDARIES,
  CONSUMED_FUELS,
  DISTANCE_TYPES,
  type EstimateRequest,
  type LegDistance,
  METHODS,
  VESSEL_TYPES,
} from './request.js'
import { TRADE_LANES } from './trade-lane.js'

interface NumberRule {
  readonly min: number
  readonly max: number
  /** Whether `min` itself is refused. */
  readonly over?: boolean
  readonly integer?: boolean
}

/** Numbers of a request by their place in the API's own, with the range that is taken. */
export const REQUEST_RANGES = {
  'route/distance_km': { min: 0, max: 1e5 },
  'cargo/teu': { min: 0, max: 1e5, over: true },
  'cargo/mass_tonnes': { min: 0, max: 1e7, over: true },
  'vessel/capacity_teu': { min: 0, max: 1e5, over: true },
  'vessel/deadweight_tonnes': { min: 0, max: 1e6, over: true },
  'fuel/consumed_tonnes': { min: 0, max: 1e5, over: true },
  'carbon/eua_price_eur': { min: 0, max: 1e5 },
  'carbon/year': { min: 2000, max: 2100, integer: true },
} as const satisfies Readonly<Record<string, NumberRule>>
export type RangedField = keyof typeof REQUEST_RANGES

/**
 * Everything that is wrong with a request's values, whatever the method.
 * @throws EmissionsInputError that names every field at fault
 */
export function checkRequest(request: EstimateRequest): void {
  const problems = [
    ...numberProblems(request),
    ...choiceProblems(request),
    ...missingParts(request),
    ...imoProblems(request.vessel?.imo),
  ]
  if (problems.length > 0) throw new EmissionsInputError(problems)
}

/** @throws EmissionsInputError */
export function checkDistance({ distanceKm, type }: LegDistance): void {
  const pointer = '#/route/distance_km'
  const problem = numberProblem(pointer, distanceKm, REQUEST_RANGES['route/distance_km'])
  const other = choiceProblem('#/route/distance_type', type, DISTANCE_TYPES)
  const problems = [problem, other].filter((found) => found !== null)
  if (distanceKm === undefined) problems.push({ pointer, code: 'required', detail: 'is required' })
  if (problems.length > 0) throw new EmissionsInputError(problems)
}

function numberProblems({ cargo, vessel, fuel, carbon }: EstimateRequest): InputProblem[] {
  const values: Readonly<Record<Exclude<RangedField, 'route/distance_km'>, unknown>> = {
    'cargo/teu': cargo?.teu,
    'cargo/mass_tonnes': cargo?.massTonnes,
    'vessel/capacity_teu': vessel?.capacityTeu,
    'vessel/deadweight_tonnes': vessel?.deadweightTonnes,
    'fuel/consumed_tonnes': fuel?.consumedTonnes,
    'carbon/eua_price_eur': carbon?.euaPriceEur,
    'carbon/year': carbon?.year,
  }
  return Object.entries(values)
    .map(([path, value]) => numberProblem(`#/${path}`, value, REQUEST_RANGES[path as RangedField]))
    .filter((problem) => problem !== null)
}

function numberProblem(pointer: string, value: unknown, rule: NumberRule): InputProblem | null {
  if (value === undefined) return null
  if (typeof value !== 'number')
    return { pointer, code: 'invalid_type', detail: `must be a number, got ${typeof value}` }
  if (!Number.isFinite(value))
    return { pointer, code: 'not_finite', detail: 'must be a finite number' }
  if (rule.integer && !Number.isInteger(value))
    return { pointer, code: 'invalid_type', detail: 'must be an integer' }
  const tooLow = rule.over ? value <= rule.min : value < rule.min
  if (!tooLow && value <= rule.max) return null
  const least = `${rule.over ? 'over' : 'at least'} ${rule.min}`
  return {
    pointer,
    code: 'out_of_range',
    detail: `must be ${least} and at most ${rule.max}, got ${value}`,
  }
}

function choiceProblems({ vessel, fuel, calculation, voyage }: EstimateRequest): InputProblem[] {
  return [
    choiceProblem('#/vessel/type', vessel?.type, VESSEL_TYPES),
    choiceProblem('#/fuel/type', fuel?.type, CONSUMED_FUELS),
    choiceProblem('#/calculation/method', calculation?.method, ['auto', ...METHODS]),
    choiceProblem('#/calculation/boundary', calculation?.boundary, BOUNDARIES),
    choiceProblem('#/route/distance_type', voyage?.distanceType, DISTANCE_TYPES),
    choiceProblem('#/route/trade_lane', voyage?.tradeLane ?? undefined, TRADE_LANES),
  ].filter((problem) => problem !== null)
}

function choiceProblem(
  pointer: string,
  value: unknown,
  allowed: readonly string[],
): InputProblem | null {
  if (value === undefined || allowed.includes(value as string)) return null
  return { pointer, code: 'not_allowed', detail: `must be one of ${allowed.join(', ')}` }
}

function missingParts({ cargo, fuel, carrier, carbon }: EstimateRequest): InputProblem[] {
  const problems: InputProblem[] = []
  const require = (pointer: string, detail = 'is required') =>
    problems.push({ pointer, code: 'required', detail })
  if (cargo && cargo.teu === undefined && cargo.massTonnes === undefined)
    require('#/cargo', 'needs teu or mass_tonnes')
  if (fuel && fuel.consumedTonnes === undefined) require('#/fuel/consumed_tonnes')
  if (fuel && fuel.type === undefined) require('#/fuel/type')
  if (carrier && !carrier.code?.trim() && !carrier.name?.trim())
    require('#/carrier', 'needs code or name')
  if (carbon && carbon.year === undefined) require('#/carbon/year')
  return problems
}

function imoProblems(imo: number | string | undefined): InputProblem[] {
  if (imo === undefined || isImoNumber(imo)) return []
  return [{ pointer: '#/vessel/imo', code: 'not_allowed', detail: 'must have seven digits' }]
}
