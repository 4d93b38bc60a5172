import { PASSAGES } from '../passages.js'
import { int32s, bytes as sharedBytes } from '../shared.js'
import type { BayColumns } from '../sight/bays.js'
import { ByteReader, ByteWriter } from './bytes.js'
import {
  allMetres,
  type PackedTable,
  packLandmarkTable,
  readLandmarkTable,
} from './landmark-table.js'
import type { LegLists, NetworkContent, Triangles } from './network-content.js'

const FORMAT_VERSION = 9
/** The version without the last two rows, which only save time. */
const BARE_VERSION = 8
/** The version with distances between ports, which nothing reads. */
const OLD_VERSION = 7

/** Writes the content of a network as bytes; `openNetwork` reads them. */
export function packNetwork(c: NetworkContent, passages: readonly string[] = PASSAGES): Uint8Array {
  const w = new ByteWriter()
  const isBare = c.portLegs === null || c.bays === null
  w.unsigned(isBare ? BARE_VERSION : FORMAT_VERSION)
  w.unsigned(c.resolutionKm)
  w.unsigned(passages.length)
  for (const id of passages) text(w, id)
  deltas(w, even(c.lonLatE6, 0))
  deltas(w, even(c.lonLatE6, 1))
  section(w, (part) => packTriangles(part, c))
  deltas(w, c.cornerVertex)
  deltas(w, c.nodeVertex)
  deltas(w, even(c.nodeLonLatE6, 0))
  deltas(w, even(c.nodeLonLatE6, 1))
  deltas(w, c.linkFrom)
  deltas(w, c.linkTo)
  deltas(w, c.linkPassage)
  deltas(w, c.linkFirst)
  deltas(w, even(c.linkLonLatE6, 0))
  deltas(w, even(c.linkLonLatE6, 1))
  section(w, (part) => packLegs(part, c))
  deltas(w, c.landmarks)
  w.unsigned(c.gateLandmarks)
  packLandmarkTable(w, c.landmarks.length, c.landmarkMetres)
  deltas(w, c.portId)
  deltas(w, c.portNode)
  if (c.portLegs !== null && c.bays !== null) {
    packSparseLegs(w, c.portLegs)
    packBays(w, c.bays)
  }
  return w.finish()
}

/** A part that can be passed over: how many bytes it has, then these. */
function section(w: ByteWriter, pack: (part: ByteWriter) => void): void {
  const part = new ByteWriter()
  pack(part)
  const bytes = part.finish()
  w.unsigned(bytes.length)
  w.bytes(bytes)
}

function packTriangles(w: ByteWriter, { start, closed, water, after }: Triangles): void {
  w.unsigned(start.length)
  // The corners of a triangle have similar numbers. The first is relative to the previous triangle's
  // first.
  for (let e = 0; e < start.length; e++) {
    w.signed(start[e]! - (e === 0 ? 0 : start[e % 3 === 0 ? e - 3 : e - 1]!))
  }
  bits(w, closed)
  bits(w, water)
  for (let v = 0; v < after.length; v++) w.signed(after[v]! < 0 ? 0 : after[v]! - v)
}

function even(pairs: Int32Array, offset: number): Int32Array {
  const half = new Int32Array(pairs.length / 2)
  for (let i = 0; i < half.length; i++) half[i] = pairs[2 * i + offset]!
  return half
}

function text(w: ByteWriter, value: string): void {
  const bytes = new TextEncoder().encode(value)
  w.unsigned(bytes.length)
  for (const byte of bytes) w.unsigned(byte)
}

function deltas(w: ByteWriter, values: Int32Array): void {
  w.unsigned(values.length)
  let last = 0
  for (const value of values) {
    w.signed(value - last)
    last = value
  }
}

function bits(w: ByteWriter, flags: Uint8Array): void {
  w.unsigned(flags.length)
  for (let i = 0; i < flags.length; i += 7) {
    let byte = 0
    for (let k = 0; k < 7 && i + k < flags.length; k++) byte |= flags[i + k]! << k
    w.unsigned(byte)
  }
}

function packLegs(w: ByteWriter, legs: LegLists): void {
  w.unsigned(legs.legFirst.length - 1)
  for (let row = 0; row + 1 < legs.legFirst.length; row++) {
    w.unsigned(legs.legFirst[row + 1]! - legs.legFirst[row]!)
    packRow(w, legs, row)
  }
}

function packRow(w: ByteWriter, { legFirst, legTo }: LegLists, row: number): void {
  let last = row
  for (let k = legFirst[row]!; k < legFirst[row + 1]!; k++) {
    w.signed(legTo[k]! - last)
    last = legTo[k]!
  }
}

