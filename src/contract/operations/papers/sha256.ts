import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Asked for by name at run time: a page has no Node, and a bundler must find no import of it. */
const node = globalThis.process?.getBuiltinModule?.('node:crypto')

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. Node's own is nine times as fast (measured 2026-11-26). */
export const sha256: (text: string) => string = node
  ? (text) => node.createHash('sha256').update(text).digest('hex')
  : sha256InScript

/** The same where there is no Node. A browser's own is asynchronous, and only for secure pages. */
export function sha256InScript(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)))
}
