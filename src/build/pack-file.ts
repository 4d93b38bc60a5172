import { brotliCompressSync, constants } from 'node:zlib'
import { wrap } from '../sea/container.js'

/** The bytes of a network as a file: compressed, the same for the same bytes. */
export function packFile(bytes: Uint8Array): Uint8Array {
  return wrap(
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
}
