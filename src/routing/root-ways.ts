import { legKm } from '../sea/legs.js'
import { UNREACHED } from '../sea/network-format.js'
import { ALL_CLOSED, type Chart } from './chart.js'
import type { End, EndFinder } from './ends.js'
import { WALK_TOLERANCE_KM } from './plan.js'
import { kmOfSteps, type Step, stepsAlong } from './steps.js'
import type { TautSearch } from './taut-search.js'

/** More steps than any path has: a walk that takes them goes round in a circle. */
const MAX_STEPS = 20_000
/** Steps that are kept: some ten megabytes. */
const MOST_KNOWN_STEPS = 100_000

/** How an end gets to a root with every gate closed. */
export interface RootWay {
  /** The state that the end is left in. */
  readonly state: number
  /** From that state's place to the root. */
  readonly steps: readonly Step[]
  /** From the end to the root: what the table tells in whole metres, exactly. */
  readonly km: number
}

/** Ways from ends to roots, down the roots' distances; each is found once for an end. */
export class RootWays {
  private readonly known = new WeakMap<End, Map<number, RootWay>>()
  private readonly rootEnds: End[] = []
  private readonly steps = new Map<number, Step | null>()

  constructor(
    private readonly chart: Chart,
    private readonly ends: EndFinder,
    private readonly search: TautSearch,
  ) {}

  /** A root as an end. */
  end(root: number): End {
    this.rootEnds[root] ??= this.ends.atNode(this.chart.network.roots[root]!)
    return this.rootEnds[root]
  }

  way(end: End, root: number): RootWay {
    let ways = this.known.get(end)
    if (!ways) {
      ways = new Map()
      this.known.set(end, ways)
    }
    let way = ways.get(root)
    if (!way) {
      way = this.find(end, root)
      ways.set(root, way)
    }
    return way
  }

  private find(end: End, root: number): RootWay {
    const kms = end.states.map((state, i) => this.viaKm(end.km[i]!, state, root))
    const best = kms.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const order = [...kms.keys()]
      .filter((i) => kms[i]! <= best + WALK_TOLERANCE_KM)
      .sort((a, b) => kms[a]! - kms[b]!)
    for (const i of order) {
      const state = end.states[i]!
      const steps = this.walk(this.chart.entityOfState(state), root)
      if (steps) return this.measured(end.km[i]!, state, steps)
    }
    // Rounding to metres can hide the first corner: then the path is searched for.
    const path = this.search.find(end, this.end(root), best + 1)
    if (!path) throw new Error('A root distance has no path to it: the network is damaged.')
    const state = path.states[0]!
    return this.measured(
      end.km[end.states.indexOf(state)]!,
      state,
      stepsAlong(this.chart, path.states),
    )
  }

  private measured(leaveKm: number, state: number, steps: readonly Step[]): RootWay {
    const from = this.chart.entityOfState(state)
    return { state, steps, km: leaveKm + kmOfSteps(this.chart, from, steps) }
  }

  private viaKm(leaveKm: number, state: number, root: number): number {
    return leaveKm + this.chart.rootKm(root, this.chart.entityOfState(state))
  }

  private walk(from: number, root: number): Step[] | null {
    const { network } = this.chart
    const goal = network.cornerCount + network.roots[root]!
    const steps: Step[] = []
    for (let at = from; at !== goal; ) {
      const step = this.knownStep(at, root)
      if (!step || steps.length > MAX_STEPS) return null
      steps.push(step)
      at = step.entity
    }
    return steps
  }

  /** Ways run together towards a root: most steps were taken before. */
  private knownStep(entity: number, root: number): Step | null {
    const key = entity * this.chart.network.roots.length + root
    let step = this.steps.get(key)
    if (step === undefined) {
      if (this.steps.size === MOST_KNOWN_STEPS) this.steps.clear()
      step = this.step(entity, root)
      this.steps.set(key, step)
    }
    return step
  }

  private step(entity: number, root: number): Step | null {
    const { chart } = this
    const { network } = chart
    const { edgeFirst, edgeTo, cornerCount, rootMetres, roots } = network
    const isCorner = entity < cornerCount
    let best = chart.rootKm(root, entity) + WALK_TOLERANCE_KM
    let found: Step | null = null
    const state = isCorner ? 2 * entity : entity + cornerCount
    for (let k = edgeFirst[state]!; k < edgeFirst[state + (isCorner ? 2 : 1)]!; k++) {
      const next = chart.entityOfState(edgeTo[k]!)
      const metres = rootMetres[next * roots.length + root]!
      if (metres === UNREACHED || metres / 1000 >= best) continue
      // A step of no length comes last: two nodes on one spot would lead to each other for ever.
      const km = metres / 1000 + (legKm(network, state, k) || 0.0005)
      if (km >= best) continue
      best = km
      found = { entity: next, link: -1, backwards: false }
    }
    if (isCorner) return found
    chart.eachLink(state, ALL_CLOSED, (nextState, linkKm, link) => {
      const next = chart.entityOfState(nextState)
      const km = chart.rootKm(root, next) + linkKm
      if (km >= best) return
      best = km
      found = { entity: next, link, backwards: network.linkFrom[link] === next - cornerCount }
    })
    return found
  }
}
