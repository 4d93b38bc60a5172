import { entityOf } from '../../../src/engine/sea/sight/states.js'
import { MICRO, type NetworkContent } from '../../../src/engine/sea/stored/network-content.js'
import type { Point } from '../water/fine-grid.js'
import type { FairwayLink } from './fairway-lines.js'
import type { TautGraph } from './taut-edges.js'

export function toLonLatE6(points: readonly Point[]): Int32Array {
  return Int32Array.from(
    points.flatMap(([lon, lat]) => [
      Math.round((lon > 180 ? lon - 360 : lon) * MICRO),
      Math.round(lat * MICRO),
    ]),
  )
}

export function packLinks(
  links: readonly FairwayLink[],
): Pick<NetworkContent, 'linkFrom' | 'linkTo' | 'linkPassage' | 'linkFirst' | 'linkLonLatE6'> {
  const linkFirst = new Int32Array(links.length + 1)
  links.forEach((link, i) => {
    linkFirst[i + 1] = linkFirst[i]! + link.points.length
  })
  return {
    linkFrom: Int32Array.from(links, (l) => l.from),
    linkTo: Int32Array.from(links, (l) => l.to),
    linkPassage: Int32Array.from(links, (l) => l.passage),
    linkFirst,
    linkLonLatE6: toLonLatE6(links.flatMap((l) => l.points)),
  }
}

/** Each leg once, in the rows of its lower entity, in ascending order. */
export function uniqueLegs(graph: TautGraph): { legFirst: Int32Array; legTo: Int32Array } {
  const { cornerCount, first, to } = graph
  const rows = first.length - 1
  const legFirst = new Int32Array(rows + 1)
  const legs: number[] = []
  for (let state = 0; state < rows; state++) {
    const own = entityOf(cornerCount, state)
    const row: number[] = []
    for (let k = first[state]!; k < first[state + 1]!; k++) {
      if (entityOf(cornerCount, to[k]!) > own) row.push(to[k]!)
    }
    row.sort((a, b) => a - b)
    for (const leg of row) legs.push(leg)
    legFirst[state + 1] = legs.length
  }
  return { legFirst, legTo: Int32Array.from(legs) }
}
