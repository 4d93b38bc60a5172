import type { BayColumns } from './bays.js'
import { ByteReader, ByteWriter } from './bytes.js'
import { packLandmarkMetres, readLandmarkMetres } from './landmark-metres.js'
import type { NetworkContent } from './network-content.js'
import { CLOSABLE_PASSAGES } from './passages.js'
import { packPortMetres, readPortMetres } from './port-metres.js'
import { int32s, bytes as sharedBytes } from './shared.js'

const FORMAT_VERSION = 5
/** The version without the last two rows, which only save time. */
const BARE_VERSION = 4

/** Writes the content of a network as bytes; `openNetwork` reads them. */
export function packNetwork(
  c: NetworkContent,
  passages: readonly string[] = CLOSABLE_PASSAGES,
): Uint8Array {
  const w = new ByteWriter()
  const isBare = c.portLegs === null || c.bays === null
  w.unsigned(isBare ? BARE_VERSION : FORMAT_VERSION)
  w.unsigned(c.resolutionKm)
  w.unsigned(passages.length)
  for (const id of passages) text(w, id)
  deltas(w, even(c.lonLatE6, 0))
  deltas(w, even(c.lonLatE6, 1))
  w.unsigned(c.start.length)
  // The corners of a triangle have similar numbers. The first is relative to the previous triangle's
  // first.
  for (let e = 0; e < c.start.length; e++) {
    w.signed(c.start[e]! - (e === 0 ? 0 : c.start[e % 3 === 0 ? e - 3 : e - 1]!))
  }
  bits(w, c.closed)
  bits(w, c.water)
  for (let v = 0; v < c.after.length; v++) w.signed(c.after[v]! < 0 ? 0 : c.after[v]! - v)
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
  packLegs(w, c)
  deltas(w, c.landmarks)
  w.unsigned(c.gateLandmarks)
  packLandmarkMetres(w, c.landmarks.length, c.landmarkMetres)
  deltas(w, c.portId)
  deltas(w, c.portNode)
  packPortMetres(w, c.portId.length, c.portMetres)
  if (c.portLegs !== null && c.bays !== null) {
    deltas(w, c.portLegs)
    packBays(w, c.bays)
  }
  return w.finish()
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

function packLegs(w: ByteWriter, c: NetworkContent): void {
  w.unsigned(c.legFirst.length - 1)
  for (let row = 0; row + 1 < c.legFirst.length; row++) {
    const from = c.legFirst[row]!
    const end = c.legFirst[row + 1]!
    w.unsigned(end - from)
    let last = row
    for (let k = from; k < end; k++) {
      w.signed(c.legTo[k]! - last)
      last = c.legTo[k]!
    }
  }
}

function packBays(w: ByteWriter, bays: BayColumns): void {
  deltas(w, bays.bayParent)
  deltas(w, bays.triangleBay)
  deltas(w, bays.cutTriangle)
  deltas(w, bays.cutBay)
  deltas(w, bays.entityBay)
}

/**
 * Reads what `packNetwork` wrote.
 * @throws Error that says what is wrong: another version, other passages, or damage. The caller
 *   that opens a file adds its name and the remedy.
 */
export function readNetwork(bytes: Uint8Array): NetworkContent {
  try {
    return readContent(new ByteReader(bytes))
  } catch (error) {
    if (error instanceof RangeError) throw damaged(error)
    throw error
  }
}

function damaged(cause?: RangeError): Error {
  return new Error('Sea network: the bytes are damaged.', { cause })
}

function readContent(r: ByteReader): NetworkContent {
  const version = r.unsigned()
  if (version !== FORMAT_VERSION && version !== BARE_VERSION) {
    throw new Error(`Sea network: got format ${version}, expected ${FORMAT_VERSION}.`)
  }
  const resolutionKm = r.unsigned()
  checkPassages(r)
  const lonLatE6 = zip(readDeltas(r), readDeltas(r))
  const start = readStarts(r)
  const closed = readBits(r)
  const water = readBits(r)
  const after = int32s(lonLatE6.length / 2)
  for (let v = 0; v < after.length; v++) {
    const step = r.signed()
    after[v] = step === 0 ? -1 : v + step
  }
  const cornerVertex = readDeltas(r)
  const nodeVertex = readDeltas(r)
  const nodeLonLatE6 = zip(readDeltas(r), readDeltas(r))
  const linkFrom = readDeltas(r)
  const linkTo = readDeltas(r)
  const linkPassage = readDeltas(r)
  const linkFirst = readDeltas(r)
  const linkLonLatE6 = zip(readDeltas(r), readDeltas(r))
  const legs = readLegs(r)
  const landmarks = readDeltas(r)
  const gateLandmarks = r.unsigned()
  const landmarkMetres = readLandmarkMetres(
    r,
    landmarks.length,
    cornerVertex.length + nodeVertex.length,
  )
  const portId = readDeltas(r)
  const portNode = readDeltas(r)
  const portMetres = readPortMetres(r, portId.length)
  const portLegs = version === BARE_VERSION ? null : readDeltas(r)
  const bays = version === BARE_VERSION ? null : readBays(r)
  if (!r.finished) throw damaged()
  return {
    resolutionKm,
    lonLatE6,
    start,
    closed,
    water,
    after,
    cornerVertex,
    nodeVertex,
    nodeLonLatE6,
    linkFrom,
    linkTo,
    linkPassage,
    linkFirst,
    linkLonLatE6,
    ...legs,
    landmarks,
    gateLandmarks,
    landmarkMetres,
    portId,
    portNode,
    portMetres,
    portLegs,
    bays,
  }
}

/** The passage of a link is a number, so the file and the program must number passages alike. */
function checkPassages(r: ByteReader): void {
  const count = r.unsigned()
  for (let bit = 0; bit < Math.max(count, CLOSABLE_PASSAGES.length); bit++) {
    const id = bit < count ? readText(r) : 'none'
    const expected = CLOSABLE_PASSAGES[bit] ?? 'none'
    if (id !== expected) {
      throw new Error(
        `Sea network: built for other passages: number ${bit} is ${id}, expected ${expected}.`,
      )
    }
  }
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

function readLegs(r: ByteReader): { legFirst: Int32Array; legTo: Int32Array } {
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
