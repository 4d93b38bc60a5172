import { brotliCompressSync, constants } from 'node:zlib'
import { wrap } from '../../../src/engine/sea/stored/container.js'

/** The bytes of a network as a file. It is compressed, and the same bytes always give the same file. */
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
