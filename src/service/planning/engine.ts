import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRouter } from '../../data/open.js'
import type { Position } from '../../geo/position.js'
import { readPorts } from '../../ports/port.js'
import { PortTable } from '../../ports/table.js'
import type { ClosureTables } from '../../routing/restrictions.js'
import type { Resolution, Router } from '../../routing/types.js'
import { readVesselClasses } from '../../routing/vessel-classes.js'
import { readPassages } from '../../sea/passages.js'
import type { Config } from '../config.js'

/** All that answers questions about the sea. Read-only, synchronous, the same for every caller. */
export interface Engine {
  readonly router: Router
  readonly ports: PortTable
  readonly closureTables: ClosureTables
  /** Whether a ship can sail the great circle between two positions of a route. */
  legIsClear?(resolutionKm: Resolution, from: Position, to: Position): boolean
}

/** Loads the sea data of the configured folder. */
export async function openEngine({ data }: Pick<Config, 'data'>): Promise<Engine> {
  const tables = await readTables(data)
  const router = await openRouter(data)
  return {
    ...tables,
    router,
    legIsClear: (resolutionKm, from, to) => router.legIsClear(resolutionKm, from, to),
  }
}

/** The tables that need no sea graph. */
export async function readTables(data: string): Promise<Pick<Engine, 'ports' | 'closureTables'>> {
  const [ports, passages, vesselClasses] = await Promise.all(
    ['ports.json', 'passages.json', 'vessel-classes.json'].map((name) => readJson(data, name)),
  )
  return {
    ports: new PortTable(readPorts(ports)),
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
