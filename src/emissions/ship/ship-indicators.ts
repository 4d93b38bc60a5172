import { KM_PER_NM } from '../../engine/geo/distance.js'
import { type Message, message, sentencesOf } from '../answer/messages.js'
import type { MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'
import { type Cii, co2GramsOf, RATED_AS, rateShip } from '../law/cii.js'
import { lawDayOf } from '../law-day.js'
import { finite } from '../number-rules.js'
import type { EstimateInputs, LegDistance } from '../request.js'

/** Indicators of the whole ship on this voyage. */
export interface ShipIndicators {
  /**
   * CO2 divided by capacity and distance; null without the capacity by which ships of its type are
   * rated.
   */
  readonly cii: Cii | null
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
  const fuelsOf = (of: typeof parts) =>
    of.flatMap(({ fuels, plugs }) => [
      ...(fuels ?? []),
      ...(plugs?.fuels ?? []).map(({ fuel, tonnes }) => ({ fuel, tonnes: -tonnes })),
    ])
  const day = lawDayOf(request, factors)
  const co2Of = (of: typeof parts) => co2GramsOf(fuelsOf(of), fuelsOf(parts), factors, day)
  // The distance is that of the laden voyage, so the CII leaves the ballast voyage out.
  const ladenG = co2Of(parts.filter(({ part }) => part !== 'ballast')) / ofShip
  const withBallastG = co2Of(parts) / ofShip
  const year = Number((voyage?.date ?? `${request.carbon?.year ?? ''}`).slice(0, 4)) || null
  const cargo = cargoTonnes(request, outcome, factors)
  if (!(nm > 0)) return null
  const wtwG =
    parts.reduce((g, { ttwKg, wttKg, plugs }) => {
      return g + (ttwKg + wttKg - (plugs?.wtwKg ?? 0)) * 1000
    }, 0) / ofShip
  return {
    cii: ciiOf(vessel, ladenG / nm, year, factors),
    eeoiGPerTnm: cargo === null ? null : finite(withBallastG / (cargo * nm)),
    seaCargoCharterGPerTnm: cargo === null ? null : finite(wtwG / (cargo * nm)),
    notes: sentencesOf(NOTES),
    noteCodes: NOTES,
  }
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
  factors: FactorSet,
): ShipIndicators['cii'] {
  const ship = RATED_AS[type!]
  return year === null
    ? null
    : rateShip({ ship, deadweightTonnes, grossTonnage }, gPerNm, year, factors)
}
