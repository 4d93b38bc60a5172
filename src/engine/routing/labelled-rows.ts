import type { Position } from '../geo/position.js'
import type { CoastMask } from '../sea/coast-mask.js'
import { EMPTY, type IndexSet, toNumber, without } from '../sea/index-set.js'
import { portLabelsFile } from '../sea/stored/files.js'
import { areOf, LabelledPorts } from '../sea/stored/labelled-ports.js'
import type { PortLabels } from '../sea/stored/port-labels.js'
import { limitOf } from './avoid/shapes/south-of.js'
import type { NetworkGraph } from './graph.js'
import { kept } from './kept.js'
import { KeptMap } from './kept-map.js'
import { NO_LINKS } from './matrix.js'
import { fairwayOf, pathBeside } from './path/straight-path.js'
import type { Query } from './query.js'
import type { SouthLimitOption } from './request.js'
import {
  type GatePath,
  type GatePaths,
  type GateRow,
  leastThroughGates,
  leastThroughLinks,
} from './search/gate-paths.js'
import { type GateDistances, type Gates, keptGates, SUM_ROUNDING_KM } from './search/gates.js'
import type { KnownPaths, UnlimitedPath } from './search/known-paths.js'
import type { LandmarkPaths } from './search/landmarks.js'
import { type Endpoint, wholeOf } from './snap/endpoint.js'
import { SouthLimit } from './south-limit.js'
import { type Decisive, GateTails } from './ways/gate-tails.js'

/** Of an array with its buffer and its place in a map. */
const ARRAY_BYTES = 300
const NO_LABEL = -1
/** Whether the way from an end to a gate is as tables have it. */
const UNKNOWN = 0
const SURE = 1
const DOUBTFUL = 2

/** A cell of a matrix between two labelled ports. */
export interface LabelledCell {
  /** NaN without a path. */
  readonly km: number
  /** The links with a passage that its path uses between gates. */
  readonly links: readonly number[]
  /** The gates that it meets first and last; null for a path over the sea. */
  readonly gated: Pick<GatePath, 'first' | 'last'> | null
}

const NO_CELL: LabelledCell = { km: Number.NaN, links: NO_LINKS, gated: null }

interface CellsOfRow {
  readonly origin: Endpoint
  readonly closed: IndexSet
  readonly byEnd: ReadonlyMap<Endpoint | null, LabelledCell | undefined>
}

/** What rows need of a network and its router. */
interface Network {
  readonly graph: NetworkGraph
  readonly gates: Gates
  readonly landmarks: LandmarkPaths
  readonly coast: CoastMask
  query(origin: Endpoint, destination: Endpoint, closed: IndexSet): Query
  isShut(query: Query): boolean
  connects(query: Query): boolean
}

/**
 * Rows of a matrix between ports that have labels, north of the limit of these labels: without a view
 * and without a search.
 */
export class LabelledRows {
  private readonly ports: LabelledPorts
  private readonly limit: SouthLimit
  private readonly tails: GateTails
  /** Is the same whatever is closed. */
  private betweenGates: ReadonlyMap<number, Float64Array> | null = null
  /** The paths from the last origin to every gate: cells are asked for row by row. */
  private last: { from: number; between: GateDistances; row: GateRow } | null = null
  /** The cells of the last row that was asked for, by their ends. */
  private lastCells: CellsOfRow | null = null
  /** Built on first use: many processes ask for no ordinary ship. */
  private roundRows: LabelledRows | null = null
  private readonly gateSets: KeptMap<IndexSet, GateDistances>
  private readonly straitsKm: KeptMap<string, Float64Array>
  private readonly landmarksKm: KeptMap<number, Float64Array>
  private readonly gateDoubts: KeptMap<number, Uint8Array>

  private constructor(
    private readonly network: Network,
    private readonly gatePaths: GatePaths,
    readonly labels: PortLabels,
    private readonly limitOption: SouthLimitOption,
    /** Null where they would lead through a strait that the labels close. */
    private readonly paths: KnownPaths | null,
    private readonly numbers = new WeakMap<Endpoint, number>(),
  ) {
    const { budget } = network.graph
    this.gateSets = keptGates(budget)
    const bytesOf = ({ byteLength }: ArrayBufferView) => byteLength + ARRAY_BYTES
    this.straitsKm = new KeptMap<string, Float64Array>(budget, bytesOf)
    this.landmarksKm = new KeptMap<number, Float64Array>(budget, bytesOf)
    this.gateDoubts = new KeptMap<number, Uint8Array>(budget, bytesOf)
    this.ports = new LabelledPorts(labels, network.graph.network.portIndex)
    this.limit = new SouthLimit(limitOption)
    this.tails = new GateTails(network.graph, network.landmarks)
  }

