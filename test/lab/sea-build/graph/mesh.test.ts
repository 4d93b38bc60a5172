import { describe, expect, it } from 'vitest'
import { buildMesh, type Mesh } from '../../../../lab/sea-build/graph/mesh.js'
import { tautGraph } from '../../../../lab/sea-build/graph/taut-edges.js'
import { COLUMNS } from '../../../../lab/sea-build/water/grid.js'
import type { SimpleRing } from '../../../../lab/sea-build/water/simplify.js'
import { legLengthKm } from '../../../../src/engine/geo/leg.js'
import { toVector } from '../../../../src/engine/geo/vector.js'
import { Locator } from '../../../../src/engine/sea/sight/locate.js'

const corner = (lon: number, lat: number) =>
  Math.round((lat + 90) * 120) * COLUMNS + Math.round((((lon % 360) + 360) % 360) * 120)

const OPEN = { gates: [], dams: [] }

/**
 * A rectangle of land, as corners of the raster with water on the left, and therefore clockwise.
 */
function island(west: number, south: number, east: number, north: number): SimpleRing {
  const ring = Int32Array.from([
    corner(west, south),
    corner(west, north),
    corner(east, north),
    corner(east, south),
  ])
  return { ring, vectors: new Float64Array(12), kept: [0, 1, 2, 3] }
}

const isWater = (mesh: Mesh, lon: number, lat: number) =>
  mesh.water[new Locator(mesh).locate(...toVector([lon, lat]))] === 1

describe('buildMesh', () => {
  const twoIslands = [island(-40, 20, -35, 25), island(178, -5, 182, 5)]

  it('distinguishes land from water, also on the date line', () => {
    const mesh = buildMesh(twoIslands, OPEN)
    for (const [lon, lat] of [
      [-37, 22],
      [179.5, 0],
      [-179, 2],
    ] as const) {
      expect(isWater(mesh, lon, lat)).toBe(false)
    }
    for (const [lon, lat] of [
      [-45, 22],
      [-37, 26],
      [177, 0],
      [-177, 2],
      [0, 89],
    ] as const) {
      expect(isWater(mesh, lon, lat)).toBe(true)
    }
  })

  it('has the four corners of each island as corners, and water on their left', () => {
    const mesh = buildMesh(twoIslands, OPEN)
    const { cornerVertex } = tautGraph(mesh, new Int32Array())
    expect(cornerVertex).toHaveLength(8)
    for (const v of cornerVertex) {
      expect(mesh.after[mesh.before[v]!]).toBe(v)
      expect(mesh.before[mesh.after[v]!]).toBe(v)
    }
  })

  it('joins a barrier to the shores that it meets, so that no path turns there or passes', () => {
    // From one island's middle to another's: the barrier cuts each shore once.
    const pair = [island(-40, 20, -38, 22), island(-34, 20, -32, 22)]
    const open = tautGraph(buildMesh(pair, OPEN), new Int32Array())
    const gate = [
      [-39, 21],
      [-33, 21],
    ] as const
    const mesh = buildMesh(pair, { gates: [gate], dams: [] })
    expect(mesh.flat.reduce((sum, flag) => sum + flag, 0)).toBe(2)
    const shut = tautGraph(mesh, new Int32Array())
    expect(shut.cornerCount).toBe(open.cornerCount)
    expect(shut.to.length).toBeLessThan(open.to.length)
  })

  it('has corners on a shore whose kept corners have the opposite orientation to the shore', () => {
    // A crescent, clockwise. Its tips and the middle of its inner side run counter-clockwise.
    const crescent: (readonly [number, number])[] = [
      [-40, 20],
      [-41, 22],
      [-40, 24],
      [-36, 25],
      [-39, 23.5],
      [-39.5, 22],
      [-39, 20.5],
      [-36, 19],
    ]
    const ring = Int32Array.from(crescent, ([lon, lat]) => corner(lon, lat))
    const vectors = Float64Array.from(crescent.flatMap((place) => [...toVector(place)]))
    const mesh = buildMesh([{ ring, vectors, kept: [3, 5, 7] }], OPEN)
    expect(tautGraph(mesh, new Int32Array()).cornerCount).toBe(3)
    expect(isWater(mesh, -37.5, 22)).toBe(false)
  })

  it('gives taut legs in both directions with the length of their great circle', () => {
    const mesh = buildMesh([island(-40, 20, -35, 25), island(-20, 22, -18, 30)], OPEN)
    const graph = tautGraph(mesh, new Int32Array())
    const place = (state: number) => {
      const v = graph.cornerVertex[state >> 1]!
      return [mesh.lonLatE6[2 * v]! / 1e6, mesh.lonLatE6[2 * v + 1]! / 1e6] as const
    }
    let legs = 0
    for (let state = 0; state < 2 * graph.cornerCount; state++) {
      for (let k = graph.first[state]!; k < graph.first[state + 1]!; k++) {
        const to = graph.to[k]!
        expect(graph.km[k]).toBeCloseTo(legLengthKm(place(state), place(to)), 9)
        const back = graph.to.subarray(graph.first[to ^ 1]!, graph.first[(to ^ 1) + 1]!)
        expect(back).toContain(state ^ 1)
        legs++
      }
    }
    // Round each island, and between them: at least the four sides of each, both ways and sides.
    expect(legs).toBeGreaterThanOrEqual(16)
  })
})
