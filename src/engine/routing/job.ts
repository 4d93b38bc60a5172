import { LRUCache } from 'lru-cache'
import { type Area, areasInForce } from '../sea/areas.js'
import type { IndexSet } from '../sea/index-set.js'
import type { Avoidance, Detours } from './avoid/detours.js'
import { MAX_DRAWN_SETS } from './avoid/shapes/drawn-polygons.js'
import type { CheckedPolygon } from './avoid/shapes/polygons.js'
import { SouthOf } from './avoid/shapes/south-of.js'
import { OpenChannels } from './channels/open-channels.js'
import type { CheckedOptions } from './checks.js'
import { kept } from './kept.js'
import type { NetworkRouter } from './network-router.js'
import type { Channel, SouthLimitOption } from './request.js'
import type { EndPlacer } from './snap/end-placer.js'
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
  /** Null for none. */
  readonly channels: OpenChannels | null
  readonly date: string
}

/** A south limit, and what a route that respects it avoids. */
export class South {
  readonly limit: SouthLimit
  /** Null until it is first needed: most routes stay north anyway. */
  known: Avoidance | null = null

  constructor(
    asked: SouthLimitOption,
    private readonly make: (limit: SouthLimit) => Avoidance,
  ) {
    this.limit = new SouthLimit(asked)
  }

  get avoidance(): Avoidance {
    this.known ??= this.make(this.limit)
    return this.known
  }
}

/** Prepares requests. What they avoid is kept for the next ones, with the views that searches computed. */
export class Jobs {
  /** South limits by resolution and limit. */
  private readonly souths = new LRUCache<string, South>({ max: MAX_CACHED_LIMITS })
  /** Areas that callers draw, and limits together with areas. */
  private readonly drawn = new LRUCache<string, Avoidance>({ max: MAX_DRAWN_SETS })
  private readonly drawnSouths = new LRUCache<string, South>({ max: MAX_DRAWN_SETS })
  /** Of each list of polygons. */
  private readonly numbers = new WeakMap<readonly CheckedPolygon[], number>()
  private lists = 0
  /** By resolution and lines. */
  private readonly channels = new LRUCache<string, OpenChannels>({ max: MAX_DRAWN_SETS })

  constructor(
    private readonly areas: readonly Area[],
    private readonly placer: EndPlacer,
  ) {}

  of(
    { resolutionKm, closed, avoidAreas, avoidPolygons, channels, southLimit, date }: CheckedOptions,
    network: NetworkRouter,
  ): Job {
    const { detours } = network
    const avoid = avoidAreas.flatMap((group) => areasInForce(this.areas, group, date))
    const hasPolygons = avoidPolygons.length > 0
    const isPlain = !hasPolygons && avoid.length === 0
    const names = avoid.map(({ id }) => id).join()
    const drawn = `${this.numberOf(avoidPolygons)} ${resolutionKm} ${names}`
    const southOf = (latitude: SouthLimitOption) =>
      isPlain
        ? kept(this.souths, `${resolutionKm} ${latitude}`, () =>
            limitedBy(latitude, detours, [], []),
          )
        : kept(this.drawnSouths, `${drawn} ${latitude}`, () =>
            limitedBy(latitude, detours, avoidPolygons, avoid),
          )
    const south = southLimit === null ? null : southOf(southLimit)
    const limit = south?.limit ?? null
    return {
      network,
      closed,
      avoidance: hasPolygons
        ? kept(this.drawn, drawn, () => detours.ofPolygons(avoidPolygons, avoid))
        : isPlain
          ? null
          : detours.ofAreas(avoid),
      south,
      channels: channels.length === 0 ? null : this.opened(channels, network).forJob(limit),
      date,
    }
  }

  private opened(channels: readonly Channel[], network: NetworkRouter): OpenChannels {
    const key = JSON.stringify([network.graph.network.resolutionKm, channels])
    return kept(this.channels, key, () => OpenChannels.on(network, channels, this.placer))
  }

  /** The same number for the same list, 0 for an empty one. */
  private numberOf(polygons: readonly CheckedPolygon[]): number {
    if (polygons.length === 0) return 0
    const number = this.numbers.get(polygons) ?? ++this.lists
    this.numbers.set(polygons, number)
    return number
  }
}

function limitedBy(
  limit: SouthLimitOption,
  detours: Detours,
  polygons: readonly CheckedPolygon[],
  areas: readonly Area[],
): South {
  const isUsual = polygons.length === 0 && areas.length === 0
  return new South(limit, ({ polygon }) =>
    detours.ofPolygons([...polygons, polygon], areas, isUsual, new SouthOf(limit)),
  )
}
