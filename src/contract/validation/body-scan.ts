import { Problem } from '../problems/problem.js'

export const MAX_NESTING = 32
/**
 * Maximum number of objects, arrays, strings and commas in a body. Their number determines the cost of
 * parsing. A megabyte of ports, the densest useful list of places, has 225,000.
 */
export const MAX_PARTS = 230_000
/** Maximum number of different field names: a new name costs a hundred times as much as a known one. */
export const MAX_NAMES = 1000
/**
 * Maximum number of names of one object that are compared with each other: no request has an object
 * with more fields.
 */
const MAX_COMPARED = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const HASH_BITS = 13
const FNV_PRIME = 0x01000193
/** Shared by all scans, which are synchronous: allocating one costs more than scanning a small body. */
const SEEN = new Uint8Array(1 << HASH_BITS)

export interface Scanned {
  /** How errors name the bytes: body, row. */
  readonly what: string
  /**
   * Seed of the hashes. It is random because a stranger could otherwise construct names with equal
   * hashes.
   */
  readonly seed: number
  /** The error for too many parts, of what has one of its own. */
  readonly tooManyParts?: ((limit: string) => Problem) | undefined
}

/**
 * Scans the bytes of a body before they are parsed, because parsing is expensive and cannot be
 * interrupted. The result for bytes that are not JSON does not matter.
 *
 * @returns the number of bytes scanned
 * @throws Problem `invalid_json` if it is nested too deeply or has a field twice, of which the parser
 *   would silently keep one; `payload_too_large` if it has too many parts or names
 */
export function scanBody(bytes: Uint8Array, { what, seed, tooManyParts }: Scanned): number {
  const names = new NameCounter(seed)
  const around = new OpenObjects(bytes, what)
  let parts = 0
  let at = 0
  while (at < bytes.length) {
    switch (bytes[at++]) {
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        parts++
        if (around.open() > MAX_NESTING) {
          throw new Problem(
            'invalid_json',
            `The ${what} is nested deeper than ${MAX_NESTING} levels.`,
          )
        }
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        around.close()
        break
      case COMMA:
        parts++
        break
      case QUOTE: {
        parts++
        const end = endOfText(bytes, at)
        if (bytes[end] === COLON || isFollowedByColon(bytes, end)) {
          around.add(names.add(bytes, at, end - 1), at, end - 1)
        }
        at = end
      }
    }
    if (parts > MAX_PARTS) {
      const limit = `${MAX_PARTS} objects, arrays, strings and commas`
      throw tooManyParts ? tooManyParts(limit) : tooMany(what, limit)
    }
    if (names.count > MAX_NAMES) throw tooMany(what, `${MAX_NAMES} different field names`)
  }
  return at
}

/** The position after the closing quote of a string whose first character is at `start`. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length) {
    const byte = bytes[at++]
    if (byte === QUOTE) return at
    if (byte === BACKSLASH) at++
  }
  return bytes.length
}

function isFollowedByColon(bytes: Uint8Array, start: number): boolean {
  let at = start
  while (isBlank(bytes[at])) at++
  return bytes[at] === COLON
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function tooMany(what: string, limit: string): Problem {
  return new Problem('payload_too_large', `The ${what} must have at most ${limit}.`)
}

/** The field names of the objects and lists around the current place. */
class OpenObjects {
  /** For each of them, the position of its first name among all names. */
  readonly #first: number[] = []
  /** Hash, start and end of each name. */
  readonly #names: number[] = []

  constructor(
    private readonly bytes: Uint8Array,
    private readonly what: string,
  ) {}

  /** @returns the depth */
  open(): number {
    return this.#first.push(this.#names.length)
  }

  close(): void {
    this.#names.length = this.#first.pop() ?? 0
  }

  /** @throws Problem if the innermost object already has the name */
  add(hash: number, start: number, end: number): void {
    const names = this.#names
    const first = this.#first.at(-1) ?? 0
    if (names.length - first >= 3 * MAX_COMPARED) return
    for (let at = first; at < names.length; at += 3) {
      if (names[at] === hash) this.#requireOther(names[at + 1]!, names[at + 2]!, start, end)
    }
    names.push(hash, start, end)
  }

  #requireOther(start: number, end: number, otherStart: number, otherEnd: number): void {
    const text = new TextDecoder().decode(this.bytes.subarray(start, end))
    if (text !== new TextDecoder().decode(this.bytes.subarray(otherStart, otherEnd))) return
    const detail = `An object of the ${this.what} has the field "${text.slice(0, 100)}" twice. Remove one of them.`
    throw new Problem('invalid_json', detail)
  }
}

/** Counts different names by their hashes. Names with equal hashes count as one. */
class NameCounter {
  count = 0
  readonly #seen = SEEN.fill(0)

  constructor(private readonly seed: number) {}

  /** @returns the hash of the name */
  add(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.seed
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, FNV_PRIME)
    const slot = Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> (32 - HASH_BITS)
    if (this.#seen[slot] !== 1) this.count++
    this.#seen[slot] = 1
    return hash
  }
}
