import type { EmissionsEstimate } from '../../src/client/index.js'
import { HOURS_A_DAY } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { fuelCost, type Lift } from './bunkers.js'

export type Carbon = NonNullable<EmissionsEstimate['carbon']>

/**
 * The user's own prices; null if not given. No price has a default, because it would be a guess.
 */
export interface Prices {
  /** Per tonne of fuel. */
  readonly fuelUsd: number | null
  /** Per allowance of EU ETS and of UK ETS. */
  readonly euaEur: number | null
  readonly ukaGbp: number | null
  readonly usdPerEur: number | null
  readonly usdPerGbp: number | null
  readonly hireUsdPerDay: number | null
}

export const NO_PRICES: Prices = {
  fuelUsd: null,
  euaEur: null,
  ukaGbp: null,
  usdPerEur: null,
  usdPerGbp: null,
  hireUsdPerDay: null,
}

export const COST_PARTS = ['fuel', 'ets', 'fuelEu', 'ukEts', 'dues', 'hire'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** USD by part; null if a price, a rate or the fuel is missing. */
export type Costs = Readonly<Record<CostPart, number | null>>

/**
 * What a voyage costs.
 * @param carbon null if the laws were not requested
 * @param duesUsd of canals and ports, as entered by the user
 * @param lifts fuel that is taken on the way at prices of its own
 * @param moreDays in ports and at canals, besides those of the answer
 */
export function costsOf(
  {
    duration_hours,
    wait_hours = 0,
    emissions,
  }: Pick<RouteAnswer, 'duration_hours' | 'wait_hours' | 'emissions'>,
  carbon: Carbon | null,
  prices: Prices,
  duesUsd: number | null,
  lifts: readonly Lift[] = [],
  moreDays = 0,
): Costs {
  const { fuelUsd, euaEur, ukaGbp, usdPerEur, usdPerGbp, hireUsdPerDay } = prices
  return {
    fuel: emissions == null ? null : fuelCost(emissions.fuel_tonnes, lifts, fuelUsd),
    ets: carbon && times(times(carbon.ets?.allowances_tonnes ?? 0, euaEur), usdPerEur),
    fuelEu: carbon && times(carbon.fuel_eu?.penalty_eur ?? 0, usdPerEur),
    ukEts: carbon && times(times(carbon.uk_ets?.allowances_tonnes ?? 0, ukaGbp), usdPerGbp),
    dues: duesUsd,
    hire: times((duration_hours + wait_hours) / HOURS_A_DAY + moreDays, hireUsdPerDay),
  }
}

/** The parts that every column has: only their sums can be compared. */
export function commonParts(columns: readonly Costs[]): CostPart[] {
  return COST_PARTS.filter((part) => columns.every((costs) => costs[part] !== null))
}

/** Total of these parts; null if there is none. */
export function totalOf(costs: Costs, parts: readonly CostPart[]): number | null {
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + (costs[part] ?? 0), 0)
}

/** An amount of zero costs nothing, whatever its price. */
function times(amount: number | null, price: number | null): number | null {
  if (amount === 0) return 0
  return amount === null || price === null ? null : amount * price
}
