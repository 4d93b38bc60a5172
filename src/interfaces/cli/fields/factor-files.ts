import { type FactorSet, skippedRows } from '../../../emissions/index.js'
import type { Terminal } from '../../../tables/text/terminal.js'

export const SHIP_TABLE_HELP = 'your copy of the annual THETIS-MRV file, as CSV'

/** The files named by the environment and by --ship-table. */
export function withShipTable(
  environment: Terminal['environment'],
  shipTable: string | undefined,
): Terminal['environment'] {
  return shipTable === undefined ? environment : { ...environment, FAIRWAY_SHIP_TABLE: shipTable }
}

/** Notes the rows of an operator's files that cannot be read. They are skipped. */
export function warnOfPacks(factors: FactorSet, terminal: Pick<Terminal, 'note'>): void {
  for (const sentence of skippedRows(factors)) terminal.note(sentence)
}
