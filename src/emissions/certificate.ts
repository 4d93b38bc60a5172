import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import { type Fuel, type FuelClass, fuelFactors, type Sustainability } from './fuel.js'
import type { FuelCertificate } from './fuel-request.js'
import { isStated } from './stated-text.js'

/** Tolerance for a limit that is a product, g CO2e/MJ. */
const ROUNDING = 1e-9

/** The fuel with the values of its certificate. */
export function certified(
  fuel: Fuel,
  certificate: FuelCertificate,
  { rules, carbon }: Pick<FactorSet, 'rules' | 'carbon'>,
): Fuel {
  const { ghgGPerMj, id, lhvMjPerKg } = certificate
  const own = { ...fuel, wttGPerMj: ghgGPerMj, lhvMjPerKg: lhvMjPerKg ?? fuel.lhvMjPerKg }
  const number = id ?? 'without a number'
  const sustainability = sustainabilityOf(fuel.class, certificate, carbon)
  return {
    ...own,
    certificate: number,
    sustainability,
    key: `${fuel.key} ${number} ${ghgGPerMj} ${own.lhvMjPerKg} ${sustainability}`,
    perKg: fuelFactors(own, rules.gwp100.AR6),
  }
}

/** Whether the laws count a fuel as renewable: its CO2 as zero, its own intensity, its reward. */
function isRenewableByLaw({ class: of, sustainability }: Fuel): boolean {
  return of !== 'fossil' && sustainability === 'proven'
}

/** The fuel as EU ETS and UK ETS count it: without proof its carbon is fossil. */
export function fuelOfEts(fuel: Fuel): Fuel {
  return fuel.class === 'fossil' || isRenewableByLaw(fuel) ? fuel : { ...fuel, class: 'fossil' }
}

/**
 * The fuel whose intensity FuelEU counts: without proof, the least favourable fossil one of its type.
 * Source: Regulation (EU) 2023/1805, Article 10.
 */
export function fuelOfFuelEu(fuel: Fuel, { fuels }: Pick<FactorSet, 'fuels'>): Fuel {
  return fuel.fossilRow === null || isRenewableByLaw(fuel) ? fuel : findFuel(fuels, fuel.fossilRow)!
}

function sustainabilityOf(
  of: FuelClass,
  certificate: FuelCertificate,
  carbon: FactorSet['carbon'],
): Sustainability | null {
  if (of === 'fossil') return null
  if (certificate.ghgGPerMj > mostGPerMj(of, certificate, carbon) + ROUNDING)
    return 'not_sustainable'
  return isStated(certificate.id) && isStated(certificate.scheme) ? 'proven' : 'unproven'
}

/** Largest E of a sustainable fuel, g CO2e/MJ. Source: Directive (EU) 2018/2001, Articles 29(10) and 29a. */
export function mostGPerMj(
  of: FuelClass,
  { plantSince }: FuelCertificate,
  { sustainability }: FactorSet['carbon'],
): number {
  const { comparatorGPerMj, biofuelPlants, unknownPlantSaving, rfnboSaving } = sustainability
  const ofPlant =
    plantSince === undefined
      ? unknownPlantSaving
      : biofuelPlants.findLast(({ fromDay }) => plantSince >= fromDay)!.saving
  return comparatorGPerMj * (1 - (of === 'rfnbo' ? rfnboSaving : ofPlant))
}
