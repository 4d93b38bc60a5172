import type { Chart } from './chart.js'
import type { End } from './ends.js'
import type { Gates } from './gates.js'
import type { Plan } from './plan.js'
import type { RootWays } from './root-ways.js'
import type { ShunPath, ShunSearch } from './shun-search.js'
import { drawSteps, stepsAlong } from './steps.js'
import { Track } from './track.js'

/** Draws what was planned on one network. */
export class Drawer {
  constructor(
    private readonly chart: Chart,
    private readonly gates: Gates,
    private readonly roots: RootWays,
  ) {}

  /** Draws a plan as positions. */
  draw(origin: End, destination: End, plan: Plan, closed: number): Track {
    const track = new Track(this.chart)
    switch (plan.kind) {
      case 'direct':
        return track.alongLine(origin.lead).alongLine([...destination.lead].reverse())
      case 'inshore':
        return track.alongLine(plan.line)
      case 'link':
        return this.drawLink(track, origin, destination)
      case 'taut':
        this.leave(track, origin, plan.path.states[0]!)
        drawSteps(track, stepsAlong(this.chart, plan.path.states))
        return this.arrive(track, destination, plan.path.states[plan.path.states.length - 1]!)
      case 'gates':
        return this.drawGates(track, origin, destination, plan.first, plan.last, closed)
    }
  }

  /** Draws a path round shunned areas. */
  drawShunned(origin: End, destination: End, path: ShunPath, search: ShunSearch): Track {
    const track = new Track(this.chart)
    if (path.places.length === 0)
      return track.alongLine(origin.lead).alongLine([...destination.lead].reverse())
    const isBend = (place: number): boolean => place >= this.chart.states
    path.places.forEach((place, i) => {
      const link = path.links[i]!
      if (i === 0 && !isBend(place)) this.leave(track, origin, place)
      else if (i === 0) track.alongLine(origin.lead).to(search.bendPosition(place))
      else if (link >= 0) {
        const before = path.places[i - 1]! - 2 * this.chart.network.cornerCount
        track.alongLink(link, this.chart.network.linkFrom[link] !== before)
      } else if (isBend(place)) track.to(search.bendPosition(place))
      else track.toState(place)
    })
    const last = path.places[path.places.length - 1]!
    if (isBend(last)) return track.alongLine([...destination.lead].reverse())
    return this.arrive(track, destination, last)
  }

  private drawLink(track: Track, origin: End, destination: End): Track {
    const { linkFirst, linkPassage } = this.chart.network
    const link = origin.place!.link
    const line = this.chart.linkPositions(link)
    const index = (end: End): number => end.place!.point - linkFirst[link]!
    const forward = origin.placeKm <= destination.placeKm
    const [low, high] = forward ? [origin, destination] : [destination, origin]
    const middle = line.slice(index(low) + 1, index(high) + 1)
    if (!forward) middle.reverse()
    return track.alongLine([origin.snapped, ...middle, destination.snapped], linkPassage[link]!)
  }

  /** From an end to the place of a state that it leaves in. */
  private leave(track: Track, end: End, state: number): void {
    if (!end.place) {
      track.alongLine(end.lead)
      track.toState(state)
      return
    }
    const { linkFirst, linkFrom, linkPassage } = this.chart.network
    const line = this.chart.linkPositions(end.place.link)
    const index = end.place.point - linkFirst[end.place.link]!
    const toStart = this.chart.stateOfNode(linkFrom[end.place.link]!) === state
    const rest = toStart ? line.slice(0, index + 1).reverse() : line.slice(index + 1)
    track.alongLine([end.snapped, ...rest], linkPassage[end.place.link]!)
  }

  private arrive(track: Track, end: End, state: number): Track {
    const back = new Track(this.chart)
    this.leave(back, end, this.chart.mirror(state))
    return track.appendReversed(back)
  }

  private drawGates(
    track: Track,
    origin: End,
    destination: End,
    first: number,
    last: number,
    closed: number,
  ): Track {
    const n = this.gates.count
    const { network } = this.chart
    const { next, link } = this.gates.distances(closed)
    this.drawToRoot(track, origin, first)
    for (let at = first; at !== last; ) {
      const to = next[at * n + last]!
      const l = link[at * n + to]!
      if (l >= 0) track.alongLink(l, network.linkFrom[l] !== network.roots[at])
      else this.drawToRoot(track, this.roots.end(at), to)
      at = to
    }
    const back = new Track(this.chart)
    this.drawToRoot(back, destination, last)
    return track.appendReversed(back)
  }

  private drawToRoot(track: Track, end: End, root: number): void {
    const way = this.roots.way(end, root)
    this.leave(track, end, way.state)
    drawSteps(track, way.steps)
  }
}