  /** Null if the network has no labels. @throws Error if they are of another network */
  static of(network: Network, gatePaths: GatePaths, paths: KnownPaths): LabelledRows | null {
    const { portLabels } = network.graph.network
    if (portLabels === null) return null
    const limit = limitOf(portLabels.southLimit)
    if (limit !== null && areOf(portLabels, network.graph.network)) {
      return new LabelledRows(network, gatePaths, portLabels, limit, paths)
    }
    const file = portLabelsFile(network.graph.network.resolutionKm)
    throw new Error(
      `${file} belongs to another network or south limit: make it with npm run data -- labels.`,
    )
  }

  get southLimit(): number {
    return this.labels.southLimit
  }

  /** The same rows with the straits closed that an ordinary ship cannot use; null if the labels have no such table. */
  get round(): LabelledRows | null {
    const { network, gatePaths, labels, limitOption, numbers } = this
    if (labels.round === null) return null
    const round = { ...labels, ...labels.round, round: null }
    this.roundRows ??= new LabelledRows(network, gatePaths, round, limitOption, null, numbers)
    return this.roundRows
  }

  /** The cells at which the way of a port to open water turns, empty if there is none; null if that is not known. */
  access(portId: number, position: Position): ArrayLike<number> | null {
    const number = this.ports.of(portId, position)
    return number === NO_LABEL ? null : this.ports.access(number)
  }

  /** Notes that an end is that of a port. */
  mark(end: Endpoint, portId: number, position: Position): void {
    const number = this.ports.of(portId, position)
    if (number !== NO_LABEL) this.numbers.set(wholeOf(end), number)
  }

  /**
   * Kilometres over the sea with every gate closed, without a limit; null where labels do not tell: for
   * ends without one, where a path so long may reach their limit, and where it leads through a third port.
   */
  seaKm(origin: Endpoint, destination: Endpoint): number | null {
    const [from, to] = [this.numberOf(origin), this.numberOf(destination)]
    if (from === NO_LABEL || to === NO_LABEL || this.ports.isThroughPort(from, to)) return null
    const km = this.ports.km(from, to)
    const isBelow = km < Number.POSITIVE_INFINITY
    return isBelow && !this.limit.mayBePassed(origin.snapped, destination.snapped, km) ? km : null
  }

  /**
   * The cells from one end to others; undefined where labels do not tell: for ends without one, without
   * a path, and where it leads through a third port.
   */
  row(
    origin: Endpoint,
    destinations: readonly (Endpoint | null)[],
    closed: IndexSet,
  ): (LabelledCell | undefined)[] {
    const from = this.numberOf(origin)
    if (from === NO_LABEL) return destinations.map(() => undefined)
    const between = this.gatesOf(closed)
    const row = this.gateRowOf(from, closed, between)
    const cells = destinations.map((destination): LabelledCell | undefined => {
      const to = destination ? this.numberOf(destination) : NO_LABEL
      if (!destination || to === NO_LABEL) return undefined
      const query = this.network.query(origin, destination, closed)
      if (this.network.isShut(query)) return undefined
      const seaKm = this.kmWithoutGates(query, from, to)
      const gated = this.gatePaths.best(row, { landmarkKm: this.gateKmOf(to) })
      if (gated === null || seaKm < gated.km - SUM_ROUNDING_KM) {
        if (seaKm === Number.POSITIVE_INFINITY) {
          return this.network.connects(query) ? undefined : NO_CELL
        }
        const isSure = seaKm < this.ports.km(from, to) || !this.isSeaDoubtful(query, seaKm)
        return isSure ? { km: seaKm, links: NO_LINKS, gated: null } : undefined
      }
      if (this.isGateDoubtful(origin, gated.first) || this.isGateDoubtful(destination, gated.last))
        return undefined
      const links = this.network.gates.links(gated.first, gated.last, closed, between)
      return { km: Math.min(seaKm, gated.km), links, gated }
    })
    const byEnd = new Map(destinations.map((destination, at) => [destination, cells[at]]))
    this.lastCells = { origin, closed, byEnd }
    return cells
  }

