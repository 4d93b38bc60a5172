import { describe, expect, it } from 'vitest'
import { coastRings } from '../../../../lab/sea-build/map/coast-rings.js'
import { binOf, type Coast } from '../../../../lab/sea-build/water/gshhg.js'
import { NO_LINES, syntheticCoast } from '../coast.js'

const UNIT = 65535

/**
 * A shore along a parallel around the south pole, with one piece per degree.
 * @param bay the degree in whose middle it reaches a little nearer to the pole
 */
function shoreAroundPole(lat: number, bay: number): Coast {
  const firstSegment = new Int32Array(64800)
  const segmentCount = new Int32Array(64800)
  const y = Math.round((lat - Math.floor(lat)) * UNIT)
  const pieces = Array.from({ length: 360 }, (_, west) => {
    const bin = binOf(west + 0.5, lat)
    firstSegment[bin] = west
    segmentCount[bin] = 1
    const middle = west === bay ? [[UNIT / 2, y - UNIT / 4]] : []
    return [[0, y], ...middle, [UNIT, y]]
  })
  const points = pieces.flat()
  return {
    ...NO_LINES,
    firstSegment,
    segmentCount,
    firstPoint: Int32Array.from(pieces, (_, i) => pieces.slice(0, i).flat().length),
    pointCount: Int32Array.from(pieces, (piece) => piece.length),
    level: new Uint8Array(360).fill(1),
    x: Uint16Array.from(points, ([x]) => x!),
    y: Uint16Array.from(points, ([, at]) => at!),
    areaKm2: new Float32Array(360).fill(13e6),
  }
}

describe('shorelines for the map', () => {
  it('are closed along the pole that they go around, and mark that line as no shore', () => {
    const [ring, ...others] = coastRings(shoreAroundPole(-70.5, 200), new Int32Array(360))
    expect(others).toEqual([])
    const lats = [...ring!.lonLat].filter((_, i) => i % 2 === 1)
    const shore = lats.slice(0, -1 - ring!.alongPole)
    expect(shore).toHaveLength(362)
    expect(shore.every((lat) => lat < -70.4 && lat > -70.8)).toBe(true)
    expect(lats.slice(-1 - ring!.alongPole, -1)).toEqual([-90, -90])
    expect([...ring!.lonLat.slice(-2)]).toEqual([...ring!.lonLat.slice(0, 2)])
  })

  it('are closed from where they are nearest to the pole, so that the line to it crosses none of them', () => {
    const [ring] = coastRings(shoreAroundPole(-70.5, 200), new Int32Array(360))
    const lons = [...ring!.lonLat].filter((_, i) => i % 2 === 0)
    const [first, ...rest] = lons.slice(0, -1 - ring!.alongPole)
    expect(first).toBeCloseTo(200.5 - 360, 4)
    expect(rest.at(-1)).toBeCloseTo(first! + 360, 4)
    expect(rest).toEqual(rest.toSorted((a, b) => a - b))
  })

  it('are shore along their whole length elsewhere', () => {
    const island: [number, number][] = [
      [10.2, 50.2],
      [10.8, 50.2],
      [10.5, 50.8],
    ]
    const [ring] = coastRings(syntheticCoast([island]), new Int32Array(1))
    expect(ring!.alongPole).toBe(0)
    expect([...ring!.lonLat.slice(-2)]).toEqual([...ring!.lonLat.slice(0, 2)])
  })
})
