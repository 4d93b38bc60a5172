import type { CandidatePath } from '../candidate-path.js'
import type { LabelledRows } from '../labelled-rows.js'
import type { Query } from '../query.js'
import type { KnownPaths } from './known-paths.js'

/**
 * The shortest path between two ends whose distance labels know: what is left is to find the line, and a path through gates
 * needs no search. Null where labels do not tell, and 'missed' where the network has no path of their length.
 */
export function labelledPath(
  query: Query,
  labelled: LabelledRows,
  paths: KnownPaths,
): CandidatePath | 'missed' | null {
  const known = labelled.unlimited(query)
  if (known === null) return null
  const { km, gated, between, isDoubtful } = known
  const toLandmarks = labelled.landmarkKm(query.origin)
  if (gated === null) {
    const path = paths.overSea(query, km, toLandmarks)
    if (path) return { km: path.km, kind: 'taut', path }
    return isDoubtful ? null : 'missed'
  }
  const { first, last } = gated
  const origin = paths.toGate(query.origin, first, toLandmarks[first]!)
  const toLast = labelled.landmarkKm(query.destination)[last]!
  const destination = paths.toGate(query.destination, last, toLast)
  return origin && destination ? { ...gated, between, ends: { origin, destination } } : 'missed'
}
