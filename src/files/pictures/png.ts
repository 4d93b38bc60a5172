import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** An image with a palette, one byte per pixel. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue. */
  readonly palette: readonly (readonly [number, number, number])[]
  readonly pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PALETTE_COLOURS = 3

/** Writes a PNG with a palette (W3C, Portable Network Graphics, third edition). */
export async function pngOf({ width, height, palette, pixels }: Picture): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, PALETTE_COLOURS], 8)
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, sum])
}
