import { KM_PER_NM } from '../geo/distance.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import type { ReferenceLine } from './factors/ship-indicators.js'
import type { Fuel } from './fuel.js'
import { type Message, message, sentencesOf } from './messages.js'
import type { MethodOutcome } from './methods/context.js'
import type { FuelAmount } from './methods/parts.js'
import type { EstimateInputs, LegDistance } from './request.js'

/** Ratings of the carbon intensity indicator, best first (MEPC.354(78)). */
export const CII_RATINGS = ['A', 'B', 'C', 'D', 'E'] as const
export type CiiRating = (typeof CII_RATINGS)[number]

/** Indicators of the whole ship on this voyage. */
export interface ShipIndicators {
  /**
   * CO2 divided by capacity and distance; null without the capacity by which ships of its type are
   * rated.
   */
  readonly cii: {
    /** g CO2 per tonne of deadweight, or per GT, and nautical mile. */
    readonly attained: number
    readonly required: number | null
    readonly rating: CiiRating | null
    readonly unit: string
    readonly year: number
  } | null
  /** Energy efficiency operational indicator, g CO2 per tonne of cargo and nautical mile. */
  readonly eeoiGPerTnm: number | null
  /**
   * As defined by the Sea Cargo Charter: well to wake, including the ballast voyage, g CO2e per tonne
   * and nautical mile.
   */
  readonly seaCargoCharterGPerTnm: number | null
  readonly notes: readonly string[]
  readonly noteCodes: readonly Message[]
}

const NOTES = [
  message('rating_of_year'),
  message('indicators_count_co2'),
  message('sea_cargo_charter'),
]

/** Indicators of the ship; null if its own fuel or its distance is unknown. */
export function shipIndicators(
  request: EstimateInputs,
  distance: LegDistance,
  outcome: MethodOutcome,
  factors: FactorSet,
): ShipIndicators | null {
  const { vessel, voyage } = request
  const ofShip = outcome.appliesTo === 'voyage' ? 1 : outcome.shipShare
  if (!vessel?.type || !outcome.fuels || ofShip === undefined || !(ofShip > 0)) return null
  const nm =
    (outcome.appliesTo === 'voyage' ? sailedKm(distance, factors) : outcome.adjustedKm) / KM_PER_NM
  // Reefer power belongs to this cargo and says nothing about the rest of the ship.
  const parts = outcome.parts.filter(({ part }) => part !== 'reefer')
  const consumed = parts
    .filter(({ part }) => part !== 'ballast')
    .flatMap(({ fuels }) => fuels ?? [])
  const co2G = consumed.reduce(
    (g, { fuel, tonnes }) => g + tonnes * 1e6 * cfOf(fuel, consumed, factors),
    0,
  )
  const wholeG = co2G / ofShip
  const year = Number((voyage?.date ?? `${request.carbon?.year ?? ''}`).slice(0, 4)) || null
  const cargo = cargoTonnes(request, outcome, factors)
  if (!(nm > 0)) return null
  const wtwG = parts.reduce((g, { ttwKg, wttKg }) => g + (ttwKg + wttKg) * 1000, 0) / ofShip
  return {
    cii: ciiOf(vessel, wholeG / nm, year, factors),
    eeoiGPerTnm: cargo === null ? null : finite(wholeG / (cargo * nm)),
    seaCargoCharterGPerTnm: cargo === null ? null : finite(wtwG / (cargo * nm)),
    notes: sentencesOf(NOTES),
    noteCodes: NOTES,
  }
}

/**
 * Cf of a fuel in t CO2 per tonne. Of a biofuel: E·LCV if its certificate states an E of at most 33
 * g/MJ, otherwise that of the equivalent fossil fuel. Slip is not subtracted. Sources: MEPC.364(79),
 * MEPC.1/Circ.905.
 */
function cfOf(
  fuel: Fuel,
  consumed: readonly FuelAmount[],
  { indicators, fuels }: FactorSet,
): number {
  if (fuel.class !== 'biofuel') return fuel.cfCo2
  if (fuel.wttGPerMj <= indicators.biofuelMostGPerMj)
    return Math.max(0, (fuel.wttGPerMj * fuel.lhvMjPerKg) / 1000)
  return isOil(findFuel(fuels, fuel.fossilRow!)!)
    ? (blendedOil(consumed) ?? findFuel(fuels, 'MGO')!).cfCo2
    : fuel.cfCo2
}

/** The fossil oil with which a biofuel is blended: the one of which the ship burns most. */
function blendedOil(consumed: readonly FuelAmount[]): Fuel | undefined {
  const tonnes = new Map<Fuel, number>()
  for (const { fuel, tonnes: own } of consumed) {
    if (isOil(fuel)) tonnes.set(fuel, own + (tonnes.get(fuel) ?? 0))
  }
  return [...tonnes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

function isOil({ class: of, engineFuel }: Fuel): boolean {
  return of === 'fossil' && engineFuel !== 'energy'
}

/** Null for a quotient whose divisor is almost zero. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Measured fuel was consumed over the sailed distance. */
function sailedKm({ distanceKm, type }: LegDistance, { rules }: FactorSet): number {
  return type === 'actual' ? distanceKm : distanceKm * rules.distanceAdjustment
}

/** All cargo on board, as stated or as the model fills the ship; null if unknown. */
function cargoTonnes(
  { vessel }: EstimateInputs,
  { shipCargo }: MethodOutcome,
  { rules }: FactorSet,
): number | null {
  const { cargoOnBoardTonnes, cargoOnBoardTeu } = vessel ?? {}
  if (cargoOnBoardTonnes !== undefined) return cargoOnBoardTonnes
  if (cargoOnBoardTeu !== undefined) return cargoOnBoardTeu * rules.tonnesPerTeu.average
  if (shipCargo === undefined) return null
  return shipCargo.unit === 't-km'
    ? shipCargo.amount
    : shipCargo.amount * rules.tonnesPerTeu.average
}

function ciiOf(
  { type, deadweightTonnes, grossTonnage }: NonNullable<EstimateInputs['vessel']>,
  gPerNm: number,
  year: number | null,
  { indicators }: FactorSet,
): ShipIndicators['cii'] {
  const ship = type!.endsWith('container') ? 'container' : type!
  const sizeOf = ({ unit }: ReferenceLine) => (unit === 'GT' ? grossTonnage : deadweightTonnes)
  const line = indicators.lines.find((one) => {
    const size = sizeOf(one)
    return (
      one.ship === ship &&
      size !== undefined &&
      size >= one.atLeast &&
      size < (one.below ?? Infinity)
    )
  })
  if (line === undefined || year === null) return null
  const capacity = Math.min(sizeOf(line)!, line.capacityMax ?? Infinity)
  const attained = gPerNm / sizeOf(line)!
  if (!Number.isFinite(attained)) return null
  const reduction = indicators.reductions.get(year)?.reduction
  const required = reduction === undefined ? null : line.a * capacity ** -line.c * (1 - reduction)
  const rank = required && line.bounds.filter((bound) => attained > bound * required).length
  return {
    attained,
    required,
    rating: rank === null ? null : CII_RATINGS[rank]!,
    unit: `g CO2/(${line.unit} nm)`,
    year,
  }
}
