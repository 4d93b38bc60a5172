import { EARTH_RADIUS_KM } from '../geo/distance.js'
import type { Position } from '../geo/position.js'
import { angleBetween, RADIANS, toVector, type Vector, vectorAt, volume } from '../geo/vector.js'
import { has, type IndexSet } from '../sea/index-set.js'
import type { SeaNetwork } from '../sea/network.js'
import { NO_BAY } from '../sea/sight/bays.js'
import { Locator } from '../sea/sight/locate.js'
import { intoBay, Sight } from '../sea/sight/sight.js'
import * as states from '../sea/sight/states.js'
import { UNREACHED } from '../sea/stored/compact-table.js'
import { positionAt } from '../sea/stored/network-content.js'
import { TableRows } from '../sea/stored/table-rows.js'
import { KeptBudget } from './kept-map.js'
import { MaskBarriers } from './snap/approach.js'

/** Cell size in degrees. A walk to a position starts in the middle of its cell. */
const HINT_DEGREES = 3
const HINT_COLUMNS = 360 / HINT_DEGREES

/**
 * A network as a graph: states, entities and links, and the triangles for lines of sight and for
 * locating points.
 */
export class NetworkGraph {
  readonly states: number
  readonly landmarkRows: TableRows
  /** For each cell used before, a triangle near its middle, plus one. */
  private readonly hints = new Int32Array(HINT_COLUMNS * (180 / HINT_DEGREES))
  private barriers: MaskBarriers | null = null
  private knownSight: Sight | null = null
  private knownLocator: Locator | null = null
  /** By outermost bay. */
  private readonly leading = new Map<number, boolean>()
  private cutBays: ReadonlyMap<number, readonly number[]> | null = null

  /** @param budget of what is kept for later requests */
  constructor(
    readonly network: SeaNetwork,
    readonly budget = new KeptBudget(),
  ) {
    this.landmarkRows = new TableRows(network.landmarkTable)
    this.states = states.stateCount(network.cornerCount, network.entityCount)
  }

  /** Created when first needed, like the locator: paths between ports need neither. */
  get sight(): Sight {
    this.knownSight ??= new Sight(this.network)
    return this.knownSight
  }

  private get locator(): Locator {
    this.knownLocator ??= new Locator(this.network)
    return this.knownLocator
  }

  /** The triangle that contains a unit vector, on land or water. */
  locate(x: number, y: number, z: number): number {
    const cell = hintCell(x, y, z)
    // Always starts from the same triangle, whatever the previous query, so a point on an edge is
    // always found in the same one.
    if (this.hints[cell] === 0) this.hints[cell] = this.locator.from(0).locate(...middle(cell)) + 1
    return this.locator.from(this.hints[cell]! - 1).locate(x, y, z)
  }

  /**
   * The same place, or some decimetres beside it in water if it is a corner of the mesh, as the turns of a route are: from
   * the corner itself one sees only through the one triangle in which it is found.
   */
  offCorner(place: Vector): Vector {
    const { vectors, start, opposite, water } = this.network
    const first = 3 * this.locate(...place)
    const own = [first, first + 1, first + 2].find(
      (edge) => angleBetween(vectorAt(vectors, start[edge]!), place) < SAME_PLACE,
    )
    if (own === undefined) return place
    let [widest, beside] = [0, place]
    let edge = own
    do {
      const before = edge % 3 === 0 ? edge + 2 : edge - 1
      const next = edge % 3 === 2 ? edge - 2 : edge + 1
      const [a, b] = [next, before].map((other) =>
        nudged(place, vectorAt(vectors, start[other]!), OFF_CORNER),
      ) as [Vector, Vector]
      // Its middle is farthest from both edges where the area between them is largest.
      const area = volume(place, a, b)
      if (water[Math.floor(edge / 3)] === 1 && area > widest) {
        widest = area
        beside = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
      }
      edge = opposite[before]!
    } while (edge !== own)
    return beside
  }

  /** Whether a vessel can sail the great circle between two unit vectors of a route. */
  isLegClear(a: Vector, b: Vector): boolean {
    // Vertices of a route lie exactly on the shore: the check starts a few metres along the leg.
    const start = nudged(a, b)
    const triangle = this.locate(...start)
    return this.isWater(triangle) && this.isClear(...start, triangle, ...nudged(b, a))
  }

