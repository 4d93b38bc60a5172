import type { Area } from '../geo/area.js'
import { legLengthKm, vectorLegKm } from '../geo/leg.js'
import type { CoastMask } from '../sea/coast-mask.js'
import type { SeaNetwork } from '../sea/network.js'
import { UNREACHED } from '../sea/network-format.js'
import { approach } from './approach.js'
import { Chart } from './chart.js'
import { Drawer } from './drawer.js'
import { type End, EndFinder, lineKm } from './ends.js'
import { type GateWay, GateWays, SUM_ROUNDING_KM } from './gate-ways.js'
import { Gates } from './gates.js'
import { leastKm } from './lower-bounds.js'
import { type Plan, WALK_TOLERANCE_KM } from './plan.js'
import { RootWays } from './root-ways.js'
import { SHUN_WEIGHT, ShunSearch } from './shun-search.js'
import { ShunnedAreas } from './shunned.js'
import { Sweep } from './sweep.js'
import { TautSearch } from './taut-search.js'
import type { Track } from './track.js'

/** Ends this near to each other may be joined inshore, km, by a way of at most thrice that. */
const INSHORE_KM = 30
const INSHORE = { limitKm: 3 * INSHORE_KM, landCost: Number.POSITIVE_INFINITY }
/** A position is at most this far from the centre of its cell of the mask, km. */
const MASK_REACH_KM = 0.7

/** Sets of shunned areas that are kept: one group, the other, and both. */
const MOST_SHUNNED = 3

interface Shunning {
  readonly areas: ShunnedAreas
  /** Made when a route first runs through one of the areas. */
  search: ShunSearch | null
}

/** Plans paths on one network. */
export class Navigator {
  readonly chart: Chart
  readonly ends: EndFinder
  readonly gates: Gates
  private readonly search: TautSearch
  private readonly sweep: Sweep
  private readonly gateWays: GateWays
  private readonly drawer: Drawer
  private readonly shunned = new Map<string, Shunning>()

  constructor(
    network: SeaNetwork,
    private readonly coast: CoastMask,
  ) {
    this.chart = new Chart(network)
    this.ends = new EndFinder(this.chart, coast)
    this.gates = new Gates(this.chart)
    this.search = new TautSearch(this.chart)
    this.sweep = new Sweep(this.chart)
    const roots = new RootWays(this.chart, this.ends, this.search)
    this.gateWays = new GateWays(this.chart, this.gates, roots)
    this.drawer = new Drawer(this.chart, this.gates, roots)
  }

  /** The shortest path with the passages of a mask closed; null when there is none. */
  plan(origin: End, destination: End, closed: number): Plan | null {
    if (this.isShut(origin, closed) || this.isShut(destination, closed)) return null
    const straight = this.straight(origin, destination)
    const gated = this.gateWays.best(this.gateWays.row(origin, closed), destination)
    let best: Plan | null = gated && { kind: 'gates', ...gated }
    if (straight && straight.km <= (best?.km ?? Number.POSITIVE_INFINITY)) best = straight
    if (straight?.kind === 'direct') return best
    let limit = (best?.km ?? Number.POSITIVE_INFINITY) + SUM_ROUNDING_KM
    const table = this.tableKm(origin, destination)
    if (table !== null) {
      // The table tells the distance to half a metre: it bounds the search that draws the path.
      if (table >= limit) return best
      limit = Math.min(limit, table + WALK_TOLERANCE_KM)
    } else if (leastKm(origin, destination) >= limit) return best
    const path = this.search.find(origin, destination, limit)
    if (!path) return best
    // Within the rounding of a sum the legs themselves decide.
    if (best && path.km > best.km - SUM_ROUNDING_KM) {
      const km = this.exactKm(origin, destination, best, closed)
      if (km <= path.km) return best
    }
    return { km: path.km, kind: 'taut', path }
  }

  private exactKm(origin: End, destination: End, plan: Plan, closed: number): number {
    return plan.kind === 'gates'
      ? this.gateWays.exactKm(origin, destination, plan, closed)
      : plan.km
  }

  /** Kilometres between two ports with every gate closed, from the table; null for other ends. */
  private tableKm(origin: End, destination: End): number | null {
    if (origin.port < 0 || destination.port < 0) return null
    if (origin.port === destination.port) return 0
    const i = Math.max(origin.port, destination.port)
    const j = Math.min(origin.port, destination.port)
    const metres = this.chart.network.portMetres[(i * (i - 1)) / 2 + j]!
    return metres === UNREACHED ? Number.POSITIVE_INFINITY : metres / 1000
  }

  /**
   * Distances from all origins to all destinations, row by row; NaN where there is no way. Null ends
   * have none. Ways are as long backwards, so the side with fewer ends is the one that is swept from.
   */
  matrix(
    origins: readonly (End | null)[],
    destinations: readonly (End | null)[],
    closed: number,
  ): Float64Array {
    const [rows, columns] = [origins.length, destinations.length]
    const turned = columns < rows
    const [from, to] = turned ? [destinations, origins] : [origins, destinations]
    const out = new Float64Array(rows * columns).fill(Number.NaN)
    from.forEach((end, i) => {
      if (!end || this.isShut(end, closed)) return
      this.row(end, to, closed).forEach((km, j) => {
        if (km < Number.POSITIVE_INFINITY) out[turned ? j * columns + i : i * columns + j] = km
      })
    })
    return out
  }

