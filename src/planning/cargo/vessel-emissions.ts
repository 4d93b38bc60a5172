import { warned } from '../../emissions/answer/warning-table.js'
import { EmissionsInputError, NoCompatibleFactorError } from '../../emissions/errors.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import type { Warning } from '../../emissions/result.js'
import {
  type MatrixEmissions,
  type RouteEmissions,
  ShipAtSea,
  type StayEmissions,
} from '../../emissions/ship/ship-emissions.js'
import { findShip } from '../../emissions/ship/whole-ship.js'
import type { PlannedMatrix } from '../matrix/plan-matrix.js'
import { type CellQuantities, TIMES } from '../matrix-cells.js'
import { roundKm } from '../rounding.js'
import type { Vessel } from '../ship/vessel.js'
import { type EstimatedVoyage, estimateStays } from './stays.js'

/** Emissions of a whole vessel, or the reason why there are none. */
export interface Estimated<Emissions> {
  /** Null if they cannot be calculated: the warnings say why. */
  readonly emissions: Emissions | null
  readonly warnings: readonly Warning[]
}

export type VesselEmissions = Omit<RouteEmissions, 'warnings'>
export type MatrixVesselEmissions = Omit<MatrixEmissions, 'warnings'>

/** Emissions of the vessel of a voyage. */
export interface VoyageEmissions extends Estimated<VesselEmissions[]> {
  /** Tonnes over all legs; null if a leg has none. */
  readonly fuelTonnes: number | null
  readonly co2eWtwTonnes: number | null
  readonly costUsd: number | null
  /**
   * During the stay at each stop; null where the vessel does not stay, or if a leg has no emissions.
   */
  readonly stays: readonly (StayEmissions | null)[]
  /** All stays together. The totals of the legs do not contain them. Null if a leg has no emissions. */
  readonly inPort: StayTotals | null
}

export type StayTotals = Pick<
  StayEmissions,
  'fuelTonnes' | 'co2eTtwTonnes' | 'co2eWtwTonnes' | 'costUsd'
>

/** The quantities of a cell that `estimateMatrix` needs. */
export const EMISSIONS_QUANTITIES: CellQuantities = [...TIMES, 'ecaKm']

/**
 * Fuel, emissions and cost of the whole vessel: at sea by leg, and in port by stay. Without a vessel,
 * they are those of a documented default ship.
 */
export function estimateVoyage(
  planned: EstimatedVoyage,
  factors: FactorSet,
  fuelPriceUsdPerTonne: number | null = null,
): VoyageEmissions {
  const { voyage, plannedLegs, stops } = planned
  const { emissions: estimated, warnings } = estimate(() => {
    const ship = findShip(typed(voyage.vessel), fuelPriceUsdPerTonne, factors)
    // Distances are rounded to the metre, as in answers.
    const legs = plannedLegs.map(({ route, speedKmh, condition }) =>
      new ShipAtSea(ship, speedKmh, condition).route(
        roundKm(route.distanceKm),
        roundKm(route.areaKm.eca),
      ),
    )
    const all = legs.flatMap((leg) => leg.warnings)
    return {
      legs: legs.map(({ warnings: _, ...leg }) => leg),
      stays: estimateStays(planned, ship),
      warnings: all.filter(({ code }, at) => all.findIndex((w) => w.code === code) === at),
    }
  })
  const hasPrice = fuelPriceUsdPerTonne !== null
  const atSea = estimated && sumOf(estimated.legs, hasPrice)
  return {
    emissions: estimated?.legs ?? null,
    warnings,
    fuelTonnes: atSea?.fuelTonnes ?? null,
    co2eWtwTonnes: atSea?.co2eWtwTonnes ?? null,
    costUsd: atSea?.costUsd ?? null,
    stays: estimated?.stays ?? stops.map(() => null),
    inPort: estimated && sumOf(estimated.stays, hasPrice),
  }
}

function sumOf(all: readonly (StayTotals | null)[], hasPrice: boolean): StayTotals {
  const sum = (of: (one: StayTotals) => number) =>
    all.reduce((total, one) => total + (one === null ? 0 : of(one)), 0)
  return {
    fuelTonnes: sum((one) => one.fuelTonnes),
    co2eTtwTonnes: sum((one) => one.co2eTtwTonnes),
    co2eWtwTonnes: sum((one) => one.co2eWtwTonnes),
    costUsd: hasPrice ? sum((one) => one.costUsd!) : null,
  }
}

/** A vessel with a type, which alone says what it burns. */
function typed(vessel: Vessel | undefined) {
  const { type } = vessel ?? {}
  return type === undefined ? null : { ...vessel, type }
}

/** Totals for every cell. */
export function estimateMatrix(
  { grid: { vessel }, speed: { speedKmh }, routed: { cells } }: PlannedMatrix,
  factors: FactorSet,
  fuelPriceUsdPerTonne: number | null = null,
): Estimated<MatrixVesselEmissions> {
  return estimate(() => {
    const ship = findShip(typed(vessel), fuelPriceUsdPerTonne, factors)
    const ecaKm = cells.ecaKm?.map(roundKm) ?? null
    return new ShipAtSea(ship, speedKmh).matrix(cells.distanceKm.map(roundKm), ecaKm)
  })
}

/**
 * Turns an error of the estimate into a warning: a plan does not fail because its emissions cannot be
 * calculated.
 */
function estimate<Emissions extends { readonly warnings: readonly Warning[] }>(
  calculate: () => Emissions,
): Estimated<Omit<Emissions, 'warnings'>> {
  try {
    const { warnings, ...emissions } = calculate()
    // Planning has its own warning about an unknown class, and accepts more names for each class.
    return { emissions, warnings: warnings.filter(({ code }) => code !== 'unknown_size_class') }
  } catch (error) {
    const warnings = faultsOf(error).map(({ field, detail: problem }) => ({
      ...warned('emissions_not_calculated', { problem }),
      field,
    }))
    return { emissions: null, warnings }
  }
}

/** Why the vessel has no emissions. @throws errors of any other kind */
function faultsOf(error: unknown): readonly { readonly field: string; readonly detail: string }[] {
  if (error instanceof EmissionsInputError) return error.problems
  if (!(error instanceof NoCompatibleFactorError)) throw error
  const { field, wanted, available } = error
  return [{ field, detail: `${wanted} has no factors; there are ${available.join(', ')}` }]
}