  isWater(triangle: number): boolean {
    return this.network.water[triangle] === 1
  }

  entityOfState(state: number): number {
    return states.entityOf(this.network.cornerCount, state)
  }

  /** The state of the same path in reverse. A place that is numbered after the states is its own. */
  mirror(state: number): number {
    return states.mirror(this.network.cornerCount, state)
  }

  isNode(state: number): boolean {
    return states.isNodeState(this.network.cornerCount, state)
  }

  stateOfNode(node: number): number {
    return states.stateOfNode(this.network.cornerCount, node)
  }

  /** The bay of a node, or of the mouth of the river that it lies on. */
  bayOfNode(node: number): number {
    return this.network.stateBay[this.stateOfNode(node)]!
  }

  /** The bays that reach into a triangle, without the bays around them. */
  baysOfTriangle(triangle: number): readonly number[] {
    const { bays } = this.network
    if (bays === null) return [NO_BAY]
    return [bays.triangleBay[triangle]!, ...(this.cuts.get(triangle) ?? [])]
  }

  /** Whether the water of a triangle is known to lead to a landmark: an isolated lake does not. */
  leadsToSea(triangle: number): boolean {
    const { bays } = this.network
    if (bays === null) return false
    const water = bays.outermost[bays.triangleBay[triangle]!]!
    let leads = this.leading.get(water)
    if (leads === undefined) {
      leads = bays.entityBay.some(
        (bay, entity) =>
          bay !== NO_BAY && bays.outermost[bay] === water && this.reachesLandmark(entity),
      )
      this.leading.set(water, leads)
    }
    return leads
  }

  private get cuts(): ReadonlyMap<number, readonly number[]> {
    if (this.cutBays) return this.cutBays
    const cuts = new Map<number, number[]>()
    this.network.bays?.cutTriangle.forEach((triangle, i) => {
      const bay = this.network.bays!.cutBay[i]!
      const known = cuts.get(triangle)
      if (known) known.push(bay)
      else cuts.set(triangle, [bay])
    })
    this.cutBays = cuts
    return cuts
  }

  positionOfEntity(entity: number): Position {
    const { cornerCount, cornerVertex, lonLatE6, nodeLonLatE6 } = this.network
    return entity < cornerCount
      ? positionAt(lonLatE6, cornerVertex[entity]!)
      : positionAt(nodeLonLatE6, entity - cornerCount)
  }

  /** Points of a link from its start to its end. */
  linkPositions(link: number): Position[] {
    const { linkFirst, linkLonLatE6 } = this.network
    const points: Position[] = []
    for (let p = linkFirst[link]!; p < linkFirst[link + 1]!; p++) {
      points.push(positionAt(linkLonLatE6, p))
    }
    return points
  }

  /**
   * Every link that leads on from a node's state with some passages closed: the state at its other
   * end, its kilometres, and its number.
   */
  eachLink(
    state: number,
    closed: IndexSet,
    visit: (next: number, km: number, link: number) => void,
  ): void {
    const { cornerCount, nodeLinkFirst, nodeLink, linkFrom, linkTo, linkPassage, linkKm } =
      this.network
    const node = states.nodeOfState(cornerCount, state)
    for (let k = nodeLinkFirst[node]!; k < nodeLinkFirst[node + 1]!; k++) {
      const link = nodeLink[k]! >> 1
      const passage = linkPassage[link]!
      if (passage >= 0 && has(closed, passage)) continue
      const other = nodeLink[k]! & 1 ? linkFrom[link]! : linkTo[link]!
      visit(states.stateOfNode(cornerCount, other), linkKm[link]!, link)
    }
  }

  /** Whether a path leads from an entity to any landmark: an isolated lake has none. */
  reachesLandmark(entity: number): boolean {
    const row = this.landmarkRows.at(entity)
    return this.network.landmarks.some((_, landmark) => row.of(landmark) !== UNREACHED)
  }

  /** Kilometres from a landmark to an entity with every gate closed; Infinity without a path. */
  landmarkKm(landmark: number, entity: number): number {
    const m = this.landmarkRows.at(entity).of(landmark)
    return m === UNREACHED ? Number.POSITIVE_INFINITY : m / 1000
  }

