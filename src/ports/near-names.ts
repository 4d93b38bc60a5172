import { distance } from 'fastest-levenshtein'

/** A folded name with what tells quickly that another is far from it. */
export interface Spelling {
  readonly key: string
  /** A bit for each letter in it. */
  readonly letters: number
}

/** Shorter texts are too near to everything. */
const MIN_LENGTH = 4
/** From this length on two letters may be off: two that changed places are two edits. */
const LONG = 6
/** From this length on what was typed may be the beginning of a name. */
const PREFIX_LENGTH = 6

export function spellingOf(key: string): Spelling {
  let letters = 0
  for (let i = 0; i < key.length; i++) letters |= 1 << (key.charCodeAt(i) & 31)
  return { key, letters }
}

/** How many letters may be inserted, dropped or changed in a text of this length. */
export function mostEdits({ key }: Spelling): number {
  return key.length < MIN_LENGTH ? 0 : key.length < LONG ? 1 : 2
}

/**
 * Letters to insert, drop or change between a name, or its beginning, and a text; a beginning counts one
 * more. Above `most` the number is not exact.
 */
export function distanceTo(name: Spelling, wanted: Spelling, most: number): number {
  const longer = name.key.length - wanted.key.length
  if (longer < -most) return most + 1
  // Each edit brings at most one letter that was not there.
  if (bits(wanted.letters & ~name.letters) > most) return most + 1
  if (longer <= most) {
    if (bits(name.letters & ~wanted.letters) > most) return most + 1
    return distance(name.key, wanted.key)
  }
  if (wanted.key.length < PREFIX_LENGTH) return most + 1
  return distance(name.key.slice(0, wanted.key.length), wanted.key) + 1
}

function bits(mask: number): number {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}
