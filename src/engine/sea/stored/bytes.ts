/** A growing buffer of integers in LEB128 encoding: groups of seven bits. */
export class ByteWriter {
  private buffer = new Uint8Array(1 << 16)
  private length = 0

  /** An integer from 0 to 2^32 - 1. */
  unsigned(value: number): void {
    if (!(value >= 0 && value < 2 ** 32))
      throw new RangeError(`${value} is not a number of a data file.`)
    this.reserve(8)
    let v = value
    while (v >= 128) {
      this.buffer[this.length++] = (v % 128) | 128
      v = Math.floor(v / 128)
    }
    this.buffer[this.length++] = v
  }

  /** A signed integer: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** Bytes as they are. */
  bytes(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.buffer.set(bytes, this.length)
    this.length += bytes.length
  }

  finish(): Uint8Array {
    return this.buffer.slice(0, this.length)
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return
    const grown = new Uint8Array(Math.max(2 * this.buffer.length, this.length + more))
    grown.set(this.buffer)
    this.buffer = grown
  }
}

/** Numbers that `deltaColumns` reads of each list in turn, few enough for the processor's cache. */
const ROWS_AT_ONCE = 64

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  private at = 0

  constructor(private readonly source: Uint8Array) {}

  get position(): number {
    return this.at
  }

  unsigned(): number {
    const { source: bytes } = this
    const byte = bytes[this.at++]!
    if (byte < 128) return byte
    let value = byte & 127
    for (let shift = 7; ; shift += 7) {
      const next = bytes[this.at++]!
      value |= (next & 127) << shift
      if (!(next >= 128)) return value >>> 0
    }
  }

  /**
   * How many numbers follow; a byte holds at most `perByte` of them.
   * @throws RangeError if that is more than the remaining bytes can hold: the file is damaged
   */
  count(perByte = 1): number {
    const count = this.unsigned()
    if (count > this.left * perByte) throw new RangeError(`${count} numbers are too many.`)
    return count
  }

  signed(): number {
    const v = this.unsigned()
    return (v >>> 1) ^ -(v & 1)
  }

  /** Bytes as they are; a view, not a copy. @throws RangeError if fewer are left */
  bytes(count: number): Uint8Array {
    if (count > this.left) throw new RangeError(`${count} bytes are too many.`)
    this.at += count
    return this.source.subarray(this.at - count, this.at)
  }

  // The loops below are written out for speed: they read ten million bytes per network.

  /**
   * Reads signed differences into the places from `from` up to, but not including, `end`. Each is
   * relative to the previous number, the first to `last`.
   */
  deltas<T extends Int32Array | Uint32Array>(into: T, last = 0, from = 0, end = into.length): T {
    const { source: bytes } = this
    let { at } = this
    let sum = last
    for (let i = from; i < end; i++) {
      let byte = bytes[at++]!
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++]!
        value |= (byte & 127) << shift
      }
      sum = (sum + ((value >>> 1) ^ -(value & 1))) | 0
      into[i] = sum
    }
    this.at = at
    return into
  }

  /**
   * Reads consecutive lists of signed differences, all of one length, each starting from `last`: number
   * `i` of list `c` is written to [i * columns + c]. The lists are read side by side, so that numbers
   * that end up together are written together.
   */
  deltaColumns<T extends Int32Array | Uint32Array>(into: T, columns: number, last: number): T {
    const { source: bytes } = this
    const rows = into.length / columns
    const starts = new Int32Array(columns)
    for (let c = 0; c < columns; c++) {
      starts[c] = this.at
      this.skip(rows)
    }
    const sums = new Int32Array(columns).fill(last)
    for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
      const end = Math.min(rows, from + ROWS_AT_ONCE)
      for (let c = 0; c < columns; c++) {
        let at = starts[c]!
        let sum = sums[c]!
        for (let i = from; i < end; i++) {
          let value = bytes[at++]!
          if (value >= 128) {
            let byte = bytes[at++]!
            value = (value & 127) | (byte << 7)
            for (let shift = 14; byte >= 128; shift += 7) {
              byte = bytes[at++]!
              value = (value & ((1 << shift) - 1)) | (byte << shift)
            }
          }
          sum = (sum + ((value >>> 1) ^ -(value & 1))) | 0
          into[i * columns + c] = sum
        }
        starts[c] = at
        sums[c] = sum
      }
    }
    return into
  }

  /** Skips numbers: one for each byte without the continuation flag. Stops at the end. */
  skip(numbers: number): void {
    const { source: bytes } = this
    const { buffer, byteOffset, length } = bytes
    let { at } = this
    let left = numbers
    const step = (): void => {
      if (bytes[at++]! < 128) left--
    }
    while (left > 0 && at < length && (byteOffset + at) % 4 !== 0) step()
    if (left >= 4 && at < length) {
      const words = new Uint32Array(buffer, byteOffset + at, (length - at) >> 2)
      let word = 0
      for (; left >= 4 && word < words.length; word++) {
        left -= Math.imul((~words[word]! & 0x80808080) >>> 7, 0x01010101) >>> 24
      }
      at += 4 * word
    }
    while (left > 0 && at < length) step()
    this.at = at
  }

  /** Number of bytes left, which is at least the number of integers left. */
  get left(): number {
    return this.source.length - this.at
  }

  /** Whether everything was read and nothing is left. */
  get finished(): boolean {
    return this.at === this.source.length
  }
}

/** What is made for the network of a file, in which format. */
interface Made {
  readonly name: string
  readonly format: number
  readonly remedy: string
}

/** The checksum of the network. @throws Error if it is another version */
export function readHead(r: ByteReader, { name, format, remedy }: Made): number {
  const version = r.unsigned()
  if (version === format) return r.unsigned()
  throw new Error(`${name}: got format ${version}, expected ${format}. ${remedy}`)
}
