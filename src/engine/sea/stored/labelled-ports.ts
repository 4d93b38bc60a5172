import { MICRO } from './network-content.js'
import { type PortLabels, STEPS_PER_KM } from './port-labels.js'

/** Sums of two distances that differ by less are of the same path, decimetres. */
const SAME_STEPS = 5
const LEADS = 1
const LEADS_NOT = 2

/** Looks up labels. */
export class LabelledPorts {
  /** Whether each hub is the end of a port that lies beside the network. */
  private beside: Uint8Array | null = null
  /** For each end, whether its paths may lead through one of these; 0 where it is not known yet. */
  private readonly leads: Uint8Array
  private readonly index: ReadonlyMap<number, number>
  /** Decimetres from the last origin to each hub; Infinity for none. */
  private readonly toHub = new Float64Array(1 << 16).fill(Number.POSITIVE_INFINITY)
  private origin = -1
  private hubs: LandmarksByHub | null = null

  /** @param nodes the ports at nodes of the network, through which any path may lead */
  constructor(
    private readonly labels: PortLabels,
    private readonly nodes: Pick<ReadonlySet<number>, 'has'>,
  ) {
    this.index = new Map(Array.from(labels.portId, (id, i) => [id, i]))
    this.leads = new Uint8Array(labels.first.length - 1)
  }

  /** The number of a port, if it is where it was; otherwise -1. */
  of(portId: number, [lon, lat]: readonly [number, number]): number {
    const { lonLatE6 } = this.labels
    const i = this.index.get(portId)
    if (i === undefined) return -1
    const isThere =
      lonLatE6[2 * i] === Math.round(MICRO * lon) && lonLatE6[2 * i + 1] === Math.round(MICRO * lat)
    return isThere ? i : -1
  }

  /** The cells at which the way of a port to open water turns; none if it lies there, or has no way. */
  access(port: number): Uint32Array {
    const { accessFirst, accessCell } = this.labels
    return accessCell.subarray(accessFirst[port]!, accessFirst[port + 1]!)
  }

  /** Whether an end has a label: one on land or in a closed strait has none. */
  isKnown(end: number): boolean {
    return this.labels.first[end]! < this.labels.first[end + 1]!
  }

  /** The number of a landmark. */
  ofLandmark(landmark: number): number {
    return this.labels.portId.length + landmark
  }

  /**
   * Kilometres between two ends, by their numbers; Infinity if no water joins them. Fast if the first is that of the call
   * before.
   */
  km(from: number, to: number): number {
    const { first, hub, distance } = this.labels
    const { toHub } = this
    if (from !== this.origin) this.depart(from)
    let least = Number.POSITIVE_INFINITY
    for (let k = first[to]!; k < first[to + 1]!; k++) {
      const sum = distance[k]! + toHub[hub[k]!]!
      if (sum < least) least = sum
    }
    return least / STEPS_PER_KM
  }

  /** Kilometres from an end to so many landmarks: as `km`, but it reads only what both have in common. */
  landmarkKm(from: number, landmarks: number): Float64Array {
    const { first, hub, distance } = this.labels
    this.hubs ??= landmarksByHub(this.labels)
    const { start, landmark, steps } = this.hubs
    const km = new Float64Array(landmarks).fill(Number.POSITIVE_INFINITY)
    for (let k = first[from]!; k < first[from + 1]!; k++) {
      const own = distance[k]!
      for (let i = start[hub[k]!]!; i < start[hub[k]! + 1]!; i++) {
        const sum = own + steps[i]!
        if (sum < km[landmark[i]!]!) km[landmark[i]!] = sum
      }
    }
    for (let r = 0; r < landmarks; r++) km[r]! /= STEPS_PER_KM
    return km
  }

