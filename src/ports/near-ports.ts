import { fold } from './fold.js'
import type { Port } from './port.js'

/** Ports whose names are nearest to a misspelt one, best first; none when all are far off. */
export function nearPorts(ports: readonly Port[], name: string, limit = 5): Port[] {
  const wanted = fold(name)
  const mostEdits = Math.max(1, Math.floor(wanted.length / 3))
  return ports
    .map((port) => ({ port, edits: editsTo(port, wanted, mostEdits) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort((a, b) => a.edits - b.edits || a.port.rank - b.port.rank || a.port.id - b.port.id)
    .slice(0, limit)
    .map(({ port }) => port)
}

function editsTo(port: Port, wanted: string, most: number): number {
  const names = [port.name, ...port.alternateNames].map(fold)
  return Math.min(...names.map((name) => edits(name, wanted, most)))
}

/** Letters to insert, drop or change (Levenshtein 1966); more than `most` is not counted out. */
function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