  /** One cell, as its row has it: how it passes gates is asked after its row. */
  private cell(origin: Endpoint, destination: Endpoint, closed: IndexSet) {
    const { lastCells } = this
    const isOfRow = lastCells?.origin === origin && lastCells.closed === closed
    return isOfRow && lastCells.byEnd.has(destination)
      ? lastCells.byEnd.get(destination)
      : this.row(origin, [destination], closed)[0]
  }

  /**
   * The kilometres of the shortest path without a limit, and the gates that it meets; null where labels do not tell: for ends
   * without one, where a path so long may reach their limit, where its way to a gate leads through a third port, and where only its legs
   * tell whether it leads through gates.
   */
  unlimited({ origin, destination, closed }: Query): UnlimitedPath | null {
    const [from, to] = [this.numberOf(origin), this.numberOf(destination)]
    if (from === NO_LABEL || to === NO_LABEL) return null
    const seaKm = this.ports.km(from, to)
    const [fromGates, toGates] = [from, to].map((port) => ({ landmarkKm: this.gateKmOf(port) }))
    const between = this.gatesOf(closed)
    const gated = this.gatePaths.by(fromGates!, toGates!, between.km, seaKm + SUM_ROUNDING_KM)
    if (gated && gated.km > seaKm - SUM_ROUNDING_KM) return null
    const km = gated?.km ?? seaKm
    if (this.limit.mayBePassed(origin.snapped, destination.snapped, km)) return null
    if (gated === null) {
      return { km, gated, between, isDoubtful: this.ports.isThroughPort(from, to) }
    }
    const isDoubtful =
      this.isGateDoubtful(origin, gated.first) || this.isGateDoubtful(destination, gated.last)
    return isDoubtful ? null : { km, gated, between, isDoubtful }
  }

  /** Kilometres of one cell; null where labels do not tell. */
  km(origin: Endpoint, destination: Endpoint, closed: IndexSet): number | null {
    const [from, to] = [this.numberOf(origin), this.numberOf(destination)]
    if (from === NO_LABEL || to === NO_LABEL) return null
    const query = this.network.query(origin, destination, closed)
    if (this.network.isShut(query)) return null
    const gatedKm = leastThroughGates(
      this.gateKmOf(from),
      this.gatesOf(closed).km,
      this.gateKmOf(to),
    )
    const seaKm = this.kmWithoutGates(query, from, to)
    if (seaKm < gatedKm && this.isSeaDoubtful(query, seaKm)) return null
    const km = Math.min(seaKm, gatedKm)
    return km < Number.POSITIVE_INFINITY ? km : null
  }

  /**
   * Kilometres of one cell with each of some sets of closed passages; null where labels do not tell.
   * @param base of which most sets have only some: what they open is added to what is known with it
   */
  lengths(
    origin: Endpoint,
    destination: Endpoint,
    base: IndexSet,
    closures: readonly IndexSet[],
  ): (number | null)[] {
    const [from, to] = [this.numberOf(origin), this.numberOf(destination)]
    if (from === NO_LABEL || to === NO_LABEL) return closures.map(() => null)
    const between = this.gatesOf(base).km
    const [fromKm, toKm] = [this.gateKmOf(from), this.gateKmOf(to)]
    const gatedOwnKm = leastThroughGates(fromKm, between, toKm)
    // Over the sea, every gate is closed anyway.
    const plain = this.network.query(origin, destination, base)
    const seaKm = this.kmWithoutGates(plain, from, to)
    let doubt: boolean | null = null
    const isSeaDoubtful = () => {
      doubt ??= this.isSeaDoubtful(plain, seaKm)
      return doubt
    }
    return closures.map((closed) => {
      if (without(closed, base) !== EMPTY) return this.km(origin, destination, closed)
      if (this.network.isShut({ ...plain, closed })) return null
      const links = this.network.gates.linksOf(without(base, closed))
      const gatedKm = Math.min(gatedOwnKm, leastThroughLinks(fromKm, between, toKm, links))
      if (seaKm < gatedKm && isSeaDoubtful()) return null
      const km = Math.min(seaKm, gatedKm)
      return km < Number.POSITIVE_INFINITY ? km : null
    })
  }

