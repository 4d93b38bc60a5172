import { EMPTY, has, type IndexSet, indexSet, union, without } from '../sea/index-set.js'
import { NoRouteError } from './errors.js'
import type { Query } from './query.js'
import { PASSAGES } from './request.js'

/**
 * Explains why there is no route: a smallest set of closed passages that would allow one if opened
 * together, and every passage that would allow one if opened alone.
 * @param connects whether there is a path, whatever areas are avoided
 */
export function noRoute(query: Query, connects: (query: Query) => boolean): NoRouteError {
  const isRouteWith = (closed: IndexSet) => connects({ ...query, closed })
  // A path exists, so only the polygons can forbid it.
  if (isRouteWith(query.closed)) return new NoRouteError([], [], true)
  if (!isRouteWith(EMPTY)) return new NoRouteError([], [])
  const closed = PASSAGES.flatMap((id, at) =>
    has(query.closed, at) ? [{ id, alone: indexSet([at]) }] : [],
  )
  // Opening all of them would work. Closes again each one that is not needed.
  let stillClosed = EMPTY
  const needed = closed.filter(({ alone }) => {
    const more = union(stillClosed, alone)
    const isNeeded = !isRouteWith(more)
    if (!isNeeded) stillClosed = more
    return isNeeded
  })
  const opensAlone = (alone: IndexSet) => isRouteWith(without(query.closed, alone))
  const blocking = closed.filter((one) => needed.includes(one) || opensAlone(one.alone))
  return new NoRouteError(idsOf(blocking), idsOf(needed))
}

function idsOf<Id>(passages: readonly { readonly id: Id }[]): Id[] {
  return passages.map(({ id }) => id)
}
