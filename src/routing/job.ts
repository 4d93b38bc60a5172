import { LRUCache } from 'lru-cache'
import { type Area, areasInForce } from '../sea/areas.js'
import type { IndexSet } from '../sea/index-set.js'
import type { Avoidance, Detours } from './avoid/detours.js'
import type { CheckedPolygon } from './avoid/polygons.js'
import type { CheckedOptions } from './checks.js'
import type { NetworkRouter } from './network-router.js'
import { SouthLimit } from './south-limit.js'

/** Maximum number of cached south limits: requests rarely set another than the usual one. */
const MAX_CACHED_LIMITS = 8

/** A request with checked options, its network and its areas. */
export interface Job {
  readonly network: NetworkRouter
  readonly closed: IndexSet
  /** The areas and polygons to avoid; null if the route is the plain shortest path. */
  readonly avoidance: Avoidance | null
  /** Null for none. */
  readonly south: South | null
  readonly date: string
}

/** A south limit, and what a route that respects it avoids. */
export class South {
  readonly limit: SouthLimit
  /** Null until it is first needed: most routes stay north anyway. */
  known: Avoidance | null = null

  constructor(
    latitude: number,
    private readonly make: (limit: SouthLimit) => Avoidance,
  ) {
    this.limit = new SouthLimit(latitude)
  }

  get avoidance(): Avoidance {
    this.known ??= this.make(this.limit)
    return this.known
  }
}

/** Prepares requests. South limits are cached for the next request. */
export class Jobs {
  /** By resolution and latitude. */
  private readonly souths = new LRUCache<string, South>({ max: MAX_CACHED_LIMITS })

  constructor(private readonly areas: readonly Area[]) {}

  of(
    { resolutionKm, closed, avoidAreas, avoidPolygons, southLimit, date }: CheckedOptions,
    network: NetworkRouter,
  ): Job {
    const { detours } = network
    const avoid = avoidAreas.flatMap((group) => areasInForce(this.areas, group, date))
    const hasPolygons = avoidPolygons.length > 0
    const isPlain = !hasPolygons && avoid.length === 0
    const southOf = (latitude: number) =>
      isPlain
        ? this.plainSouth(`${resolutionKm} ${latitude}`, latitude, detours)
        : limitedBy(latitude, detours, avoidPolygons, avoid)
    return {
      network,
      closed,
      avoidance: hasPolygons
        ? detours.ofPolygons(avoidPolygons, avoid)
        : isPlain
          ? null
          : detours.ofAreas(avoid),
      south: southLimit === null ? null : southOf(southLimit),
      date,
    }
  }

  /** The limit for requests that avoid nothing else. */
  private plainSouth(key: string, latitude: number, detours: Detours): South {
    let known = this.souths.get(key)
    if (!known) {
      known = limitedBy(latitude, detours, [], [])
      this.souths.set(key, known)
    }
    return known
  }
}

function limitedBy(
  latitude: number,
  detours: Detours,
  polygons: readonly CheckedPolygon[],
  areas: readonly Area[],
): South {
  const isUsual = polygons.length === 0 && areas.length === 0
  return new South(latitude, ({ polygon }) =>
    detours.ofPolygons([...polygons, polygon], areas, isUsual),
  )
}
