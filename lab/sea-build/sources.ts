import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSAGES, type PassageId, readPassages } from '../../src/engine/sea/passages.js'
import { PASSAGES_FILE, PORTS_FILE, STRAITS_FILE } from '../../src/engine/sea/stored/files.js'
import { readPorts } from '../../src/ports/port.js'
import type { Channel } from './graph/fairways.js'
import type { Sources } from './network.js'
import { CellSet } from './water/cell-set.js'
import { isInland } from './water/coast-distance.js'
import { type BarrierCells, cellsUnderBarriers } from './water/fine-barriers.js'
import type { Point } from './water/fine-grid.js'
import { FineRaster } from './water/fine-raster.js'
import { FineSearch } from './water/fine-search.js'
import { CELLS_PER_DEGREE, cellOf, KM_PER_DEGREE } from './water/grid.js'
import { readCoast, readRivers } from './water/gshhg.js'
import { addReefs, cellsWithin, type ReefsDocument } from './water/reefs.js'
import { addShallows, readDepths, type ShallowRegion } from './water/shallows.js'
import { Shoreline } from './water/shoreline.js'
import type { Spur } from './water/spurs.js'

interface ChannelsDocument {
  readonly channels: readonly {
    readonly id: string
    readonly passage?: PassageId
    /** Whether the centre line of the passage is coarse and has to be redrawn along water. */
    readonly alongWater?: boolean
    readonly locks?: readonly Point[]
    readonly guide?: readonly Point[]
    /** Whether it ends inland, like a river that ports join. */
    readonly inland?: boolean
    /** Whether the centre lines of the passage lead through shoals. */
    readonly throughShoals?: boolean
  }[]
  readonly gaps: readonly { readonly line: readonly Point[] }[]
  readonly dry: readonly { readonly box: readonly [number, number, number, number] }[]
  readonly spurs: readonly Spur[]
}

interface StraitsDocument {
  readonly straits: readonly {
    readonly id: string
    readonly guide: readonly Point[]
    readonly passage?: PassageId
    readonly locks?: readonly Point[]
  }[]
}

/** The file calls barriers walls, and their crossing points portals. */
interface GatesDocument {
  readonly walls: readonly { id: string; passage: PassageId; line: Point[]; portals: Point[] }[]
  readonly dams: readonly { line: Point[] }[]
}

interface ShoalsDocument {
  readonly shoals: readonly {
    readonly id: string
    readonly polygon: readonly Point[]
    /** Whether it stands for a traffic separation scheme. */
    readonly scheme?: boolean
  }[]
  readonly shallows: readonly ShallowRegion[]
  /** Islands that GSHHG lacks, or shows beside their place, with the radius of a circle that holds each. */
  readonly islands: readonly { readonly at: Point; readonly km: number }[]
}

/** A guide is followed to within this distance of its points, km. */
const GUIDE_KM = 1.2
const GUIDE_LIMIT_KM = 500
/** What ships keep off an island that is drawn as a circle, km. */
const ISLAND_OFFING_KM = 3

export interface SourceOptions {
  readonly folder: string
  readonly gshhg: string
  readonly distance: Uint8Array
  /** Whether the water inside traffic separation schemes stays open. */
  readonly withoutSchemes: boolean
}

