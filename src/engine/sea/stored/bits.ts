/** Up to this code an integer has one bit more than its code; larger ones state how long they are. */
const SMALL = 3
const LENGTH_BITS = 5

/** Bits of an integer from 0 to 2^31 - 1 without its leading zeros. */
function lengthOf(value: number): number {
  return 32 - Math.clz32(value)
}

/** Bits that `BitWriter.code` writes for a number. */
export function codeBits(code: number): number {
  if (code < SMALL) return code + 1
  const length = lengthOf(code - SMALL)
  return SMALL + LENGTH_BITS + (length === 0 ? 0 : length - 1)
}

/** 0, -1, 1, -2 … as 0, 1, 2, 3 … */
export function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}

/** Whether a number has a short code. */
export function isSmall(code: number): boolean {
  return code < SMALL
}

/** A growing buffer of bits, the lowest bit of a byte first. */
export class BitWriter {
  private bytes = new Uint8Array(1 << 12)
  private length = 0

  /** The lowest `count` bits of a number, the lowest first. */
  bits(value: number, count: number): void {
    const end = (this.length + count + 7) >> 3
    if (end > this.bytes.length) {
      const grown = new Uint8Array(2 * this.bytes.length)
      grown.set(this.bytes)
      this.bytes = grown
    }
    for (let i = 0; i < count; i++, this.length++) {
      this.bytes[this.length >> 3]! |= ((value >>> i) & 1) << (this.length & 7)
    }
  }

  /** A number from 0 to 2^31 - 1: 0, 1 and 2 as that many ones and a zero, others after three ones. */
  code(code: number): void {
    if (code < SMALL) {
      this.bits((1 << code) - 1, code + 1)
      return
    }
    const length = lengthOf(code - SMALL)
    this.bits((1 << SMALL) - 1, SMALL)
    this.bits(length, LENGTH_BITS)
    // The highest bit is always one.
    if (length > 1) this.bits(code - SMALL, length - 1)
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, (this.length + 7) >> 3)
  }
}

/** Reads what a `BitWriter` wrote; zeros follow the end. */
export class BitReader {
  /** Bits that are read from the bytes and not yet from here. */
  private held = 0
  private count = 0

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  bits(count: number): number {
    if (count > 16) {
      const low = this.bits(16)
      return low | (this.bits(count - 16) << 16)
    }
    this.fill()
    const value = this.held & ((1 << count) - 1)
    this.held >>= count
    this.count -= count
    return value
  }

  code(): number {
    this.fill()
    const ones = 31 - Math.clz32(~this.held & -~this.held)
    if (ones < SMALL) {
      this.held >>= ones + 1
      this.count -= ones + 1
      return ones
    }
    this.held >>= SMALL
    this.count -= SMALL
    const length = this.bits(LENGTH_BITS)
    if (length === 0) return SMALL
    return SMALL + ((1 << (length - 1)) | this.bits(length - 1))
  }

  /** At least 17 bits, more than any step takes. */
  private fill(): void {
    while (this.count <= 16) {
      this.held |= this.bytes[this.at++]! << this.count
      this.count += 8
    }
  }
}
