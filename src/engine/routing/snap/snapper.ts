import { legLengthKm, lineKm } from '../../geo/leg.js'
import type { Position } from '../../geo/position.js'
import { toVector, type Vector } from '../../geo/vector.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import { COLUMNS, cellCentre, cellOf } from '../../sea/sight/grid.js'
import { OpenBays } from '../../sea/sight/open-bays.js'
import type { NetworkGraph } from '../graph.js'
import { approach, isWaterLine, nearestWater } from './approach.js'
import type {
  Beside,
  FairwayEndpoint,
  Joined,
  Lock,
  PortEndpoint,
  SeaEndpoint,
  TooFar,
  WayEndpoint,
  Within,
} from './endpoint.js'
import { JoinedView, joinedAcross, joinedBy } from './joined.js'
import { LinkIndex, type LinkPosition } from './link-index.js'
import { ellipseOf, type Look, statesInSight } from './look.js'
import { nearestNavigable } from './nearest-navigable.js'
import { LookingEndpoint, type SeaPlace } from './sea-endpoint.js'

/** Maximum distance that a position is moved to water, km. */
export const MAX_SNAP_KM = 50

/** A position this close to a fairway lies on it, even if the sea is closer still, km. */
const ON_FAIRWAY_KM = 0.3

/** A path to open water that comes this close to a canal runs along it, km. */
const IN_CANAL_KM = 1

/**
 * Where the path to open water is longer than `accessKm`, a fairway within `besideKm` of the position
 * is used instead: the first entry is for a fjord at the end of a canal, the second for a broad river.
 */
const FAIRWAY_INSTEAD = [
  { accessKm: 8, besideKm: 1 },
  { accessKm: 30, besideKm: 5 },
]

/** Paths from a position may take a fairway that is this near over water, km. */
const BESIDE_KM = 5
/** A line this near to a fairway is meant for it, km: charts differ by less. A judgement. */
const BESIDE_FAIRWAY_KM = 2
const TO_FAIRWAY = { limitKm: BESIDE_KM, landCost: Number.POSITIVE_INFINITY }
/** A fairway may run this far from the centre of a cell of the mask that it crosses, km. */
const IN_CELL_KM = 0.7

/** Maximum number of cached paths to open water: enough for all ports without a node, and more. */
const MAX_KNOWN_APPROACHES = 8192

/** Cells of the coast mask, by their numbers. */
type Turns = ArrayLike<number>

/** Joins positions and ports to one network. */
export class Snapper {
  private known: LinkIndex | null = null
  /**
   * Paths to open water, by their starting point: a search over the cells of the mask takes up to 10
   * ms.
   */
  private readonly approaches = new Map<string, readonly Position[] | null>()
  private readonly open: OpenBays | null
  /** Bays that contain a landmark: always searched, because the landmark may be in sight. */
  private readonly landmarkBays: readonly number[]
  private readonly lookRound = (
    { view: { vector, triangle }, accessKm, beside }: SeaPlace,
    bays: readonly number[] | null,
    within: Within | null,
  ): Joined => {
    const seen = this.look(vector, triangle, accessKm, bays, within)
    return new JoinedView(this.graph, beside ? withFairway(seen, beside) : seen, beside !== null)
  }

  constructor(
    private readonly graph: NetworkGraph,
    private readonly coast: CoastMask,
  ) {
    const { network } = graph
    this.open = network.bays && new OpenBays(network.bays)
    this.landmarkBays = Array.from(network.landmarks, (node) => graph.bayOfNode(node))
  }

  /** Created when first needed: ports do not need it. */
  private get links(): LinkIndex {
    this.known ??= new LinkIndex(this.graph.network)
    return this.known
  }

  /** Whether a position is on a river, or in a channel that the coast is too coarse for. */
  isOnFairway(position: Position): boolean {
    return this.links.nearest(position, BESIDE_FAIRWAY_KM) !== null
  }

  /** A port by its index in the port tables. */
  atPort(index: number): PortEndpoint {
    return this.atNode(this.graph.network.portNode[index]!)
  }

  atNode(node: number): PortEndpoint {
    const { graph } = this
    const state = graph.stateOfNode(node)
    return {
      kind: 'port',
      snapped: graph.positionOfEntity(graph.entityOfState(state)),
      snapKm: 0,
      bays: [graph.bayOfNode(node)],
      ...joinedBy(graph, { states: [state], km: [0] }),
    }
  }

  /** The cells at which the way of a position to open water turns; none if it lies there, or has no way. */
  turnsFrom(position: Position): number[] {
    if (this.graph.isWater(this.graph.locate(...toVector(position)))) return []
    const afloat = this.coast.isWater(...position)
      ? position
      : nearestWater(this.coast, position, MAX_SNAP_KM)?.position
    const access = afloat && this.approachFrom(afloat)
    return access ? access.slice(1).map((turn) => cellOf(...turn)) : []
  }

