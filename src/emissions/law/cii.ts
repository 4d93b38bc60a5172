import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import type { RatedShip } from '../factors/law-row.js'
import { cfOfImo, isOil } from '../fuel/certificate.js'
import type { Fuel } from '../fuel.js'
import type { VesselType } from '../generated/vessel-types.js'
import { type LawDay, lastDayOf } from '../law-day.js'
import { eachFuelOnce, type FuelAmount } from '../parts.js'

/** Ratings of the carbon intensity indicator, best first (MEPC.354(78)). */
export const CII_RATINGS = ['A', 'B', 'C', 'D', 'E'] as const
export type CiiRating = (typeof CII_RATINGS)[number]

/** CO2 divided by capacity and distance, with the value that the year requires. */
export interface Cii {
  /** g CO2 per tonne of deadweight, or per GT, and nautical mile. */
  readonly attained: number
  readonly required: number | null
  readonly rating: CiiRating | null
  readonly unit: string
  readonly year: number
}

/** The type by which IMO rates a vessel of an estimate. */
export const RATED_AS: Readonly<Record<VesselType, RatedShip>> = {
  container: 'container_ship',
  feeder_container: 'container_ship',
  deep_sea_container: 'container_ship',
  dry_bulk: 'bulk_carrier',
  tanker: 'tanker',
  general_cargo: 'general_cargo_ship',
  ro_ro: 'ro_ro_cargo_ship',
  vehicle_carrier: 'vehicle_carrier',
  ferry: 'ro_ro_passenger_ship',
}

export interface RatedSize {
  readonly ship: RatedShip
  readonly deadweightTonnes?: number | undefined
  readonly grossTonnage?: number | undefined
}

/**
 * The rating of a ship. Sources: MEPC.353(78), MEPC.338(76), MEPC.400(83), MEPC.354(78). Null without
 * the size by which its type is rated.
 */
export function rateShip(
  { ship, deadweightTonnes, grossTonnage }: RatedSize,
  gPerNm: number,
  year: number,
  { laws }: Pick<FactorSet, 'laws'>,
): Cii | null {
  const day = lastDayOf(year)
  const lineOf = () => {
    for (const row of laws.all('cii', 'reference_line', day)) {
      const size = row.line!.unit === 'GT' ? grossTonnage : deadweightTonnes
      if (row.key !== ship || size === undefined) continue
      if (size >= row.atLeast && size < (row.line!.below ?? Infinity)) return { ...row.line!, size }
    }
    return null
  }
  const line = lineOf()
  if (line === null) return null
  const { size, a, c, capacityMin, capacityMax, bounds, unit } = line
  const attained = gPerNm / size
  if (!Number.isFinite(attained)) return null
  const capacity = Math.max(Math.min(size, capacityMax ?? Infinity), capacityMin ?? 0)
  const reduction = laws.row('cii', 'reduction', day)?.value ?? null
  const required = reduction === null ? null : a * capacity ** -c * (1 - reduction)
  const rank = required && bounds.filter((bound) => attained > bound * required).length
  return {
    attained,
    required,
    rating: rank === null ? null : CII_RATINGS[rank]!,
    unit: `g CO2/(${unit} nm)`,
    year,
  }
}

/**
 * CO2 of fuels by the Cf that IMO counts, g.
 * @param consumed all fuels of the ship: a biofuel is blended with the oil of which it burns most
 */
export function co2GramsOf(
  fuels: readonly FuelAmount[],
  consumed: readonly FuelAmount[],
  factors: Pick<FactorSet, 'laws' | 'fuels'>,
  day: LawDay,
): number {
  const oil = blendedOil(consumed) ?? findFuel(factors.fuels, 'MGO')!
  // A year has thousands of rows, and few fuels.
  const known = new Map<Fuel, number>()
  let grams = 0
  for (const { fuel, tonnes } of fuels) {
    const cf = known.get(fuel) ?? cfOfImo(fuel, oil, factors, day)
    known.set(fuel, cf)
    grams += tonnes * 1e6 * cf
  }
  return grams
}

/** The fossil oil with which a biofuel is blended: the one of which the ship burns most. */
function blendedOil(consumed: readonly FuelAmount[]): Fuel | undefined {
  const oils = eachFuelOnce(consumed.filter(({ fuel }) => isOil(fuel)))
  return oils.sort((a, b) => b.tonnes - a.tonnes)[0]?.fuel
}