  /** Whether a great-circle leg from a point on water stays on water and crosses no barrier. */
  isClear(
    ax: number,
    ay: number,
    az: number,
    triangle: number,
    bx: number,
    by: number,
    bz: number,
  ): boolean {
    const { vectors, start, across } = this.network
    const nx = ay * bz - az * by
    const ny = az * bx - ax * bz
    const nz = ax * by - ay * bx
    let t = triangle
    let entered = -1
    for (let guard = 0; guard < start.length; guard++) {
      let exit = -1
      let inside = true
      for (let k = 0; k < 3; k++) {
        const e = 3 * t + k
        const u = 3 * start[e]!
        const v = 3 * start[k === 2 ? 3 * t : e + 1]!
        const ux = vectors[u]!
        const uy = vectors[u + 1]!
        const uz = vectors[u + 2]!
        const vx = vectors[v]!
        const vy = vectors[v + 1]!
        const vz = vectors[v + 2]!
        const side = bx * (uy * vz - uz * vy) + by * (uz * vx - ux * vz) + bz * (ux * vy - uy * vx)
        if (side >= 0) continue
        inside = false
        // Leaves through this edge if its ends lie on opposite sides of the leg, with its start on the
        // right.
        if (e !== entered && nx * ux + ny * uy + nz * uz <= 0 && nx * vx + ny * vy + nz * vz >= 0)
          exit = e
      }
      if (inside) return true
      if (exit < 0) return false
      let next = across[exit]!
      if (next === -1) return false
      if (next < 0) next = intoBay(next)
      entered = next
      t = Math.floor(next / 3)
    }
    return false
  }

  /** Whether a link is part of a closed passage. */
  isLinkClosed(link: number, closed: IndexSet): boolean {
    const passage = this.network.linkPassage[link]!
    return passage >= 0 && has(closed, passage)
  }

  /** The barriers as stored in the coast mask. */
  get maskBarriers(): MaskBarriers {
    this.barriers ??= new MaskBarriers(this.barrierLegs())
    return this.barriers
  }

  /** Closed edges that have the same kind of triangle on both sides: not a shore, so a barrier. */
  private barrierLegs(): [Position, Position][] {
    const { start, opposite, closed, water, lonLatE6 } = this.network
    const legs: [Position, Position][] = []
    for (let e = 0; e < start.length; e++) {
      if (!closed[e]) continue
      const other = opposite[e]!
      if (other < e || water[Math.floor(e / 3)] !== water[Math.floor(other / 3)]) continue
      legs.push([positionAt(lonLatE6, start[e]!), positionAt(lonLatE6, start[other]!)])
    }
    return legs
  }
}

function hintCell(x: number, y: number, z: number): number {
  const lon = Math.atan2(y, x) / RADIANS + 180
  const lat = Math.asin(Math.max(-1, Math.min(1, z))) / RADIANS + 90
  const row = Math.min(180 / HINT_DEGREES - 1, Math.floor(lat / HINT_DEGREES))
  return row * HINT_COLUMNS + (Math.floor(lon / HINT_DEGREES) % HINT_COLUMNS)
}

function middle(cell: number): Vector {
  return toVector([
    ((cell % HINT_COLUMNS) + 0.5) * HINT_DEGREES - 180,
    (Math.floor(cell / HINT_COLUMNS) + 0.5) * HINT_DEGREES - 90,
  ])
}

/** Distance from its ends at which a leg is checked, radians of the mean sphere: ten metres. */
const NUDGE = 0.01 / EARTH_RADIUS_KM
/** How far a place is moved off a corner, and how near to a corner it is one: 30 cm and 1 cm. */
const OFF_CORNER = 0.0003 / EARTH_RADIUS_KM
const SAME_PLACE = 0.00001 / EARTH_RADIUS_KM

/**
 * The point so far along the chord from one unit vector to another, or the other vector if it is nearer.
 * @param radians default: ten metres
 */
export function nudged([ax, ay, az]: Vector, [bx, by, bz]: Vector, radians = NUDGE): Vector {
  const share = Math.min(1, radians / Math.hypot(bx - ax, by - ay, bz - az))
  return [ax + share * (bx - ax), ay + share * (by - ay), az + share * (bz - az)]
}
