import type { Provenance } from '../provenance.js'
import { type CountryBox, readCountryBox } from './box.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { GWP_SETS, type GwpSet } from './method-rules.js'

/** Gases that the carbon laws count. */
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
  /** Reduction of the limit relative to the reference, 0 to 1. */
  readonly reduction: number
  readonly provenance: Provenance
}

/** Laws that price a voyage's emissions; each has its own scope. */
export type CarbonLaw = 'ets' | 'fuelEu'

/** A rule of a law that is not applied. */
export interface NotApplied {
  readonly law: string
  readonly article: string
  readonly what: string
}

/** The countries whose ports are in scope of a law, from a year on. */
interface TerritoriesFrom {
  readonly fromYear: number
  /** ISO 3166-1 alpha-2. */
  readonly members: ReadonlySet<string>
  /** Outermost regions whose voyages count half; ISO 3166-1 alpha-2 or ISO 3166-2. */
  readonly outermost: ReadonlySet<string>
  readonly provenance: Provenance
}

/** Voyages for which nothing is surrendered although they are monitored, in certain years. */
export interface EtsExemption {
  readonly fromYear: number
  readonly lastYear: number
  readonly article: string
  readonly what: string
  /** Outermost regions by their state; ISO 3166-1 alpha-2 or ISO 3166-2. */
  readonly regions: ReadonlyMap<string, ReadonlySet<string>>
  readonly provenance: Provenance
}

/** EU ETS and FuelEU Maritime. */
export interface CarbonRules {
  /** Share of a voyage's emissions and energy in scope. */
  readonly scope: {
    readonly intra: number
    readonly extra: number
    readonly outermost: number
    readonly outside: number
    readonly atBerth: number
  }
  /** By law, then by ascending year; at least one row. */
  readonly territories: Readonly<Record<CarbonLaw, readonly TerritoriesFrom[]>>
  /** Parts of a country that have an ISO 3166-2 code of their own here. */
  readonly subdivisions: readonly (CountryBox & { readonly code: string })[]
  /** Ships with a smaller gross tonnage owe nothing under any of these laws. */
  readonly minGrossTonnage: number
  readonly ukEts: {
    /** Day, `YYYY-MM-DD`. */
    readonly startsOn: string
    readonly gwp: GwpSet
    readonly domestic: number
    readonly northernIreland: number
    readonly atBerth: number
  }
  /** By the minimum share of wind in the propulsion power, ascending. */
  readonly windFactors: readonly { readonly minShare: number; readonly factor: number }[]
  readonly rfnbo: { readonly multiplier: number; readonly lastYear: number }
  /** Savings of greenhouse gases that make a renewable fuel sustainable, 0 to 1. */
  readonly sustainability: {
    readonly comparatorGPerMj: number
    /** By the first day of operation of the plant, ascending. */
    readonly biofuelPlants: readonly { readonly fromDay: string; readonly saving: number }[]
    readonly unknownPlantSaving: number
    readonly rfnboSaving: number
    readonly provenance: Provenance
  }
  readonly notApplied: readonly NotApplied[]
  readonly ets: {
    readonly gwp: GwpSet
    readonly years: readonly EtsYear[]
    readonly exemptions: readonly EtsExemption[]
  }
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
      intra: share('intra'),
      extra: share('extra'),
      outermost: share('outermost'),
      outside: share('outside'),
      atBerth: share('atBerth'),
    },
    territories: {
      ets: readTerritories(file, 'etsTerritories', provenanceOf),
      fuelEu: readTerritories(file, 'fuelEuTerritories', provenanceOf),
    },
    subdivisions: file
      .list('subdivisions')
      .map((row) => ({ ...readCountryBox(row), code: row.text('code') })),
    minGrossTonnage: file.number('minGrossTonnage'),
    ukEts: {
      startsOn: file.at('ukEts').text('startsOn'),
      gwp: file.at('ukEts').oneOf('gwp', GWP_SETS),
      domestic: file.at('ukEts').number('domestic', { max: 1 }),
      northernIreland: file.at('ukEts').number('northernIreland', { max: 1 }),
      atBerth: file.at('ukEts').number('atBerth', { max: 1 }),
    },
    windFactors: file.list('windFactors').map((row) => ({
      minShare: row.number('minShare', { max: 1 }),
      factor: row.number('factor', { max: 1 }),
    })),
    rfnbo: {
      multiplier: file.at('rfnbo').number('multiplier', { min: 1 }),
      lastYear: file.at('rfnbo').number('lastYear'),
    },
    sustainability: readSustainability(file.at('sustainability'), provenanceOf),
    notApplied: file.list('notApplied').map((row) => ({
      law: row.text('law'),
      article: row.text('article'),
      what: row.text('what'),
    })),
    ets: {
      gwp: file.at('ets').oneOf('gwp', GWP_SETS),
      years: file.list('etsYears').map((row) => ({
        fromYear: row.number('fromYear'),
        phaseIn: row.number('phaseIn', { max: 1 }),
        gases: row.texts('gases').filter((gas): gas is Gas => GASES.includes(gas as Gas)),
        provenance: provenanceOf(row),
      })),
      exemptions: file.list('etsExemptions').map((row) => ({
        fromYear: row.number('fromYear'),
        lastYear: row.number('lastYear'),
        article: row.text('article'),
        what: row.text('what'),
        regions: new Map(
          Object.keys(row.at('regions').record()).map((state) => [
            state,
            new Set(row.at('regions').texts(state)),
          ]),
        ),
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

function readSustainability(
  rules: JsonReader,
  provenanceOf: ProvenanceOf,
): CarbonRules['sustainability'] {
  const saving = (row: JsonReader, name: string) => row.number(name, { max: 1 })
  return {
    comparatorGPerMj: rules.number('comparatorGPerMj', { min: 1 }),
    biofuelPlants: rules.list('biofuelPlants').map((row) => ({
      fromDay: row.text('fromDay'),
      saving: saving(row, 'saving'),
    })),
    unknownPlantSaving: saving(rules, 'unknownPlantSaving'),
    rfnboSaving: saving(rules, 'rfnboSaving'),
    provenance: provenanceOf(rules),
  }
}

function readTerritories(
  file: JsonReader,
  name: string,
  provenanceOf: ProvenanceOf,
): TerritoriesFrom[] {
  const rows = file.list(name).map((row) => ({
    fromYear: row.number('fromYear'),
    members: new Set(row.texts('members')),
    outermost: new Set(row.texts('outermost')),
    provenance: provenanceOf(row),
  }))
  return rows.length > 0 ? rows : file.at(name).fail('must have a row')
}