  /**
   * Kilometres of one cell with some of its closed passages opened, for ends with or without a label; null where tables do
   * not tell.
   * @param ownKm its kilometres without that
   * @param belowKm any number of at least these will do
   */
  openedKm(
    { origin, destination, closed: base }: Query,
    closed: IndexSet,
    ownKm: number,
    belowKm: number,
  ): number | null {
    const ends = [origin, destination] as const
    if (without(closed, base) !== EMPTY || ends.some((end) => this.mayIgnore(end))) return null
    // An end without a label may be nearer to a gate than the limit allows, so the sum may be too small, never too large.
    const [from, to] = ends.map((end) => ({ landmarkKm: this.gateKmFrom(end) }))
    const row = this.gatePaths.row(from!, closed, this.gatesOf(closed).km)
    const gated = this.gatePaths.best(row, to!)
    if (gated === null || gated.km >= belowKm) return ownKm
    const isSure = this.isNorth(origin, gated.first) && this.isNorth(destination, gated.last)
    return isSure ? gated.km : null
  }

  /** Whether an end lies in a passage, which gates do not part from it, or where no limit holds. */
  private mayIgnore({ kind, snapped }: Endpoint): boolean {
    return kind === 'fairway' || kind === 'way' || this.limit.contains(snapped)
  }

  private gateKmFrom(end: Endpoint): Float64Array {
    const port = this.numberOf(end)
    if (port !== NO_LABEL) return this.gateKmOf(port)
    return end.landmarkKm.subarray(0, this.network.gates.count)
  }

  /** Whether the way from an end to a gate is as the tables have it. */
  private isNorth(end: Endpoint, gate: number): boolean {
    const port = this.numberOf(end)
    if (port !== NO_LABEL) return !this.isGateDoubtful(end, gate)
    const { graph } = this.network
    const { cornerCount, landmarks } = graph.network
    const place = graph.positionOfEntity(cornerCount + landmarks[gate]!)
    return !this.limit.mayBePassed(end.snapped, place, end.landmarkKm[gate]!)
  }

  /** Kilometres from an end to the middles of straits, 0 for one that has no label; null for an end without a label. */
  straitKm(end: Endpoint, closed: IndexSet): Float64Array | null {
    const from = this.numberOf(end)
    if (from === NO_LABEL) return null
    return kept(this.straitsKm, `${from} ${toNumber(closed)}`, () => {
      const row = this.gatePaths.row(
        { landmarkKm: this.gateKmOf(from) },
        closed,
        this.gatesOf(closed).km,
      )
      const { length } = this.network.graph.network.landmarks
      return Float64Array.from(this.labels.straits, (_, at) => {
        const middle = this.ports.ofLandmark(length + at)
        if (!this.ports.isKnown(middle)) return 0
        const gated = this.gatePaths.best(row, { landmarkKm: this.gateKmOf(middle) })
        return Math.min(this.ports.km(from, middle), gated?.km ?? Number.POSITIVE_INFINITY)
      })
    })
  }

  /** Whether an end has a label. */
  knows(end: Endpoint): boolean {
    return this.numberOf(end) !== NO_LABEL
  }

  /** Notes that an end is a landmark. */
  markLandmark(end: Endpoint, landmark: number): void {
    if (!this.knows(end)) this.numbers.set(wholeOf(end), this.ports.ofLandmark(landmark))
  }

  /** Kilometres over the sea between two ends that have labels, north of the limit and with every gate closed. */
  limitedKm(origin: Endpoint, destination: Endpoint): number {
    return this.ports.km(this.numberOf(origin), this.numberOf(destination))
  }

  /** The same from an end that has a label to every landmark. */
  landmarkKm(end: Endpoint): Float64Array {
    return this.landmarkKmOf(this.numberOf(end))
  }

  /** Whether the way over the sea leads through a third port, and no path is as short. */
  private isSeaDoubtful(query: Query, km: number): boolean {
    const [from, to] = [this.numberOf(query.origin), this.numberOf(query.destination)]
    if (!this.ports.isThroughPort(from, to)) return false
    return !this.paths?.overSea(query, km, this.landmarkKmOf(from))
  }

