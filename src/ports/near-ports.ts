import { distance } from 'fastest-levenshtein'
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

/** The fewest letters to insert, drop or change in a name of the port; more than `most` is not counted. */
function editsTo(port: Port, wanted: string, most: number): number {
  const names = [port.name, ...port.alternateNames].map(fold)
  const near = names.filter((name) => Math.abs(name.length - wanted.length) <= most)
  return Math.min(...near.map((name) => distance(name, wanted)))
}
