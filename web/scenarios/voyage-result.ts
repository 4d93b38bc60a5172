import { HOURS_A_DAY, type Stop } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { stayHours } from '../plan/timeline.js'
import type { CanalSum } from './canal-table.js'
import { type CostPart, type Costs, totalOf } from './costs.js'

/** What the user has agreed for a voyage; null if not given. Nothing has a default. */
export interface Terms {
  readonly cargoTonnes: number | null
  readonly freightUsdPerTonne: number | null
  /** Of the freight. */
  readonly commissionPercent: number | null
  /** At the first and the last place, where the plan has no stays. */
  readonly firstPortDays: number | null
  readonly lastPortDays: number | null
  /** Allowed for loading and discharging together. */
  readonly laytimeDays: number | null
  readonly demurrageUsdPerDay: number | null
  readonly despatchUsdPerDay: number | null
}

export const NO_TERMS: Terms = {
  cargoTonnes: null,
  freightUsdPerTonne: null,
  commissionPercent: null,
  firstPortDays: null,
  lastPortDays: null,
  laytimeDays: null,
  demurrageUsdPerDay: null,
  despatchUsdPerDay: null,
}

/** Days of loading and discharging against those allowed. */
export interface Laytime {
  readonly usedDays: number
  /** Positive if demurrage is due, negative if despatch is. */
  readonly overDays: number
  /** Demurrage to be received, or despatch to be paid as a negative amount, USD; null without a rate. */
  readonly usd: number | null
}

export interface VoyageResult {
  readonly seaDays: number
  readonly portDays: number
  /** Null if unknown: there is no table of canals, or it does not have one of the route. */
  readonly canalDays: number | null
  readonly days: number
  readonly freightUsd: number | null
  readonly commissionUsd: number
  readonly laytime: Laytime | null
  readonly expensesUsd: number | null
  /** Time charter equivalent, USD a day; null without freight or a price of the fuel, or if the table lacks a canal. */
  readonly tceUsdPerDay: number | null
}

/** The ends, and the stops that load or discharge, use laytime. Null if none is allowed. */
export function laytimeOf(stops: readonly Stop[], terms: Terms): Laytime | null {
  const { laytimeDays, firstPortDays, lastPortDays } = terms
  if (laytimeDays === null) return null
  const atStops = stops
    .filter(({ use }) => use === 'load' || use === 'discharge')
    .reduce((sum, stop) => sum + (stop.stayHours ?? 0) / HOURS_A_DAY, 0)
  const usedDays = atStops + (firstPortDays ?? 0) + (lastPortDays ?? 0)
  const overDays = usedDays - laytimeDays
  const rate = overDays > 0 ? terms.demurrageUsdPerDay : terms.despatchUsdPerDay
  return { usedDays, overDays, usd: overDays === 0 ? 0 : rate === null ? null : overDays * rate }
}

/**
 * What a voyage earns a day before the hire of the ship.
 * @param parts the expenses that count: those that every column has. Hire is none of them
 * @param canals what the user's table has for the route; null without a table
 */
export function voyageResult(
  route: Pick<RouteAnswer, 'duration_hours' | 'wait_hours' | 'timeline'>,
  stops: readonly Stop[],
  terms: Terms,
  costs: Costs,
  parts: readonly CostPart[],
  canals: Pick<CanalSum, 'days' | 'missing'> | null,
): VoyageResult {
  const stays = stayHours(route.timeline)
  const seaDays = (route.duration_hours - stays) / HOURS_A_DAY
  const idleDays = (stays + (route.wait_hours ?? 0)) / HOURS_A_DAY
  const portDays = idleDays + (terms.firstPortDays ?? 0) + (terms.lastPortDays ?? 0)
  const days = seaDays + portDays + (canals?.days ?? 0)
  const { cargoTonnes, freightUsdPerTonne, commissionPercent } = terms
  const freightUsd =
    cargoTonnes === null || freightUsdPerTonne === null ? null : cargoTonnes * freightUsdPerTonne
  const commissionUsd = ((freightUsd ?? 0) * (commissionPercent ?? 0)) / 100
  const laytime = laytimeOf(stops, terms)
  const expensesUsd = totalOf(
    costs,
    parts.filter((part) => part !== 'hire'),
  )
  const hasCanals = canals === null || canals.missing.length === 0
  const isKnown =
    hasCanals && freightUsd !== null && expensesUsd !== null && parts.includes('fuel') && days > 0
  return {
    seaDays,
    portDays,
    canalDays: canals !== null && hasCanals ? canals.days : null,
    days,
    freightUsd,
    commissionUsd,
    laytime,
    expensesUsd,
    tceUsdPerDay: isKnown
      ? (freightUsd - commissionUsd + (laytime?.usd ?? 0) - expensesUsd) / days
      : null,
  }
}
