import FlatQueue from 'flatqueue'
import { type Vector, vectorAt } from '../../geo/vector.js'
import { FULL } from '../../sea/index-set.js'
import { exactLegKm, type LegRows } from '../../sea/legs.js'
import { OpenBays } from '../../sea/sight/open-bays.js'
import { stateOf } from '../../sea/sight/states.js'
import type { NetworkGraph } from '../graph.js'
import { leastGeodesicBeyond } from '../lower-bounds.js'
import type { Step } from './steps.js'

/** Maximum error of a distance in whole metres, km, with a margin for sums of many legs. */
const ROUNDING_KM = 0.0005 + 1e-7
/** Maximum number of cached steps: about ten megabytes. */
const MAX_KNOWN_STEPS = 100_000

/** A state that a walk may reach: the last step to it, and the previous label. */
interface Label {
  readonly state: number
  readonly entity: number
  readonly km: number
  readonly step: Step | null
  readonly before: Label | null
}

/** The first step of a path from a place to a landmark, and the length of the whole path. */
interface Known {
  readonly step: Step
  readonly km: number
}

/**
 * Shortest paths from places to landmarks with every gate closed, along the landmarks' distances. These
 * are whole metres: several steps may look best, and a wrong one can cost tens of metres where the rows
 * lack the leg that would continue from it. The walk is therefore A* with the table as its bound, which
 * is exact and visits few places off the path.
 */
export class TableWalk {
  /** By place and landmark. */
  private readonly known = new Map<number, Known>()
  private readonly open: OpenBays | null
  /** The landmark of the last search, as a unit vector. */
  private goal: Vector = [0, 0, 0]

  constructor(
    private readonly graph: NetworkGraph,
    private readonly rows: () => LegRows,
  ) {
    this.open = graph.network.bays && new OpenBays(graph.network.bays)
  }

  /** Kilometres from an entity to a landmark; null where the rows have no path as short as the table. */
  km(from: number, landmark: number): number | null {
    return from === this.goalOf(landmark) ? 0 : (this.from(from, landmark)?.km ?? null)
  }

  /** The steps of the same path. */
  steps(from: number, landmark: number): Step[] | null {
    const goal = this.goalOf(landmark)
    const steps: Step[] = []
    for (let at = from; at !== goal; ) {
      const known = this.from(at, landmark)
      if (!known) return null
      steps.push(known.step)
      at = known.step.entity
    }
    return steps
  }

  private goalOf(landmark: number): number {
    const { landmarks, cornerCount } = this.graph.network
    return cornerCount + landmarks[landmark]!
  }

  private from(entity: number, landmark: number): Known | undefined {
    const key = this.keyOf(entity, landmark)
    const known = this.known.get(key)
    if (known) return known
    this.search(entity, landmark)
    return this.known.get(key)
  }

  private keyOf(entity: number, landmark: number): number {
    return entity * this.graph.network.landmarks.length + landmark
  }

  /** Finds a path and caches its steps, up to the place from which they are known. */
  private search(from: number, landmark: number): void {
    const { graph } = this
    const { cornerCount, entityVectors, landmarks, stateBay } = graph.network
    const goal = this.goalOf(landmark)
    const rows = this.rows()
    let most = graph.landmarkKm(landmark, from) + 2 * ROUNDING_KM
    if (most === Number.POSITIVE_INFINITY) return
    this.open?.only([stateBay[stateOf(cornerCount, from)]!, graph.bayOfNode(landmarks[landmark]!)])
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
      const restKm = entity === goal ? 0 : this.known.get(this.keyOf(entity, landmark))?.km
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
    // A path may leave the first corner on either side.
    const first = stateOf(cornerCount, from)
    for (const state of new Set([first, graph.mirror(first)])) {
      reach({ state, entity: from, km: 0, step: null, before: null }, tableKm)
    }
    while (open.length > 0 && open.peekValue()! <= most) {
      const label = labels[open.pop()!]!
      if (label.km > reached.get(label.state)!) continue
      this.expand(rows, label, landmark, () => most, reach)
    }
    if (found) this.keep(found, foundKm, landmark)
  }

  private expand(
    rows: LegRows,
    label: Label,
    landmark: number,
    most: () => number,
    reach: (label: Label, tableKm: number) => void,
  ): void {
    const { graph } = this
    const { cornerCount, linkFrom, stateBay, entityVectors } = graph.network
    const { edgeFirst, edgeInner, edgeTo } = rows
    const { state, entity } = label
    const inner = edgeInner[state]!
    for (let k = edgeFirst[state]!; k < edgeFirst[state + 1]!; k++) {
      const to = edgeTo[k]!
      if (k >= inner && this.open?.isOpen[stateBay[to]!] === 0) continue
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

  private keep(found: Label, km: number, landmark: number): void {
    const { known } = this
    for (let at = found; at.step && at.before; at = at.before) {
      if (known.size >= MAX_KNOWN_STEPS) known.clear()
      known.set(this.keyOf(at.before.entity, landmark), { step: at.step, km: km - at.before.km })
    }
  }
}
