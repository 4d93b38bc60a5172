import { CHAIN_COLUMNS } from '../../../contract/table-columns.js'
import { csvLine } from '../../../files/csv.js'
import { withIgnored } from '../fields/ignored-remark.js'
import type { ChainLine } from './chain-lines.js'

export const CHAIN_HEAD = csvLine(['id', ...CHAIN_COLUMNS.map(({ name }) => name), 'error'])

/** A chain as a row of CSV. */
export const chainRow: ChainLine = ({ id, ignored = [] }, row, { answer, problem }) => {
  const values = CHAIN_COLUMNS.map(({ name, of }) => {
    const value = answer === null ? '' : (of(answer as never) ?? '')
    return name === 'remarks' && answer !== null ? withIgnored(value, ignored) : value
  })
  return csvLine([String(id ?? row), ...values, problem?.detail ?? ''])
}
