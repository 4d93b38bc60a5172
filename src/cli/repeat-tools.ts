import type { OperationTools } from '../operations/tools.js'
import { warnOfPacks, withShipTable } from './factor-files.js'
import type { OpenSea } from './sea.js'
import type { Terminal } from './terminal.js'

/** What answers are made again with: the factor pack and the ship table should be theirs. */
export async function repeatTools(
  terminal: Terminal,
  open: OpenSea,
  shipTable: string | undefined,
): Promise<OperationTools> {
  const { localTools } = await import('./local-tools.js')
  const environment = withShipTable(terminal.environment, shipTable)
  const factors = await open.factors(environment)
  warnOfPacks(factors, terminal)
  return localTools({ environment, open, tables: await open.tables(environment), factors })
}
