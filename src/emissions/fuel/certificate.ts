import { isDocumentNumber, isScheme } from '../evidence.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import type { LawBook } from '../factors/law-book.js'
import { type Fuel, type FuelClass, fuelFactors, type Sustainability } from '../fuel.js'
import type { LawDay } from '../law-day.js'
import type { FuelCertificate } from './fuel-request.js'

/** Tolerance for a limit that is a product, g CO2e/MJ. */
const ROUNDING = 1e-9

/** The fuel with the values of its certificate, judged by the rules of the day on which it is burnt. */
export function certified(
  fuel: Fuel,
  certificate: FuelCertificate,
  { rules, laws }: Pick<FactorSet, 'rules' | 'laws'>,
  day: LawDay,
): Fuel {
  const { ghgGPerMj, id, lhvMjPerKg, feedstock } = certificate
  const isOfCrops = fuel.class === 'biofuel' && feedstock === 'food_or_feed_crop'
  const own = { ...fuel, wttGPerMj: ghgGPerMj, lhvMjPerKg: lhvMjPerKg ?? fuel.lhvMjPerKg }
  const number = id ?? 'without a number'
  const isCertified = fuel.class !== 'fossil' && isProof(certificate, laws, day)
  const sustainability = sustainabilityOf(fuel.class, certificate, { isCertified, laws, day })
  return {
    ...own,
    certificate: number,
    isCertified,
    isOfCrops,
    sustainability,
    key: `${fuel.key} ${number} ${ghgGPerMj} ${own.lhvMjPerKg} ${isCertified} ${isOfCrops} ${sustainability}`,
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

/** Whether FuelEU counts the intensity of a renewable fuel: proven, and not of food or feed crops. */
export function isRenewableByFuelEu(fuel: Fuel): boolean {
  return isRenewableByLaw(fuel) && !fuel.isOfCrops
}

/**
 * The fuel whose intensity FuelEU counts: without proof or of crops, the least favourable fossil one of its
 * type. Source: Regulation (EU) 2023/1805, Article 10.
 */
export function fuelOfFuelEu(fuel: Fuel, { fuels }: Pick<FactorSet, 'fuels'>): Fuel {
  const counts = fuel.fossilRow === null || isRenewableByFuelEu(fuel)
  return counts ? fuel : findFuel(fuels, fuel.fossilRow!)!
}

/**
 * The Cf that IMO counts, t CO2 per tonne. Of a biofuel: E·LCV if a certificate proves an E of at most 33
 * g/MJ, otherwise that of the equivalent fossil fuel. Slip is not subtracted. Sources: MEPC.364(79),
 * MEPC.1/Circ.905.
 * @param oil the fossil oil with which the ship blends its biofuel
 */
export function cfOfImo(
  fuel: Fuel,
  oil: Fuel,
  { laws, fuels }: Pick<FactorSet, 'laws' | 'fuels'>,
  day: LawDay,
): number {
  if (fuel.class !== 'biofuel') return fuel.cfCo2
  const most = laws.row('cii', 'biofuel_most_g_per_mj', day)?.value ?? -Infinity
  if (fuel.isCertified && fuel.wttGPerMj <= most)
    return Math.max(0, (fuel.wttGPerMj * fuel.lhvMjPerKg) / 1000)
  return isOil(findFuel(fuels, fuel.fossilRow!)!) ? oil.cfCo2 : fuel.cfCo2
}

/** Whether a fuel is a fossil oil. */
export function isOil({ class: of, engineFuel }: Fuel): boolean {
  return of === 'fossil' && engineFuel !== 'energy'
}

/** The one judgement of a certificate: the number of a document of a scheme that is recognised that day. */
function isProof({ id, scheme }: FuelCertificate, laws: LawBook, day: LawDay): boolean {
  return isDocumentNumber(id) && isScheme(scheme, laws, day)
}

function sustainabilityOf(
  of: FuelClass,
  certificate: FuelCertificate,
  { isCertified, laws, day }: { isCertified: boolean; laws: LawBook; day: LawDay },
): Sustainability | null {
  if (of === 'fossil') return null
  if (certificate.ghgGPerMj > mostGPerMj(of, certificate, laws, day) + ROUNDING)
    return 'not_sustainable'
  return isCertified ? 'proven' : 'unproven'
}

/**
 * Largest E of a sustainable fuel, g CO2e/MJ; without a limit before the directive. Source: Directive (EU)
 * 2018/2001, Articles 29(10) and 29a.
 */
export function mostGPerMj(
  of: FuelClass,
  { plantSince }: FuelCertificate,
  laws: LawBook,
  day: LawDay,
): number {
  const comparator = laws.row('red', 'comparator', day)?.value
  const saving = of === 'rfnbo' ? laws.row('red', 'rfnbo_saving', day)?.value : savingOfBiofuel()
  return comparator == null || saving == null ? Infinity : comparator * (1 - saving)

  function savingOfBiofuel() {
    const rows = laws.all('red', 'biofuel_saving', day)
    const byDay = rows
      .filter(({ key }) => key !== 'unknown' && plantSince !== undefined && plantSince >= key!)
      .sort((a, b) => (a.key! < b.key! ? 1 : -1))
    return (byDay[0] ?? rows.find(({ key }) => key === 'unknown'))?.value
  }
}
