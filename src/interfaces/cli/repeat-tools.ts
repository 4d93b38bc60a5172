import type { OperationTools } from '../../contract/operations/tools.js'
import type { Terminal } from '../../tables/text/terminal.js'
import { warnOfPacks, withShipTable } from './fields/factor-files.js'
import type { OpenSea } from './sea.js'

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
