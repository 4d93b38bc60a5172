import { ByteReader, ByteWriter } from './bytes.js'
import { MICRO } from './network-content.js'
import { int32s, uint32s } from './shared.js'

const FORMAT_VERSION = 1
/** Lengths are stored in decimetres: a sum of two is off by less than 0.1 m. */
const PER_KM = 10_000

/**
 * Distances between all ports and the ends of all gates with every gate closed, north of a south limit:
 * each is the least sum over the hubs that both labels have. It only saves time.
 */
export interface PortLabels {
  /** The south limit, degrees. */
  readonly latitude: number
  /** The label of each port, by the id of the port. */
  readonly index: ReadonlyMap<number, number>
  /** Where paths of each port begin, millionths of a degree: a port that is elsewhere has no label. */
  readonly lonLatE6: Int32Array
  /** Labels of ports; those of the gates follow. */
  readonly ports: number
  readonly hubs: number
  /** Where the entries of each label begin, one more than there are labels. */
  readonly first: Int32Array
  /** Hub of each entry, ascending within a label. */
  readonly hub: Int32Array
  /** Decimetres from the hub. */
  readonly decimetres: Uint32Array
}

/** What a file of labels contains besides them. */
interface LabelledNetwork {
  readonly resolutionKm: number
  /** Of the file of the network. */
  readonly checksum: number
}

export function toDecimetres(km: number): number {
  return Math.round(PER_KM * km)
}

export function fromDecimetres(decimetres: number): number {
  return decimetres / PER_KM
}

/** The label of a port whose paths begin at a place; undefined if it has none for this place. */
export function labelOf(
  { index, lonLatE6 }: PortLabels,
  portId: number,
  [lon, lat]: readonly [number, number],
): number | undefined {
  const label = index.get(portId)
  if (label === undefined) return undefined
  const isThere =
    Math.round(MICRO * lon) === lonLatE6[2 * label]! &&
    Math.round(MICRO * lat) === lonLatE6[2 * label + 1]!
  return isThere ? label : undefined
}

/** Writes labels as bytes; `readPortLabels` reads them. */
export function packPortLabels(
  labels: PortLabels,
  { resolutionKm, checksum }: LabelledNetwork,
): Uint8Array {
  const { latitude, index, lonLatE6, ports, hubs, first, hub, decimetres } = labels
  const w = new ByteWriter()
  w.unsigned(FORMAT_VERSION)
  w.unsigned(resolutionKm)
  w.unsigned(checksum)
  w.signed(latitude)
  w.unsigned(ports)
  const ids = [...index].sort(([, a], [, b]) => a - b).map(([id]) => id)
  differences(w, ids)
  for (const axis of [0, 1]) differences(w, lonLatE6.filter((_, i) => i % 2 === axis)) // biome-ignore format: one line
  w.unsigned(hubs)
  w.unsigned(first.length - 1)
  for (let label = 0; label + 1 < first.length; label++) {
    w.unsigned(first[label + 1]! - first[label]!)
  }
  for (let label = 0; label + 1 < first.length; label++) {
    differences(w, hub.subarray(first[label]!, first[label + 1]!))
  }
  for (const value of decimetres) w.unsigned(value)
  return w.finish()
}

/**
 * Reads what `packPortLabels` wrote; null if it was made for another network.
 * @throws Error that says what is wrong with the bytes
 */
export function readPortLabels(bytes: Uint8Array, network: LabelledNetwork): PortLabels | null {
  const r = new ByteReader(bytes)
  const version = r.unsigned()
  if (version !== FORMAT_VERSION) {
    throw new Error(`Port labels: got format ${version}, expected ${FORMAT_VERSION}.`)
  }
  const [resolutionKm, checksum] = [r.unsigned(), r.unsigned()]
  if (resolutionKm !== network.resolutionKm || checksum !== network.checksum) return null
  const latitude = r.signed()
  const ports = r.count()
  const ids = r.deltas(int32s(ports))
  const lonLatE6 = int32s(2 * ports)
  for (const axis of [0, 1]) {
    const values = r.deltas(new Int32Array(ports))
    for (let i = 0; i < ports; i++) lonLatE6[2 * i + axis] = values[i]!
  }
  const hubs = r.unsigned()
  const first = int32s(r.count() + 1)
  for (let label = 0; label + 1 < first.length; label++) {
    first[label + 1] = first[label]! + r.unsigned()
  }
  const entries = first.at(-1)!
  if (entries > r.left) throw new RangeError('More entries than bytes.')
  const hub = int32s(entries)
  for (let label = 0; label + 1 < first.length; label++) {
    r.deltas(hub, 0, first[label]!, first[label + 1]!)
  }
  const decimetres = uint32s(entries)
  for (let i = 0; i < entries; i++) decimetres[i] = r.unsigned()
  if (!r.finished) throw new RangeError('The bytes are damaged.')
  if (hub.some((each) => !(each >= 0 && each < hubs))) throw new RangeError('A hub has no number.')
  const index = new Map(Array.from(ids, (id, label) => [id, label]))
  return { latitude, index, lonLatE6, ports, hubs, first, hub, decimetres }
}

function differences(w: ByteWriter, values: Iterable<number>): void {
  let last = 0
  for (const value of values) {
    w.signed(value - last)
    last = value
  }
}
