import type { Layout } from '../api/pointers.js'
import type { ConditionsBody } from '../api/schemas/route-request.js'
import { DEFAULT_RESOLUTION_KM } from '../routing/request.js'
import { utcDay } from '../utc.js'
import type { ServiceEngine } from './engine.js'
import { explained, requestedOptions } from './rejections.js'
import { requireEngine, requireResolution } from './require.js'
import type { AnswerTools } from './tools.js'

/**
 * The first step of every request that plans: all checks that cost nothing.
 * @param read turns the body into the question on this day
 * @throws Problem starting, validation_failed or port_not_found
 */
export function prepareRequest<Body extends ConditionsBody, Question, Prepared>(
  { body, layout, base = '#' }: { body: Body; layout: Layout; base?: string },
  read: (body: Body, today: string) => Question,
  prepare: (question: Question, engine: ServiceEngine) => Prepared,
  dependencies: Pick<AnswerTools, 'engine' | 'clock'>,
) {
  const engine = requireEngine(dependencies)
  requireResolution(engine, body.resolution_km ?? DEFAULT_RESOLUTION_KM)
  const asked = { ...requestedOptions(body, layout), base }
  const question = read(body, utcDay(dependencies.clock.nowMs()))
  return { engine, asked, prepared: explained(asked, () => prepare(question, engine)) }
}
