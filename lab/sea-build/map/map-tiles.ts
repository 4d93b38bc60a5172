import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection } from 'geojson'

/** Twice the usual extent, so that a tile of zoom 6 is still sharp at zoom 9. */
const EXTENT = 8192
const BUFFER = 128
/** The zooms of the map that a tile serves: its own, and those up to the next level. */
export interface Level {
  readonly zoom: number
  /** Tiles within one tile of this zoom are fetched together. */
  readonly packZoom: number
  /** Steps of the extent by which a simplified line may deviate. */
  readonly tolerance: number
}

/** A step is 4.9 km, 610 m and 76 m at the equator. */
export const LEVELS: readonly Level[] = [
  { zoom: 0, packZoom: 0, tolerance: 1 },
  { zoom: 3, packZoom: 3, tolerance: 1.2 },
  { zoom: 6, packZoom: 4, tolerance: 2.6 },
]

/** Features of the map by layer. */
export type Layers = Readonly<Record<string, readonly Feature[]>>

/** Tiles of one level that a page fetches together. */
export interface Pack {
  /** `zoom-x-y`, x and y at the level's pack zoom. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Mapbox vector tiles of a level, without empty ones, packed by region. */
export function packsOf(level: Level, layers: Layers): Pack[] {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] }
    const options = {
      // Higher than every zoom that is read, so that simplification applies to all of them.
      maxZoom: 14,
      indexMaxZoom: level.zoom,
      indexMaxPoints: 0,
      extent: EXTENT,
      buffer: BUFFER,
      tolerance: level.tolerance,
    }
    return [name, new GeoJSONVT(collection, options)] as const
  })
  const across = 2 ** (level.zoom - level.packZoom)
  const packs: Pack[] = []
  for (let y = 0; y < 2 ** level.packZoom; y++) {
    for (let x = 0; x < 2 ** level.packZoom; x++) {
      const tiles: Uint8Array[] = []
      for (let i = 0; i < across * across; i++) {
        const column = x * across + (i % across)
        const row = y * across + Math.floor(i / across)
        tiles.push(tileOf(indexes, level.zoom, column, row))
      }
      if (tiles.some(({ length }) => length > 0))
        packs.push({ name: `${level.zoom}-${x}-${y}`, bytes: packed(tiles) })
    }
  }
  return packs
}

function tileOf(
  indexes: readonly (readonly [string, GeoJSONVT])[],
  zoom: number,
  x: number,
  y: number,
): Uint8Array {
  const found = indexes.flatMap(([name, index]) => {
    const tile = index.getTile(zoom, x, y)
    return tile === null || tile.features.length === 0 ? [] : [[name, tile] as const]
  })
  if (found.length === 0) return new Uint8Array()
  return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT })
}

/** The length of each tile, four bytes little-endian, then the tiles. */
function packed(tiles: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(tiles.length * 4)
  const view = new DataView(head.buffer)
  for (const [i, { length }] of tiles.entries()) view.setUint32(4 * i, length, true)
  return Buffer.concat([head, ...tiles])
}

/** All packs as one file: a JSON line of names and lengths, then the packs. */
export function archive(packs: readonly Pack[]): Uint8Array {
  const index = packs.map(({ name, bytes }) => [name, bytes.length])
  const line = new TextEncoder().encode(`${JSON.stringify(index)}\n`)
  return Buffer.concat([line, ...packs.map(({ bytes }) => bytes)])
}
