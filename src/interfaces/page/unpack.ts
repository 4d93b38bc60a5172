import { decompress as decompressInScript } from 'brotli/decompress'
import { isPacked, unwrap } from '../../engine/sea/stored/container.js'

/** How to unpack the files. */
export interface UnpackOptions {
  /**
   * Decompresses Brotli. Default: the platform's DecompressionStream where it knows Brotli, and otherwise
   * a decoder in JavaScript, which takes half a second for the default resolution.
   */
  readonly decompress?: ((bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>) | undefined
}

/** First bytes of every file of gzip. */
const GZIP = [0x1f, 0x8b]

/**
 * The content of a file of the package, or of its content packed by gzip, or not packed at all.
 * @throws Error that names the file if it is damaged
 */
export async function unpack(
  bytes: Uint8Array,
  name: string,
  { decompress = inflateBrotli }: UnpackOptions,
): Promise<Uint8Array> {
  if (isPacked(bytes)) return decompress(unwrap(bytes, name))
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes
  return through(bytes, new DecompressionStream('gzip')).catch((cause: unknown) => {
    throw new Error(`${name} is damaged: gzip can't unpack it. Write it again.`, { cause })
  })
}

async function inflateBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  const native = brotliStream()
  return native === null ? decompressInScript(bytes) : through(bytes, native)
}

async function through(bytes: Uint8Array, stream: DecompressionStream): Promise<Uint8Array> {
  const unpacked = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

/** The platform's own decoder; null in Chromium 156 and Node 20, which know only gzip and deflate. */
function brotliStream(): DecompressionStream | null {
  try {
    return new DecompressionStream('brotli' as 'gzip')
  } catch {
    return null
  }
}
