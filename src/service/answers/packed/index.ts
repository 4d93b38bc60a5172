import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { DICTIONARY } from './dictionary.js'
import { packJson } from './pack-json.js'
import { deflateText, inflateText } from './text-of-before.js'
import { unpackJson } from './unpack-json.js'

/** The first byte of what is packed: JSON that is deflated, or `packJson` that is. */
const TEXT = 1
const BYTES = 2

/** Small tables are set up in a quarter of the time; the window still spans dictionary and entry. */
const SIZES = { windowBits: 12, memLevel: 5, dictionary: DICTIONARY }

/**
 * Part of an entry, in a sixth of its bytes.
 * @param json an object
 * @param isCompact false for an entry that replicas of the version before must be able to read
 */
export function pack(json: string, isCompact: boolean): Uint8Array {
  const bytes = isCompact
    ? deflateRawSync(packJson(JSON.parse(json)), { ...SIZES, level: 9 })
    : deflateText(json)
  return Buffer.concat([Buffer.of(isCompact ? BYTES : TEXT), bytes])
}

/** @throws Error if a later version of the service has packed it */
export function unpack(packed: Uint8Array): object {
  const bytes = packed.subarray(1)
  switch (packed[0]) {
    case TEXT:
      return JSON.parse(inflateText(bytes))
    case BYTES:
      return unpackJson(inflateRawSync(bytes, SIZES)) as object
    default:
      throw new Error(`An entry of the history is packed as ${packed[0]}.`)
  }
}
