import type { Point } from '../water/fine-grid.js'
import { dense, sparse } from '../water/polyline.js'
import type { Basins } from './basins.js'
import type { FairwayLink, FairwayNode } from './fairway-lines.js'

/** A line from open water to open water, through water that the build closes. */
export interface ShoalLine {
  /** Index of the closable passage that opens it. */
  readonly passage: number
  readonly line: readonly Point[]
}

/**
 * Adds a link for each line, from the last place on open water before the closed water to the first one after
 * it. It is added after the fairways, so that no port depends on a passage that may be closed.
 * @throws Error that names the line if an end of it is not on open water
 */
export function withShoalLinks(
  fairways: { readonly nodes: readonly FairwayNode[]; readonly links: readonly FairwayLink[] },
  lines: readonly ShoalLine[],
  basins: Pick<Basins, 'inside'>,
): { nodes: FairwayNode[]; links: FairwayLink[] } {
  const nodes = [...fairways.nodes]
  const links = [...fairways.links]
  for (const { line, passage } of lines) {
    const points = closedPart(line, basins)
    if (points.length === 0) continue
    const [from, to] = [points[0]!, points[points.length - 1]!].map(
      ([lon, lat]) => nodes.push({ lon, lat, mouth: true }) - 1,
    )
    links.push({ from: from!, to: to!, points: sparse(points), passage })
  }
  return { nodes, links }
}

/** The part of a line that leads through closed water, with a place on open water at both ends; empty if none is closed. */
function closedPart(line: readonly Point[], basins: Pick<Basins, 'inside'>): Point[] {
  const points = dense(line)
  const isOpen = points.map(([lon, lat]) => basins.inside(lon, lat) >= 0)
  const first = isOpen.indexOf(false)
  if (first < 0) return []
  const last = isOpen.lastIndexOf(false)
  if (first === 0 || last === points.length - 1) {
    const end = first === 0 ? points[0]! : points[last]!
    throw new Error(
      `A line through a shoal ends on closed water at ${end.join(', ')}: move its end in passages.json.`,
    )
  }
  return points.slice(first - 1, last + 2)
}
