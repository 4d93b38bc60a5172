import { fold } from '../../src/ports/fold.js'

const MOST = 3
/** Letters that may be wrong, missing, too many or swapped, for each so many of a name. */
const LETTERS_PER_FAULT = 3

/** The names nearest to a mistyped one, nearest first; none that differ by more than a third. */
export function nearestNames<Named extends { readonly name: string }>(
  typed: string,
  all: readonly Named[],
): Named[] {
  const wanted = fold(typed)
  const most = Math.floor(wanted.length / LETTERS_PER_FAULT)
  return all
    .map((named) => ({ named, faults: faultsBetween(wanted, fold(named.name), most) }))
    .filter(({ faults }) => faults <= most)
    .sort((a, b) => a.faults - b.faults)
    .slice(0, MOST)
    .map(({ named }) => named)
}

/**
 * Fewest letters to insert, delete, replace or swap with their neighbour (optimal string alignment,
 * Damerau 1964); anything above `most` once it is sure to be more.
 */
function faultsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, k) => k)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let k = 1; k <= b.length; k++) {
      const isSame = a[i - 1] === b[k - 1]
      const isSwapped = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]
      row[k] = Math.min(
        last[k]! + 1,
        row[k - 1]! + 1,
        last[k - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[k - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}
