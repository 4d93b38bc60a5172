/** Grows as it is written: whole numbers in LEB128 groups of seven bits. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16)
  private length = 0

  /** A whole number from 0 to 2^53. */
  unsigned(value: number): void {
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
    let byte = bytes[this.at++]!
    if (byte < 128) return byte
    let value = byte & 127
    let scale = 128
    do {
      byte = bytes[this.at++]!
      value += (byte & 127) * scale
      scale *= 128
    } while (byte >= 128)
    return value
  }

  signed(): number {
    const v = this.unsigned()
    return v % 2 === 1 ? -(v + 1) / 2 : v / 2
  }

  /** Whether everything was read and nothing more. */
  get finished(): boolean {
    return this.at === this.bytes.length
  }
}
