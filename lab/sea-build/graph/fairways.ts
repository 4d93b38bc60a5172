import type { Point } from '../water/fine-grid.js'
import { type FineSearch, lineKm } from '../water/fine-search.js'
import { dense, nearestIndex } from '../water/polyline.js'
import type { Basins } from './basins.js'
import { closedStretches } from './closed-stretches.js'
import {
  FairwayLines,
  type FairwayLink,
  type FairwayNode,
  FairwayNodes,
  type LinePoint,
} from './fairway-lines.js'
import type { Barrier } from './mesh.js'

/** A water that routes follow as a line: a canal, a narrow strait. */
export interface Channel {
  readonly id: string
  readonly line: readonly Point[]
  /** Index of the closable passage between the two locks, -1 for none. */
  readonly passage: number
  readonly locks: readonly Point[]
  /** The gates of the passage; none without one. */
  readonly gates: readonly Barrier[]
  /** A strait from open water to open water. It stays as drawn if its ends are in any basin. */
  readonly strait: boolean
  /** A river that begins at sea and ends inland. Only its first point is joined to navigable water. */
  readonly inland: boolean
}

export interface Fairways {
  readonly nodes: readonly FairwayNode[]
  readonly links: readonly FairwayLink[]
  /** Node of each port. */
  readonly portNode: Int32Array
  /** Ports without a path. */
  readonly stranded: readonly number[]
}

/**
 * Maximum length of a path from a port to navigable water, as cost in km: Iquitos is 3,700 km up the
 * Amazon.
 */
const LIMIT_KM = 6000
/** Search radius for the exit of a basin, as cost in km. A kilometre over land costs forty. */
const EXIT_LIMIT_KM = 400
/**
 * A port gets its own approach to the sea, instead of joining another, if its own is much shorter: at
 * most this share.
 */
const OWN_APPROACH = 0.8
/**
 * Number of cells beside a canal that are closed to other fairways: more than the banks of the fine
 * raster.
 */
const PASSAGE_CELLS = 8
/** Search radius for basins with ports, which may lie far up a river. */
const PORT_EXIT_LIMIT_KM = 2500
/**
 * An inland water of at least this area is a sea with ports of its own, km²: the Caspian has 371,000.
 */
const MIN_SEA_KM2 = 100_000
/** Waters without an exit and with a smaller area than this are dropped, km². */
const MIN_LAKE_KM2 = 4000

/**
 * Joins ports and channels to the navigable water of one resolution. Port approaches form a forest:
 * each approach ends on navigable water or on an earlier fairway, so that only a channel ever connects
 * two seas.
 */
export class FairwayBuilder {
  private readonly lines: FairwayLines
  /** Basins from which no other basin was found within reach. Channels do not change that. */
  private readonly landlocked = new Set<number>()
  /** Basins that the line of a strait touches. */
  private readonly entered = new Set<number>()

  constructor(
    private readonly search: FineSearch,
    private readonly basins: Basins,
  ) {
    this.lines = new FairwayLines(search)
  }

  private onWater(lon: number, lat: number): boolean {
    return this.basins.inside(lon, lat) >= 0
  }

  /**
   * Whether a port may end here: on the ocean and the waters that channels join to it, or on the
   * Caspian.
   */
  private onSea(lon: number, lat: number): boolean {
    const basin = this.basins.inside(lon, lat)
    return basin >= 0 && this.basins.km2[basin]! >= MIN_SEA_KM2
  }

  build(channels: readonly Channel[], ports: readonly Point[]): Fairways {
    const locked = this.search.block(channels.flatMap((channel) => this.cellsOfPassage(channel)))
    // Straits come first: a basin that one of them opens needs no other exit.
    for (const channel of channels) if (channel.strait) this.addChannel(channel)
    this.joinBasins(ports, this.basinsOfPassages(channels))
    for (const channel of channels) if (!channel.strait) this.addChannel(channel)
    // A second pass, for parts of a lake that has only now been joined to the ocean.
    this.joinBasins(ports)
    // Ports inside a canal are on the line of the canal.
    this.search.unblock(locked)
    const nodes = new FairwayNodes()
    const portAt: (LinePoint | number)[] = []
    const stranded: number[] = []
    ports.forEach((port, i) => {
      const at = this.addPort(port, nodes)
      if (at === null) stranded.push(i)
      portAt.push(at ?? -1)
    })
    const links = this.lines.links(nodes, (lon, lat) => this.onWater(lon, lat))
    const portNode = Int32Array.from(portAt, (at) => (typeof at === 'number' ? at : nodes.at(at)))
    return { nodes: nodes.list, links, portNode, stranded }
  }

