import { binOf, type Coast } from '../../../lab/sea-build/water/gshhg.js'

type Point = readonly [lon: number, lat: number]

const UNIT = 65535

/**
 * A coast of closed polygons of land, each inside one bin of one degree, and of lines that stand
 * for rivers if their level says so. All other water is sea.
 */
export function syntheticCoast(polygons: readonly (readonly Point[])[]): Coast {
  const bins = new Map<number, (readonly Point[])[]>()
  for (const polygon of polygons) {
    const bin = binOf(...polygon[0]!)
    bins.set(bin, [...(bins.get(bin) ?? []), [...polygon, polygon[0]!]])
  }
  const firstSegment = new Int32Array(64800)
  const segmentCount = new Int32Array(64800)
  const firstPoint: number[] = []
  const pointCount: number[] = []
  const x: number[] = []
  const y: number[] = []
  for (const [bin, lines] of bins) {
    firstSegment[bin] = firstPoint.length
    segmentCount[bin] = lines.length
    for (const line of lines) {
      firstPoint.push(x.length)
      pointCount.push(line.length)
      for (const [lon, lat] of line) {
        x.push(Math.round((((lon % 1) + 1) % 1) * UNIT))
        y.push(Math.round((((lat % 1) + 1) % 1) * UNIT))
      }
    }
  }
  const segments = firstPoint.length
  return {
    firstSegment,
    segmentCount,
    firstPoint: Int32Array.from(firstPoint),
    pointCount: Int32Array.from(pointCount),
    level: new Uint8Array(segments).fill(1),
    x: Uint16Array.from(x),
    y: Uint16Array.from(y),
    cornerLevel: new Uint8Array(64800),
    entrySide: new Uint8Array(segments).fill(4),
    exitSide: new Uint8Array(segments).fill(4),
    areaKm2: new Float32Array(segments).fill(100),
  }
}

/** A coast without lines, for seas without rivers. */
export const NO_LINES: Coast = syntheticCoast([])