  private row(origin: End, destinations: readonly (End | null)[], closed: number): Float64Array {
    const gateRow = this.gateWays.row(origin, closed)
    const open: number[] = []
    const gated = new Map<number, GateWay>()
    const bestKm = Float64Array.from(destinations, (destination, j) => {
      if (!destination || this.isShut(destination, closed)) return Number.POSITIVE_INFINITY
      const straight = this.straight(origin, destination)
      const gate = this.gateWays.best(gateRow, destination)
      let best = straight?.km ?? Number.POSITIVE_INFINITY
      if (gate && gate.km < best) {
        gated.set(j, gate)
        best = gate.km + SUM_ROUNDING_KM
      }
      const table = this.tableKm(origin, destination)
      if (table !== null) return Math.min(best, table)
      if (straight?.kind !== 'direct' && leastKm(origin, destination) < best) open.push(j)
      return best
    })
    if (open.length > 0) this.sweep.run(origin, destinations, open, bestKm)
    for (const [j, gate] of gated) {
      if (bestKm[j]! < gate.km - SUM_ROUNDING_KM) continue
      const km = this.gateWays.exactKm(origin, destinations[j]!, gate, closed)
      bestKm[j] = Math.min(bestKm[j]!, km)
    }
    return bestKm
  }

  /** Whether an end lies inside a passage that is closed. */
  isShut(end: End, closed: number): boolean {
    if (!end.place) return false
    const passage = this.chart.network.linkPassage[end.place.link]!
    return passage >= 0 && ((closed >> passage) & 1) === 1
  }

  /** Ways that need no graph: along one fairway link, inshore between near ends, or in plain sight. */
  private straight(origin: End, destination: End): Plan | null {
    if (origin.place && destination.place && origin.place.link === destination.place.link) {
      return { km: Math.abs(origin.placeKm - destination.placeKm), kind: 'link' }
    }
    return this.inshore(origin, destination) ?? this.inSight(origin, destination)
  }

  /**
   * Between ends close to each other and to the coast: over the water of the coast mask, not out to
   * the network and back.
   */
  private inshore(origin: End, destination: End): Plan | null {
    const [a, b] = [origin.snapped, destination.snapped]
    if (a[0] === b[0] && a[1] === b[1]) return { km: 0, kind: 'inshore', line: [a] }
    if (origin.view && origin.leadKm === 0 && destination.view && destination.leadKm === 0)
      return null
    if (Math.abs(a[1] - b[1]) > 1 || legLengthKm(a, b) > INSHORE_KM) return null
    if (!this.coast.isWater(...a) || !this.coast.isWater(...b)) return null
    const line = approach(
      this.coast,
      this.chart.maskWalls,
      a,
      (p) => legLengthKm(p, b) < MASK_REACH_KM,
      INSHORE,
    )
    if (!line) return null
    line.push(b)
    return { km: lineKm(line), kind: 'inshore', line }
  }

  private inSight(origin: End, destination: End): Plan | null {
    if (!origin.view || !destination.view) return null
    const [ax, ay, az] = origin.view.vector
    const [bx, by, bz] = destination.view.vector
    if (!this.chart.isClear(ax, ay, az, origin.view.triangle, bx, by, bz)) return null
    const km = origin.leadKm + vectorLegKm(ax, ay, az, bx, by, bz) + destination.leadKm
    return { km, kind: 'direct' }
  }

  /** The way that keeps out of areas as far as it can, drawn; null when there is none. */
  shun(origin: End, destination: End, closed: number, areas: readonly Area[]): Track | null {
    const plan = this.plan(origin, destination, closed)
    if (!plan) return null
    const shortest = this.draw(origin, destination, plan, closed)
    if (plan.kind === 'link' || plan.kind === 'inshore') return shortest
    const shunning = this.shunning(areas)
    const cost = shunning.areas.costOf(shortest.positions, SHUN_WEIGHT)
    // A line that is all outside costs its length, and none is shorter.
    if (cost <= plan.km + WALK_TOLERANCE_KM) return shortest
    shunning.search ??= new ShunSearch(this.chart, this.ends, shunning.areas)
    const path = shunning.search.find(origin, destination, closed, cost)
    return path ? this.drawer.drawShunned(origin, destination, path, shunning.search) : shortest
  }

  /** Draws a plan as positions. */
  draw(origin: End, destination: End, plan: Plan, closed: number): Track {
    return this.drawer.draw(origin, destination, plan, closed)
  }

  /** What is kept of the areas that are shunned together. */
  private shunning(areas: readonly Area[]): Shunning {
    const key = areas.map((area) => area.id).join()
    let known = this.shunned.get(key)
    if (!known) {
      // Each set keeps a share for every leg of the network: only the newest few stay.
      const [oldest] = this.shunned.keys()
      if (oldest !== undefined && this.shunned.size === MOST_SHUNNED) this.shunned.delete(oldest)
      known = { areas: new ShunnedAreas(areas), search: null }
      this.shunned.set(key, known)
    }
    return known
  }
}
