import { CHAIN_COLUMNS } from '../../../contract/table-columns.js'
import { csvLine } from '../../../files/csv.js'
import type { ChainLine } from './chain-lines.js'

export const CHAIN_HEAD = csvLine(['id', ...CHAIN_COLUMNS.map(({ name }) => name), 'error'])

/** A chain as a row of CSV. */
export const chainRow: ChainLine = ({ id }, row, { answer, problem }) => {
  const values = CHAIN_COLUMNS.map(({ of }) => (answer === null ? '' : (of(answer as never) ?? '')))
  return csvLine([String(id ?? row), ...values, problem?.detail ?? ''])
}
