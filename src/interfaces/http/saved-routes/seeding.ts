import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../base/clock.js'
import { isoTime, utcDay } from '../../../base/utc.js'
import type { MatrixRequest } from '../../../engine/routing/request.js'
import type { SavedRoute, Store } from '../../../keeping/store/database/store.js'
import { OverloadedError } from '../../../planning/errors.js'
import { prepareMatrix } from '../../../planning/matrix/plan-matrix.js'
import { DISTANCES_ONLY } from '../../../planning/matrix-cells.js'
import { roundKm } from '../../../planning/rounding.js'
import { routeSlug } from '../../../planning/slug.js'
import type { Port } from '../../../ports/port.js'
import type { ServiceEngine } from '../engine.js'
import { majorPorts, portsOf } from './port-pairs.js'

/** Number of outdated routes read in one batch. */
const BATCH = 25
/** Pause before the next attempt if callers need all threads, ms. */
const WAIT_MS = 1000

interface Seeding {
  readonly store: Store
  readonly clock: Clock
  readonly engine: Pick<ServiceEngine, 'router' | 'background' | 'ports' | 'closureTables'>
  /** Stops the seeding between two batches. */
  readonly signal: AbortSignal
}

export interface RunningSeeding {
  /** Stops the seeding and waits until it has stopped. Routes saved so far remain. */
  stop(): Promise<void>
}

/** Seeds in the background while requests are answered. A failure is only logged. */
export function startSeeding(
  seeding: Omit<Seeding, 'signal'>,
  log: FastifyBaseLogger,
): RunningSeeding {
  const stopping = new AbortController()
  const done = seedSavedRoutes({ ...seeding, signal: stopping.signal }).then(
    (measured) => log.info({ measured }, 'saved routes are up to date'),
    (err) => log.error({ err }, 'saved routes could not be brought up to date'),
  )
  const stop = () => {
    stopping.abort()
    return done
  }
  return { stop }
}

/**
 * Saves the routes between the major ports, and measures again those that were measured on other sea
 * data. Routes that are up to date are not touched, so every process may do this at every start.
 *
 * @returns number of routes that were measured
 */
export async function seedSavedRoutes(seeding: Seeding): Promise<number> {
  return (await saveMajorRoutes(seeding)) + (await measureOutdated(seeding))
}

async function saveMajorRoutes(seeding: Seeding): Promise<number> {
  const { store, engine, signal } = seeding
  const major = majorPorts(engine.ports)
  let count = 0
  for (const origin of major) {
    if (signal.aborted) break
    const known = new Set(await store.savedRoutes.slugsFrom(origin.id, engine.router.dataVersion))
    const missing = major.filter((port) => port !== origin && !known.has(routeSlug(origin, port)))
    if (missing.length === 0) continue
    const routes = await measure(origin, missing, seeding)
    await store.savedRoutes.addAll(routes)
    count += routes.length
  }
  return count
}

async function measureOutdated(seeding: Seeding): Promise<number> {
  const { store, engine, signal } = seeding
  let count = 0
  let after = 0
  while (!signal.aborted) {
    const version = engine.router.dataVersion
    const outdated = await store.savedRoutes.listOutdated(version, BATCH, after)
    if (outdated.length === 0) break
    after = outdated.at(-1)!.id
    const routes: SavedRoute[] = []
    for (const route of outdated) {
      const pair = portsOf(route, engine)
      if (pair !== null) routes.push(...(await measure(pair.origin, [pair.destination], seeding)))
    }
    await store.savedRoutes.addAll(routes)
    count += routes.length
  }
  return count
}

/** The lengths of the routes with default options, without ports that cannot be reached. */
async function measure(
  origin: Port,
  destinations: readonly Port[],
  seeding: Seeding,
): Promise<SavedRoute[]> {
  const { engine, clock } = seeding
  const grid = {
    origins: [{ portId: origin.id }],
    destinations: destinations.map(({ id }) => ({ portId: id })),
    date: utcDay(clock.nowMs()),
  }
  const distancesKm = await distancesOf(prepareMatrix(grid, engine).request, seeding)
  if (distancesKm === null) return []
  const updatedAt = isoTime(clock.nowMs())
  return destinations.flatMap((destination, at) => {
    const distanceKm = distancesKm[at]!
    if (Number.isNaN(distanceKm)) return []
    return [
      {
        slug: routeSlug(origin, destination),
        originPortId: origin.id,
        destinationPortId: destination.id,
        distanceKm: roundKm(distanceKm),
        dataVersion: engine.router.dataVersion,
        updatedAt,
      },
    ]
  })
}

/**
 * Calculated on other threads, after all requests of callers; null if the service stops in the
 * meantime.
 */
async function distancesOf(request: MatrixRequest, { engine, signal }: Seeding) {
  while (!signal.aborted) {
    try {
      const { result } = await engine.background.matrix(request, DISTANCES_ONLY, signal)
      return result.cells.distanceKm
    } catch (error) {
      if (signal.aborted) return null
      if (!(error instanceof OverloadedError)) throw error
    }
    await pause(WAIT_MS, undefined, { signal }).catch(() => undefined)
  }
  return null
}
