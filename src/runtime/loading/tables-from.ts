import { readIceAreas } from '../../engine/sea/ice.js'
import { readInlandWaters } from '../../engine/sea/inland-waters.js'
import { readStraits } from '../../engine/sea/named-straits.js'
import { readPassages } from '../../engine/sea/passages.js'
import { readShallowAreas } from '../../engine/sea/shallow-areas.js'
import {
  ICE_FILE,
  INLAND_FILE,
  PASSAGES_FILE,
  PORT_ZONES_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
  VESSELS_FILE,
} from '../../engine/sea/stored/files.js'
import type { ClosureTables } from '../../planning/closures/closures.js'
import { readVesselClasses } from '../../planning/ship/speed.js'
import { NO_OWN_PORTS, withOwnPorts } from '../../ports/own-ports.js'
import { readPorts } from '../../ports/port.js'
import { readPortZones } from '../../ports/port-zones.js'
import { PortTable } from '../../ports/table.js'

export { WindClimate } from '../../planning/weather/wind-climate.js'

export interface Tables {
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** Reads a JSON file of the data by its name in the data folder. */
export type ReadJson = <Content>(name: string, read: (json: unknown) => Content) => Promise<Content>

/** The tables that need no network, wherever their files are. @param own an operator's own ports */
export async function tablesFrom(readJson: ReadJson, own = NO_OWN_PORTS): Promise<Tables> {
  const [ports, ...tables] = await Promise.all([
    readJson(PORTS_FILE, readPorts),
    readJson(PASSAGES_FILE, readPassages),
    readJson(VESSELS_FILE, readVesselClasses),
    readJson(STRAITS_FILE, readStraits),
    readJson(SHALLOW_AREAS_FILE, readShallowAreas),
    readJson(ICE_FILE, readIceAreas),
    readJson(INLAND_FILE, readInlandWaters),
    readJson(PORT_ZONES_FILE, readPortZones),
  ])
  const [passages, vesselClasses, straits, shallowAreas, iceAreas, inlandWaters, zones] = tables
  return {
    ports: new PortTable(withOwnPorts(ports, own), zones),
    closureTables: { passages, vesselClasses, straits, shallowAreas, iceAreas, inlandWaters },
  }
}
