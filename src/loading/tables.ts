import type { ClosureTables } from '../planning/closures.js'
import { readVesselClasses } from '../planning/vessel-classes.js'
import { withOwnPorts } from '../ports/own-ports.js'
import { type Port, readPorts } from '../ports/port.js'
import { PortTable } from '../ports/table.js'
import {
  ICE_FILE,
  INLAND_FILE,
  PASSAGES_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
  VESSELS_FILE,
} from '../sea/files.js'
import { readIceAreas } from '../sea/ice.js'
import { readInlandWaters } from '../sea/inland-waters.js'
import { readStraits } from '../sea/named-straits.js'
import { readPassages } from '../sea/passages.js'
import { readShallowAreas } from '../sea/shallow-areas.js'
import { readDataFile } from './data-file.js'
import { openOwnPorts } from './own-ports.js'

export interface Tables {
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** Reads the ports of a data folder, without the operator's own. */
export async function readBuiltPorts(folder: string): Promise<readonly Port[]> {
  return readDataFile(folder, PORTS_FILE, readPorts)
}

/** Reads the tables of a data folder that need no network. */
export async function readTables(folder: string): Promise<Tables> {
  const [own, ports, ...tables] = await Promise.all([
    openOwnPorts(folder),
    readBuiltPorts(folder),
    readDataFile(folder, PASSAGES_FILE, readPassages),
    readDataFile(folder, VESSELS_FILE, readVesselClasses),
    readDataFile(folder, STRAITS_FILE, readStraits),
    readDataFile(folder, SHALLOW_AREAS_FILE, readShallowAreas),
    readDataFile(folder, ICE_FILE, readIceAreas),
    readDataFile(folder, INLAND_FILE, readInlandWaters),
  ])
  const [passages, vesselClasses, straits, shallowAreas, iceAreas, inlandWaters] = tables
  return {
    ports: new PortTable(withOwnPorts(ports, own)),
    closureTables: { passages, vesselClasses, straits, shallowAreas, iceAreas, inlandWaters },
  }
}
