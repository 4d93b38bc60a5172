import type { FactorSet } from '../../emissions/index.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../../engine/routing/request.js'
import type { Calculations } from '../../planning/calculations.js'
import type { Overlay } from '../../planning/closures/overlay.js'
import type { PlanningSea } from '../../planning/voyage/plan-voyage.js'
import type { WeatherField } from '../../planning/weather/weather-field.js'
import type { Winds } from '../../planning/weather/wind-climate.js'
import type { ID_PREFIX } from '../ids.js'
import { Problem, validationFailed } from '../problems/problem.js'
import type { WritingSea } from '../write/write-places.js'

/** The sea data: read-only, synchronous, the same for every caller. */
export interface Engine extends PlanningSea, WritingSea {}

/** The sea data, and the place where it is searched. */
export interface OperationEngine extends Engine, Winds {
  /** The same queries where they do not block the caller. */
  readonly background: Calculations
  /** Resolutions that are not open yet; what is there for one settles when it is. To ask for one may open it. */
  readonly opening: Pick<
    ReadonlyMap<Resolution, Promise<unknown> | undefined>,
    'get' | 'has' | 'size'
  >
  /** All resolutions that can be opened. Default: those of the router. */
  readonly available?: readonly Resolution[]
}

/** Records the time that the engine takes. */
export interface EngineTimes {
  /** Measures work, even if it throws. */
  timeEngine<Result>(operation: 'route' | 'alternatives', work: () => Result): Result
  /** Records work that was done on other threads. */
  engineTook(operation: 'route' | 'matrix' | 'reach', ms: number): void
}

/** What a calculation needs besides its request. */
export interface OperationTools {
  /** Null until the sea data is loaded. */
  engine(): OperationEngine | null
  /** Null if the emission factors could not be loaded. */
  readonly factors: FactorSet | null
  /** The operator's corrections of the sea. Default: none. */
  readonly overlay?: Overlay | null
  /** The operator's field of weather, which voyages are also sailed in. Default: none. */
  readonly field?: WeatherField | null | undefined
  /** Time of the clock: it decides the day of a request without a departure. */
  nowMs(): number
  newId(kind: keyof typeof ID_PREFIX): string
  /** Version of Fairway, for answers that can be verified. */
  readonly softwareVersion: string
  readonly metrics: EngineTimes
  /** Opens the sea at a resolution. Default: it is open, or opens by itself. */
  readonly open?: (resolution: Resolution) => Promise<void>
  /** The slug, or null if no route can be read under it. Default: as it is. */
  readonly published?: (slug: string | null, engine: OperationEngine) => string | null
}

/** For a door that keeps no figures of the engine. */
export const UNTIMED: EngineTimes = {
  timeEngine: (_, work) => work(),
  engineTook: () => undefined,
}

/** An operator has to act before factors can be loaded. */
const FACTORS_RETRY_SECONDS = '300'

/** @throws Problem `starting` while the sea data is being loaded. */
export function requireEngine<Engine>({ engine }: { engine(): Engine | null }): Engine {
  const loaded = engine()
  if (loaded !== null) return loaded
  throw new Problem('starting', 'The sea data is still being loaded. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })
}

/** @throws Problem if this installation has no data at the resolution, or has not loaded it yet. */
export function requireResolution(
  { router, opening, available = [] }: Pick<OperationEngine, 'router' | 'opening' | 'available'>,
  resolution: Resolution = DEFAULT_RESOLUTION_KM,
  pointer = '#/resolution_km',
): void {
  const { resolutions } = router
  if (resolutions.includes(resolution)) return
  if (opening.has(resolution)) {
    opening.get(resolution)
    const detail = `The sea at ${resolution} km is still being loaded. Try again in a second.`
    throw new Problem('starting', detail, { headers: { 'retry-after': '1' } })
  }
  const there = [...new Set([...resolutions, ...available])].sort((a, b) => a - b)
  const detail = `this service has data for ${there.join(', ')}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

/** @throws Problem `emissions_unavailable` if the factors could not be loaded. */
export function requireFactors({ factors }: Pick<OperationTools, 'factors'>): FactorSet {
  if (factors !== null) return factors
  throw new Problem(
    'emissions_unavailable',
    'The emission factors could not be loaded. Routes still work; the log of the service gives the cause.',
    { headers: { 'retry-after': FACTORS_RETRY_SECONDS } },
  )
}
