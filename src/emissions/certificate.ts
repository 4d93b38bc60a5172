import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import type { LawBook } from './factors/law-book.js'
import { type Fuel, type FuelClass, fuelFactors, type Sustainability } from './fuel.js'
import type { FuelCertificate } from './fuel-request.js'
import { isStated } from './stated-text.js'

/** Tolerance for a limit that is a product, g CO2e/MJ. */
const ROUNDING = 1e-9

/** A certificate has no day of its own: the rules without an end apply. */
const NOW = '9999-12-31'

/** The fuel with the values of its certificate. */
export function certified(
  fuel: Fuel,
  certificate: FuelCertificate,
  { rules, laws }: Pick<FactorSet, 'rules' | 'laws'>,
): Fuel {
  const { ghgGPerMj, id, lhvMjPerKg } = certificate
  const own = { ...fuel, wttGPerMj: ghgGPerMj, lhvMjPerKg: lhvMjPerKg ?? fuel.lhvMjPerKg }
  const number = id ?? 'without a number'
  const sustainability = sustainabilityOf(fuel.class, certificate, laws)
  return {
    ...own,
    certificate: number,
    sustainability,
    key: `${fuel.key} ${number} ${ghgGPerMj} ${own.lhvMjPerKg} ${sustainability}`,
    perKg: fuelFactors(own, rules.gwp100.AR6),
  }
}

/** Whether the laws count a fuel as renewable: its CO2 as zero, its own intensity, its reward. */
export function isRenewableByLaw({ class: of, sustainability }: Fuel): boolean {
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
  laws: LawBook,
): Sustainability | null {
  if (of === 'fossil') return null
  if (certificate.ghgGPerMj > mostGPerMj(of, certificate, laws) + ROUNDING) return 'not_sustainable'
  return isStated(certificate.id) && isStated(certificate.scheme) ? 'proven' : 'unproven'
}

/** Largest E of a sustainable fuel, g CO2e/MJ. Source: Directive (EU) 2018/2001, Articles 29(10) and 29a. */
export function mostGPerMj(of: FuelClass, { plantSince }: FuelCertificate, laws: LawBook): number {
  const comparator = laws.value('red', 'comparator', NOW)
  if (of === 'rfnbo') return comparator * (1 - laws.value('red', 'rfnbo_saving', NOW))
  const rows = laws.all('red', 'biofuel_saving', NOW)
  const byDay = rows
    .filter(({ key }) => key !== 'unknown' && plantSince !== undefined && plantSince >= key!)
    .sort((a, b) => (a.key! < b.key! ? 1 : -1))
  const row = byDay[0] ?? rows.find(({ key }) => key === 'unknown')!
  return comparator * (1 - row.value!)
}
