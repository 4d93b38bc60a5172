import { uint16s, uint32s } from '../shared.js'
import { ByteReader, ByteWriter, readHead } from './bytes.js'

const FORMAT_VERSION = 3
/** Steps of a distance of labels in a kilometre: decimetres. */
export const STEPS_PER_KM = 10_000

/** The distances of ends to hubs: that between two ends is the least sum of their distances to one hub. */
export interface Hubs {
  /** Where the entries of each end begin, and where the last ends. */
  readonly first: Uint32Array
  /** Hubs by their ranks, ascending within a label. */
  readonly hub: Uint16Array
  /** Decimetres to the hub. */
  readonly distance: Uint32Array
}

/**
 * The distances between ports, landmarks and the middles of straits, with every gate closed and north of a south limit.
 */
export interface PortLabels extends Hubs {
  /** The limit of these distances: a latitude in degrees, or a number of its own (`numberOf`). */
  readonly southLimit: number
  /** Entities of the network that they belong to. */
  readonly entityCount: number
  /** Ids of the ports; the landmarks of the network come after them. */
  readonly portId: Int32Array
  /** Where each port was: one that has moved since has no label. Millionths of a degree. */
  readonly lonLatE6: Int32Array
  /** Where the way of each port to the network begins among the cells, and where the last ends. */
  readonly accessFirst: Uint32Array
  /** Cells of the coast mask at whose centres the ways from the ports to open water turn. */
  readonly accessCell: Uint32Array
  /** The straits whose middles are ends, after the landmarks. */
  readonly straits: readonly string[]
  /** The straits that an ordinary ship cannot use. */
  readonly barred: readonly string[]
  /** The same distances with these closed; null at resolutions for which it was not made. */
  readonly round: Hubs | null
}

/**
 * Writes labels as bytes. A distance is written as its difference from that of an earlier end nearby.
 * @param networkChecksum checksum of the file of their network (`checksumOf`)
 */
export function packPortLabels(labels: PortLabels, networkChecksum: number): Uint8Array {
  const { portId, lonLatE6, round } = labels
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
  packNames(w, labels.straits)
  packNames(w, labels.barred)
  for (const hubs of [labels, ...(round ? [round] : [])]) packHubs(w, hubs, lonLatE6)
  return w.finish()
}

function packHubs(w: ByteWriter, hubs: Hubs, lonLatE6: Int32Array): void {
  const { first, hub, distance } = hubs
  w.unsigned(first.length - 1)
  w.unsigned(hub.length)
  const known = new Float64Array(hub.reduce((most, h) => Math.max(most, h + 1), 0))
  for (let end = 0; end + 1 < first.length; end++) {
    const near = nearestBefore(lonLatE6, end)
    w.unsigned(end - near)
    w.unsigned(first[end + 1]! - first[end]!)
    note(known, hubs, near, end)
    let lastHub = -1
    for (let k = first[end]!; k < first[end + 1]!; k++) {
      w.unsigned(hub[k]! - lastHub - 1)
      w.signed(distance[k]! - known[hub[k]!]!)
      lastHub = hub[k]!
    }
    forget(known, hubs, near, end)
  }
}

function packNames(w: ByteWriter, names: readonly string[]): void {
  const bytes = new TextEncoder().encode(names.join('\n'))
  w.unsigned(bytes.length)
  for (const byte of bytes) w.unsigned(byte)
}

function readNames(r: ByteReader): string[] {
  const bytes = Uint8Array.from({ length: r.count() }, () => r.unsigned())
  const text = new TextDecoder().decode(bytes)
  return text === '' ? [] : text.split('\n')
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
  const ends = { southLimit, entityCount, portId, lonLatE6, ...access }
  const [straits, barred] = [readNames(r), readNames(r)]
  const hubs = readHubs(r)
  return { ...ends, straits, barred, ...hubs, round: r.finished ? null : readHubs(r) }
}

function readHubs(r: ByteReader): Hubs {
  const first = uint32s(r.count() + 1)
  // Each entry takes two bytes or more.
  const entries = r.count(1 / 2)
  const hubs = { first, hub: uint16s(entries), distance: uint32s(entries) }
  const { hub, distance } = hubs
  const known = new Float64Array(1 << 16)
  let k = 0
  for (let end = 0; end + 1 < first.length; end++) {
    const near = end - r.unsigned()
    const count = r.count()
    note(known, hubs, near, end)
    let lastHub = -1
    for (let i = 0; i < count; i++, k++) {
      lastHub += r.unsigned() + 1
      hub[k] = lastHub
      distance[k] = r.signed() + known[lastHub]!
    }
    first[end + 1] = k
    forget(known, hubs, near, end)
  }
  return hubs
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

function note(known: Float64Array, { first, hub, distance }: Hubs, near: number, end: number) {
  if (near === end) return
  for (let k = first[near]!; k < first[near + 1]!; k++) known[hub[k]!] = distance[k]!
}

function forget(known: Float64Array, { first, hub }: Hubs, near: number, end: number) {
  if (near === end) return
  for (let k = first[near]!; k < first[near + 1]!; k++) known[hub[k]!] = 0
}