/** Legs that few states have: the states, how many legs each has, then the legs. */
function packSparseLegs(w: ByteWriter, legs: LegLists): void {
  const count = (row: number) => legs.legFirst[row + 1]! - legs.legFirst[row]!
  const rows = Int32Array.from(legs.legFirst.keys()).filter((row) => count(row) > 0)
  deltas(w, rows)
  for (const row of rows) w.unsigned(count(row))
  for (const row of rows) packRow(w, legs, row)
}

function packBays(w: ByteWriter, bays: BayColumns): void {
  deltas(w, bays.bayParent)
  deltas(w, bays.triangleBay)
  deltas(w, bays.cutTriangle)
  deltas(w, bays.cutBay)
  deltas(w, bays.entityBay)
}

/** What a file contains. What a route between ports does not need is read later. */
export interface PackedContent
  extends Omit<NetworkContent, 'landmarkMetres' | keyof Triangles | keyof LegLists> {
  readonly landmarkTable: PackedTable
  /** Reads the triangles. @throws RangeError if the bytes are damaged */
  readonly triangles: () => Triangles
  /** Reads the legs. @throws RangeError if the bytes are damaged */
  readonly legs: () => LegLists
}

/** Reads all that `packNetwork` wrote. @throws Error as `readPacked` does */
export function readNetwork(bytes: Uint8Array): NetworkContent {
  const { landmarkTable, triangles, legs, ...content } = readPacked(bytes)
  const landmarkMetres = allMetres(landmarkTable)
  return { ...content, ...triangles(), ...legs(), landmarkMetres }
}

/**
 * Reads what `packNetwork` wrote.
 * @throws Error that says what is wrong: another version, other passages, or damage. The caller
 *   that opens a file adds its name and the remedy.
 */
export function readPacked(bytes: Uint8Array, rest?: ReadRest): PackedContent {
  try {
    return readContent(new ByteReader(bytes), rest ? sectionsOf(rest) : ownSection)
  } catch (error) {
    if (error instanceof RangeError) throw damaged(error)
    throw error
  }
}

/** The second part of `splitNetwork`. @throws Error while it is not there */
export type ReadRest = () => Uint8Array

/** The bytes of a network in two: what a route between ports reads, and the triangles and legs, which it does not. */
export function splitNetwork(bytes: Uint8Array): { first: Uint8Array; rest: Uint8Array } {
  const first = new ByteWriter()
  const rest = new ByteWriter()
  const r = new ByteReader(bytes)
  let from = 0
  readContent(r, () => {
    first.bytes(bytes.subarray(from, r.position))
    first.unsigned(0)
    section(rest, (part) => part.bytes(r.bytes(r.count())))
    from = r.position
    return () => new Uint8Array()
  })
  first.bytes(bytes.subarray(from))
  return { first: first.finish(), rest: rest.finish() }
}

/** Takes a section from a reader, to be read later. */
type TakeSection = (r: ByteReader) => () => Uint8Array

const ownSection: TakeSection = (r) => {
  // A copy, because the bytes of the whole file would stay in memory with it.
  const bytes = r.bytes(r.count()).slice()
  return () => bytes
}

/** The sections of the rest, in the order in which those of the first part are empty. */
function sectionsOf(read: ReadRest): TakeSection {
  let count = 0
  return (r) => {
    if (r.count() !== 0) throw damaged()
    const before = count++
    return () => {
      const rest = new ByteReader(read())
      for (let at = 0; at < before; at++) rest.bytes(rest.count())
      return rest.bytes(rest.count())
    }
  }
}

function damaged(cause?: RangeError): Error {
  return new Error('Sea network: the bytes are damaged.', { cause })
}

function readContent(r: ByteReader, take: TakeSection): PackedContent {
  const version = r.unsigned()
  const isBare = version === BARE_VERSION
  if (!isBare && version !== FORMAT_VERSION && version !== OLD_VERSION) {
    throw new Error(`Sea network: got format ${version}, expected ${FORMAT_VERSION}.`)
  }
  const resolutionKm = r.unsigned()
  checkPassages(r)
  const lonLatE6 = zip(readDeltas(r), readDeltas(r))
  const vertices = lonLatE6.length / 2
  const triangles = later(take(r), (part) => readTriangles(part, vertices))
  const cornerVertex = readDeltas(r)
  const nodeVertex = readDeltas(r)
  const nodeLonLatE6 = zip(readDeltas(r), readDeltas(r))
  const linkFrom = readDeltas(r)
  const linkTo = readDeltas(r)
  const linkPassage = readDeltas(r)
  const linkFirst = readDeltas(r)
  const linkLonLatE6 = zip(readDeltas(r), readDeltas(r))
  const legs = later(take(r), readLegs)
  const landmarks = readDeltas(r)
  const gateLandmarks = r.unsigned()
  const entities = cornerVertex.length + nodeVertex.length
  const landmarkTable = readLandmarkTable(r, landmarks.length, entities)
  const portId = readDeltas(r)
  const portNode = readDeltas(r)
  const ports = portId.length
  if (version === OLD_VERSION && ports > 0) r.skip((ports * (ports - 1)) / 2 + ports - 1)
  const states = 2 * cornerVertex.length + nodeVertex.length
  const portLegs = isBare ? null : readSparseLegs(r, states)
  const bays = isBare ? null : readBays(r)
  if (!r.finished) throw damaged()
  return {
    resolutionKm,
    lonLatE6,
    triangles,
    cornerVertex,
    nodeVertex,
    nodeLonLatE6,
    linkFrom,
    linkTo,
    linkPassage,
    linkFirst,
    linkLonLatE6,
    legs,
    landmarks,
    gateLandmarks,
    landmarkTable,
    portId,
    portNode,
    portLegs,
    bays,
  }
}

