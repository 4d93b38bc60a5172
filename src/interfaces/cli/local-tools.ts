import { LRUCache } from 'lru-cache'
import { toolsHere } from '../../contract/operations/this-thread.js'
import type { OperationTools } from '../../contract/operations/tools.js'
import type { FactorSet } from '../../emissions/index.js'
import {
  DEFAULT_RESOLUTION_KM,
  type MatrixParts,
  type MatrixRequest,
  type ReachRequest,
  type Resolution,
  type RouteLine,
  type RouteRequest,
  type Router,
  type SeaMatrix,
  type SeaReach,
  type SeaRoute,
} from '../../engine/routing/request.js'
import type { Calculations } from '../../planning/calculations.js'
import type { Overlay } from '../../planning/closures/overlay.js'
import type { WeatherField } from '../../planning/weather/weather-field.js'
import {
  OVERLAY_SETTING,
  openOverlay,
  versionWithOverlay,
} from '../../runtime/loading/overlay-file.js'
import { VERSION } from '../../runtime/loading/version.js'
import type { Terminal } from '../../tables/text/terminal.js'
import type { OpenSea, Sea, Tables } from './sea.js'

/** Maximum number of cached routes: the rows of a file share their lanes. */
const MAX_CACHED_ROUTES = 2000

export interface LocalSources {
  readonly environment: Terminal['environment']
  readonly open: OpenSea
  /** Null for a request that names no place. */
  readonly tables: Tables | null
  readonly factors: FactorSet | null
  /** Told before each row of a matrix is calculated. */
  readonly onRow?: ((row: number) => void) | undefined
  /** Where long work runs. Default: on this thread. */
  readonly background?: Calculations | undefined
  /** The time that answers are for. Default: now. */
  readonly nowMs?: (() => number) | undefined
  /** Default: none. */
  readonly field?: WeatherField | null
}

/** Runs operations in this process. Each resolution is opened for the first request that needs it. */
export function localTools(sources: LocalSources): OperationTools {
  const { environment, open, tables, factors, onRow, background, nowMs, field } = sources
  const overlay = openOverlay(environment[OVERLAY_SETTING])
  const router = new LocalRouter(overlay)
  const opening = new Map<Resolution, Promise<void>>()
  const available = open.resolutions(environment)
  const openOne = async (resolution: Resolution) => {
    router.add(resolution, await open.sea(environment, resolution))
  }
  const tools = toolsHere(
    { ...tables!, router },
    {
      factors,
      softwareVersion: VERSION,
      field,
      overlay,
      onRow,
      background,
      available,
      ...(nowMs && { nowMs }),
      open: async (resolution) => {
        // The operation says which there are.
        if (!available.includes(resolution)) return
        let opened = opening.get(resolution)
        if (opened === undefined) {
          opened = openOne(resolution)
          opening.set(resolution, opened)
        }
        await opened
      },
    },
  )
  return tables === null ? { ...tools, engine: () => null } : tools
}

type OneSea = Omit<Sea, keyof Tables>

/** A router over seas that are opened one by one. It caches routes. */
class LocalRouter implements Router {
  readonly #seas = new Map<Resolution, OneSea>()
  /** False until a route is asked for again: most are not, and keeping them costs more than time. */
  readonly #cached = new LRUCache<string, SeaRoute | false>({ max: MAX_CACHED_ROUTES })

  constructor(private readonly overlay: Overlay | null) {}

  add(resolution: Resolution, sea: OneSea): void {
    this.#seas.set(resolution, sea)
  }

  get dataVersion(): string {
    return versionWithOverlay(this.overlay, this.#any().router.dataVersion)
  }

  get resolutions(): Resolution[] {
    return [...this.#seas.keys()]
  }

  route(request: RouteRequest): SeaRoute {
    const key = JSON.stringify(request)
    const cached = this.#cached.get(key)
    if (cached) return cached
    const route = this.#sea(request.resolutionKm).router.route(request)
    this.#cached.set(key, cached === false && route)
    return route
  }

  line(request: RouteRequest): RouteLine {
    return this.#sea(request.resolutionKm).router.line(request)
  }

  alternatives(...asked: Parameters<Router['alternatives']>): ReturnType<Router['alternatives']> {
    return this.#sea(asked[0].resolutionKm).router.alternatives(...asked)
  }

  lengths(...asked: Parameters<Router['lengths']>): ReturnType<Router['lengths']> {
    return this.#sea(asked[0].resolutionKm).router.lengths(...asked)
  }

  clearKm(...asked: Parameters<Router['clearKm']>): ReturnType<Router['clearKm']> {
    return this.#sea(asked[0].resolutionKm).router.clearKm(...asked)
  }

  ways(...asked: Parameters<Router['ways']>): ReturnType<Router['ways']> {
    return this.#sea(asked[1]).router.ways(...asked)
  }

  matrix(request: MatrixRequest): SeaMatrix {
    return this.#sea(request.resolutionKm).router.matrix(request)
  }

  matrixRows(request: MatrixRequest): MatrixParts {
    return this.#sea(request.resolutionKm).router.matrixRows(request)
  }

  reach(request: ReachRequest): SeaReach {
    return this.#sea(request.resolutionKm).router.reach(request)
  }

  isLand(lon: number, lat: number): boolean {
    return this.#any().router.isLand(lon, lat)
  }

  sailed(...asked: Parameters<Router['sailed']>): ReturnType<Router['sailed']> {
    return this.#any().router.sailed(...asked)
  }

  landAlong(...asked: Parameters<Router['landAlong']>): ReturnType<Router['landAlong']> {
    return this.#sea(asked[1]).router.landAlong(...asked)
  }

  legIsClear(...[resolution, from, to]: Parameters<NonNullable<Sea['legIsClear']>>): boolean {
    return this.#sea(resolution).legIsClear?.(resolution, from, to) ?? false
  }

  /** For what does not depend on the resolution. */
  #any(): OneSea {
    return this.#sea([...this.#seas.keys()][0])
  }

  #sea(resolution: Resolution = DEFAULT_RESOLUTION_KM): OneSea {
    const sea = this.#seas.get(resolution)
    if (sea === undefined) throw new TypeError(`the sea at ${resolution} km is not open`)
    return sea
  }
}
