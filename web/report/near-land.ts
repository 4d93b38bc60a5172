import type { Position } from '../../src/engine/geo/position.js'
import type { CoastIndex } from '../map/coast-tiles.js'
import { up } from '../map/mercator.js'
import { ringsOf } from '../map/vector-tile.js'
import { boundsOf, type RouteImage } from './route-svg.js'

/** Rings of land and of the waters in it, tile by tile. */
export type NearLand = readonly (readonly (readonly Position[])[])[]

/** From which zoom on the coast of the sketch is too coarse. */
const NEAR_ZOOM = 3.2
/** The level of tiles that is taken then, each a file of its own, after the length of its one tile. */
const TILE_ZOOM = 3
const SIDE = 2 ** TILE_ZOOM
const HEAD_BYTES = 4

/** The finer coast for a picture of a short route; null for one that shows much of the world. */
export async function nearLand(
  { version, packs }: CoastIndex,
  image: RouteImage,
): Promise<NearLand | null> {
  const { west, east, north, south, zoom } = boundsOf(image)
  if (zoom < NEAR_ZOOM) return null
  const tiles: Promise<readonly (readonly Position[])[]>[] = []
  for (let column = Math.floor(west * SIDE); column <= Math.floor(east * SIDE); column++) {
    for (let row = Math.floor(north * SIDE); row <= Math.floor(south * SIDE); row++) {
      const name = `${TILE_ZOOM}-${((column % SIDE) + SIDE) % SIDE}-${row}`
      if (!packs.includes(name)) continue
      const place = ([x, y]: readonly [number, number]): Position => [
        ((column + x) / SIDE - 0.5) * 360,
        up((row + y) / SIDE),
      ]
      tiles.push(
        fetchPack(version, name).then((pack) =>
          ringsOf(new Uint8Array(pack, HEAD_BYTES), 'land').map((ring) => ring.map(place)),
        ),
      )
    }
  }
  return Promise.all(tiles)
}

/** As the map fetches it, whose code a paper does without. */
async function fetchPack(version: string, name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(`assets/coast-${version}-${name}.mvt`, document.baseURI))
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return answer.arrayBuffer()
}
