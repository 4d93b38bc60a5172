import { readTables } from '../../src/runtime/loading/tables.js'

/** The tables that come with the service. One copy for all tests of a worker: the port index takes long to build. */
export const tables = await readTables('data')
export const { ports } = tables
