import { describe, expect, it } from 'vitest'
import { coastRings } from '../../src/build/coast-rings.js'
import { binOf, type Coast } from '../../src/build/gshhg.js'
import { NO_LINES, syntheticCoast } from './coast.js'

const UNIT = 65535

/** A shore along a parallel around the south pole, with one piece per degree. */
function shoreAroundPole(lat: number): Coast {
  const firstSegment = new Int32Array(64800)
  const segmentCount = new Int32Array(64800)
  for (let west = 0; west < 360; west++) {
    const bin = binOf(west + 0.5, lat)
    firstSegment[bin] = west
    segmentCount[bin] = 1
  }
  const y = Math.round((lat - Math.floor(lat)) * UNIT)
  return {
    ...NO_LINES,
    firstSegment,
    segmentCount,
    firstPoint: Int32Array.from({ length: 360 }, (_, i) => 2 * i),
    pointCount: new Int32Array(360).fill(2),
    level: new Uint8Array(360).fill(1),
    x: Uint16Array.from({ length: 720 }, (_, i) => (i % 2) * UNIT),
    y: new Uint16Array(720).fill(y),
    areaKm2: new Float32Array(360).fill(13e6),
  }
}

describe('shorelines for the map', () => {
  it('are closed along the pole that they go around, and mark that line as no shore', () => {
    const [ring, ...others] = coastRings(shoreAroundPole(-70.5), new Int32Array(360))
    expect(others).toEqual([])
    const lats = [...ring!.lonLat].filter((_, i) => i % 2 === 1)
    const shore = lats.slice(0, -1 - ring!.alongPole)
    expect(shore.every((lat) => Math.abs(lat + 70.5) < 1e-4)).toBe(true)
    expect(lats.slice(-1 - ring!.alongPole, -1)).toEqual([-90, -90])
    expect([...ring!.lonLat.slice(-2)]).toEqual([...ring!.lonLat.slice(0, 2)])
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
