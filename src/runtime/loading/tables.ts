import { PORTS_FILE } from '../../engine/sea/stored/files.js'
import { type Port, readPorts } from '../../ports/port.js'
import { readDataFile } from './data-file.js'
import { openOwnPorts } from './own-ports.js'
import { type Tables, tablesFrom } from './tables-from.js'

export type { Tables }

/** Reads the ports of a data folder, without the operator's own. */
export async function readBuiltPorts(folder: string): Promise<readonly Port[]> {
  return readDataFile(folder, PORTS_FILE, readPorts)
}

/** Reads the tables of a data folder that need no network. */
export async function readTables(folder: string): Promise<Tables> {
  return tablesFrom((name, read) => readDataFile(folder, name, read), await openOwnPorts(folder))
}
