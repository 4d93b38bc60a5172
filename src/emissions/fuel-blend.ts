import type { FuelFactors, FuelParameters, GasWeights } from './fuel.js'

/** One part of a mix of fuels. */
export interface FuelPart {
  readonly tonnes: number
  readonly lhvMjPerKg: number
  readonly wtwGPerMj: number
}

/** Energy in MJ and intensity in g CO2e/MJ of a mix, weighted by energy and never by mass. */
export function mixByEnergy(parts: readonly FuelPart[]): { energyMj: number; wtwGPerMj: number } {
  let energyMj = 0
  let grams = 0
  for (const { tonnes, lhvMjPerKg, wtwGPerMj } of parts) {
    const energy = tonnes * 1000 * lhvMjPerKg
    energyMj += energy
    grams += energy * wtwGPerMj
  }
  return { energyMj, wtwGPerMj: energyMj > 0 ? grams / energyMj : 0 }
}

/**
 * Factors a kg of a biofuel. Its CO2 was taken from the air and counts as nothing at the funnel; CH4
 * and N2O count as they do for any fuel. The certificate states the whole life, and what isn't
 * burnt of that is upstream, which may come out negative.
 * @param certifiedWtwGPerMj well to wake by the certificate, g CO2e/MJ
 */
export function biofuelFactors(
  fuel: Omit<FuelParameters, 'wttGPerMj' | 'cfCo2'>,
  certifiedWtwGPerMj: number,
  gwp: GasWeights,
): FuelFactors {
  const burnt = 1 - fuel.slipShare
  const ch4 = burnt * fuel.cfCh4 * gwp.ch4 + fuel.slipShare * gwp.ch4
  const n2o = burnt * fuel.cfN2o * gwp.n2o
  const ttw = ch4 + n2o
  const wtt = (certifiedWtwGPerMj * fuel.lhvMjPerKg) / 1000 - ttw
  return { co2: 0, ch4, n2o, ttw, wtt, wtw: ttw + wtt }
}
