import {
  CARBON_NOTES,
  type CarbonCost,
  etsCost,
  fuelEuCost,
  type GasMasses,
  sharesOf,
} from './carbon-cost.js'
import type { EstimateRequest } from './estimate-request.js'
import type { FactorSet } from './factor-set.js'
import type { MethodOutcome } from './methods/context.js'
import type { Warning } from './result.js'

/** What the emissions of an estimate cost under EU ETS and FuelEU; null unless it was asked for. */
export function voyageCarbon(
  { carbon, voyage }: EstimateRequest,
  outcome: MethodOutcome,
  factors: FactorSet,
  warnings: Warning[],
): CarbonCost | null {
  if (!carbon) return null
  const { originCountry, destinationCountry } = voyage ?? {}
  if (!originCountry || !destinationCountry) {
    warnings.push({
      code: 'carbon_scope_unknown',
      field: 'carbon',
      detail: 'the countries of both ends are not known: give ports instead of positions',
    })
    return null
  }
  const year = carbon.year!
  const shares = sharesOf(originCountry, destinationCountry, year, factors)
  const { euaPriceEur } = carbon
  const fuelNote = 'FuelEU needs the fuel, which this factor does not tell.'
  return {
    scopeShare: shares.ets,
    ets: etsCost(gasMasses(outcome, factors), shares.ets, year, euaPriceEur, factors),
    fuelEu: outcome.fuels && fuelEuCost(outcome.fuels, shares.fuelEu, year, factors),
    notes: outcome.fuels ? CARBON_NOTES : [...CARBON_NOTES, fuelNote],
  }
}

/** Gases of an outcome in kg; what its source doesn't divide counts as CO2. */
function gasMasses({ gases, gwp }: MethodOutcome, { rules }: FactorSet): GasMasses {
  const { ch4, n2o } = rules.gwp100[gwp ?? 'AR6']
  return {
    co2Kg: gases.co2KgCo2e + gases.unattributedKgCo2e,
    ch4Kg: gases.ch4KgCo2e / ch4,
    n2oKg: gases.n2oKgCo2e / n2o,
  }
}
