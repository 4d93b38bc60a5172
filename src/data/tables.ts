import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withOwnPorts } from '../ports/own-ports.js'
import { type Port, readPorts } from '../ports/port.js'
import { PortTable } from '../ports/table.js'
import type { ClosureTables } from '../routing/restrictions.js'
import { readVesselClasses } from '../routing/vessel-classes.js'
import { readPassages } from '../sea/passages.js'
import { openOwnPorts } from './own-ports.js'

export interface Tables {
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** The ports of a data folder without the operator's own. */
export async function readBuiltPorts(folder: string): Promise<readonly Port[]> {
  return readPorts(await readJson(folder, 'ports.json'))
}

/** The tables of a data folder that need no sea graph. */
export async function readTables(folder: string): Promise<Tables> {
  const [own, ports, passages, vesselClasses] = await Promise.all([
    openOwnPorts(folder),
    readBuiltPorts(folder),
    readJson(folder, 'passages.json'),
    readJson(folder, 'vessel-classes.json'),
  ])
  return {
    ports: new PortTable(withOwnPorts(ports, own)),
    closureTables: {
      passages: readPassages(passages),
      vesselClasses: readVesselClasses(vesselClasses),
    },
  }
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = join(folder, name)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`The sea data could not be read from ${path}: ${(error as Error).message}`)
  }
}
