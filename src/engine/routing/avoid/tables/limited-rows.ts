import { EMPTY } from '../../../sea/index-set.js'
import { Sweep } from '../../../sea/sight/sweep.js'
import { kept } from '../../kept.js'
import type { Query } from '../../query.js'
import type { Endpoint } from '../../snap/endpoint.js'
import type { CornerGraph } from '../corner-graph.js'
import { cutBays } from '../shapes/cut-bays.js'
import { type FirstPlace, firstPlaces, straightCost } from './endpoint-costs.js'

/** A sweep goes on by so much until it has reached all ends, km. */
const STEP_KM = 2000

/** What is found of a cell of a matrix. */
export interface FoundCell {
  /** Infinity without a path. */
  readonly km: number
  /** The links with a passage that its path uses between its ends. */
  readonly links: readonly number[]
}

/** Rows of a matrix in a sea with polygons that no route enters, such as that of a south limit: one sweep for each. */
export class LimitedRows {
  /** Bays that a polygon may cut off from their doors: paths may lead through them. */
  readonly cutBays: readonly number[]
  private readonly sweep: Sweep
  /** Of the ends of gates. */
  private readonly gateBays: readonly number[]
  /** Of ends that rows share. */
  private readonly first = new WeakMap<Endpoint, readonly FirstPlace[]>()

  constructor(private readonly corners: CornerGraph) {
    const { graph } = corners
    const { landmarks, gateLandmarks } = graph.network
    corners.lookRoundAll(null)
    this.sweep = new Sweep(graph.network, { limits: corners, parents: true })
    this.cutBays = cutBays(corners)
    const gates = Array.from(landmarks.subarray(0, gateLandmarks))
    this.gateBays = gates.map((node) => graph.bayOfNode(node))
  }

  /** Cells with one origin and the same closed passages, with no end in a polygon. */
  find(row: readonly Query[]): FoundCell[] {
    const { sweep } = this
    const { origin, closed } = row[0]!
    const bays = row.flatMap(({ destination }) => destination.bays)
    sweep.reset([...origin.bays, ...bays, ...this.cutBays, ...this.gateBays], closed)
    for (const [place, km] of this.firstOf(origin)) sweep.start(place, km)
    let open = row
    for (let km = STEP_KM; sweep.advance(km); km += STEP_KM) {
      open = open.filter((query) => this.nearest(query).km >= km)
      if (open.length === 0) break
    }
    return row.map((query) => {
      const { km, last } = this.nearest(query)
      return { km, links: this.linksTo(last) }
    })
  }

  /** The shortest path that the sweep has found so far, and the last place on it; -1 for a straight leg. */
  private nearest(query: Query): { readonly km: number; readonly last: number } {
    const { corners, sweep } = this
    let km = straightCost(query, corners.avoided)
    let last = -1
    for (const [first, beyondKm] of this.firstOf(query.destination)) {
      const place = corners.graph.mirror(first)
      if (sweep.km[place]! + beyondKm >= km) continue
      km = sweep.km[place]! + beyondKm
      last = place
    }
    return { km, last }
  }

  /** The links with a passage on the path of the sweep to a place. */
  private linksTo(place: number): readonly number[] {
    const { graph } = this.corners
    const { linkPassage } = graph.network
    const { km, parent } = this.sweep
    const links: number[] = []
    for (let at = place; at >= 0; at = parent![at]!) {
      const from = parent![at]!
      if (from < 0 || Math.max(from, at) >= graph.states || !graph.isNode(from)) continue
      graph.eachLink(from, EMPTY, (to, linkKm, link) => {
        const isIt = to === at && km[from]! + linkKm === km[at]
        if (isIt && linkPassage[link]! >= 0) links.unshift(link)
      })
    }
    return links
  }

  private firstOf(end: Endpoint): readonly FirstPlace[] {
    return kept(this.first, end, () => firstPlaces(end, this.corners))
  }
}
