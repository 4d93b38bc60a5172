import type { Basins } from './basins.js'
import type { Point } from './fine-grid.js'
import { type FineSearch, kmBetween } from './fine-search.js'
import { KM_PER_DEGREE } from './grid.js'

/** A water that routes follow as a line: a canal, a narrow strait. */
export interface Channel {
  readonly id: string
  readonly line: readonly Point[]
  /** Index of the closable passage between the two locks, -1 for none. */
  readonly passage: number
  readonly locks: readonly Point[]
  /** A strait from open water to open water: it stays as drawn where its ends lie on any basin. */
  readonly strait: boolean
  /** A river that begins at sea and ends inland: only its first point is joined to navigable water. */
  readonly inland: boolean
}

export interface FairwayNode {
  readonly lon: number
  readonly lat: number
  /** Whether it lies on navigable water and sees the graph from there. */
  readonly mouth: boolean
}

export interface FairwayLink {
  readonly from: number
  readonly to: number
  /** From the first node to the second, both included. */
  readonly points: readonly Point[]
  /** Index of the closable passage that the link is part of, -1 for none. */
  readonly passage: number
}

export interface Fairways {
  readonly nodes: readonly FairwayNode[]
  readonly links: readonly FairwayLink[]
  /** Node of each port. */
  readonly portNode: Int32Array
  /** Ports without a path. */
  readonly stranded: readonly number[]
}

/** Longest path from a port to navigable water, as cost in km: Iquitos is 3,700 km up the Amazon. */
const LIMIT_KM = 6000
const DENSE_KM = 0.2
/** Search radius for a basin's exit, as cost in km; land costs forty times its length. */
const EXIT_LIMIT_KM = 400
/** A path that comes this near to a fairway joins it, fine cells. */
const JOIN_CELLS = 4
/** Cells beside a canal that are closed to other fairways: more than the banks of the fine raster. */
const PASSAGE_CELLS = 8
/** The same for basins with ports: up a long river. */
const PORT_EXIT_LIMIT_KM = 2500
/** An inland water of this size is a sea with its own ports, km²: the Caspian has 371,000. */
const MIN_SEA_KM2 = 100_000
/** Waters without an exit that are smaller than this are dropped, km². */
const MIN_LAKE_KM2 = 4000

interface Line {
  readonly points: Point[]
  /** Indices of points that are nodes. */
  readonly breaks: Set<number>
  readonly passage: number
  readonly locks: readonly [number, number] | null
}

/**
 * Joins ports and channels to the navigable water of one resolution. Port approaches form a forest:
 * each ends on navigable water or on an earlier fairway, so that two seas are only ever connected by
 * a channel.
 */
export class FairwayBuilder {
  private readonly lines: Line[] = []
  /** Basins from which no other was found within reach: channels don't change that. */
  private readonly landlocked = new Set<number>()
  /** Basins that a strait's line touches. */
  private readonly entered = new Set<number>()
  /** For every fine cell on a line: which line and which of its points. */
  private readonly owner = new Map<number, { line: number; index: number }>()

  constructor(
    private readonly search: FineSearch,
    private readonly basins: Basins,
  ) {}

  private onWater(lon: number, lat: number): boolean {
    return this.basins.inside(lon, lat) >= 0
  }

  /** Whether a port may end here: on the ocean and what channels join to it, or on the Caspian. */
  private onSea(lon: number, lat: number): boolean {
    const basin = this.basins.inside(lon, lat)
    return basin >= 0 && this.basins.km2[basin]! >= MIN_SEA_KM2
  }

  build(channels: readonly Channel[], ports: readonly Point[]): Fairways {
    const locked = this.search.block(channels.flatMap((channel) => this.cellsOfPassage(channel)))
    // Straits first: a basin that one of them opens needs no other exit.
    for (const channel of channels) if (channel.strait) this.addChannel(channel)
    this.joinBasins(ports, this.basinsOfPassages(channels))
    for (const channel of channels) if (!channel.strait) this.addChannel(channel)
    // Once more: parts of a lake that is joined to the ocean only now.
    this.joinBasins(ports)
    // Ports inside a canal lie on its own line.
    this.search.unblock(locked)
    const nodes = new Nodes()
    const portAt: ({ line: number; index: number } | number)[] = []
    const stranded: number[] = []
    ports.forEach((port, i) => {
      const at = this.addPort(port, nodes)
      if (at === null) stranded.push(i)
      portAt.push(at ?? -1)
    })
    const links = this.links(nodes)
    const portNode = Int32Array.from(portAt, (at) =>
      typeof at === 'number' ? at : nodes.onLine(at.line, at.index),
    )
    return { nodes: nodes.list, links, portNode, stranded }
  }

