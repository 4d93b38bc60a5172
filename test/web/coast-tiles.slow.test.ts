import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, test } from 'vitest'
import { densify } from '../../src/engine/geo/densify.js'
import type { Position } from '../../src/engine/geo/position.js'
import { coastFiles } from '../../web/build/coast-tiles.js'
import { seeded } from '../engine/geo/random.js'
import { sea } from '../support/sea.js'

const ZOOM = 6
const PACK_ZOOM = 4
const EXTENT = 8192
/**
 * Half the width that the map gives to a channel and a river at zoom 9, where a step is half a
 * pixel.
 */
const CHANNEL_STEPS = 6
const RIVER_STEPS = 2.2
const STEP_KM = 1
const SEED = 20

/** Ports behind lakes, locks and rivers, by their ids. */
const INLAND = [1421, 176, 129, 95, 395, 319]

type Ring = readonly { readonly x: number; readonly y: number }[]

interface Tile {
  readonly land: readonly Ring[]
  readonly water: readonly { readonly line: Ring; readonly reach: number }[]
}

const tiles = new Map<string, Tile | null>()

function tileAt(x: number, y: number): Tile | null {
  const key = `${x}/${y}`
  const known = tiles.get(key)
  if (known !== undefined) return known
  const tile = readTile(x, y)
  tiles.set(key, tile)
  return tile
}

function readTile(x: number, y: number): Tile | null {
  const across = 2 ** (ZOOM - PACK_ZOOM)
  const name = `${ZOOM}-${Math.floor(x / across)}-${Math.floor(y / across)}`
  const pack = coastFiles().packs.get(name)
  if (pack === undefined) return null
  const view = new DataView(pack.buffer, pack.byteOffset)
  const index = (y % across) * across + (x % across)
  let at = 4 * across * across
  for (let i = 0; i < index; i++) at += view.getUint32(4 * i, true)
  const length = view.getUint32(4 * index, true)
  if (length === 0) return null
  const { layers } = new VectorTile(new PbfReader(pack.subarray(at, at + length)))
  const all = (layer: string): Ring[] => {
    const found = layers[layer]
    if (found === undefined) return []
    const features = Array.from({ length: found.length }, (_, i) => found.feature(i))
    return features.flatMap((feature: VectorTileFeature) => feature.loadGeometry())
  }
  const reaching = (lines: Ring[], reach: number) => lines.map((line) => ({ line, reach }))
  return {
    land: all('land'),
    water: [...reaching(all('channels'), CHANNEL_STEPS), ...reaching(all('rivers'), RIVER_STEPS)],
  }
}

/**
 * Whether the map draws land at a place, that is, inside an odd number of shorelines and not beside
 * a channel.
 */
function isDrawnLand([lon, lat]: Position): boolean {
  const turn = (((lon + 180) % 360) + 360) % 360
  const px = (turn / 360) * 2 ** ZOOM
  const sine = Math.sin((lat * Math.PI) / 180)
  const py = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** ZOOM
  const tile = tileAt(Math.floor(px), Math.floor(py))
  if (tile === null) return false
  const [x, y] = [(px % 1) * EXTENT, (py % 1) * EXTENT]
  if (tile.land.filter((ring) => contains(ring, x, y)).length % 2 === 0) return false
  return !tile.water.some(({ line, reach }) => isNear(line, x, y, reach))
}

function contains(ring: Ring, x: number, y: number): boolean {
  let isInside = false
  for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
    const [a, b] = [ring[i]!, ring[k]!]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
      isInside = !isInside
  }
  return isInside
}

function isNear(line: Ring, x: number, y: number, reach: number): boolean {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.max(0, Math.min(1, share))
    if (Math.hypot(x - a.x - t * dx, y - a.y - t * dy) <= reach) return true
  }
  return false
}

describe('the coast that the page draws', () => {
  test.each<[string, Position, boolean]>([
    ['Paris', [2.35, 48.85], true],
    ['Isle Royale in Lake Superior', [-88.9, 48], true],
    ['Chukotka beyond 180 degrees', [-175, 66.5], true],
    ['the South Pole Plateau', [40, -80], true],
    ['Lake Superior', [-87, 47.7], false],
    ['the Caspian Sea', [51, 41], false],
    ['the North Atlantic', [-40, 40], false],
    ['the Suez Canal', [32.334, 30.75], false],
    ['the Elbe below Hamburg', [9.36, 53.83], false],
  ])('shows what is at %s', (_, position, isLand) => {
    expect(isDrawnLand(position)).toBe(isLand)
  })

  test('no route crosses it: 100 lanes with the Great Lakes and rivers', async () => {
    const { router, data } = await sea(20)
    const random = seeded(SEED)
    const ports = data.networks[0]!.portId
    const any = () => ports[Math.floor(random() * ports.length)]!
    const worst: { from: number; to: number; share: number }[] = []
    let [samples, onLand] = [0, 0]
    for (let lane = 0; lane < 100; lane++) {
      const from = lane < 30 ? INLAND[lane % INLAND.length]! : any()
      const to = any()
      let line: readonly Position[]
      try {
        const asked = { origin: { portId: from }, destination: { portId: to } }
        line = router.route({ ...asked, resolutionKm: 20, date: '2026-11-22' }).positions
      } catch {
        continue
      }
      const points = densify(line, STEP_KM)
      const wet = points.filter((point) => isDrawnLand(point)).length
      samples += points.length
      onLand += wet
      worst.push({ from, to, share: wet / points.length })
    }
    worst.sort((a, b) => b.share - a.share)
    expect(worst.length).toBeGreaterThan(90)
    expect(onLand / samples, `seed ${SEED}`).toBeLessThan(0.005)
    expect(worst[0]!.share, `seed ${SEED}, ${JSON.stringify(worst[0])}`).toBeLessThan(0.05)
  })

  test('draws no coast along the meridian that closes Antarctica', () => {
    const pack = coastFiles().packs.get('0-0-0')!
    const { layers } = new VectorTile(new PbfReader(pack.subarray(4)))
    const of = (layer: string) =>
      Array.from({ length: layers[layer]!.length }, (_, i) => layers[layer]!.feature(i))
    const coasts = [
      ...of('land').filter(({ properties }) => !properties['atPole']),
      ...of('shores'),
    ]
    const southernmost = (feature: VectorTileFeature) =>
      Math.max(...feature.loadGeometry().flatMap((ring) => ring.map(({ y }) => y)))
    const { extent } = layers['land']!
    // The front of the ice reaches 84° S, and the map ends at 85.05° S.
    expect(Math.max(...coasts.map(southernmost))).toBeLessThan(extent)
    expect(Math.max(...of('land').map(southernmost))).toBeGreaterThanOrEqual(extent)
  })
})
