/** Places of 0 to 52: a number holds the bits of as many without rounding. */
export const MAX_SET_SIZE = 53
const HALF_BITS = 32
const HALF = 2 ** HALF_BITS

declare const hidden: unique symbol

/**
 * A set of rows of a short table, by their places in it: closed passages, for example. Equal sets are
 * the same value, so they can be compared and be keys of a map. Only this file knows that it is a
 * number, and how many rows it holds.
 */
export interface IndexSet {
  readonly [hidden]: true
}

export const EMPTY = wrap(0)
/** Every row that a set can hold. */
export const FULL = wrap(2 ** MAX_SET_SIZE - 1)

/** @throws RangeError for a place that no set can hold */
export function indexSet(indices: readonly number[]): IndexSet {
  let [highBits, lowBits] = [0, 0]
  for (const index of indices) {
    requirePlace(index)
    if (index < HALF_BITS) lowBits |= 1 << index
    else highBits |= 1 << (index - HALF_BITS)
  }
  return joined(highBits, lowBits)
}

/** The set with one more member. @throws RangeError for a place that no set can hold */
export function plus(set: IndexSet, index: number): IndexSet {
  requirePlace(index)
  return has(set, index) ? set : wrap(toNumber(set) + 2 ** index)
}

function requirePlace(index: number): void {
  if (index >= 0 && index < MAX_SET_SIZE) return
  throw new RangeError(`A set holds places from 0 to ${MAX_SET_SIZE - 1}, got ${index}.`)
}

export function has(set: IndexSet, index: number): boolean {
  const bits = toNumber(set)
  return ((index < HALF_BITS ? bits >>> index : high(bits) >>> (index - HALF_BITS)) & 1) === 1
}

export function union(a: IndexSet, b: IndexSet): IndexSet {
  const [m, n] = [toNumber(a), toNumber(b)]
  return joined(high(m) | high(n), m | n)
}

/** The members of the first set that are not in the second. */
export function without(a: IndexSet, b: IndexSet): IndexSet {
  const [m, n] = [toNumber(a), toNumber(b)]
  return joined(high(m) & ~high(n), m & ~n)
}

/** Whether two sets have a member in common. */
export function meet(a: IndexSet, b: IndexSet): boolean {
  const [m, n] = [toNumber(a), toNumber(b)]
  return ((m & n) | (high(m) & high(n))) !== 0
}

/** The set as a number for a table of numbers, and back by `fromNumber`. */
export function toNumber(set: IndexSet): number {
  return set as unknown as number
}

export function fromNumber(cell: number): IndexSet {
  return wrap(cell)
}

function wrap(bits: number): IndexSet {
  return bits as unknown as IndexSet
}

function high(bits: number): number {
  return Math.floor(bits / HALF)
}

/** Bitwise operators give numbers with a sign. */
function joined(highBits: number, lowBits: number): IndexSet {
  return wrap((highBits >>> 0) * HALF + (lowBits >>> 0))
}