  /**
   * Cells around a canal between its locks, extending beyond its banks on either side. Neither the exit
   * of a basin nor another channel may run there: it would be a canal without the passage's bit.
   */
  private cellsOfPassage({ passage, line, locks }: Channel): number[] {
    if (passage < 0 || locks.length !== 2) return []
    const points = dense(line)
    const at = locks.map((lock) => nearestIndex(points, lock))
    const [from, to] = [Math.min(...at), Math.max(...at)]
    const cells = new Set<number>()
    for (const [lon, lat] of points.slice(from, to + 1)) {
      for (const cell of this.search.cellsRound(lon, lat, PASSAGE_CELLS)) cells.add(cell)
    }
    return [...cells].filter((cell) => {
      const nearest = nearestIndex(points, this.search.positionOf(cell))
      return nearest > from && nearest < to
    })
  }

  private addChannel(channel: Channel): void {
    const own = dense(channel.line)
    const cells = this.search.block(
      own.slice(2, -2).map(([lon, lat]) => this.search.cellAt(lon, lat)),
    )
    const [head, tail] = this.reachBothWays(own[0]!, own[own.length - 1]!, channel)
    this.search.unblock(cells)
    if (!head || !tail)
      throw new Error(`The channel ${channel.id} does not reach navigable water at both ends.`)
    let points = [...head.reverse(), ...own.slice(1, -1), ...tail]
    points = this.trim(points)
    if (points.every(([lon, lat]) => this.onWater(lon, lat))) return
    const ends = [points[0]!, points[points.length - 1]!].map(([lon, lat]) =>
      this.basins.at(lon, lat),
    )
    // Including a closable channel: the Black Sea needs no exit but the Bosporus.
    if (ends[0]! >= 0 && ends[1]! >= 0) this.basins.join(ends[0]!, ends[1]!)
    if (channel.strait)
      for (const [lon, lat] of points) this.entered.add(this.basins.openAt(lon, lat))
    const closed = closedStretches(points, channel.locks, channel.gates)
    this.lines.addPassage(points, this.shorelines(points), channel.passage, closed)
  }

  /**
   * Opens a channel to the ocean from every basin that has none, such as a bay whose mouth is too
   * narrow for the raster. Small basins without an exit are closed; lakes remain as waters of their
   * own.
   */
  private joinBasins(ports: readonly Point[], but: ReadonlySet<number> = new Set()): void {
    const portsOf = new Map<number, Point>()
    for (const port of ports) portsOf.set(this.basins.at(port[0], port[1]), port)
    for (const basin of this.basins.apart()) {
      if (this.landlocked.has(basin) || but.has(basin)) continue
      if (this.basins.apart().includes(basin) && !this.openExit(basin, portsOf.get(basin))) {
        if (this.basins.km2[basin]! < MIN_LAKE_KM2 && !portsOf.has(basin)) this.basins.close(basin)
      }
    }
  }

  /**
   * Seas reached by a closable channel. Another exit, up rivers and over land, would bypass its
   * closure.
   */
  private basinsOfPassages(channels: readonly Channel[]): ReadonlySet<number> {
    const basins = new Set<number>()
    for (const { passage, line } of channels) {
      if (passage < 0) continue
      const places = [...line]
      // Most lines end before navigable water begins, kilometres off the shore.
      for (const end of [line[0]!, line[line.length - 1]!]) {
        const out = this.reach(end, -1)
        if (out) places.push(out[out.length - 1]!)
      }
      for (const [lon, lat] of places) {
        const basin = this.basins.at(lon, lat)
        if (basin > 0 && this.basins.km2[basin]! >= MIN_LAKE_KM2) basins.add(basin)
      }
    }
    return basins
  }

  /**
   * A place in a basin that is not under a barrier, where a path could begin on its other side; undefined
   * for a sliver beside a dam.
   */
  private startIn(basin: number): Point | undefined {
    for (const triangle of this.basins.trianglesOf(basin)) {
      const middle = this.basins.middle(triangle)
      if (!this.search.meetsDry(middle, middle)) return middle
    }
    return undefined
  }

