import FlatQueue from 'flatqueue'
import { type LegRows, legKm } from '../../sea/legs.js'
import { stateOf } from '../../sea/states.js'
import { ALL_CLOSED, type NetworkGraph } from '../graph.js'
import type { Step } from './steps.js'

/** Maximum error of a distance in whole metres, km, with a margin for sums of many legs. */
const ROUNDING_KM = 0.0005 + 1e-7
/** Maximum number of cached steps: about ten megabytes. */
const MOST_KNOWN_STEPS = 100_000

/** A place that a walk may reach: the last step to it, and the label before. */
interface Label {
  readonly entity: number
  readonly km: number
  readonly step: Step | null
  readonly before: Label | null
}

/**
 * Shortest paths from places to landmarks with every gate closed, down the landmarks' distances. Those
 * are whole metres: several steps may look the best, and a wrong one can cost tens of metres where the
 * rows lack the leg that leads on from it. So this is A* with the table as its bound: exact, and it looks
 * at few places beside the path.
 */
export class TableWalk {
  /** The next step from each place, by landmark. Those of one path lead to its landmark. */
  private readonly known = new Map<number, Step>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly rows: () => LegRows,
  ) {}

  /** The steps from an entity to a landmark; null where the rows have no path as short as the table. */
  steps(from: number, landmark: number): Step[] | null {
    const { landmarks, cornerCount } = this.graph.network
    const goal = cornerCount + landmarks[landmark]!
    const steps: Step[] = []
    // Paths run together towards a landmark: most steps were taken before.
    for (let at = from; at !== goal; ) {
      const step = this.known.get(at * landmarks.length + landmark)
      if (!step) {
        const rest = this.search(at, goal, landmark)
        return rest && [...steps, ...rest]
      }
      steps.push(step)
      at = step.entity
    }
    return steps
  }

  private search(from: number, goal: number, landmark: number): Step[] | null {
    const { graph } = this
    const rows = this.rows()
    let most = graph.landmarkKm(landmark, from) + 2 * ROUNDING_KM
    if (most === Number.POSITIVE_INFINITY) return null
    const labels: Label[] = []
    const open = new FlatQueue<number>()
    const reached = new Map<number, number>()
    const reach = (before: Label | null, entity: number, km: number, step: Step | null): void => {
      if (km >= (reached.get(entity) ?? Number.POSITIVE_INFINITY)) return
      reached.set(entity, km)
      open.push(labels.length, km + graph.landmarkKm(landmark, entity))
      labels.push({ entity, km, step, before })
      // Another path is shorter only if its distances were rounded up.
      if (entity === goal) most = Math.min(most, km + ROUNDING_KM)
    }
    reach(null, from, 0, null)
    let found: Label | null = null
    while (open.length > 0 && open.peekValue()! <= most) {
      const label = labels[open.pop()!]!
      if (label.km > reached.get(label.entity)!) continue
      if (label.entity === goal) found = label
      else this.expand(rows, label, landmark, () => most, reach)
    }
    return found && this.keep(found, landmark)
  }

  private expand(
    rows: LegRows,
    label: Label,
    landmark: number,
    most: () => number,
    reach: (before: Label, entity: number, km: number, step: Step) => void,
  ): void {
    const { graph } = this
    const { cornerCount, linkFrom } = graph.network
    const { edgeFirst, edgeTo } = rows
    const { entity } = label
    const isCorner = entity < cornerCount
    const state = stateOf(cornerCount, entity)
    for (let k = edgeFirst[state]!; k < edgeFirst[state + (isCorner ? 2 : 1)]!; k++) {
      const next = graph.entityOfState(edgeTo[k]!)
      const restKm = graph.landmarkKm(landmark, next)
      if (label.km + restKm > most()) continue
      const km = label.km + legKm(rows, state, k)
      if (km + restKm > most()) continue
      reach(label, next, km, { entity: next, link: -1, backwards: false })
    }
    if (isCorner) return
    graph.eachLink(state, ALL_CLOSED, (nextState, linkKm, link) => {
      const next = graph.entityOfState(nextState)
      const km = label.km + linkKm
      if (km + graph.landmarkKm(landmark, next) > most()) return
      const backwards = linkFrom[link] === next - cornerCount
      reach(label, next, km, { entity: next, link, backwards })
    })
  }

  private keep(found: Label, landmark: number): Step[] {
    const { known } = this
    const { landmarks } = this.graph.network
    const steps: Step[] = []
    for (let at = found; at.step && at.before; at = at.before) {
      if (known.size >= MOST_KNOWN_STEPS) known.clear()
      known.set(at.before.entity * landmarks.length + landmark, at.step)
      steps.push(at.step)
    }
    return steps.reverse()
  }
}
