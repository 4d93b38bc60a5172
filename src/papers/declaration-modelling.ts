import type { ChainEstimate, EmissionsEstimate } from '../client/schema.js'
import { byKg, known } from './declaration-rows.js'

export const MODELLING_PARAMETERS = ['load_factor', 'empty_trips', 'speed', 'fuel_share'] as const

/** Where the value of a parameter comes from. */
export type ModellingBasis =
  /** From the steps of the estimates. */
  | 'steps'
  /** There is no load factor: the emissions are allocated by the actual cargo on board. */
  | 'on_board'
  /** The load factor is the mean of all trips, including empty ones. */
  | 'inside_load_factor'
  /** Measured fuel without a ballast voyage. */
  | 'none_stated'
  /** Part of the source's figure, which does not state it separately. */
  | 'inside_source'

/** The values of one parameter in the estimates, for one type of ship. */
export interface ModellingRow {
  readonly parameter: (typeof MODELLING_PARAMETERS)[number]
  /** The factor, fuel or mode that it belongs to. */
  readonly subject: string
  readonly unit: 'share' | 'kn'
  readonly basis: ModellingBasis
  /** Smallest and largest value; null if the source does not state it. */
  low: number | null
  high: number | null
  legs: number
  /** Emissions of these legs, well to wake. */
  wtw_kg_co2e: number
  readonly source: string
}

/** Copied from `data/reference/vessels.json`; a test compares the two. */
export const MODEL_SOURCES = {
  containerLoad: 'GLEC Framework v3.2, 2025: 70 % utilisation of container ships',
  otherLoad: 'Judgement of Fairway, 2026: mean load including ballast',
  speed: "Judgement of Fairway, 2026: today's service speeds, below the EPA fleet ratios",
} as const
const REQUEST = 'The request'
const orRequest = (source: string) => `${REQUEST}, else ${source}`

type Steps = EmissionsEstimate['steps']
type Row = Omit<ModellingRow, 'low' | 'high' | 'legs' | 'wtw_kg_co2e'> & {
  readonly values: readonly number[]
}

/** The parameters of the models behind the estimates, with the range of their values. */
export class Modelling {
  readonly #rows = new Map<string, ModellingRow>()

  addEstimate(estimate: EmissionsEstimate): void {
    const kg = (estimate.cargo_share ?? estimate.emissions).wtw_kg_co2e
    const { loads, speed, empty } = parametersOf(estimate)
    for (const row of [loads, empty, speed, ...fuelRows(estimate)]) this.#add(row, kg)
  }

  /** Adds a leg or hub with a factor stated by the caller, whose model is unknown. */
  addStated({ kind, mode, operation, source, emissions }: ChainEstimate['elements'][number]): void {
    const subject = (kind === 'hub' ? operation : mode) ?? kind
    for (const parameter of MODELLING_PARAMETERS) {
      if (kind === 'hub' && parameter !== 'fuel_share') continue
      const unit = parameter === 'speed' ? 'kn' : 'share'
      const row = { parameter, subject, unit, basis: 'inside_source', values: [], source } as const
      this.#add(row, emissions.wtw_kg_co2e)
    }
  }

  /** Sorted by parameter, then by emissions. */
  rows(): ModellingRow[] {
    const all = byKg([...this.#rows.values()], (row) => row.wtw_kg_co2e)
    return MODELLING_PARAMETERS.flatMap((name) => all.filter(({ parameter }) => parameter === name))
  }

  #add({ values, ...row }: Row, kg: number): void {
    const key = `${row.parameter} ${row.subject} ${row.basis} ${row.source}`
    const found = known<ModellingRow>(this.#rows, key, () => {
      return { ...row, low: null, high: null, legs: 0, wtw_kg_co2e: 0 }
    })
    for (const value of values) {
      found.low = Math.min(found.low ?? value, value)
      found.high = Math.max(found.high ?? value, value)
    }
    found.legs++
    found.wtw_kg_co2e += kg
  }
}

function parametersOf(estimate: EmissionsEstimate) {
  const { method, factor, steps } = estimate
  const subject = method === 'fuel_based' ? 'measured fuel' : factor.name
  const ofSource = `${factor.source}, ${factor.year}`
  const row = (
    parameter: Row['parameter'],
    basis: ModellingBasis,
    values: readonly number[],
    source: string,
  ): Row => {
    const unit = parameter === 'speed' ? 'kn' : 'share'
    return { parameter, subject, unit, basis, values, source }
  }
  const utilisations = inputsOf(withoutOnBoard(steps), 'utilisation')
  const speeds = inputsOf(steps, 'speed_kn')
  const isOnBoard = inputsOf(steps, 'on_board').length > 0
  const loads =
    utilisations.length > 0
      ? row('load_factor', 'steps', utilisations, orRequest(loadSource(steps)))
      : isOnBoard
        ? row('load_factor', 'on_board', [], REQUEST)
        : row('load_factor', 'inside_source', [], ofSource)
  const speed =
    speeds.length > 0
      ? row('speed', 'steps', speeds, orRequest(MODEL_SOURCES.speed))
      : row('speed', 'inside_source', [], method === 'fuel_based' ? REQUEST : ofSource)
  const ballast = ballastShare(steps)
  const empty =
    ballast > 0
      ? row('empty_trips', 'steps', [ballast], REQUEST)
      : method === 'fuel_based'
        ? row('empty_trips', 'none_stated', [], REQUEST)
        : speeds.length > 0
          ? row('empty_trips', 'inside_load_factor', [], loadSource(steps))
          : row('empty_trips', 'inside_source', [], ofSource)
  return { loads, speed, empty }
}

/** The fuels by their share of the energy, or the factor if it names no fuel. */
function fuelRows({ energy_carriers, factor, method }: EmissionsEstimate): Row[] {
  const base = { parameter: 'fuel_share', unit: 'share' } as const
  const source = `${factor.source}, ${factor.year}`
  if (energy_carriers === null) {
    return [{ ...base, subject: factor.name, basis: 'inside_source', values: [], source }]
  }
  return energy_carriers
    .filter(({ relative_share }) => relative_share !== 0)
    .map(({ fuel_type, relative_share }) => ({
      ...base,
      subject: fuel_type,
      basis: 'steps',
      values: [relative_share],
      source: method === 'fuel_based' ? REQUEST : orRequest(source),
    }))
}

/** An allocation by the actual load on board has no load factor. */
function withoutOnBoard(steps: Steps): Steps {
  return steps.filter(({ inputs }) => inputs['on_board'] === undefined)
}

function loadSource(steps: Steps): string {
  const isInTeu = steps.some(({ unit }) => unit.includes('TEU-km'))
  const isShared = steps.some(({ id }) => id === 'cargo_share')
  if (isShared) return `${MODEL_SOURCES.containerLoad}; other ships as if full`
  return isInTeu ? MODEL_SOURCES.containerLoad : MODEL_SOURCES.otherLoad
}

function inputsOf(steps: Steps, name: string): number[] {
  return steps.flatMap(({ inputs }) => inputs[name] ?? [])
}

/** Ballast as a share of all measured fuel. */
function ballastShare(steps: Steps): number {
  const sum = (name: string) => inputsOf(steps, name).reduce((a, b) => a + b, 0)
  const ballast = sum('ballast_tonnes')
  return ballast === 0 ? 0 : ballast / (ballast + sum('consumed_tonnes'))
}
