import { type Message, message } from '../answer/messages.js'
import { FUEL_CLASSES, FUEL_ENGINES, type Fuel, type FuelParameters, fuelFactors } from '../fuel.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'
import { GWP_SETS, type MethodRules } from './method-rules.js'

/** Fuels by code and alias, in any capitalisation and punctuation. */
export type FuelTable = ReadonlyMap<string, Fuel>

/** A fuel name without capitalisation and separators, for comparison: `LS-MGO` becomes `LSMGO`. */
export const plainFuelName = (name: string) => name.toUpperCase().replace(/[\s_-]+/g, '')

/** The fuel with a code or a common name ("LSMGO"); undefined if there is none. */
export function findFuel(fuels: FuelTable, name: string): Fuel | undefined {
  return fuels.get(name) ?? fuels.get(plainFuelName(name))
}

/** Codes of all fuels, or of those that need no certificate. */
export function fuelCodes(fuels: FuelTable, which: 'all' | 'uncertified' = 'all'): string[] {
  const wanted = [...fuels.values()].filter(
    ({ needsCertificate }) => which === 'all' || !needsCertificate,
  )
  return [...new Set(wanted.map(({ code }) => code))]
}

/** @throws FactorSetError */
export function readFuels(
  file: JsonReader,
  provenanceOf: ProvenanceOf,
  rules: MethodRules,
): FuelTable {
  const gwp = rules.gwp100[file.oneOf('gwp', GWP_SETS)]
  const table = new Map<string, Fuel>()
  for (const row of file.list('fuels')) {
    const parameters = readParameters(row)
    const fuel: Fuel = {
      ...parameters,
      code: row.text('code'),
      key: row.text('code'),
      family: row.textOrNull('family'),
      engine: row.has('engine') ? row.oneOf('engine', FUEL_ENGINES) : null,
      needsCertificate: !row.has('wttGPerMj'),
      certificate: null,
      isCertified: false,
      isOfCrops: false,
      sustainability: parameters.class === 'fossil' ? null : 'unproven',
      fossilRow: row.textOrNull('fossilRow'),
      name: row.text('name'),
      aliases: row.texts('aliases'),
      engineFuel: row.oneOf('engineFuel', ['residual', 'distillate', 'energy']),
      perKg: fuelFactors(parameters, gwp),
      note: noteOf(row),
      provenance: provenanceOf(row),
    }
    for (const name of [fuel.code, ...fuel.aliases]) table.set(plainFuelName(name), fuel)
  }
  const fossilRows = [...table.values()].flatMap(({ class: of, fossilRow, code }) =>
    of === 'fossil' ? [] : (fossilRow ?? file.at('fuels').fail(`${code} needs a fossilRow`)),
  )
  for (const code of ['HFO', 'VLSFO', 'MGO', 'MDO', ...fossilRows])
    if (!table.has(plainFuelName(code))) file.at('fuels').fail(`has no ${code}`)
  return table
}

function readParameters(row: JsonReader): FuelParameters {
  return {
    class: row.oneOf('class', FUEL_CLASSES),
    lhvMjPerKg: row.number('lhvMjPerKg', { min: 1, max: 150 }),
    // Unknown unless a certificate states it.
    wttGPerMj: row.has('wttGPerMj') ? row.number('wttGPerMj', { max: 1000 }) : Number.NaN,
    cfCo2: row.number('cfCo2', { max: 5 }),
    cfCh4: row.number('cfCh4', { max: 1 }),
    cfN2o: row.number('cfN2o', { max: 1 }),
    slipShare: row.number('slipShare', { max: 0.5 }),
  }
}

/** Notes that a row of the data can have. */
const ROW_NOTES = [
  'vlsfo_as_lfo',
  'ulsfo_as_lfo',
  'methane_slip',
  'n2o_to_be_measured',
  'ethane_upstream',
  'biodiesel_heating_value',
  'old_fleet_statistics',
  'shared_by_deck_area',
] as const

/** The note of a row, which the data names by its code; null if it has none. */
export function noteOf(row: JsonReader): Message | null {
  return row.has('note') ? message(row.oneOf('note', ROW_NOTES)) : null
}
