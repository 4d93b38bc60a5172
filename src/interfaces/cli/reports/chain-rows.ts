import type { ChainEstimate } from '../../../client/schema.js'
import { STATED_MODES } from '../../../emissions/chain/chain.js'
import { csvLine } from '../../../files/csv.js'
import type { ChainLine } from './chain-lines.js'

const MODES = [...STATED_MODES, 'hub'] as const
const COLUMNS = [
  ...['id', 'legs', 'mass_tonnes', 'teu', 'wtw_kg_co2e', 'ttw_kg_co2e', 'wtt_kg_co2e'],
  ...MODES.map((mode) => `${mode}_kg_co2e`),
  ...['transport_activity_tkm', 'g_per_tkm', 'statement', 'remarks', 'error'],
]

export const CHAIN_HEAD = csvLine(COLUMNS)

/** A chain as a row of CSV. */
export const chainRow: ChainLine = ({ id }, row, { answer, problem }) => {
  const name = String(id ?? row)
  if (answer === null) return csvLine([name, ...COLUMNS.slice(2).map(() => ''), problem!.detail])
  const { cargo, emissions, by_mode, elements, intensity, framework, warnings, ...all } =
    answer as unknown as ChainEstimate
  const kgOf = (mode: string) => by_mode.find((one) => one.mode === mode)?.wtw_kg_co2e ?? 0
  const codes = [...new Set(warnings.map(({ code }) => code))]
  return csvLine([
    ...[name, elements.filter(({ kind }) => kind === 'leg').length],
    ...[cargo.mass_tonnes, cargo.teu],
    ...[emissions.wtw_kg_co2e, emissions.ttw_kg_co2e, emissions.wtt_kg_co2e],
    ...MODES.map(kgOf),
    ...[all.transport_activity_tkm, intensity?.wtw ?? '', framework.statement],
    ...[codes.join(' '), ''],
  ])
}
