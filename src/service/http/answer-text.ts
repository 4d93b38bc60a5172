import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const MIN_LENGTH = 1024
const PACKED = 'deflate:'

/** A line of thousands of positions takes a quarter of the room when it is packed. */
export async function packAnswer(text: string): Promise<string> {
  if (text.length < MIN_LENGTH) return text
  return PACKED + (await promisify(deflateRaw)(text)).toString('base64')
}

/** What was packed; JSON never begins like a packed text. */
export async function unpackAnswer(packed: string): Promise<string> {
  if (!packed.startsWith(PACKED)) return packed
  const bytes = Buffer.from(packed.slice(PACKED.length), 'base64')
  return (await promisify(inflateRaw)(bytes)).toString()
}