  /**
   * Whether the distance between two ends leads through the end of a third port that lies beside the network. Such a
   * path may use the water between that port and the fairway, which no route does, so that it may be too short.
   */
  isThroughPort(from: number, to: number): boolean {
    const { first, hub, distance } = this.labels
    const { isBeside } = this
    if (!this.mayLeadThroughPort(from) || !this.mayLeadThroughPort(to)) return false
    let [atPort, elsewhere] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // Hubs ascend in both labels. The distances from the last origin stay as they are, for the cells to come.
    let [i, k] = [first[from]!, first[to]!]
    while (i < first[from + 1]! && k < first[to + 1]!) {
      const difference = hub[i]! - hub[k]!
      if (difference === 0) {
        const [here, there] = [distance[i]!, distance[k]!]
        const isThird = isBeside[hub[k]!] === 1 && there > 0 && here > 0
        if (isThird) atPort = Math.min(atPort, there + here)
        else elsewhere = Math.min(elsewhere, there + here)
      }
      if (difference <= 0) i++
      if (difference >= 0) k++
    }
    return atPort + SAME_STEPS < elsewhere
  }

  /** Whether a third port beside the network is a hub of an end. */
  private mayLeadThroughPort(end: number): boolean {
    const { first, hub, distance } = this.labels
    const { isBeside, leads } = this
    for (let k = first[end]!; leads[end] === 0 && k < first[end + 1]!; k++) {
      if (isBeside[hub[k]!] === 1 && distance[k]! > 0) leads[end] = LEADS
    }
    if (leads[end] === 0) leads[end] = LEADS_NOT
    return leads[end] === LEADS
  }

  private get isBeside(): Uint8Array {
    this.beside ??= hubsBeside(this.labels, this.nodes)
    return this.beside
  }

  private depart(from: number): void {
    const { first, hub, distance } = this.labels
    const { toHub, origin } = this
    if (origin >= 0) {
      for (let k = first[origin]!; k < first[origin + 1]!; k++) {
        toHub[hub[k]!] = Number.POSITIVE_INFINITY
      }
    }
    for (let k = first[from]!; k < first[from + 1]!; k++) toHub[hub[k]!] = distance[k]!
    this.origin = from
  }
}

/** The ends after the ports, by the hubs in their labels: where those of each hub begin, their numbers, and decimetres. */
interface LandmarksByHub {
  readonly start: Uint32Array
  readonly landmark: Uint16Array
  readonly steps: Uint32Array
}

function landmarksByHub({ portId, first, hub, distance }: PortLabels): LandmarksByHub {
  const ports = portId.length
  const start = new Uint32Array((1 << 16) + 1)
  for (let k = first[ports]!; k < hub.length; k++) start[hub[k]! + 1]!++
  for (let h = 0; h < 1 << 16; h++) start[h + 1]! += start[h]!
  const next = start.slice()
  const entries = hub.length - first[ports]!
  const byHub = { start, landmark: new Uint16Array(entries), steps: new Uint32Array(entries) }
  for (let end = ports; end + 1 < first.length; end++) {
    for (let k = first[end]!; k < first[end + 1]!; k++) {
      const at = next[hub[k]!]!++
      byHub.landmark[at] = end - ports
      byHub.steps[at] = distance[k]!
    }
  }
  return byHub
}

/** A hub is the end of a port where the port is no distance away. */
function hubsBeside(
  { portId, first, hub, distance }: PortLabels,
  nodes: Pick<ReadonlySet<number>, 'has'>,
): Uint8Array {
  const isBeside = new Uint8Array(1 << 16)
  for (const [port, id] of portId.entries()) {
    if (nodes.has(id)) continue
    for (let k = first[port]!; k < first[port + 1]!; k++) {
      if (distance[k] === 0) isBeside[hub[k]!] = 1
    }
  }
  return isBeside
}

/** Whether labels belong to a network. */
export function areOf(
  labels: Pick<PortLabels, 'portId' | 'straits' | 'entityCount' | 'first'>,
  { entityCount, landmarks }: { readonly entityCount: number; readonly landmarks: Int32Array },
): boolean {
  const ends = labels.portId.length + landmarks.length + labels.straits.length
  return labels.entityCount === entityCount && labels.first.length === ends + 1
}
