import type { Provenance } from '../provenance.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { GWP_SETS, type GwpSet } from './method-rules.js'

export const GASES = ['co2', 'ch4', 'n2o'] as const
export type Gas = (typeof GASES)[number]

interface EtsYear {
  readonly fromYear: number
  /** Share of the emissions for which allowances are due. */
  readonly phaseIn: number
  readonly gases: readonly Gas[]
  readonly provenance: Provenance
}

interface FuelEuYear {
  readonly fromYear: number
  /** Reduction of the limit against the reference, 0 to 1. */
  readonly reduction: number
  readonly provenance: Provenance
}

/** EU ETS and FuelEU Maritime. */
export interface CarbonRules {
  /** Share of a voyage's emissions and energy in scope. */
  readonly scope: {
    readonly intraEea: number
    readonly extraEea: number
    readonly outside: number
    readonly atBerthEea: number
  }
  /** ISO 3166-1 alpha-2. */
  readonly eeaCountries: ReadonlySet<string>
  readonly ets: { readonly gwp: GwpSet; readonly years: readonly EtsYear[] }
  readonly fuelEu: {
    readonly gwp: GwpSet
    readonly referenceGPerMj: number
    readonly penaltyEurPerTonne: number
    readonly penaltyMjPerTonne: number
    readonly years: readonly FuelEuYear[]
  }
}

/** @throws FactorSetError */
export function readCarbon(file: JsonReader, provenanceOf: ProvenanceOf): CarbonRules {
  const scope = file.at('scope')
  const share = (name: string) => scope.number(name, { max: 1 })
  const fuelEu = file.at('fuelEu')
  return {
    scope: {
      intraEea: share('intraEea'),
      extraEea: share('extraEea'),
      outside: share('outside'),
      atBerthEea: share('atBerthEea'),
    },
    eeaCountries: new Set([
      ...file.at('eea').texts('states'),
      ...file.at('eea').texts('territories'),
    ]),
    ets: {
      gwp: file.at('ets').oneOf('gwp', GWP_SETS),
      years: file.list('etsYears').map((row) => ({
        fromYear: row.number('fromYear'),
        phaseIn: row.number('phaseIn', { max: 1 }),
        gases: row.texts('gases').filter((gas): gas is Gas => GASES.includes(gas as Gas)),
        provenance: provenanceOf(row),
      })),
    },
    fuelEu: {
      gwp: fuelEu.oneOf('gwp', GWP_SETS),
      referenceGPerMj: fuelEu.number('referenceGPerMj', { min: 1 }),
      penaltyEurPerTonne: fuelEu.number('penaltyEurPerTonne'),
      penaltyMjPerTonne: fuelEu.number('penaltyMjPerTonne', { min: 1 }),
      years: file.list('fuelEuYears').map((row) => ({
        fromYear: row.number('fromYear'),
        reduction: row.number('reduction', { max: 1 }),
        provenance: provenanceOf(row),
      })),
    },
  }
}
