import type { Sources } from '../../../lab/sea-build/network.js'
import { CellSet } from '../../../lab/sea-build/water/cell-set.js'
import { coastDistance } from '../../../lab/sea-build/water/coast-distance.js'
import { FineRaster } from '../../../lab/sea-build/water/fine-raster.js'
import { FineSearch } from '../../../lab/sea-build/water/fine-search.js'
import { binOf, type Coast } from '../../../lab/sea-build/water/gshhg.js'
import { Shoreline } from '../../../lab/sea-build/water/shoreline.js'
import { NO_LINES } from './coast.js'

type Point = readonly [lon: number, lat: number]

const UNIT = 65535
const LAND = 1
const [SOUTH, EAST, NORTH, WEST, INSIDE] = [0, 1, 2, 3, 4] as const

/** A piece of shore in one bin, in fractions of it, with the sides on which it enters and leaves. */
interface Shore {
  readonly sides: readonly [enters: number, leaves: number]
  readonly line: readonly Point[]
}

/** Bins along a side of the sea, which has to be large: a lake has no sea ports. */
const SIDE = 4
/** The mesh tells water from land by the Gulf of Guinea, so the sea lies there. */
const [WEST_LON, SOUTH_LAT] = [-2, -2]

/** The shores by the edges of the sea that a bin touches. */
const EDGES: Readonly<Record<string, Shore>> = {
  SW: {
    sides: [EAST, NORTH],
    line: [
      [1, 0.1],
      [0.1, 0.1],
      [0.1, 1],
    ],
  },
  SE: {
    sides: [NORTH, WEST],
    line: [
      [0.9, 1],
      [0.9, 0.1],
      [0, 0.1],
    ],
  },
  NW: {
    sides: [SOUTH, EAST],
    line: [
      [0.1, 0],
      [0.1, 0.9],
      [1, 0.9],
    ],
  },
  NE: {
    sides: [WEST, SOUTH],
    line: [
      [0, 0.9],
      [0.9, 0.9],
      [0.9, 0],
    ],
  },
  S: {
    sides: [EAST, WEST],
    line: [
      [1, 0.1],
      [0, 0.1],
    ],
  },
  N: {
    sides: [WEST, EAST],
    line: [
      [0, 0.9],
      [1, 0.9],
    ],
  },
  W: {
    sides: [NORTH, SOUTH],
    line: [
      [0.1, 1],
      [0.1, 0],
    ],
  },
  E: {
    sides: [SOUTH, NORTH],
    line: [
      [0.9, 0],
      [0.9, 1],
    ],
  },
}

/** An island of 0.8 by 0.2 degrees in the middle of a bin. */
const ISLAND: Shore = {
  sides: [INSIDE, INSIDE],
  line: [
    [0.1, 0.4],
    [0.9, 0.4],
    [0.9, 0.6],
    [0.1, 0.6],
    [0.1, 0.4],
  ],
}
const ISLAND_AT = [1, 1] as const

const EVERY = Array.from(
  { length: SIDE * SIDE },
  (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const,
)

function shoresIn([column, row]: readonly [number, number]): Shore[] {
  const last = SIDE - 1
  const northOrSouth = row === 0 ? 'S' : row === last ? 'N' : ''
  const edge = EDGES[northOrSouth + (column === 0 ? 'W' : column === last ? 'E' : '')]
  const hasIsland = column === ISLAND_AT[0] && row === ISLAND_AT[1]
  return [...(edge ? [edge] : []), ...(hasIsland ? [ISLAND] : [])]
}

const binAt = (column: number, row: number) => binOf(WEST_LON + column + 0.5, SOUTH_LAT + row + 0.5)

/**
 * An invented sea of four by four degrees around 0° E, 0° N in a world of land, with an island between
 * two of its ports.
 */
export function smallCoast(): Coast {
  const shores = EVERY.flatMap((at) =>
    shoresIn(at).map((shore) => ({ ...shore, bin: binAt(...at) })),
  ).sort((a, b) => a.bin - b.bin)
  const firstSegment = new Int32Array(64800)
  const segmentCount = new Int32Array(64800)
  for (const [at, { bin }] of shores.entries()) {
    if (segmentCount[bin] === 0) firstSegment[bin] = at
    segmentCount[bin]!++
  }
  const lines = shores.map(({ line }) => line)
  const inUnits = (k: 0 | 1) =>
    Uint16Array.from(shores.flatMap(({ line }) => line.map((point) => Math.round(point[k] * UNIT))))
  const cornerLevel = new Uint8Array(64800).fill(LAND)
  for (const [column, row] of EVERY) if (column > 0 && row > 0) cornerLevel[binAt(column, row)] = 0
  let points = 0
  return {
    firstSegment,
    segmentCount,
    firstPoint: Int32Array.from(lines, (line) => {
      points += line.length
      return points - line.length
    }),
    pointCount: Int32Array.from(lines, ({ length }) => length),
    level: new Uint8Array(shores.length).fill(LAND),
    x: inUnits(0),
    y: inUnits(1),
    cornerLevel,
    entrySide: Uint8Array.from(shores, ({ sides }) => sides[0]),
    exitSide: Uint8Array.from(shores, ({ sides }) => sides[1]),
    areaKm2: new Float32Array(shores.length).fill(100),
  }
}

/** The first two have the island between them. */
export const PORTS = [
  { id: 1, lon: -0.5, lat: -1.88 },
  { id: 2, lon: -0.5, lat: 1.88 },
  { id: 3, lon: 1.88, lat: 0.2 },
]

export function smallSources(): Sources {
  const coast = smallCoast()
  const places = PORTS.map(({ lon, lat }) => [lon, lat] as const)
  return {
    distance: coastDistance(coast, () => {}),
    shoreline: new Shoreline(coast, () => true),
    search: new FineSearch(new FineRaster(coast, NO_LINES, places, [], [], new Map())),
    ports: PORTS,
    channels: [],
    gates: [],
    dams: [],
    shoals: new CellSet(),
    shoalLines: [],
    spurs: [],
  }
}
