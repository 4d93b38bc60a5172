import { randomBytes } from 'node:crypto'
import { ID_BYTES, ID_PREFIX } from '../../../contract/ids.js'

const CALLERS_OWN = /^[A-Za-z0-9._-]{1,64}$/

/** Number of random bytes generated at once, because a call costs more than its bytes. */
const DRAWN = 4096
let drawn = Buffer.alloc(0)
let used = 0

export function newRequestId(): string {
  return randomText(9)
}

/** The client's own id if it is safe in a log line, otherwise a new one. */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && CALLERS_OWN.test(header) ? header : newRequestId()
}

/** The id cannot be guessed, because whoever knows the id of a shared plan may read it. */
export function newId(kind: keyof typeof ID_PREFIX): string {
  return `${ID_PREFIX[kind]}_${randomText(ID_BYTES)}`
}

function randomText(bytes: number): string {
  if (used + bytes > drawn.length) {
    drawn = randomBytes(DRAWN)
    used = 0
  }
  used += bytes
  return drawn.toString('base64url', used - bytes, used)
}
