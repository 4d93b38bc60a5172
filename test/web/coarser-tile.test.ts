import { VectorTile } from '@mapbox/vector-tile'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { PbfReader } from 'pbf'
import { describe, expect, test } from 'vitest'
import { coarserTile } from '../../web/build/coarser-tile.js'

const EXTENT = 8192
type Ring = readonly (readonly [number, number])[]

/** A tile with one polygon a feature, and one line. */
function tileOf(polygons: readonly (readonly Ring[])[], line: Ring): Uint8Array {
  const tags = { depth: 200 }
  const features = (type: 2 | 3, all: readonly (readonly Ring[])[]) => ({
    features: all.map((geometry) => ({ type, geometry, tags })),
  })
  const layers = { land: features(3, polygons), shores: features(2, [[line]]) }
  return fromGeojsonVt(layers as unknown as Parameters<typeof fromGeojsonVt>[0], {
    version: 2,
    extent: EXTENT,
  })
}

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]
const hole = (x: number, y: number, side: number): Ring => square(x, y, side).toReversed()

function read(tile: Uint8Array) {
  const { layers } = new VectorTile(new PbfReader(tile))
  const of = (name: string) => {
    const layer = layers[name]!
    return Array.from({ length: layer.length }, (_, i) => layer.feature(i))
  }
  const points = (name: string) =>
    of(name).map((feature) => feature.loadGeometry().map((ring) => ring.map(({ x, y }) => [x, y])))
  return { extent: layers['land']!.extent, land: of('land'), points }
}

describe('the first tile of the coast, with half as many steps', () => {
  test('keeps land, holes, lines and what is said about them', () => {
    const line: Ring = [
      [0, 0],
      [10, 0],
      [20, 0],
      [20, 30],
    ]
    const { extent, land, points } = read(
      coarserTile(tileOf([[square(100, 200, 400), hole(200, 300, 100)]], line)),
    )
    expect(extent).toBe(EXTENT / 2)
    expect(land[0]!.properties).toEqual({ depth: 200 })
    const [outer, inner] = points('land')[0]!
    expect(outer).toEqual(square(50, 100, 200))
    expect(inner).toEqual(hole(100, 150, 50))
    // A point between two others on one line says nothing.
    expect(points('shores')).toEqual([
      [
        [
          [0, 0],
          [10, 0],
          [10, 15],
        ],
      ],
    ])
  })

  test('leaves out what has no area, with its holes, and no hole of another', () => {
    const tiny = [square(1001, 1001, 1), hole(1001, 1001, 1)]
    const { land, points } = read(
      coarserTile(tileOf([tiny, [...tiny, square(0, 0, 100), hole(40, 40, 20)]], square(0, 0, 8))),
    )
    expect(land).toHaveLength(1)
    expect(points('land')[0]).toEqual([square(0, 0, 50), hole(20, 20, 10)])
  })
})
