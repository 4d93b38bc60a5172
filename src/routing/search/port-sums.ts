import { LRUCache } from 'lru-cache'
import type { IndexSet } from '../../sea/index-set.js'
import { fromDecimetres, type PortLabels } from '../../sea/port-labels.js'
import type { Query } from '../query.js'
import { SouthLimit } from '../south-limit.js'
import type { GateDistances, GatePath, GatePaths, Gates } from './gates.js'

/** Sets of closed passages whose distances between gates are kept: a third of a megabyte each. */
const MAX_SETS = 32
/** Ports whose distances to the gates are kept: a kilobyte each. */
const MAX_PORTS = 2048

/** The shortest path between two ports north of the limit of their labels. */
export interface PortSum {
  /** Infinity without a path. */
  readonly km: number
  /** The path if it leads through gates. */
  readonly gated: GatePath | null
  /** Kilometres of the shortest path with every gate closed. */
  readonly seaKm: number
}

/** Lengths of paths between ports by their labels, without a search. */
export class PortSums {
  private readonly sets = new LRUCache<IndexSet, GateDistances>({ max: MAX_SETS })
  private readonly gateKm = new LRUCache<number, Float64Array>({ max: MAX_PORTS })
  /** Kilometres to each hub from the port that `toHubsFrom` was last called for. */
  private readonly toHub: Float64Array
  private origin = -1
  private readonly limit: SouthLimit

  constructor(
    readonly labels: PortLabels,
    private readonly gates: Gates,
    private readonly gatePaths: GatePaths,
  ) {
    this.limit = new SouthLimit(labels.latitude)
    this.toHub = new Float64Array(labels.hubs).fill(Number.POSITIVE_INFINITY)
  }

  /** From one end to another; null if one of them has no label. */
  between({ origin, destination, closed }: Query): PortSum | null {
    const [from, to] = [origin.label, destination.label]
    return from === undefined || to === undefined ? null : this.row(from, [to], closed)[0]!
  }

  /**
   * Whether no path that is shorter than a given length comes near the limit: the labels then hold for
   * the sea without a limit too.
   */
  isFarFromLimit({ origin, destination }: Query, km: number): boolean {
    return (
      km < Number.POSITIVE_INFINITY &&
      !this.limit.mayBePassed(origin.snapped, destination.snapped, km)
    )
  }

  /** From one port to others, in their order. */
  row(origin: number, destinations: readonly number[], closed: IndexSet): PortSum[] {
    const gates = this.distances(closed)
    const row = this.gatePaths.row({ landmarkKm: this.toGates(origin) }, closed, gates.km)
    return destinations.map((destination) => {
      const gated = this.gatePaths.best(row, { landmarkKm: this.toGates(destination) })
      const seaKm = this.seaKm(origin, destination)
      return gated && gated.km < seaKm
        ? { km: gated.km, gated, seaKm }
        : { km: seaKm, gated: null, seaKm }
    })
  }

  /** The links with a passage that a path uses between its gates. */
  links({ first, last }: GatePath, closed: IndexSet): readonly number[] {
    return this.gates.links(first, last, closed, this.distances(closed))
  }

  private distances(closed: IndexSet): GateDistances {
    const { ports } = this.labels
    let distances = this.sets.get(closed)
    if (!distances) {
      distances = this.gates.distancesBy(closed, {
        sea: (gate, entity) => this.seaKm(ports + gate, ports + this.gates.indexAt(entity)),
      })
      this.sets.set(closed, distances)
    }
    return distances
  }

  private toGates(label: number): Float64Array {
    let km = this.gateKm.get(label)
    if (!km) {
      const { ports } = this.labels
      km = Float64Array.from({ length: this.gates.count }, (_, gate) =>
        this.seaKm(label, ports + gate),
      )
      this.gateKm.set(label, km)
    }
    return km
  }

  /** Kilometres between two labels with every gate closed. */
  private seaKm(from: number, to: number): number {
    if (from !== this.origin) this.startAt(from)
    const { first, hub, decimetres } = this.labels
    const { toHub } = this
    let least = Number.POSITIVE_INFINITY
    for (let i = first[to]!; i < first[to + 1]!; i++) {
      const sum = toHub[hub[i]!]! + decimetres[i]!
      if (sum < least) least = sum
    }
    return fromDecimetres(least)
  }

  private startAt(label: number): void {
    const { toHub } = this
    const { first, hub, decimetres } = this.labels
    if (this.origin >= 0) {
      for (let i = first[this.origin]!; i < first[this.origin + 1]!; i++) {
        toHub[hub[i]!] = Number.POSITIVE_INFINITY
      }
    }
    for (let i = first[label]!; i < first[label + 1]!; i++) toHub[hub[i]!] = decimetres[i]!
    this.origin = label
  }
}
