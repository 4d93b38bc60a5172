import type { NetworkGraph } from '../graph.js'
import { accessOf, type PathBuilder } from '../path/builder.js'
import { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { WeightedPath, WeightedSearch } from './weighted-search.js'

/** Turns a path round avoided areas into positions. */
export function buildWeightedPath(
  { graph, origin, destination }: Query,
  { places, links }: WeightedPath,
  search: WeightedSearch,
  builder: PathBuilder,
): Track {
  const track = new Track(graph)
  const first = places[0]
  const last = places[places.length - 1]
  if (first === undefined || last === undefined) {
    return track.alongLine(accessOf(origin)).alongLine([...accessOf(destination)].reverse())
  }
  if (search.isTurningPoint(first)) {
    track.alongLine(accessOf(origin)).to(search.turningPosition(first))
  } else builder.leave(track, origin, first)
  places.slice(1).forEach((place, i) => {
    const link = links[i + 1]!
    if (link >= 0) track.alongLink(link, isBackwards(graph, link, places[i]!))
    else if (search.isTurningPoint(place)) track.to(search.turningPosition(place))
    else track.toState(place)
  })
  return search.isTurningPoint(last)
    ? track.alongLine([...accessOf(destination)].reverse())
    : builder.arrive(track, destination, last)
}

/** Whether a link is used from its end to its start when it is entered in a state. */
function isBackwards(graph: NetworkGraph, link: number, state: number): boolean {
  return graph.stateOfNode(graph.network.linkFrom[link]!) !== state
}
