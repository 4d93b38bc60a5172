import type { OperationEngine } from '../../contract/operations/index.js'
import { DEFAULT_RESOLUTION_KM, RESOLUTIONS } from '../../engine/routing/request.js'
import type { Area } from '../../engine/sea/areas.js'
import { openOverlay, versionWithOverlay } from '../../runtime/loading/overlay-file.js'
import { resolutionsIn } from '../../runtime/loading/resolutions.js'
import { readTables } from '../../runtime/loading/tables.js'
import { type BackgroundSea, SeaThreads } from '../../runtime/threads/sea-threads.js'

/** The engine of a service, whose main thread must not block. */
export interface ServiceEngine extends OperationEngine {
  readonly background: BackgroundSea
  /** Emission control and high-risk areas. */
  readonly areas: readonly Area[]
  /** Whether a position lies on land, for pictures. */
  isLand(lon: number, lat: number): boolean
  /** Settles when all are open that need not be asked for. */
  readonly allOpen: Promise<unknown>
  close(): Promise<void>
}

export interface EngineConfig {
  /** Folder of the sea data. */
  readonly data: string
  /** Resolutions to open; empty for all. */
  readonly resolutions?: string
  /** File of an overlay, which is part of the version of the data; empty for none. */
  readonly overlay?: string
  /** Threads for matrices and other long calculations. */
  readonly threads: number
  /** Calculations running or queued on those threads. */
  readonly maxCalculations: number
  readonly deadlineSeconds: number
}

/**
 * Loads the sea data of the configured folder: the default resolution first, then the others.
 * @param signal stops loading the first resolution, so that a start that fails elsewhere fails at once
 */
export async function openEngine(
  config: EngineConfig,
  signal?: AbortSignal,
): Promise<ServiceEngine> {
  const { data: folder, threads, maxCalculations: limit } = config
  const overlay = openOverlay(config.overlay)
  const opening = SeaThreads.open({
    folder,
    versionOf: (version) => versionWithOverlay(overlay, version),
    first: DEFAULT_RESOLUTION_KM,
    // Without the setting, a missing file is damage, not a choice.
    resolutions: resolutionsIn(folder, config.resolutions || RESOLUTIONS.join()),
    threads,
    limit,
    deadlineMs: config.deadlineSeconds * 1000,
    signal,
  })
  const [tables, sea] = await Promise.all([readTables(folder), opening]).catch(async (error) => {
    // Threads waiting for work would keep the process alive.
    await opening.then((sea) => sea.close()).catch(() => undefined)
    throw error
  })
  tables.ports.prepare()
  const { router, allOpen } = sea
  return {
    ...tables,
    router,
    areas: router.areas,
    background: sea,
    opening: sea.opening,
    allOpen,
    legIsClear: (resolutionKm, from, to) => router.legIsClear(resolutionKm, from, to),
    isLand: (lon, lat) => router.isLand(lon, lat),
    close: () => sea.close(),
  }
}
