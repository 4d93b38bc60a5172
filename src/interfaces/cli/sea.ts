import { fileURLToPath } from 'node:url'
import type { WritingSea } from '../../contract/write/write-places.js'
import type { FactorSet } from '../../emissions/index.js'
import type { Resolution } from '../../engine/routing/request.js'
import type { Calculations } from '../../planning/calculations.js'
import type { PlanningSea } from '../../planning/voyage/plan-voyage.js'
import { RESOLUTIONS_SETTING, resolutionsIn } from '../../runtime/loading/resolutions.js'
import { readTables, type Tables } from '../../runtime/loading/tables.js'
import type { Terminal } from '../../tables/text/terminal.js'

export interface Sea extends PlanningSea, WritingSea {
  /** Whether a position lies on land, for sketches. */
  isLand(lon: number, lat: number): boolean
}

export type { Tables }

/** A sea whose long work runs on threads, which live until it is closed. */
export interface ThreadedSea extends Omit<Sea, keyof Tables> {
  readonly background: Calculations
  /** Resolutions that are not open yet; to ask for one opens it, and what is returned settles when it is. */
  readonly opening: Pick<ReadonlyMap<Resolution, Promise<unknown> | undefined>, 'get'>
  close(): Promise<void>
}

/** Opens the data. Replaced by tests. */
export interface OpenSea {
  tables(environment: Terminal['environment']): Promise<Tables>
  factors(environment: Terminal['environment']): Promise<FactorSet>
  /** Those that may be opened. @throws Error that names the setting */
  resolutions(environment: Terminal['environment']): readonly Resolution[]
  /** Opens the sea at one resolution, because opening all of them would take five times as long. */
  sea(
    environment: Terminal['environment'],
    resolution: Resolution,
  ): Promise<Omit<Sea, keyof Tables>>
  /** The same on a number of threads, at one resolution or several, the usual one before all others. */
  onThreads(
    environment: Terminal['environment'],
    resolutions: readonly Resolution[],
    threads: number,
  ): Promise<ThreadedSea>
}

/**
 * Starts work that is awaited later, such as unpacking data off this thread. Whoever awaits it receives
 * its error.
 */
export function started<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}

// Not read by `readConfig`, which is part of the service.
export const folderOf = (environment: Terminal['environment']): string =>
  environment['FAIRWAY_DATA'] || fileURLToPath(new URL('../../../data', import.meta.url))

/** Opens the data named by the environment, otherwise the data of the package. */
export const openSea: OpenSea = {
  tables: (environment) => readTables(folderOf(environment)),
  factors: async (environment) => {
    const { openFactors } = await import('../../runtime/loading/open-factors.js')
    const factorPack = environment['FAIRWAY_FACTOR_PACK'] ?? ''
    const shipTable = environment['FAIRWAY_SHIP_TABLE'] ?? ''
    const laws = environment['FAIRWAY_LAWS'] ?? ''
    return openFactors({ data: folderOf(environment), factorPack, shipTable, laws })
  },
  resolutions: (environment) =>
    resolutionsIn(folderOf(environment), environment[RESOLUTIONS_SETTING]),
  // The engine is half of the code. A known distance or a search for ports needs none of it.
  sea: async (environment, resolution) => {
    const [{ openSea: openData }, { SeaRouter }] = await Promise.all([
      import('../../runtime/loading/open.js'),
      import('../../engine/routing/router.js'),
    ])
    const data = await openData(folderOf(environment), [resolution])
    const router = new SeaRouter(data)
    return {
      router,
      legIsClear: (...leg) => router.legIsClear(...leg),
      isLand: (lon, lat) => !data.coast.isWater(lon, lat),
    }
  },
  onThreads: async (environment, resolutions, threads) => {
    const [{ SeaThreads }, { DEFAULT_RESOLUTION_KM: usual }] = await Promise.all([
      import('../../runtime/threads/sea-threads.js'),
      import('../../engine/routing/request.js'),
    ])
    const folder = folderOf(environment)
    const first = resolutions.includes(usual) ? usual : resolutions[0]!
    // A command has no other callers.
    const options = { first, resolutions, threads, longRows: resolutions.length === 1 }
    const sea = await SeaThreads.open({ folder, ...options })
    const { router } = sea
    return {
      router,
      background: sea,
      opening: sea.opening,
      legIsClear: (...leg) => router.legIsClear(...leg),
      isLand: (lon, lat) => router.isLand(lon, lat),
      close: () => sea.close(),
    }
  },
}
