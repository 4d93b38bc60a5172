/** First bytes of every packed file: "FAIRWAY" and a line end. */
const MAGIC = [0x46, 0x41, 0x49, 0x52, 0x57, 0x41, 0x59, 0x0a]
const VERSION = 1
const HEADER = 16

/** Puts a header of magic, container version and checksum before a compressed payload. */
export function wrap(payload: Uint8Array): Uint8Array {
  const file = new Uint8Array(HEADER + payload.length)
  file.set(MAGIC)
  const view = new DataView(file.buffer)
  view.setUint32(8, VERSION, true)
  view.setUint32(12, crc32(payload), true)
  file.set(payload, HEADER)
  return file
}

/**
 * The compressed payload of a packed file.
 * @throws Error that names the file and the remedy when it is not one, too new, or damaged.
 */
export function unwrap(file: Uint8Array, name: string): Uint8Array {
  if (file.length < HEADER || MAGIC.some((byte, i) => file[i] !== byte)) {
    throw new Error(`${name} is no Fairway data file. Restore it from the repository.`)
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const version = view.getUint32(8, true)
  if (version !== VERSION) {
    throw new Error(
      `${name}: got container version ${version}, expected ${VERSION}. Take the data of this release, or rebuild it with npm run build:data.`,
    )
  }
  const payload = file.subarray(HEADER)
  if (crc32(payload) !== view.getUint32(12, true)) {
    throw new Error(
      `${name} is damaged: its checksum does not match. Restore it from the repository.`,
    )
  }
  return payload
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

/** CRC-32 of IEEE 802.3. */
function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (let i = 0; i < bytes.length; i++) c = TABLE[(c ^ bytes[i]!) & 255]! ^ (c >>> 8)
  return ~c >>> 0
}
