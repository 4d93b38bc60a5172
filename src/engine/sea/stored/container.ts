/** First bytes of every packed file: "FAIRWAY" and a line end. */
const MAGIC = [0x46, 0x41, 0x49, 0x52, 0x57, 0x41, 0x59, 0x0a]
const VERSION = 1
export const HEADER = 16

/** Prepends a header of magic bytes, container version and checksum to a compressed payload. */
export function wrap(payload: Uint8Array): Uint8Array {
  const file = new Uint8Array(HEADER + payload.length)
  file.set(MAGIC)
  const view = new DataView(file.buffer)
  view.setUint32(8, VERSION, true)
  view.setUint32(12, crc32(payload), true)
  file.set(payload, HEADER)
  return file
}

/** Whether a file has the header of a packed file. Without it, the bytes are already unpacked. */
export function isPacked(file: Uint8Array): boolean {
  return file.length >= HEADER && MAGIC.every((byte, i) => file[i] === byte)
}

/** The checksum that a packed file states. Files with another content have another one. */
export function checksumOf(file: Uint8Array): number {
  return new DataView(file.buffer, file.byteOffset).getUint32(12, true)
}

/**
 * The compressed payload of a packed file.
 * @param checksum CRC-32 of IEEE 802.3; the default runs everywhere, the platform's is faster
 * @throws Error that names the file and the remedy if it is not a packed file, too new, or damaged.
 */
export function unwrap(
  file: Uint8Array,
  name: string,
  checksum: (bytes: Uint8Array) => number = crc32,
): Uint8Array {
  if (!isPacked(file)) {
    throw new Error(`${name} is not a Fairway data file. Restore it from the repository.`)
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const version = view.getUint32(8, true)
  if (version !== VERSION) {
    throw new Error(
      `${name}: got container version ${version}, expected ${VERSION}. Take the data of this release, or rebuild it with npm run data -- build.`,
    )
  }
  const payload = file.subarray(HEADER)
  if (checksum(payload) !== checksumOf(file)) {
    throw new Error(
      `${name} is damaged: its checksum does not match. Restore it from the repository.`,
    )
  }
  return payload
}

/** Remainder of each byte followed by 0, 1, 2 or 3 zero bytes. */
const TABLES = [0, 1, 2, 3].map(() => new Uint32Array(256))
for (let n = 0; n < 256; n++) {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  TABLES[0]![n] = c
}
for (let k = 1; k < 4; k++) {
  TABLES[k]!.forEach((_, n, table) => {
    const c = TABLES[k - 1]![n]!
    table[n] = TABLES[0]![c & 255]! ^ (c >>> 8)
  })
}

/** CRC-32 of IEEE 802.3, four bytes per step. */
export function crc32(bytes: Uint8Array): number {
  const [last, third, second, first] = TABLES as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  const whole = bytes.length - (bytes.length % 4)
  let c = 0xffffffff
  for (let i = 0; i < whole; i += 4) {
    c ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24)
    c = first[c & 255]! ^ second[(c >>> 8) & 255]! ^ third[(c >>> 16) & 255]! ^ last[c >>> 24]!
  }
  for (let i = whole; i < bytes.length; i++) c = last[(c ^ bytes[i]!) & 255]! ^ (c >>> 8)
  return ~c >>> 0
}
