import { binCorner, binOf, type Coast } from './gshhg.js'

const UNIT = 65535
/** Cells of the index along the side of a bin: 1.7 km of latitude each. */
const CELLS = 64

/** Points at which a piece of shore begins, by the cells of the bin that the piece reaches. */
type BinIndex = readonly (readonly number[] | undefined)[]

/** Checks whether short lines cross the shoreline itself, not a raster of it. */
export class Shoreline {
  private readonly bins = new Map<number, BinIndex | null>()

  constructor(
    private readonly coast: Coast,
    /** Whether ships must stay clear of a segment of the coast. */
    private readonly isShore: (segment: number) => boolean,
  ) {}

  /** Whether a line of at most a few kilometres, straight in degrees, meets a shore. */
  crossed(lonA: number, latA: number, lonB: number, latB: number): boolean {
    const a = ((lonA % 360) + 360) % 360
    const dx = ((((lonB - lonA + 180) % 360) + 360) % 360) - 180
    const first = binOf(a, latA)
    const last = binOf(a + dx, latB)
    if (this.crossedIn(first, a, latA, dx, latB - latA)) return true
    if (last === first) return false
    for (const bin of new Set([last, binOf(a, latB), binOf(a + dx, latA)])) {
      if (bin !== first && this.crossedIn(bin, a, latA, dx, latB - latA)) return true
    }
    return false
  }

  private crossedIn(bin: number, lon: number, lat: number, dx: number, dy: number): boolean {
    const index = this.indexOf(bin)
    if (!index) return false
    const [west, south] = binCorner(bin)
    const x0 = (((((lon - west + 180) % 360) + 360) % 360) - 180) * UNIT
    const y0 = (lat - south) * UNIT
    const x1 = x0 + dx * UNIT
    const y1 = y0 + dy * UNIT
    for (let row = cellOf(Math.min(y0, y1)); row <= cellOf(Math.max(y0, y1)); row++) {
      for (let column = cellOf(Math.min(x0, x1)); column <= cellOf(Math.max(x0, x1)); column++) {
        for (const p of index[row * CELLS + column] ?? []) {
          if (this.meets(p, x0, y0, x1, y1)) return true
        }
      }
    }
    return false
  }

  private meets(p: number, x0: number, y0: number, x1: number, y1: number): boolean {
    const { x, y } = this.coast
    const ax = x[p]!
    const ay = y[p]!
    const bx = x[p + 1]!
    const by = y[p + 1]!
    const sa = (x1 - x0) * (ay - y0) - (y1 - y0) * (ax - x0)
    const sb = (x1 - x0) * (by - y0) - (y1 - y0) * (bx - x0)
    if (sa > 0 === sb > 0) return false
    const s0 = (bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax)
    const s1 = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
    return s0 > 0 !== s1 > 0
  }

  private indexOf(bin: number): BinIndex | null {
    const known = this.bins.get(bin)
    if (known !== undefined) return known
    const made = this.index(bin)
    this.bins.set(bin, made)
    return made
  }

  private index(bin: number): BinIndex | null {
    const { coast } = this
    const first = coast.firstSegment[bin]!
    const count = coast.segmentCount[bin]!
    if (count === 0) return null
    const cells: number[][] = []
    for (let s = first; s < first + count; s++) {
      if (!this.isShore(s)) continue
      const p0 = coast.firstPoint[s]!
      for (let p = p0; p < p0 + coast.pointCount[s]! - 1; p++) {
        const [west, east] = sorted(coast.x[p]!, coast.x[p + 1]!)
        const [south, north] = sorted(coast.y[p]!, coast.y[p + 1]!)
        for (let row = cellOf(south); row <= cellOf(north); row++) {
          for (let column = cellOf(west); column <= cellOf(east); column++) {
            const at = row * CELLS + column
            if (cells[at]) cells[at].push(p)
            else cells[at] = [p]
          }
        }
      }
    }
    return cells
  }
}

function cellOf(unit: number): number {
  return Math.min(CELLS - 1, Math.max(0, Math.floor((unit / (UNIT + 1)) * CELLS)))
}

function sorted(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a]
}