  /**
   * Cells about a canal between its locks, farther to either side than its banks reach. No basin's
   * exit and no other channel may lie there: it would be a canal without the passage's bit.
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
    // A closable one too: the Black Sea needs no exit but the Bosporus.
    if (ends[0]! >= 0 && ends[1]! >= 0) this.basins.join(ends[0]!, ends[1]!)
    if (channel.strait)
      for (const [lon, lat] of points) this.entered.add(this.basins.openAt(lon, lat))
    const at = channel.locks.map((lock) => nearestIndex(points, lock))
    const locks = at.length === 2 ? ([Math.min(...at), Math.max(...at)] as const) : null
    const breaks = new Set([0, points.length - 1, ...(locks ?? []), ...this.shorelines(points)])
    this.add({ points, breaks, passage: channel.passage, locks })
  }

  /**
   * Opens a channel from every basin that has none to the ocean: a bay whose mouth is too narrow for
   * the raster. Small ones without an exit are closed; lakes stay, waters of their own.
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

  /** Seas that a closable channel is the way to: another exit, up rivers and over land, would be a leak. */
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

  private openExit(basin: number, port: Point | undefined): boolean {
    const start = port ?? this.basins.middle(this.basins.sample[basin]!)
    const limit = port ? PORT_EXIT_LIMIT_KM : EXIT_LIMIT_KM + 2 * Math.sqrt(this.basins.km2[basin]!)
    let isAlone = true
    const out = (lon: number, lat: number): boolean => {
      const reached = this.basins.inside(lon, lat)
      if (reached > 0 && reached !== basin) isAlone = false
      return reached === 0
    }
    let cells = this.search.path(start, out, limit)
    // A strait farther off is the basin's true exit, not the neck of land beside it.
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
    this.add({ points: line, breaks: new Set([0, line.length - 1]), passage: -1, locks: null })
    return true
  }

  /**
   * Ways from a channel's two ends to navigable water. Both may lead to the ocean, but never to one
   * lake: the longer one then goes on to another water.
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
   * Shortest way from a point to the open ocean, a large lake but one, or a basin that a strait joins
   * to the ocean, from the point on.
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

  /** Points at which a line leaves navigable water or comes back to it: there it is joined to it. */
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

  private addPort(port: Point, nodes: Nodes): { line: number; index: number } | number | null {
    if (this.onSea(port[0], port[1])) return nodes.add(port, true)
    const here = this.owner.get(this.search.cellAt(port[0], port[1]))
    if (here) {
      this.lines[here.line]!.breaks.add(here.index)
      return here
    }
    const arrived = (lon: number, lat: number, cell: number): boolean =>
      this.fairwayAt(cell) !== undefined || this.onSea(lon, lat)
    const cells =
      this.search.path(port, arrived, LIMIT_KM) ?? this.search.path(port, arrived, LIMIT_KM, 'any')
    if (!cells) return null
    const join = this.fairwayAt(cells[cells.length - 1]!)
    const points = [port, ...dense(this.search.pull(cells)).slice(1)]
    if (points.length === 1) points.push(this.search.positionOf(cells[cells.length - 1]!))
    if (join) {
      this.lines[join.line]!.breaks.add(join.index)
      points[points.length - 1] = this.lines[join.line]!.points[join.index]!
    }
    const line = this.add({
      points,
      breaks: new Set([0, points.length - 1]),
      passage: -1,
      locks: null,
    })
    if (join) this.joins.push({ line, join })
    return { line, index: 0 }
  }

  /** The fairway that a way joins at a cell. Its last step leaps to the fairway's own point: over no wall. */
  private fairwayAt(cell: number): { line: number; index: number } | undefined {
    const owner = this.owner.get(cell)
    if (!owner) return undefined
    const to = this.lines[owner.line]!.points[owner.index]!
    return this.search.meetsDry(this.search.positionOf(cell), to) ? undefined : owner
  }