/** The passage of a link is a number, so the file and the program must number passages alike. */
function checkPassages(r: ByteReader): void {
  const count = r.unsigned()
  for (let bit = 0; bit < Math.max(count, PASSAGES.length); bit++) {
    const id = bit < count ? readText(r) : 'none'
    const expected = PASSAGES[bit] ?? 'none'
    if (id !== expected) {
      throw new Error(
        `Sea network: built for other passages: number ${bit} is ${id}, expected ${expected}.`,
      )
    }
  }
}

/** A part that `section` wrote, to be read later. */
function later<Part>(bytes: () => Uint8Array, read: (part: ByteReader) => Part): () => Part {
  return () => {
    const part = new ByteReader(bytes())
    const value = read(part)
    if (!part.finished) throw damaged()
    return value
  }
}

function readTriangles(r: ByteReader, vertices: number): Triangles {
  const start = readStarts(r)
  const closed = readBits(r)
  const water = readBits(r)
  const after = int32s(vertices)
  for (let v = 0; v < after.length; v++) {
    const step = r.signed()
    after[v] = step === 0 ? -1 : v + step
  }
  return { start, closed, water, after }
}

function readText(r: ByteReader): string {
  const length = r.count()
  return new TextDecoder().decode(Uint8Array.from({ length }, () => r.unsigned()))
}

function readDeltas(r: ByteReader): Int32Array {
  return r.deltas(int32s(r.count()))
}

function readStarts(r: ByteReader): Int32Array {
  const start = int32s(r.count())
  let first = 0
  for (let e = 0; e < start.length; e += 3) {
    first += r.signed()
    const second = first + r.signed()
    start[e] = first
    start[e + 1] = second
    start[e + 2] = second + r.signed()
  }
  return start
}

function readBits(r: ByteReader): Uint8Array {
  const flags = sharedBytes(r.count(7))
  for (let i = 0; i < flags.length; i += 7) {
    const byte = r.unsigned()
    for (let k = 0; k < 7 && i + k < flags.length; k++) flags[i + k] = (byte >> k) & 1
  }
  return flags
}

function readLegs(r: ByteReader): LegLists {
  const rows = r.count()
  const legFirst = new Int32Array(rows + 1)
  // An estimate, enlarged if too small: rows have about ten legs, and each row states its own count.
  let legTo = new Int32Array(16 * rows)
  for (let row = 0; row < rows; row++) {
    const from = legFirst[row]!
    const end = from + r.count()
    if (end > legTo.length) legTo = grown(legTo, end)
    r.deltas(legTo, row, from, end)
    legFirst[row + 1] = end
  }
  return { legFirst, legTo: legTo.subarray(0, legFirst[rows]) }
}

function readSparseLegs(r: ByteReader, states: number): LegLists {
  const rows = readDeltas(r)
  const legFirst = new Int32Array(states + 1)
  for (const row of rows) {
    if (!(row >= 0 && row < states)) throw new RangeError(`There is no state ${row}.`)
    legFirst[row + 1] = r.count()
  }
  for (let row = 0; row < states; row++) legFirst[row + 1]! += legFirst[row]!
  if (legFirst[states]! > r.left) throw new RangeError('More legs than bytes.')
  const legTo = new Int32Array(legFirst[states]!)
  for (const row of rows) r.deltas(legTo, row, legFirst[row]!, legFirst[row + 1]!)
  return { legFirst, legTo }
}

function grown(values: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(Math.max(least, 2 * values.length))
  more.set(values)
  return more
}

function readBays(r: ByteReader): BayColumns {
  return {
    bayParent: readDeltas(r),
    triangleBay: readDeltas(r),
    cutTriangle: readDeltas(r),
    cutBay: readDeltas(r),
    entityBay: readDeltas(r),
  }
}

function zip(a: Int32Array, b: Int32Array): Int32Array {
  const out = int32s(2 * a.length)
  for (let i = 0; i < a.length; i++) {
    out[2 * i] = a[i]!
    out[2 * i + 1] = b[i]!
  }
  return out
}
