import type { Closures } from '../planning/closures.js'
import type { Conditions } from '../planning/voyage.js'
import { requestedAvoidAreas } from './avoid-areas.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import type { RequestedOptions } from './read-conditions.js'
import type { RouteCoreBody } from './schemas/route-answer.js'

/**
 * What the caller requested, followed by what else was closed. A flag is false if `avoid` names the
 * passage.
 */
export function optionsBody(
  asked: RequestedOptions,
  closures: Closures,
  { date }: Pick<Conditions, 'date'>,
): RouteCoreBody['options'] {
  const avoid = asked.avoid ?? []
  const flags = PASSAGE_FLAGS.map((id) => [id, asked[id] !== false && !avoid.includes(id)] as const)
  return {
    ...(Object.fromEntries(flags) as Record<(typeof PASSAGE_FLAGS)[number], boolean>),
    avoid,
    avoid_areas: requestedAvoidAreas(asked.avoid_areas ?? []),
    depth: asked.depth ?? 'warn',
    south_limit: closures.southLimit,
    allow: asked.allow ?? [],
    closed_by_vessel: [...closures.closedByVessel],
    closed_by_default: [...closures.closedByDefault],
    date,
  }
}
