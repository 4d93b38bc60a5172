/** Grows as it is written: whole numbers in LEB128 groups of seven bits. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16)
  private length = 0

  /** A whole number from 0 to 2^32 - 1. */
  unsigned(value: number): void {
    if (!(value >= 0 && value < 2 ** 32))
      throw new RangeError(`${value} is no number of a data file.`)
    if (this.length + 8 > this.bytes.length) {
      const grown = new Uint8Array(this.bytes.length * 2)
      grown.set(this.bytes)
      this.bytes = grown
    }
    let v = value
    while (v >= 128) {
      this.bytes[this.length++] = (v % 128) | 128
      v = Math.floor(v / 128)
    }
    this.bytes[this.length++] = v
  }

  /** A whole number of either sign: 0, -1, 1, -2 … become 0, 1, 2, 3 … */
  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value)
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }
}

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  unsigned(): number {
    const { bytes } = this
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
   * How many numbers follow, `perByte` of them in a byte at most.
   * @throws RangeError when that is more than the bytes left: the file is damaged
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

  // The loop below is written out for speed: it reads ten million bytes a network.

  /** Reads signed differences, each from the number before it, the first from `last`. */
  deltas<T extends Int32Array | Uint32Array>(into: T, last = 0): T {
    const { bytes } = this
    let { at } = this
    let sum = last
    for (let i = 0; i < into.length; i++) {
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

  /** How many bytes are still to be read: no fewer than numbers. */
  get left(): number {
    return this.bytes.length - this.at
  }

  /** Whether everything was read and nothing more. */
  get finished(): boolean {
    return this.at === this.bytes.length
  }
}
