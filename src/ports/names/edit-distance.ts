/** How many letters to insert, drop or change to make one text of another (Wagner and Fischer, 1974). */
export function editDistance(one: string, other: string): number {
  const [a, b] = withoutEqualEnds(one, other)
  // Distances from the beginning of `a` so far to each beginning of `b`.
  const row = Uint32Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    let diagonal = row[0]!
    row[0] = i + 1
    for (let j = 0; j < b.length; j++) {
      const change = diagonal + (a.charCodeAt(i) === b.charCodeAt(j) ? 0 : 1)
      diagonal = row[j + 1]!
      row[j + 1] = Math.min(change, diagonal + 1, row[j]! + 1)
    }
  }
  return row[b.length]!
}

/** Equal ends change nothing, and names mostly share one. */
function withoutEqualEnds(a: string, b: string): readonly [a: string, b: string] {
  const shorter = Math.min(a.length, b.length)
  let begin = 0
  while (begin < shorter && a.charCodeAt(begin) === b.charCodeAt(begin)) begin++
  let end = 0
  while (
    end < shorter - begin &&
    a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
  )
    end++
  return [a.slice(begin, a.length - end), b.slice(begin, b.length - end)]
}

/** Whether one letter was inserted, dropped or changed, or two neighbours were swapped. */
export function isOneSlip(a: string, b: string): boolean {
  const edits = editDistance(a, b)
  return edits <= 1 || (edits === 2 && isSwap(a, b))
}

/** Whether two texts differ only by two adjacent letters that are swapped. */
export function isSwap(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a === `${b.slice(0, at)}${b[at + 1]}${b[at]}${b.slice(at + 2)}`
}

/** A bit for each letter that a name has. Several letters share a bit. */
export function lettersOf(name: string): number {
  let letters = 0
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) & 31)
  return letters
}

/** Pairs, fours and bytes of bits are added side by side (Warren, Hacker's Delight, 5-1; recalled). */
export function bitsOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
