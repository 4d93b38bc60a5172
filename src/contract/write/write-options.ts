import { nothingLeft } from '../../base/nothing-left.js'
import { BY_OCEAN } from '../../engine/routing/request.js'
import { type Closures, DEFAULT_DEPTH } from '../../planning/closures/closures.js'
import type { Conditions } from '../../planning/voyage/voyage.js'
import { ofFlags, type PassageFlag } from '../passage-flags.js'
import { requestedAvoidAreas } from '../read/avoid-areas.js'
import type { RequestedOptions } from '../read/read-conditions.js'
import type { RouteCoreBody } from '../schemas/route-answer.js'

/**
 * What the caller requested, followed by what else was closed. A flag is false if `avoid` names the
 * passage.
 */
export function optionsBody(
  asked: RequestedOptions,
  closures: Closures,
  { date }: Pick<Conditions, 'date'>,
): RouteCoreBody['options'] {
  const { avoid = [], allow = [], avoid_areas = [], channels, ...others } = asked
  // The latitude that applies, which is not the one asked for if an end is south of it.
  const { depth = DEFAULT_DEPTH, south_limit: _, ...flags } = others
  nothingLeft(flags as Omit<typeof flags, PassageFlag>)
  return {
    ...ofFlags((id) => flags[id] !== false && !avoid.includes(id)),
    avoid,
    avoid_areas: requestedAvoidAreas(avoid_areas),
    ...(channels && { channels: channels.map(({ name = null }) => ({ name })) }),
    depth,
    ...(closures.southLimit !== BY_OCEAN && { south_limit: closures.southLimit }),
    allow,
    closed_by_vessel: [...closures.closedByVessel],
    closed_by_default: [...closures.closedByDefault],
    date,
  }
}