  /** Whether the way from an end to a gate leads through a third port, and no path is as short. */
  private isGateDoubtful(end: Endpoint, gate: number): boolean {
    const port = this.numberOf(end)
    const doubt = kept(this.gateDoubts, port, () => new Uint8Array(this.network.gates.count))
    if (doubt[gate] === UNKNOWN) {
      const isThrough = this.ports.isThroughPort(port, this.ports.ofLandmark(gate))
      const isDoubtful = isThrough && !this.paths?.toGate(end, gate, this.gateKmOf(port)[gate]!)
      doubt[gate] = isDoubtful ? DOUBTFUL : SURE
    }
    return doubt[gate] === DOUBTFUL
  }

  private kmWithoutGates(query: Query, from: number, to: number): number {
    if (from === to) return 0
    const seaKm = this.ports.km(from, to)
    const besideKm = pathBeside(query, this.network.coast, seaKm)?.km ?? Number.POSITIVE_INFINITY
    return Math.min(besideKm, seaKm)
  }

  /**
   * A name that all cells share whose paths use some passages in the same way; null if a path has to be
   * drawn to know how it does.
   */
  nameOfPassing(
    origin: Endpoint,
    destination: Endpoint,
    closed: IndexSet,
    decisive: Decisive,
  ): string | null {
    const cell = this.cell(origin, destination, closed)
    if (!cell?.gated) return null
    const { first, last } = cell.gated
    const inside = [origin, destination].map((end) => this.linkInside(end))
    const from = this.tailOf(origin, first, [cell.links[0] ?? -1, ...inside], decisive)
    const to = this.tailOf(destination, last, [cell.links.at(-1) ?? -1, ...inside], decisive)
    return [from, first, last, to].join(' to ')
  }

  /** What matters of the way of an end to its gate, before which or after which its path leads through some links. */
  private tailOf(
    end: Endpoint,
    gate: number,
    links: readonly number[],
    decisive: Decisive,
  ): string {
    if (this.linkInside(end) >= 0) return this.tails.ofEnd(end)
    const { linkPassage } = this.network.graph.network
    const isDecisive = links.some((link) => link >= 0 && decisive.has(linkPassage[link]!))
    return isDecisive ? this.tails.of(wholeOf(end), gate, decisive) : 'any'
  }

  /** The link with a passage on or beside which an end lies; -1 for none. */
  private linkInside(end: Endpoint): number {
    const { linkPassage } = this.network.graph.network
    const link = fairwayOf(end)?.fairway.on.link ?? -1
    return link >= 0 && linkPassage[link]! >= 0 ? link : -1
  }

  private gateRowOf(from: number, closed: IndexSet, between: GateDistances): GateRow {
    const { last } = this
    if (last?.from === from && last.between === between) return last.row
    const row = this.gatePaths.row({ landmarkKm: this.gateKmOf(from) }, closed, between.km)
    this.last = { from, between, row }
    return row
  }

  private numberOf(end: Endpoint): number {
    return this.numbers.get(wholeOf(end)) ?? NO_LABEL
  }

  private gateKmOf(port: number): Float64Array {
    return this.landmarkKmOf(port).subarray(0, this.network.gates.count)
  }

  private landmarkKmOf(port: number): Float64Array {
    const { length } = this.network.graph.network.landmarks
    return kept(this.landmarksKm, port, () => this.ports.landmarkKm(port, length))
  }

  /** Distances between gates with some passages closed. */
  gatesOf(closed: IndexSet): GateDistances {
    return kept(this.gateSets, closed, () => {
      this.betweenGates ??= this.seaBetweenGates()
      const { betweenGates } = this
      return this.network.gates.distancesBy(closed, {
        sea: (gate, entity) => betweenGates.get(entity)![gate]!,
      })
    })
  }

  /** Kilometres over the sea from every gate node to each, by its entity. */
  private seaBetweenGates(): ReadonlyMap<number, Float64Array> {
    const { cornerCount, landmarks } = this.network.graph.network
    const { count } = this.network.gates
    const numbers = Array.from({ length: count }, (_, gate) => this.ports.ofLandmark(gate))
    const rows = numbers.map(() => new Float64Array(count))
    for (const [i, row] of rows.entries()) {
      for (let j = 0; j < i; j++) {
        row[j] = this.ports.km(numbers[i]!, numbers[j]!)
        rows[j]![i] = row[j]!
      }
    }
    return new Map(rows.map((row, gate) => [cornerCount + landmarks[gate]!, row]))
  }
}
