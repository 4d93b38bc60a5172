import { type LegRows, legKm } from '../../sea/legs.js'
import { UNREACHED } from '../../sea/network-format.js'
import { stateOf } from '../../sea/states.js'
import type { Endpoint } from '../endpoint.js'
import { ALL_CLOSED, type NetworkGraph } from '../graph.js'
import type { ShortestPathSearch } from './shortest-path.js'
import { kmOfSteps, type Step, stepsAlong } from './steps.js'

/** Distances of whole metres may differ this much from the path that they stand for, km. */
export const WALK_TOLERANCE_KM = 0.02
/** More steps than any path has: a walk that takes them goes round in a circle. */
const MAX_STEPS = 20_000
/** Steps that are cached: some ten megabytes. */
const MOST_KNOWN_STEPS = 100_000

/** The path from an endpoint to a landmark with every gate closed. */
export interface LandmarkPath {
  /** The state that the endpoint is left in. */
  readonly state: number
  /** From that state's place to the landmark. */
  readonly steps: readonly Step[]
  /** From the endpoint to the landmark, exactly; the table has it in whole metres. */
  readonly km: number
}

type KnownSteps = Map<number, Step | null>

/** Paths from endpoints to landmarks, down the landmarks' distances; each is found once per endpoint. */
export class LandmarkPaths {
  private readonly known = new WeakMap<Endpoint, Map<number, LandmarkPath>>()
  private readonly endpoints: Endpoint[] = []
  private readonly steps: KnownSteps = new Map()
  /** The same along the legs between ports. */
  private readonly portSteps: KnownSteps = new Map()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly endpointAt: (node: number) => Endpoint,
    private readonly search: ShortestPathSearch,
  ) {}

  /** A landmark as an endpoint. */
  endpoint(landmark: number): Endpoint {
    this.endpoints[landmark] ??= this.endpointAt(this.graph.network.landmarks[landmark]!)
    return this.endpoints[landmark]
  }

  path(end: Endpoint, landmark: number): LandmarkPath {
    let paths = this.known.get(end)
    if (!paths) {
      paths = new Map()
      this.known.set(end, paths)
    }
    let path = paths.get(landmark)
    if (!path) {
      path = this.find(end, landmark)
      paths.set(landmark, path)
    }
    return path
  }

  private find(end: Endpoint, landmark: number): LandmarkPath {
    const kms = end.states.map((state, i) => this.viaKm(end.km[i]!, state, landmark))
    const best = kms.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
    const order = [...kms.keys()]
      .filter((i) => kms[i]! <= best + WALK_TOLERANCE_KM)
      .sort((a, b) => kms[a]! - kms[b]!)
    for (const i of order) {
      const state = end.states[i]!
      const steps = this.walk(this.graph.entityOfState(state), landmark, end.kind === 'port')
      if (steps) return this.measured(end.km[i]!, state, steps)
    }
    // Rounding to metres can hide the first corner: then the path is searched for.
    const path = this.search.find({ origin: end, destination: this.endpoint(landmark) }, best + 1)
    if (!path) throw new Error('A landmark distance has no path to it: the network is damaged.')
    const state = path.states[0]!
    return this.measured(end.km[end.states.indexOf(state)]!, state, stepsAlong(this.graph, path))
  }

  private measured(leaveKm: number, state: number, steps: readonly Step[]): LandmarkPath {
    const from = this.graph.entityOfState(state)
    return { state, steps, km: leaveKm + kmOfSteps(this.graph, from, steps) }
  }

  private viaKm(leaveKm: number, state: number, landmark: number): number {
    return leaveKm + this.graph.landmarkKm(landmark, this.graph.entityOfState(state))
  }

  private walk(from: number, landmark: number, isPort: boolean): Step[] | null {
    const { network } = this.graph
    const goal = network.cornerCount + network.landmarks[landmark]!
    const steps: Step[] = []
    for (let at = from; at !== goal; ) {
      const step = this.knownStep(at, landmark, isPort)
      if (!step || steps.length > MAX_STEPS) return null
      steps.push(step)
      at = step.entity
    }
    return steps
  }

  /** Paths run together towards a landmark: most steps were taken before. */
  private knownStep(entity: number, landmark: number, isPort: boolean): Step | null {
    const known = isPort ? this.portSteps : this.steps
    const { network } = this.graph
    const key = entity * network.landmarks.length + landmark
    let step = known.get(key)
    if (step === undefined) {
      if (known.size === MOST_KNOWN_STEPS) known.clear()
      step = this.step(entity, landmark, isPort ? network.portRows : network.legs)
      known.set(key, step)
    }
    return step
  }

  private step(entity: number, landmark: number, rows: LegRows): Step | null {
    const { graph } = this
    const { network } = graph
    const { edgeFirst, edgeTo } = rows
    const { cornerCount, landmarkMetres, landmarks } = network
    const isCorner = entity < cornerCount
    let best = graph.landmarkKm(landmark, entity) + WALK_TOLERANCE_KM
    let found: Step | null = null
    const state = stateOf(cornerCount, entity)
    for (let k = edgeFirst[state]!; k < edgeFirst[state + (isCorner ? 2 : 1)]!; k++) {
      const next = graph.entityOfState(edgeTo[k]!)
      const metres = landmarkMetres[next * landmarks.length + landmark]!
      if (metres === UNREACHED || metres / 1000 >= best) continue
      // A step of no length comes last: two nodes on one spot would lead to each other for ever.
      const km = metres / 1000 + (legKm(rows, state, k) || 0.0005)
      if (km >= best) continue
      best = km
      found = { entity: next, link: -1, backwards: false }
    }
    if (isCorner) return found
    graph.eachLink(state, ALL_CLOSED, (nextState, linkKm, link) => {
      const next = graph.entityOfState(nextState)
      const km = graph.landmarkKm(landmark, next) + linkKm
      if (km >= best) return
      best = km
      found = { entity: next, link, backwards: network.linkFrom[link] === next - cornerCount }
    })
    return found
  }
}
