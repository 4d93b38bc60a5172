import { uint16s, uint32s } from '../shared.js'
import { ByteReader, ByteWriter, readHead } from './bytes.js'

const FORMAT_VERSION = 2
/** Steps of a distance of labels in a kilometre: decimetres. */
export const STEPS_PER_KM = 10_000

/**
 * The distances of ports and landmarks to hubs, with every gate closed and north of a south limit. The
 * distance between two of them is the least sum of their distances to one hub.
 */
export interface PortLabels {
  /** The limit of these distances: a latitude in degrees, or a number of its own (`numberOf`). */
  readonly southLimit: number
  /** Entities of the network that they belong to. */
  readonly entityCount: number
  /** Ids of the ports; the landmarks of the network come after them. */
  readonly portId: Int32Array
  /** Where each port was: one that has moved since has no label. Millionths of a degree. */
  readonly lonLatE6: Int32Array
  /** Where the entries of each end begin, and where the last ends. */
  readonly first: Uint32Array
  /** Hubs by their ranks, ascending within a label. */
  readonly hub: Uint16Array
  /** Decimetres to the hub. */
  readonly distance: Uint32Array
  /** Where the way of each port to the network begins among the cells, and where the last ends. */
  readonly accessFirst: Uint32Array
  /** Cells of the coast mask at whose centres the ways from the ports to open water turn. */
  readonly accessCell: Uint32Array
}

/**
 * Writes labels as bytes. A distance is written as its difference from that of an earlier end nearby.
 * @param networkChecksum checksum of the file of their network (`checksumOf`)
 */
export function packPortLabels(labels: PortLabels, networkChecksum: number): Uint8Array {
  const { portId, lonLatE6, first, hub, distance } = labels
  const w = new ByteWriter()
  w.unsigned(FORMAT_VERSION)
  w.unsigned(networkChecksum)
  w.signed(labels.southLimit)
  w.unsigned(labels.entityCount)
  w.unsigned(portId.length)
  let last = 0
  portId.forEach((id, i) => {
    w.signed(id - last)
    w.signed(lonLatE6[2 * i]!)
    w.signed(lonLatE6[2 * i + 1]!)
    last = id
  })
  packAccess(w, labels)
  w.unsigned(first.length - 1)
  const known = new Float64Array(hub.reduce((most, h) => Math.max(most, h + 1), 0))
  for (let end = 0; end + 1 < first.length; end++) {
    const near = nearestBefore(lonLatE6, end)
    w.unsigned(end - near)
    w.unsigned(first[end + 1]! - first[end]!)
    note(known, labels, near, end)
    let lastHub = -1
    for (let k = first[end]!; k < first[end + 1]!; k++) {
      w.unsigned(hub[k]! - lastHub - 1)
      w.signed(distance[k]! - known[hub[k]!]!)
      lastHub = hub[k]!
    }
    forget(known, labels, near, end)
  }
  return w.finish()
}

function packAccess(w: ByteWriter, { accessFirst, accessCell }: PortLabels): void {
  let last = 0
  for (let port = 0; port + 1 < accessFirst.length; port++) {
    w.unsigned(accessFirst[port + 1]! - accessFirst[port]!)
    for (let k = accessFirst[port]!; k < accessFirst[port + 1]!; k++) {
      w.signed(accessCell[k]! - last)
      last = accessCell[k]!
    }
  }
}

function readAccess(r: ByteReader, ports: number) {
  const accessFirst = uint32s(ports + 1)
  const cells: number[] = []
  let last = 0
  for (let port = 0; port < ports; port++) {
    for (let left = r.count(); left > 0; left--) {
      last += r.signed()
      cells.push(last)
    }
    accessFirst[port + 1] = cells.length
  }
  const accessCell = uint32s(cells.length)
  accessCell.set(cells)
  return { accessFirst, accessCell }
}

export const LABELS_REMEDY = 'Make them with npm run data -- labels.'
const KIND = { name: 'Port labels', format: FORMAT_VERSION, remedy: LABELS_REMEDY }

/**
 * Reads what `packPortLabels` wrote.
 * @throws Error that names the remedy if it is of another version or damaged
 */
export function readPortLabels(bytes: Uint8Array): PortLabels {
  const r = new ByteReader(bytes)
  readHead(r, KIND)
  try {
    const labels = readLabels(r)
    if (r.finished) return labels
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Error(`Port labels: the bytes are damaged. ${LABELS_REMEDY}`)
}

/** Whether labels belong to the network of a file, by its checksum. */
export function areOfNetwork(bytes: Uint8Array, checksum: number): boolean {
  return readHead(new ByteReader(bytes), KIND) === checksum
}

function readLabels(r: ByteReader): PortLabels {
  const southLimit = r.signed()
  const entityCount = r.unsigned()
  const portId = new Int32Array(r.count())
  const lonLatE6 = new Int32Array(2 * portId.length)
  let last = 0
  for (let i = 0; i < portId.length; i++) {
    last += r.signed()
    portId[i] = last
    lonLatE6[2 * i] = r.signed()
    lonLatE6[2 * i + 1] = r.signed()
  }
  const access = readAccess(r, portId.length)
  const first = uint32s(r.count() + 1)
  // Each entry takes two bytes or more.
  const hub = uint16s(r.left >> 1)
  const distance = uint32s(r.left >> 1)
  const labels = { southLimit, entityCount, portId, lonLatE6, ...access, first, hub, distance }
  const known = new Float64Array(1 << 16)
  let k = 0
  for (let end = 0; end + 1 < first.length; end++) {
    const near = end - r.unsigned()
    const count = r.count()
    note(known, labels, near, end)
    let lastHub = -1
    for (let i = 0; i < count; i++, k++) {
      lastHub += r.unsigned() + 1
      hub[k] = lastHub
      distance[k] = r.signed() + known[lastHub]!
    }
    first[end + 1] = k
    forget(known, labels, near, end)
  }
  return labels
}

/** The earlier port that is nearest to an end; the end itself if there is none. */
function nearestBefore(lonLatE6: Int32Array, end: number): number {
  if (2 * end >= lonLatE6.length) return end
  const [lon, lat] = [lonLatE6[2 * end]!, lonLatE6[2 * end + 1]!]
  let [near, least] = [end, Number.POSITIVE_INFINITY]
  for (let i = 0; i < end; i++) {
    const apart = Math.hypot(lonLatE6[2 * i]! - lon, lonLatE6[2 * i + 1]! - lat)
    if (apart >= least) continue
    least = apart
    near = i
  }
  return near
}

function note(
  known: Float64Array,
  { first, hub, distance }: PortLabels,
  near: number,
  end: number,
) {
  if (near === end) return
  for (let k = first[near]!; k < first[near + 1]!; k++) known[hub[k]!] = distance[k]!
}

function forget(known: Float64Array, { first, hub }: PortLabels, near: number, end: number) {
  if (near === end) return
  for (let k = first[near]!; k < first[near + 1]!; k++) known[hub[k]!] = 0
}
