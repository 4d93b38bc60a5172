import type { Position } from '../../geo/position.js'
import type { NetworkGraph } from '../graph.js'
import { accessOf, type PathBuilder } from '../path/builder.js'
import { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { AvoidingPath } from './avoiding-path.js'

/**
 * Turns a path around avoided areas into positions.
 * @param turningPosition position of a place, if it is a corner of an area; undefined for a state
 */
export function buildAvoidingPath(
  { graph, origin, destination }: Query,
  { places, links }: Pick<AvoidingPath, 'places' | 'links'>,
  turningPosition: (place: number) => Position | undefined,
  builder: PathBuilder,
): Track {
  const track = new Track(graph)
  const first = places[0]
  const last = places[places.length - 1]
  const back = [...accessOf(destination)].reverse()
  if (first === undefined || last === undefined) {
    return track.alongLine(accessOf(origin)).alongLine(back)
  }
  const start = turningPosition(first)
  if (start) track.alongLine(accessOf(origin)).to(start)
  else builder.leave(track, origin, first)
  places.slice(1).forEach((place, i) => {
    const link = links[i + 1]!
    const turning = turningPosition(place)
    if (link >= 0) track.alongLink(link, isBackwards(graph, link, places[i]!))
    else if (turning) track.to(turning)
    else track.toState(place)
  })
  return turningPosition(last) ? track.alongLine(back) : builder.arrive(track, destination, last)
}

/** Whether a link is used from its end to its start when it is entered in a state. */
function isBackwards(graph: NetworkGraph, link: number, state: number): boolean {
  return graph.stateOfNode(graph.network.linkFrom[link]!) !== state
}
