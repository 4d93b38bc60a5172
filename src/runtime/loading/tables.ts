import { PORTS_FILE } from '../../engine/sea/stored/files.js'
import type { Winds } from '../../planning/weather/wind-climate.js'
import { type Port, readPorts } from '../../ports/port.js'
import { readDataFile } from './data-file.js'
import { openOwnPorts } from './own-ports.js'
import { type Tables as FileTables, tablesFrom } from './tables-from.js'
import { windsOf } from './winds.js'

/** The tables of a data folder. */
export interface Tables extends FileTables, Winds {}

/** Reads the ports of a data folder, without the operator's own. */
export async function readBuiltPorts(folder: string): Promise<readonly Port[]> {
  return readDataFile(folder, PORTS_FILE, readPorts)
}

/** Reads the tables of a data folder that need no network. */
export async function readTables(folder: string): Promise<Tables> {
  const own = await openOwnPorts(folder)
  const tables = await tablesFrom((name, read) => readDataFile(folder, name, read), own)
  return { ...tables, winds: windsOf(folder) }
}