  private openExit(basin: number, port: Point | undefined): boolean {
    const start = port ?? this.startIn(basin)
    if (!start) return false
    const limit = port ? PORT_EXIT_LIMIT_KM : EXIT_LIMIT_KM + 2 * Math.sqrt(this.basins.km2[basin]!)
    let isAlone = true
    const out = (lon: number, lat: number): boolean => {
      const reached = this.basins.inside(lon, lat)
      if (reached > 0 && reached !== basin) isAlone = false
      return reached === 0
    }
    let cells = this.search.path(start, out, limit)
    // A strait farther away is the true exit of the basin, not the neck of land beside it.
    if (cells && this.search.crossesLand(cells)) {
      cells = this.search.path(start, out, limit, 'none') ?? cells
    }
    if (!cells && port) cells = this.search.path(start, out, LIMIT_KM, 'any')
    if (!cells) {
      if (isAlone) this.landlocked.add(basin)
      return false
    }
    const points = cells.map((cell) => this.search.positionOf(cell))
    let last = points.length - 1
    while (last > 0 && this.basins.inside(...points[last - 1]!) !== basin) last--
    const line = dense(this.search.pull(cells.slice(Math.max(0, last - 1))))
    this.basins.join(basin, 0)
    this.lines.add(line)
    return true
  }

  /**
   * Paths from a channel's two ends to navigable water. Both may lead to the ocean, but not to the same
   * lake: in that case the longer path continues to another water.
   */
  private reachBothWays(a: Point, b: Point, { strait, inland }: Channel): (Point[] | null)[] {
    if (inland) return [this.reach(a, -1), [b]]
    const ways = [a, b].map((end) => (strait && this.onWater(...end) ? [end] : this.reach(end, -1)))
    if (strait) return ways
    const [p, q] = ways.map((way) => (way ? this.basins.openAt(...way[way.length - 1]!) : -1))
    if (p !== q || p === 0) return ways
    const longer = ways[0]!.length > ways[1]!.length ? 0 : 1
    ways[longer] = this.reach(longer === 0 ? a : b, p!)
    return ways
  }

  /**
   * The shortest path from a point, the point included, to the open ocean, to a large lake other than
   * `butLake`, or to a basin that a strait joins to the ocean.
   */
  private reach(from: Point, butLake: number): Point[] | null {
    const arrived = (lon: number, lat: number): boolean => {
      if (this.basins.inside(lon, lat) < 0) return false
      const open = this.basins.openAt(lon, lat)
      const isLarge = this.basins.km2[open]! >= MIN_LAKE_KM2 || this.entered.has(open)
      return isLarge && open !== butLake
    }
    if (arrived(from[0], from[1])) return [from]
    const cells = this.search.path(from, arrived, LIMIT_KM)
    return cells && [from, ...dense(this.search.pull(cells))]
  }

  /** Points at which a line leaves or enters navigable water, where it is joined to that water. */
  private shorelines(points: readonly Point[]): number[] {
    const wet = points.map(([lon, lat]) => this.onWater(lon, lat))
    return points.flatMap((_, i) =>
      wet[i] && (wet[i - 1] === false || wet[i + 1] === false) ? [i] : [],
    )
  }

  /** Drops the ends of a channel that lead over open navigable water. */
  private trim(points: Point[]): Point[] {
    let from = 0
    let to = points.length - 1
    while (from + 1 < to && this.onWater(...points[from + 1]!)) from++
    while (to - 1 > from && this.onWater(...points[to - 1]!)) to--
    return points.slice(from, to + 1)
  }

  private addPort(port: Point, nodes: FairwayNodes): LinePoint | number | null {
    if (this.onSea(port[0], port[1])) return nodes.add(port, true)
    const here = this.lines.at(port[0], port[1])
    if (here) {
      this.lines.breakAt(here)
      return here
    }
    const arrived = (lon: number, lat: number, cell: number): boolean =>
      this.lines.joinedAt(cell) !== undefined || this.onSea(lon, lat)
    const cells =
      this.search.path(port, arrived, LIMIT_KM) ?? this.search.path(port, arrived, LIMIT_KM, 'any')
    if (!cells) return null
    const last = cells[cells.length - 1]!
    const points = [port, ...dense(this.search.pull(cells)).slice(1)]
    if (points.length === 1) points.push(this.search.positionOf(last))
    const join = this.lines.joinedAt(last)
    if (!join) return { line: this.lines.add(points), index: 0 }
    const joinedKm = this.lines.kmToSea(join)
    // A channel leads to the sea in both directions; a separate approach of the port would lead in only
    // one.
    const own = joinedKm === null ? null : this.ownApproach(port, lineKm(points) + joinedKm)
    return { line: own ? this.lines.add(own) : this.lines.addJoining(points, join), index: 0 }
  }

  /**
   * The path from a port to the sea that joins no other path, if it is much shorter than the path via
   * another; otherwise null.
   */
  private ownApproach(port: Point, otherKm: number): Point[] | null {
    const atSea = (lon: number, lat: number): boolean => this.onSea(lon, lat)
    const cells = this.search.path(port, atSea, OWN_APPROACH * otherKm)
    return cells && [port, ...dense(this.search.pull(cells)).slice(1)]
  }
}
