import type { CandidatePath } from '../candidate-path.js'
import type { NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import type { GatePath } from '../search/gate-paths.js'
import type { GateDistances, Gates } from '../search/gates.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import { type Step, stepsAlong } from '../search/steps.js'
import type { Beside, Endpoint, FairwayEndpoint, SeaEndpoint } from '../snap/endpoint.js'
import { fairwayOf } from './straight-path.js'
import { Track } from './track.js'

/** Turns candidate paths on one network into positions. */
export class PathBuilder {
  constructor(
    private readonly graph: NetworkGraph,
    private readonly gates: Gates,
    private readonly landmarks: LandmarkPaths,
  ) {}

  build(query: Query, path: CandidatePath): Track {
    const { origin, destination } = query
    const track = new Track(this.graph)
    switch (path.kind) {
      case 'direct':
        return track.alongLine(accessOf(origin)).alongLine([...accessOf(destination)].reverse())
      case 'inshore':
        return track.alongLine(path.line)
      case 'link':
        return this.alongOneLink(track, fairwayOf(origin)!, fairwayOf(destination)!)
      case 'taut': {
        const { states } = path.path
        this.leave(track, origin, states[0]!)
        this.follow(track, stepsAlong(this.graph, path.path))
        return this.arrive(track, destination, states[states.length - 1]!)
      }
      case 'gates':
        return this.throughGates(track, { ...path.ends, closed: query.closed }, path)
    }
  }

  /** From an endpoint to the place of the state through which the path leaves it. */
  leave(track: Track, end: Endpoint, state: number): void {
    if (end.kind === 'sea' && end.isByFairway(state)) {
      track.alongLine(end.beside!.access)
      this.leave(track, end.beside!.fairway, state)
      return
    }
    if (end.kind !== 'fairway') {
      track.alongLine(accessOf(end), end.kind === 'way' ? end.passage : -1)
      track.toState(state)
      return
    }
    const { linkFirst, linkFrom, linkPassage } = this.graph.network
    const { link, point } = end.on
    const line = this.graph.linkPositions(link)
    const index = point - linkFirst[link]!
    const toStart = this.graph.stateOfNode(linkFrom[link]!) === state
    const rest = toStart ? line.slice(0, index + 1).reverse() : line.slice(index + 1)
    track.alongLine([end.snapped, ...rest], linkPassage[link]!)
  }

  /** From the place of a state to an endpoint. */
  arrive(track: Track, end: Endpoint, state: number): Track {
    const back = new Track(this.graph)
    this.leave(back, end, this.graph.mirror(state))
    return track.appendReversed(back)
  }

  private alongOneLink(track: Track, from: Beside, to: Beside): Track {
    const { linkFirst, linkPassage } = this.graph.network
    const [origin, destination] = [from.fairway, to.fairway]
    const { link } = origin.on
    track.alongLine(from.access)
    const index = ({ on }: FairwayEndpoint): number => on.point - linkFirst[link]!
    const isForward = origin.alongKm <= destination.alongKm
    const [low, high] = isForward ? [origin, destination] : [destination, origin]
    const middle = this.graph.linkPositions(link).slice(index(low) + 1, index(high) + 1)
    if (!isForward) middle.reverse()
    track.alongLine([origin.snapped, ...middle, destination.snapped], linkPassage[link]!)
    return track.alongLine(to.access.toReversed())
  }

  private throughGates(
    track: Track,
    { origin, destination, closed }: Omit<Query, 'graph'>,
    { first, last, between }: GatePath & { readonly between?: GateDistances },
  ): Track {
    const { linkFrom, landmarks } = this.graph.network
    this.toLandmark(track, origin, first)
    for (const { from, to, link } of this.gates.steps(first, last, closed, between)) {
      if (link >= 0) track.alongLink(link, linkFrom[link] !== landmarks[from])
      else this.toLandmark(track, this.landmarks.endpoint(from), to)
    }
    const back = new Track(this.graph)
    this.toLandmark(back, destination, last)
    return track.appendReversed(back)
  }

  private toLandmark(track: Track, end: Endpoint, landmark: number): void {
    const { state, steps } = this.landmarks.path(end, landmark)
    this.leave(track, end, state)
    this.follow(track, steps)
  }

  private follow(track: Track, steps: readonly Step[]): void {
    for (const { entity, link, backwards } of steps) {
      if (link >= 0) track.alongLink(link, backwards)
      else track.toEntity(entity)
    }
  }
}

/**
 * The line from an endpoint to the place where paths over the sea begin: usually the snapped position
 * alone.
 */
export function accessOf(end: Endpoint): SeaEndpoint['access'] {
  return end.kind === 'sea' || end.kind === 'way' ? end.access : [end.snapped]
}