/** Reads the inputs of a build: the public coast and rivers, and our own tables in the data folder. */
export function readSources({ folder, gshhg, distance, withoutSchemes }: SourceOptions): Sources {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const ports = readPorts(json(PORTS_FILE))
    .filter(({ isTabled }) => isTabled)
    .map(({ id, position: [lon, lat] }) => ({ id, lon, lat }))
  const { channels, dry, gaps, spurs } = json('build-inputs/channels.json') as ChannelsDocument
  const { straits } = json(STRAITS_FILE) as StraitsDocument
  const gates = json('build-inputs/gates.json') as GatesDocument
  const { islands, shoals, shallows } = json('build-inputs/shoals.json') as ShoalsDocument
  const coast = readCoast(gshhg)
  const barriers = [...gates.walls, ...gates.dams].map((barrier) => barrier.line)
  const rivers = readRivers(gshhg)
  const search = searchWith(cellsUnderBarriers(barriers))
  // A guide leads through the barriers of its own passage.
  const guides = searchWith(new Map())
  const passages = readPassages(json(PASSAGES_FILE))
  function passageOf(id?: PassageId): Pick<Channel, 'passage' | 'gates'> {
    const passage = id ? PASSAGES.indexOf(id) : -1
    return { passage, gates: passages[passage]?.gates ?? [] }
  }
  function searchWith(cells: BarrierCells): FineSearch {
    const places = ports.map((p) => [p.lon, p.lat] as const)
    const boxes = dry.map((d) => d.box)
    const lines = gaps.map((g) => g.line)
    return new FineSearch(new FineRaster(coast, rivers, places, boxes, lines, cells))
  }
  const channelList: Channel[] = [
    ...straits.map(({ id, guide, passage: named, locks = [] }): Channel => {
      const line = followGuide(guides, guide)
      return { id, line, locks, ...passageOf(named), strait: true, inland: false }
    }),
    ...channels.flatMap((c): Channel[] => {
      if (c.throughShoals) return []
      const drawn = c.guide ? [c.guide] : passages.find((p) => p.id === c.id)!.centreLines
      const lines = c.guide || c.alongWater ? drawn.map((line) => followGuide(guides, line)) : drawn
      const { id, locks = [], inland = false } = c
      const common = { id, locks, ...passageOf(c.passage), strait: false, inland }
      return lines.map((line) => ({ ...common, line }))
    }),
  ]
  const shoalLines = channels
    .filter((c) => c.throughShoals && !withoutSchemes)
    .flatMap(({ passage }) => {
      const bit = passages.findIndex((p) => p.id === passage)
      return passages[bit]!.centreLines.map((line) => ({ passage: bit, line }))
    })
  const shoalCells = new CellSet()
  for (const { polygon, scheme } of shoals) {
    if (scheme && withoutSchemes) continue
    for (const cell of cellsInside(polygon)) shoalCells.add(cell)
  }
  for (const { at, km } of islands) {
    for (const cell of cellsWithin(...at, km + ISLAND_OFFING_KM)) shoalCells.add(cell)
  }
  const channelPoints = channelList.flatMap((c) => [...c.line])
  addShallows(
    shoalCells,
    readDepths(join(folder, 'build-inputs/etopo5-depth.bin.gz')),
    shallows,
    distance,
    [...ports.map((p): Point => [p.lon, p.lat]), ...channelPoints],
  )
  addReefs(shoalCells, json('build-inputs/reefs.json') as ReefsDocument, distance, {
    ports: ports.map((p): Point => [p.lon, p.lat]),
    fairways: [...channelPoints, ...gates.walls.flatMap(({ portals }) => portals)],
  })
  return {
    distance,
    shoreline: new Shoreline(coast, (segment) => !isInland(coast, segment)),
    search,
    ports,
    spurs,
    channels: channelList,
    gates: gates.walls.map(({ id, passage, line, portals }) => ({
      id,
      passage: PASSAGES.indexOf(passage),
      line,
      crossings: portals,
    })),
    dams: gates.dams.map((d) => d.line),
    shoals: shoalCells,
    shoalLines,
  }
}

/**
 * Joins the points of a guide along water. A section without water, such as a lock, is drawn straight.
 */
function followGuide(search: FineSearch, guide: readonly Point[]): Point[] {
  const line: Point[] = [guide[0]!]
  for (const to of guide.slice(1)) {
    const near = (lon: number, lat: number): boolean =>
      Math.hypot((lon - to[0]) * Math.cos((lat * Math.PI) / 180), lat - to[1]) * KM_PER_DEGREE <
      GUIDE_KM
    const cells = search.path(line[line.length - 1]!, near, GUIDE_LIMIT_KM)
    line.push(...(cells ? search.pull(cells).slice(1) : [to]))
  }
  return line
}

/** Cells of the raster whose centres lie in a polygon drawn straight in longitude and latitude. */
function* cellsInside(polygon: readonly Point[]): Generator<number> {
  const step = 1 / CELLS_PER_DEGREE
  const lats = polygon.map(([, lat]) => lat)
  const from = Math.floor(Math.min(...lats) * CELLS_PER_DEGREE) * step + step / 2
  for (let lat = from; lat < Math.max(...lats); lat += step) {
    const crossings: number[] = []
    polygon.forEach(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length]!
      if (y0 > lat !== y1 > lat) crossings.push(x0 + ((lat - y0) / (y1 - y0)) * (x1 - x0))
    })
    crossings.sort((a, b) => a - b)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      for (let lon = crossings[k]!; lon < crossings[k + 1]!; lon += step) yield cellOf(lon, lat)
    }
  }
}
