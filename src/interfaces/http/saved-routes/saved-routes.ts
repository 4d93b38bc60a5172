import type { Clock } from '../../../base/clock.js'
import { isoTime, utcDay } from '../../../base/utc.js'
import type { Engine } from '../../../contract/operations/index.js'
import type { RouteCoreBody } from '../../../contract/schemas/route-answer.js'
import type { SavedRouteBody } from '../../../contract/schemas/service/saved-routes.js'
import { type PortPair, savedRouteBody } from '../../../contract/write/write-saved-route.js'
import type { SavedRoute, Store, Writing } from '../../../keeping/store/database/store.js'
import type { Dependencies } from '../dependencies.js'
import { majorPairs, portsOf } from './port-pairs.js'

/** Maximum number of slugs that a process remembers as saved. It then clears the list. */
const MAX_REMEMBERED = 10_000

/** A saved route. Its line is not stored. */
export interface FoundRoute {
  readonly updatedAt: string
  /** With its line, which takes some milliseconds. @throws NoPassageError */
  read(): SavedRouteBody
}

/** Reads saved routes by slug, and saves those that callers calculate. */
export class SavedRouteCatalog {
  readonly #saved = new Set<string>()
  #majorPairs: ReadonlyMap<string, PortPair> | undefined

  private readonly store: Store
  private readonly clock: Clock
  /** Whether every calculated route is published. */
  readonly isPublic: boolean

  constructor({ store, clock, config }: Pick<Dependencies, 'store' | 'clock' | 'config'>) {
    this.store = store
    this.clock = clock
    this.isPublic = config.publishRoutes
  }

  /**
   * Finds a saved route. A route between major ports that is not yet in the store is saved now.
   *
   * @returns null for a slug under which no route is saved
   * @throws NoPassageError
   */
  async find(slug: string, engine: Engine): Promise<FoundRoute | null> {
    const read = (pair: PortPair, updatedAt: string) =>
      savedRouteBody(pair, updatedAt, engine, this.#today())
    const saved = await this.store.savedRoutes.bySlug(slug)
    if (saved !== null) {
      const pair = portsOf(saved, engine)
      return pair && { updatedAt: saved.updatedAt, read: () => read(pair, saved.updatedAt) }
    }
    const pair = this.#majorPairsOf(engine).get(slug)
    if (pair === undefined) return null
    const body = read(pair, isoTime(this.clock.nowMs()))
    await this.store.savedRoutes.addAll([savedRouteOf(body)])
    return { updatedAt: body.updated_at, read: () => body }
  }

  /** The slug of a calculation; null if no route can be read under it. */
  published(slug: string | null, engine: Engine): string | null {
    const isReadable = slug !== null && (this.isPublic || this.#majorPairsOf(engine).has(slug))
    return isReadable ? slug : null
  }

  #majorPairsOf({ ports }: Engine): ReadonlyMap<string, PortPair> {
    this.#majorPairs ??= majorPairs(ports)
    return this.#majorPairs
  }

  #today(): string {
    return utcDay(this.clock.nowMs())
  }

  /**
   * What is written with the charge of a calculation. It is nothing if the calculation has no slug or
   * is saved already, or if the operator does not publish routes, because a slug reveals what somebody
   * calculated.
   */
  writings({ summary, dataVersion, calculatedAt }: CalculatedRoute): Writing[] {
    const { slug } = summary
    if (!this.isPublic || slug === null || this.#saved.has(slug)) return []
    const add = this.store.savedRoutes.add(
      savedRouteOf({ ...summary, slug, data_version: dataVersion, updated_at: calculatedAt }),
    )
    return [
      async (inside) => {
        await add(inside)
        if (this.#saved.size >= MAX_REMEMBERED) this.#saved.clear()
        this.#saved.add(slug)
      },
    ]
  }
}

/** The result of a calculation, cached or not. */
export interface CalculatedRoute {
  readonly summary: Pick<RouteCoreBody, 'slug' | 'origin' | 'destination' | 'distance_km'>
  readonly dataVersion: string
  readonly calculatedAt: string
}

type Measured = Pick<
  SavedRouteBody,
  'slug' | 'origin' | 'destination' | 'distance_km' | 'data_version' | 'updated_at'
>

function savedRouteOf(route: Measured): SavedRoute {
  return {
    slug: route.slug,
    originPortId: route.origin.port!.id,
    destinationPortId: route.destination.port!.id,
    distanceKm: route.distance_km,
    dataVersion: route.data_version,
    updatedAt: route.updated_at,
  }
}