  /** @param turns cells at which the way to open water is known to turn, empty if there is none; null if it is not known */
  at(position: Position, turns: Turns | null = null): SeaEndpoint | FairwayEndpoint | TooFar {
    const vector = this.graph.offCorner(toVector(position))
    const triangle = this.graph.locate(...vector)
    if (this.graph.isWater(triangle)) return this.onBasin(position, vector, triangle)
    const afloat = this.coast.isWater(...position)
      ? { position, distanceKm: 0 }
      : nearestWater(this.coast, position, MAX_SNAP_KM)
    const reach = Math.max(ON_FAIRWAY_KM, afloat?.distanceKm ?? MAX_SNAP_KM)
    const on = this.links.nearest(position, reach)
    if (on) return this.onLink(on)
    if (!afloat) return this.tooFar(position)
    return this.fromWater(position, afloat.position, turns) ?? this.nearestOnNetwork(position)
  }

  /**
   * The endpoint for a position on navigable water; on a dead-end reach of a river, its fairway is used
   * instead.
   */
  private onBasin(
    position: Position,
    vector: Vector,
    triangle: number,
  ): SeaEndpoint | FairwayEndpoint {
    const end = this.fromView(position, 0, vector, triangle, [position])
    if (this.graph.leadsToSea(triangle) || leadsOn(end)) return end
    const on = this.links.nearest(position, MAX_SNAP_KM)
    const other = on && this.onLink(on)
    return other && leadsOn(other) ? other : end
  }

  private tooFar(position: Position): TooFar {
    return {
      kind: 'too-far',
      position,
      nearest: () => {
        const nearestWater = nearestNavigable(this.graph, this.coast, position)
        return { nearestWater, distanceKm: legLengthKm(position, nearestWater) }
      },
    }
  }

  /** Joins a place on water that is closer to the coast than the network. */
  private fromWater(
    position: Position,
    afloat: Position,
    turns: Turns | null,
  ): SeaEndpoint | FairwayEndpoint | null {
    const access = turns === null ? this.approachFrom(afloat) : lineBy(afloat, turns)
    if (!access) return null
    // The lakes of a canal lead to the sea only through the canal, so a position there is in the
    // passage.
    const canal = this.canalOn(access)
    if (canal) return this.onLink(this.links.nearest(position, MAX_SNAP_KM) ?? canal)
    const fairway = this.fairwayInstead(position, lineKm(access))
    if (fairway) return this.onLink(fairway)
    const beside = this.besideOf(afloat)
    const vector = toVector(access[access.length - 1]!)
    const snapKm = afloat === position ? 0 : legLengthKm(position, afloat)
    return this.fromView(afloat, snapKm, vector, this.graph.locate(...vector), access, beside)
  }

  private approachFrom(afloat: Position): readonly Position[] | null {
    const key = afloat.join()
    let access = this.approaches.get(key)
    if (access === undefined) {
      access = approach(this.coast, this.graph.maskBarriers, afloat, (p) =>
        this.graph.isWater(this.graph.locate(...toVector(p))),
      )
      if (this.approaches.size === MAX_KNOWN_APPROACHES) this.approaches.clear()
      this.approaches.set(key, access)
    }
    return access
  }

  private fairwayInstead(position: Position, accessKm: number): LinkPosition | null {
    const rule = FAIRWAY_INSTEAD.findLast((each) => accessKm > each.accessKm)
    return rule ? this.links.nearest(position, rule.besideKm) : null
  }

  /** The fairway that is nearest over water; null if there is none, or if it belongs to a passage. */
  private besideOf(afloat: Position): Beside | null {
    const straightKm = this.links.nearest(afloat, BESIDE_KM)?.distanceKm
    if (straightKm === undefined) return null
    const barriers = this.graph.maskBarriers
    const nearest = (p: Position, withinKm = IN_CELL_KM) => this.links.nearest(p, withinKm)
    // No fairway is nearer than in a straight line, which saves most looks.
    const isThere = (p: Position) =>
      legLengthKm(afloat, p) > straightKm - 1.1 * IN_CELL_KM && nearest(p) !== null
    const line = approach(this.coast, barriers, afloat, isThere, TO_FAIRWAY)
    if (!line) return null
    // The last leg ends where it is shortest, so that a small step of the position is one along the fairway.
    const [turn, end] = [line.at(-2) ?? afloat, line[line.length - 1]!]
    const best = nearest(turn, legLengthKm(turn, end) + IN_CELL_KM)
    const isOpen = best && isWaterLine(this.coast, barriers, turn, best.position)
    const on = isOpen ? best : nearest(end)!
    if (this.graph.network.linkPassage[on.link]! >= 0) return null
    const access = [...line.slice(0, isOpen ? -1 : undefined), on.position]
    return { access, accessKm: lineKm(access), fairway: this.onLink(on) }
  }

