import type { SeaNetwork } from '../../src/engine/sea/network.js'

/** Figures of one resolution, for the table that compares them with the size of its network. */
export interface Growth {
  readonly resolutionKm: number
  readonly size: NetworkSize
  /** Milliseconds by measurement. */
  readonly ms: ReadonlyMap<string, number>
}

export interface NetworkSize {
  readonly corners: number
  /** Number of legs, each counted once. */
  readonly legs: number
  /** Share of the legs that lie on shortest paths between ports. */
  readonly portShare: number
  /** Share of the corners that are not in a bay that may be closed. */
  readonly outsideShare: number
}

/** The size of a network, and the share of it that the searches leave out. */
export function sizeOf({ cornerCount, legs, portRows, bays }: SeaNetwork): NetworkSize {
  const outside = bays?.entityBay
    .subarray(0, cornerCount)
    .reduce((count, bay) => count + bays.isOutermost[bay]!, 0)
  return {
    corners: cornerCount,
    legs: legs.edgeTo.length / 2,
    portShare: portRows.edgeTo.length / legs.edgeTo.length,
    outsideShare: (outside ?? cornerCount) / cornerCount,
  }
}

/** A Markdown table with one row per network, largest first. */
export function growthTable(all: readonly Growth[]): string {
  const measured = [...new Set(all.flatMap(({ ms }) => [...ms.keys()]))]
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = all.map(({ resolutionKm, size, ms }) => {
    const times = measured.map((what) => ms.get(what)?.toPrecision(3) ?? '')
    return `| ${[`${resolutionKm} km`, size.corners, size.legs, percent(size.portShare), percent(size.outsideShare), ...times].join(' | ')} |`
  })
  const head = ['Data', 'Corners', 'Legs', 'Between ports', 'Corners outside bays', ...measured]
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
}
