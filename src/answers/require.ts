import { Problem, validationFailed } from '../api/problem.js'
import type { FactorSet } from '../emissions/index.js'
import type { Resolution } from '../routing/request.js'
import type { ServiceEngine } from './engine.js'
import type { AnswerTools } from './tools.js'

/** An operator has to act before factors can be loaded. */
const FACTORS_RETRY_SECONDS = '300'

/** @throws Problem `starting` while the sea data is being loaded. */
export function requireEngine({ engine }: Pick<AnswerTools, 'engine'>): ServiceEngine {
  const loaded = engine()
  if (loaded !== null) return loaded
  throw new Problem('starting', 'The sea data is still being loaded. Try again in a few seconds.', {
    headers: { 'retry-after': '5' },
  })
}

/** @throws Problem if this installation has no data at the resolution, or has not loaded it yet. */
export function requireResolution(
  { router: { resolutions }, opening }: Pick<ServiceEngine, 'router' | 'opening'>,
  resolution: Resolution,
  pointer = '#/resolution_km',
): void {
  if (resolutions.includes(resolution)) return
  if (opening.has(resolution)) {
    const detail = `The sea at ${resolution} km is still being loaded. Try again in a second.`
    throw new Problem('starting', detail, { headers: { 'retry-after': '1' } })
  }
  const detail = `this service has data for ${resolutions.join(', ')}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

/** @throws Problem `emissions_unavailable` if the factors could not be loaded. */
export function requireFactors({ factors }: Pick<AnswerTools, 'factors'>): FactorSet {
  if (factors !== null) return factors
  throw new Problem(
    'emissions_unavailable',
    'The emission factors could not be loaded. Routes still work; the log of the service gives the cause.',
    { headers: { 'retry-after': FACTORS_RETRY_SECONDS } },
  )
}