  private canalOn(line: readonly Position[]): LinkPosition | null {
    for (const position of line) {
      const on = this.links.nearest(position, IN_CANAL_KM)
      if (on && this.graph.network.linkPassage[on.link]! >= 0) return on
    }
    return null
  }

  /**
   * For water without a path to the network: the nearest fairway or the nearest water of the network.
   */
  private nearestOnNetwork(position: Position): FairwayEndpoint | TooFar {
    const on = this.links.nearest(position, MAX_SNAP_KM)
    return on ? this.onLink(on) : this.tooFar(position)
  }

  private fromView(
    snapped: Position,
    snapKm: number,
    vector: Vector,
    triangle: number,
    access: readonly Position[],
    beside: Beside | null = null,
  ): SeaEndpoint {
    return new LookingEndpoint(
      {
        snapped,
        snapKm,
        bays: [...this.graph.baysOfTriangle(triangle), ...(beside?.fairway.bays ?? [])],
        view: { vector, triangle },
        access,
        accessKm: lineKm(access),
        beside,
      },
      this.lookRound,
    )
  }

  /**
   * States through which a path may leave a view: a corner touched in passing, or a node. With a list
   * of bays, only those and the bays of landmarks are searched.
   */
  look(
    vector: Vector,
    triangle: number,
    accessKm: number,
    bays: readonly number[] | null = null,
    within: Within | null = null,
  ): Look {
    const { network, sight } = this.graph
    const shutting = bays && network.bays && this.open?.only([...bays, ...this.landmarkBays])
    const into = shutting && {
      triangleBay: network.bays!.triangleBay,
      isOpen: shutting.isOpen,
    }
    const ellipse = within && ellipseOf(vector, within, accessKm)
    const seen = sight.fromPoint(...vector, triangle, into, ellipse)
    return statesInSight(this.graph, vector, seen, accessKm, within)
  }

  /** The middle of a way, for paths along a line from there to a node. */
  inWay(access: readonly Position[], node: number, passage: number): WayEndpoint {
    return {
      kind: 'way',
      passage,
      access,
      snapped: access[0]!,
      snapKm: 0,
      bays: [this.graph.bayOfNode(node)],
      ...joinedBy(this.graph, { states: [this.graph.stateOfNode(node)], km: [lineKm(access)] }),
    }
  }

  /** A lock, for paths on one side of it: 0 towards the start of its link. */
  inLock(lock: Lock, side: 0 | 1): FairwayEndpoint {
    return { ...this.onLink(lock.on), lock: { lock, side } }
  }

  private onLink(on: LinkPosition): FairwayEndpoint {
    const { linkFrom, linkTo, linkKm } = this.graph.network
    const alongKm = this.kmAlong(on)
    const nodes = [linkFrom[on.link]!, linkTo[on.link]!]
    const states = nodes.map((node) => this.graph.stateOfNode(node))
    return {
      kind: 'fairway',
      snapped: on.position,
      snapKm: on.distanceKm,
      bays: nodes.map((node) => this.graph.bayOfNode(node)),
      ...joinedAcross(this.graph, { states, km: [alongKm, linkKm[on.link]! - alongKm] }),
      on,
      alongKm,
    }
  }

  private kmAlong({ link, point, position }: LinkPosition): number {
    const line = this.graph.linkPositions(link)
    const before = point - this.graph.network.linkFirst[link]!
    return lineKm([...line.slice(0, before + 1), position])
  }
}

/** What is in sight, and the ends of a fairway where the way along it is shorter. */
function withFairway(seen: Look, { fairway, accessKm }: Beside): Look {
  const known = new Map(seen.states.map((state, i) => [state, seen.km[i]!]))
  fairway.states.forEach((state, i) => {
    const km = accessKm + fairway.km[i]!
    if (km < (known.get(state) ?? Number.POSITIVE_INFINITY)) known.set(state, km)
  })
  return { states: [...known.keys()], km: [...known.values()] }
}

function lineBy(afloat: Position, turns: Turns): Position[] | null {
  if (turns.length === 0) return null
  const centres = Array.from(turns, (cell) =>
    cellCentre(Math.floor(cell / COLUMNS), cell % COLUMNS),
  )
  return [afloat, ...centres]
}

/** Whether a path leads from an endpoint to a landmark. From an isolated lake, none does. */
function leadsOn({ landmarkKm }: SeaEndpoint | FairwayEndpoint): boolean {
  return landmarkKm.some((km) => km < Number.POSITIVE_INFINITY)
}
