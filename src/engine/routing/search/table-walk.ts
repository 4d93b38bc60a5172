import FlatQueue from 'flatqueue'
import { type Vector, vectorAt } from '../../geo/vector.js'
import { FULL } from '../../sea/index-set.js'
import { exactLegKm, type LegRows } from '../../sea/legs.js'
import { stateOf } from '../../sea/sight/states.js'
import type { NetworkGraph } from '../graph.js'
import { KeptMap } from '../kept-map.js'
import { leastGeodesicBeyond } from '../lower-bounds.js'
import type { Step } from './steps.js'

/** Maximum error of a distance in whole metres, km: half a metre, and as much for the sum of many legs in single precision. */
const ROUNDING_KM = 0.001
/** Of a known step: its objects and its place in the map. */
const STEP_BYTES = 110

/** A state that a walk may reach: the last step to it, and the previous label. */
interface Label {
  readonly state: number
  readonly entity: number
  readonly km: number
  readonly step: Step | null
  readonly before: Label | null
}

/** The first step of a path to a landmark, the state that it arrives in, and the length of the whole path. */
interface Known {
  readonly step: Step
  readonly state: number
  readonly km: number
}

/**
 * Shortest paths from places to landmarks with every gate closed, along the landmarks' distances. These
 * are whole metres: several steps may look best, and a wrong one can cost tens of metres where the rows
 * lack the leg that would continue from it. The walk is therefore A* with the table as its bound, which
 * is exact and visits few places off the path.
 */
export class TableWalk {
  /**
   * By state and landmark. A path that arrives on one side of a corner may not go on as one from its other side: then
   * lengths would depend on what was asked before.
   */
  private readonly known: KeptMap<number, Known>
  /** The same by place: a path may leave a corner on either side. */
  private readonly ofPlaces: KeptMap<number, Known>
  /** The landmark of the last search, as a unit vector. */
  private goal: Vector = [0, 0, 0]

  constructor(
    private readonly graph: NetworkGraph,
    private readonly rows: () => LegRows,
  ) {
    this.known = new KeptMap(graph.budget, () => STEP_BYTES)
    this.ofPlaces = new KeptMap(graph.budget, () => STEP_BYTES)
  }

  /** Kilometres from an entity to a landmark; null where the rows have no path as short as the table. */
  km(from: number, landmark: number): number | null {
    return from === this.goalOf(landmark) ? 0 : (this.fromPlace(from, landmark)?.km ?? null)
  }

  /** The steps of the same path. */
  steps(from: number, landmark: number): Step[] | null {
    const goal = this.goalOf(landmark)
    const steps: Step[] = []
    if (from === goal) return steps
    for (let known = this.fromPlace(from, landmark); known; ) {
      steps.push(known.step)
      if (known.step.entity === goal) return steps
      known = this.fromState(known.state, landmark)
    }
    return null
  }

  private goalOf(landmark: number): number {
    const { landmarks, cornerCount } = this.graph.network
    return cornerCount + landmarks[landmark]!
  }

  private fromPlace(entity: number, landmark: number): Known | undefined {
    const { graph, ofPlaces } = this
    const key = this.keyOf(entity, landmark)
    let known = ofPlaces.get(key)
    if (known) return known
    const state = stateOf(graph.network.cornerCount, entity)
    known = this.search(entity, new Set([state, graph.mirror(state)]), landmark)
    if (known) ofPlaces.set(key, known)
    return known
  }

  private fromState(state: number, landmark: number): Known | undefined {
    const known = this.known.get(this.keyOf(state, landmark))
    return known ?? this.search(this.graph.entityOfState(state), new Set([state]), landmark)
  }

  private keyOf(place: number, landmark: number): number {
    return place * this.graph.network.landmarks.length + landmark
  }

  /** Finds a path from one of the states of a place, and caches its steps, up to the state from which they are known. */
  private search(from: number, states: Iterable<number>, landmark: number): Known | undefined {
    const { graph } = this
    const { entityVectors } = graph.network
    const goal = this.goalOf(landmark)
    const rows = this.rows()
    let most = graph.landmarkKm(landmark, from) + 2 * ROUNDING_KM
    if (most === Number.POSITIVE_INFINITY) return undefined
    this.goal = vectorAt(entityVectors, goal)
    const labels: Label[] = []
    const open = new FlatQueue<number>()
    const reached = new Map<number, number>()
    let found: Label | null = null
    let foundKm = Number.POSITIVE_INFINITY
    const reach = (label: Label, tableKm: number): void => {
      const { state, entity, km } = label
      if (km >= (reached.get(state) ?? Number.POSITIVE_INFINITY)) return
      // A corner reached at a shorter distance on its other side, as in the searches.
      if (km > (reached.get(graph.mirror(state)) ?? Number.POSITIVE_INFINITY)) return
      reached.set(state, km)
      // Paths to a landmark converge, so the rest is usually known.
      const restKm = entity === goal ? 0 : this.known.get(this.keyOf(state, landmark))?.km
      if (restKm === undefined) {
        open.push(labels.length, km + tableKm)
        labels.push(label)
      } else if (km + restKm < foundKm) {
        found = label
        foundKm = km + restKm
        // Another path can only be shorter if its distances were rounded up.
        most = Math.min(most, foundKm + ROUNDING_KM)
      }
    }
    const tableKm = graph.landmarkKm(landmark, from)
    for (const state of states) {
      reach({ state, entity: from, km: 0, step: null, before: null }, tableKm)
    }
    while (open.length > 0 && open.peekValue()! <= most) {
      const label = labels[open.pop()!]!
      if (label.km > reached.get(label.state)!) continue
      this.expand(rows, label, landmark, () => most, reach)
    }
    return found ? this.keep(found, foundKm, landmark) : undefined
  }

  private expand(
    rows: LegRows,
    label: Label,
    landmark: number,
    most: () => number,
    reach: (label: Label, tableKm: number) => void,
  ): void {
    const { graph } = this
    const { cornerCount, linkFrom, entityVectors } = graph.network
    const { edgeFirst, edgeTo } = rows
    const { state, entity } = label
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = edgeTo[k]!
      const next = graph.entityOfState(to)
      // To unpack the row of a place takes as long as hundreds of these tests.
      if (!graph.landmarkRows.isReady(next)) {
        const left = most() - label.km - exactLegKm(rows, state, k)
        if (left < leastGeodesicBeyond(this.goal, entityVectors, 3 * next, left)) continue
      }
      const restKm = graph.landmarkKm(landmark, next)
      if (label.km + restKm > most()) continue
      const km = label.km + exactLegKm(rows, state, k)
      if (km + restKm > most()) continue
      const step = { entity: next, link: -1, backwards: false }
      reach({ state: to, entity: next, km, step, before: label }, restKm)
    }
    if (entity < cornerCount) return
    graph.eachLink(state, FULL, (to, linkKm, link) => {
      const next = graph.entityOfState(to)
      const km = label.km + linkKm
      const restKm = graph.landmarkKm(landmark, next)
      if (km + restKm > most()) return
      const step = { entity: next, link, backwards: linkFrom[link] === next - cornerCount }
      reach({ state: to, entity: next, km, step, before: label }, restKm)
    })
  }

  /** @returns what is known from the start of the path */
  private keep(found: Label, km: number, landmark: number): Known | undefined {
    const { known } = this
    let first = known.get(this.keyOf(found.state, landmark))
    for (let at = found; at.step && at.before; at = at.before) {
      first = { step: at.step, state: at.state, km: km - at.before.km }
      known.set(this.keyOf(at.before.state, landmark), first)
    }
    return first
  }
}
