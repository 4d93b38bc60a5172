import type { InputProblem } from './errors.js'

/** The accepted range of a number. */
export interface NumberRule {
  readonly min: number
  readonly max: number
  /** Whether `min` itself is rejected. */
  readonly over?: boolean
  readonly integer?: boolean
}

/** Numbers of a request and of its distance, with their accepted ranges. */
export const REQUEST_RANGES = {
  'distance.distanceKm': { min: 0, max: 1e6 },
  'cargo.teu': { min: 0, max: 1e5, over: true },
  'cargo.containers': { min: 1, max: 50_000, integer: true },
  'cargo.massTonnes': { min: 0, max: 1e7, over: true },
  'cargo.footPassengers': { min: 1, max: 1e5, integer: true },
  'cargo.carPassengers': { min: 1, max: 1e5, integer: true },
  'vessel.capacityTeu': { min: 0, max: 1e5, over: true },
  'vessel.deadweightTonnes': { min: 0, max: 1e6, over: true },
  'vessel.grossTonnage': { min: 0, max: 1e6, over: true },
  'vessel.capacityLaneMetres': { min: 0, max: 20_000, over: true },
  'vessel.capacityCeu': { min: 0, max: 20_000, over: true },
  'vessel.cargoOnBoardTeu': { min: 0, max: 1e5, over: true },
  'vessel.cargoOnBoardTonnes': { min: 0, max: 1e6, over: true },
  'vessel.passengers': { min: 0, max: 20_000 },
  'vessel.passengerVehicles': { min: 0, max: 10_000 },
  'vessel.passengerEquivalents': { min: 0, max: 1e5, over: true },
  'vessel.passengerEquivalentsOnBoard': { min: 0, max: 1e5, over: true },
  'fuel.ballastTonnes': { min: 0, max: 1e5 },
  // A ship with cargo never sails at less than this. A smaller value is a share, or a speed in another
  // unit.
  'vessel.speedKn': { min: 0.5, max: 60 },
  'vessel.loadFactor': { min: 0.01, max: 1 },
  'vessel.draughtM': { min: 0, max: 30, over: true },
  'portCalls.berthHours': { min: 0, max: 2000 },
  'portCalls.anchorageHours': { min: 0, max: 2000 },
  'portCalls.manoeuvringHours': { min: 0, max: 2000 },
  'portCalls.shorePowerShare': { min: 0, max: 1 },
  'portCalls.gridGPerKwh': { min: 0, max: 5000 },
  'fuel.consumedTonnes': { min: 0, max: 1e5, over: true },
  'carbon.ukaPriceGbp': { min: 0, max: 1e5 },
  'carbon.windShare': { min: 0, max: 1 },
  'carbon.euaPriceEur': { min: 0, max: 1e5 },
  'carbon.year': { min: 1900, max: 2199, integer: true },
} as const satisfies Readonly<Record<string, NumberRule>>
/** A field with a range. */
export type RangedField = keyof typeof REQUEST_RANGES

/** The ranges of a part of a request, such as its vessel. */
export type RangesOf<Part extends string> = {
  readonly [Field in RangedField as Field extends `${Part}.${infer Name}`
    ? Name
    : never]: NumberRule
}

export function rangesOf<Part extends string>(part: Part): RangesOf<Part> {
  const ranges = Object.entries(REQUEST_RANGES).flatMap(([field, rule]) => {
    const [within, name] = field.split('.')
    return within === part ? [[name, rule]] : []
  })
  return Object.fromEntries(ranges) as RangesOf<Part>
}

/** The fault of a number; null if it is valid or not given. */
export function numberProblem(
  field: string,
  value: unknown,
  rule: NumberRule,
): InputProblem | null {
  if (value === undefined) return null
  if (typeof value !== 'number')
    return { field, code: 'invalid_type', detail: `must be a number, got ${typeof value}` }
  if (!Number.isFinite(value))
    return { field, code: 'not_finite', detail: 'must be a finite number' }
  if (rule.integer && !Number.isInteger(value))
    return { field, code: 'invalid_type', detail: 'must be an integer' }
  const tooLow = rule.over ? value <= rule.min : value < rule.min
  if (!tooLow && value <= rule.max) return null
  const least = `${rule.over ? 'over' : 'at least'} ${rule.min}`
  return {
    field,
    code: 'out_of_range',
    detail: `must be ${least} and at most ${rule.max}, got ${value}`,
  }
}

/** Null for a quotient whose divisor is almost zero. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Whether a value has the form of an IMO number: seven digits, as an integer or as text. */
export function isImoNumber(imo: number | string): boolean {
  return /^\d{7}$/.test(String(imo))
}

/**
 * Whether the check digit of an IMO number is right: the first six digits, weighted 7 to 2, must add up
 * to a number that ends in it. The numbers of some real ships fail this check.
 */
export function imoCheckDigitHolds(imo: number | string): boolean {
  const digits = [...String(imo)].map(Number)
  const sum = digits.slice(0, 6).reduce((total, digit, at) => total + digit * (7 - at), 0)
  return sum % 10 === digits[6]
}
