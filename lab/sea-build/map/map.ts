/**
 * Builds the coast that the planner page draws: land, lakes, rivers, canals and depth tints, as vector
 * tiles. Run it with `npm run data -- map --depths FILE` after the networks are built.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Feature, Position } from 'geojson'
import { openNetwork, type SeaNetwork } from '../../../src/engine/sea/network.js'
import { unwrap, wrap } from '../../../src/engine/sea/stored/container.js'
import { networkFile } from '../../../src/engine/sea/stored/files.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import {
  type BinnedLines,
  binCorner,
  GSHHG_FOLDER,
  LAND,
  levelAt,
  readCoast,
  readPolygonIds,
  readRivers,
} from '../water/gshhg.js'
import { type CoastRing, coastRings } from './coast-rings.js'
import { depthAreas } from './depth-areas.js'
import { archive, type Layers, LEVELS, type Pack, packsOf } from './map-tiles.js'

/** The finest network has every river and approach. */
const FINEST_KM = 5
const UNIT = 65535
const ISLAND_IN_LAKE = 3
const STEP_DEGREES = 0.004
/** Minimum areas of land and lakes at each zoom. Anything smaller would be a dot. */
const LEAST_KM2: Readonly<Record<number, readonly [land: number, lake: number]>> = {
  0: [100, 600],
  3: [3, 40],
  6: [0.3, 5],
}
/** Rivers and canals of the World Data Bank by rank, at each zoom. */
const RIVER_RANKS: Readonly<Record<number, readonly number[]>> = { 0: [], 3: [1], 6: [1, 2, 8] }

const { values } = parseArgs({
  options: {
    gshhg: { type: 'string', default: GSHHG_FOLDER },
    depths: { type: 'string' },
    data: { type: 'string', default: 'data' },
    out: { type: 'string', default: 'data/map/coast.tiles' },
  },
})
if (values.depths === undefined)
  throw new Error(
    'Name the file of depths with --depths: etopo5-depth-u8.bin.gz, see data/README.md.',
  )

const coast = readCoast(values.gshhg)
const rings = coastRings(coast, readPolygonIds(values.gshhg))
console.log(`${rings.length} shorelines`)
const rivers = riverLines(readRivers(values.gshhg))
const channels = channelsOverLand()
const depths = depthAreas(values.depths)
const packs: Pack[] = []
for (const level of LEVELS) {
  const some = packsOf(level, layersOf(level.zoom))
  const bytes = some.reduce((sum, pack) => sum + pack.bytes.length, 0)
  console.log(`zoom ${level.zoom}: ${some.length} packs, ${bytes} bytes`)
  packs.push(...some)
}
const bytes = archive(packs)
const squeezed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})
writeFileSync(values.out, wrap(squeezed))
console.log(`${values.out}: ${bytes.length} bytes, packed ${squeezed.length}`)

function layersOf(zoom: number): Layers {
  const [leastLand, leastLake] = LEAST_KM2[zoom]!
  const shown = rings
    .filter(({ level, areaKm2 }) => {
      const least = level === 1 || level === 3 ? leastLand : leastLake
      return Math.abs(areaKm2) >= (areaKm2 < 0 ? Math.min(least, 100) : least)
    })
    // Each level is drawn over the previous one.
    .sort((a, b) => a.level - b.level)
  const ranks = RIVER_RANKS[zoom]!
  const atPole = shown.filter(({ alongPole }) => alongPole > 0)
  return {
    land: shown.map(polygon),
    shores: atPole.map(shoreAtPole),
    rivers:
      zoom === 0 ? [] : rivers.filter(({ properties }) => ranks.includes(properties?.['rank'])),
    channels,
    // The depths have no finer detail than this zoom.
    ...(zoom === 6 ? {} : { depths }),
  }
}

/** `atPole` marks an outline that follows a meridian to the pole, which is not a coast. */
function polygon({ level, lonLat, alongPole }: CoastRing): Feature {
  return {
    type: 'Feature',
    properties: { level, ...(alongPole > 0 && { atPole: true }) },
    geometry: { type: 'Polygon', coordinates: [positionsOf(lonLat)] },
  }
}

function shoreAtPole({ lonLat, alongPole }: CoastRing): Feature {
  return line(positionsOf(lonLat).slice(0, -alongPole - 1), {})
}

function positionsOf(lonLat: Float64Array): Position[] {
  const positions: Position[] = []
  for (let i = 0; i < lonLat.length; i += 2) positions.push([lonLat[i]!, lonLat[i + 1]!])
  return positions
}

function riverLines(lines: BinnedLines): Feature[] {
  const features: Feature[] = []
  lines.segmentCount.forEach((count, bin) => {
    const [west, south] = binCorner(bin)
    const first = lines.firstSegment[bin]!
    for (let segment = first; segment < first + count; segment++) {
      const start = lines.firstPoint[segment]!
      const coordinates: Position[] = []
      for (let p = start; p < start + lines.pointCount[segment]!; p++) {
        const lon = west + lines.x[p]! / UNIT
        coordinates.push([west >= 180 ? lon - 360 : lon, south + lines.y[p]! / UNIT])
      }
      if (coordinates.length > 1) features.push(line(coordinates, { rank: lines.level[segment]! }))
    }
  })
  return features
}

/** Canals, locks, rivers and dredged approaches that routes follow where the shoreline shows land. */
function channelsOverLand(): Feature[] {
  const { linkFirst, linkLonLatE6 } = openFinest()
  const at = (p: number): Position => [
    linkLonLatE6[2 * p]! / MICRO,
    linkLonLatE6[2 * p + 1]! / MICRO,
  ]
  const features: Feature[] = []
  for (let link = 0; link + 1 < linkFirst.length; link++) {
    let run: Position[] = []
    const end = () => {
      if (run.length > 1) features.push(line(run, {}))
      run = []
    }
    for (let p = linkFirst[link]!; p + 1 < linkFirst[link + 1]!; p++) {
      for (const [a, b] of stepsBetween(at(p), at(p + 1))) {
        if (!isLand(a) && !isLand(b)) end()
        else run.push(...(run.length === 0 ? [a, b] : [b]))
      }
    }
    end()
  }
  console.log(`${features.length} channels over land`)
  return features
}

/** A leg in parts of about 400 m. */
function stepsBetween(a: Position, b: Position): [Position, Position][] {
  if (Math.abs(a[0]! - b[0]!) > 180) return []
  const count = Math.ceil(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) / STEP_DEGREES)
  const at = (i: number): Position => [
    a[0]! + ((b[0]! - a[0]!) * i) / count,
    a[1]! + ((b[1]! - a[1]!) * i) / count,
  ]
  return Array.from({ length: count }, (_, i) => [at(i), at(i + 1)])
}

function isLand([lon, lat]: Position): boolean {
  const level = levelAt(coast, lon!, lat!)
  return level === LAND || level === ISLAND_IN_LAKE
}

function line(coordinates: Position[], properties: Record<string, number>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
}

function openFinest(): SeaNetwork {
  const name = networkFile(FINEST_KM)
  const payload = unwrap(readFileSync(join(values.data, name)), name)
  return openNetwork(brotliDecompressSync(payload))
}
