import type { Closures } from '../planning/closures.js'
import type { Conditions } from '../planning/voyage.js'
import { requestedAvoidAreas } from './avoid-areas.js'
import { ofFlags } from './passage-flags.js'
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
  return {
    ...ofFlags((id) => asked[id] !== false && !avoid.includes(id)),
    avoid,
    avoid_areas: requestedAvoidAreas(asked.avoid_areas ?? []),
    ...(asked.channels && {
      channels: asked.channels.map(({ name = null }) => ({ name })),
    }),
    depth: asked.depth ?? 'warn',
    south_limit: closures.southLimit,
    allow: asked.allow ?? [],
    closed_by_vessel: [...closures.closedByVessel],
    closed_by_default: [...closures.closedByDefault],
    date,
  }
}
