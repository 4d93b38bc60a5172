/** How many letters to insert, drop or change to make one text of another (Wagner and Fischer, 1974). */
export function editDistance(a: string, b: string): number {
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