  private readonly joins: { line: number; join: { line: number; index: number } }[] = []

  private add(line: Line): number {
    const id = this.lines.push(line) - 1
    line.points.forEach(([lon, lat], index) => {
      // A broad band: two ways down one river must meet, not run side by side.
      for (const cell of this.search.cellsRound(lon, lat, JOIN_CELLS)) {
        if (!this.owner.has(cell)) this.owner.set(cell, { line: id, index })
      }
    })
    return id
  }

  private links(nodes: Nodes): FairwayLink[] {
    const joined = new Map(this.joins.map(({ line, join }) => [line, join]))
    this.lines.forEach((line, id) => {
      for (const index of [...line.breaks].sort((a, b) => a - b)) {
        const join = index === line.points.length - 1 ? joined.get(id) : undefined
        if (join) continue
        const [lon, lat] = line.points[index]!
        nodes.place(id, index, nodes.add([lon, lat], this.onWater(lon, lat)))
      }
    })
    // Joins may lead to joins: the lines were added in order, so each target is placed before.
    for (const { line, join } of this.joins) {
      nodes.place(line, this.lines[line]!.points.length - 1, nodes.onLine(join.line, join.index))
    }
    const links: FairwayLink[] = []
    this.lines.forEach((line, id) => {
      const at = [...line.breaks].sort((a, b) => a - b)
      for (let i = 0; i + 1 < at.length; i++) {
        const inside = line.locks !== null && at[i]! >= line.locks[0] && at[i + 1]! <= line.locks[1]
        links.push({
          from: nodes.onLine(id, at[i]!),
          to: nodes.onLine(id, at[i + 1]!),
          points: sparse(line.points.slice(at[i]!, at[i + 1]! + 1)),
          passage: inside ? line.passage : -1,
        })
      }
    })
    return links
  }
}

class Nodes {
  readonly list: FairwayNode[] = []
  private readonly at = new Map<string, number>()

  add([lon, lat]: Point, mouth: boolean): number {
    return this.list.push({ lon, lat, mouth }) - 1
  }

  place(line: number, index: number, node: number): void {
    this.at.set(`${line}:${index}`, node)
  }

  onLine(line: number, index: number): number {
    const node = this.at.get(`${line}:${index}`)
    if (node === undefined) throw new Error(`No node at point ${index} of fairway ${line}.`)
    return node
  }
}

/** Points at most 200 m apart along a line. */
function dense(line: readonly Point[]): Point[] {
  const points: Point[] = [line[0]!]
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const steps = Math.max(1, Math.ceil(kmBetween(a, b) / DENSE_KM))
    for (let k = 1; k <= steps; k++) {
      points.push([a[0] + (k / steps) * (b[0] - a[0]), a[1] + (k / steps) * (b[1] - a[1])])
    }
  }
  return points
}

/** Drops points within 20 m of the line of their neighbours (Douglas and Peucker 1973). */
function sparse(points: readonly Point[]): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = 1
  keep[points.length - 1] = 1
  const stack: [number, number][] = [[0, points.length - 1]]
  while (stack.length > 0) {
    const [from, to] = stack.pop()!
    let worst = 0.02
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i]!, points[from]!, points[to]!)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    keep[at] = 1
    stack.push([from, at], [at, to])
  }
  return points.filter((_, i) => keep[i])
}

function offLine(p: Point, a: Point, b: Point): number {
  const c = Math.cos((p[1] * Math.PI) / 180)
  const bx = (b[0] - a[0]) * c
  const by = b[1] - a[1]
  const px = (p[0] - a[0]) * c
  const py = p[1] - a[1]
  const length2 = bx * bx + by * by
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * bx + py * by) / length2))
  return Math.hypot(px - t * bx, py - t * by) * KM_PER_DEGREE
}

function nearestIndex(points: readonly Point[], to: Point): number {
  let best = Number.POSITIVE_INFINITY
  let at = 0
  points.forEach((point, i) => {
    const km = kmBetween(point, to)
    if (km < best) {
      best = km
      at = i
    }
  })
  return at
}
