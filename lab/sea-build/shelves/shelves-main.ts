/**
 * Builds the shallow areas of the broad shelves, which ships of deep draught avoid: `npm run
 * build:shelves`. Run it after the networks are built: the areas stay clear of the links of the 5 km
 * network.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { densify } from '../../../src/engine/geo/densify.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { readStraits } from '../../../src/engine/sea/named-straits.js'
import { readPassages } from '../../../src/engine/sea/passages.js'
import {
  SHALLOW_AREAS_FORMAT,
  type ShallowAreasDocument,
} from '../../../src/engine/sea/shallow-areas.js'
import { unwrap } from '../../../src/engine/sea/stored/container.js'
import {
  networkFile,
  PASSAGES_FILE,
  PORTS_FILE,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
} from '../../../src/engine/sea/stored/files.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import { readNetwork } from '../../../src/engine/sea/stored/network-format.js'
import { readPorts } from '../../../src/ports/port.js'
import { writeManifest } from '../files/manifest.js'
import { coastDistance } from '../water/coast-distance.js'
import { GSHHG_FOLDER, readCoast } from '../water/gshhg.js'
import { NARROW, NearGrid, positionOf, readDepths, type ShallowRegion } from '../water/shallows.js'
import { findRidge } from '../water/waters.js'
import { traceShelves } from './shelves.js'

interface ShelvesDocument {
  readonly source: string
  readonly underM: readonly number[]
  /** Names by region. */
  readonly names: Readonly<Record<string, string>>
}

/** The finest network has every river and approach. */
const FINEST_KM = 5
/** Step along the lines that areas stay clear of, km: much smaller than that distance. */
const STEP_KM = 4

const { values } = parseArgs({
  options: {
    gshhg: { type: 'string', default: GSHHG_FOLDER },
    data: { type: 'string', default: 'data' },
  },
})
const folder = values.data
const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

const { shallows } = json('build-inputs/shoals.json') as { shallows: readonly ShallowRegion[] }
const distance = coastDistance(readCoast(values.gshhg), () => undefined, isByRegion)
const near = new NearGrid()
for (const cell of findRidge(distance, NARROW.open, NARROW.least)) near.add(positionOf(cell))
for (const { position } of readPorts(json(PORTS_FILE))) near.add(position)
for (const line of lines()) for (const position of densify(line, STEP_KM)) near.add(position)

const depths = readDepths(join(folder, 'build-inputs/etopo5-depth.bin.gz'))
const { source, underM, names } = json('build-inputs/shelves.json') as ShelvesDocument
const areas = shallows.flatMap((region) => {
  const name = names[region.id]
  if (name === undefined) throw new Error(`shelves.json: name the region ${region.id}.`)
  // No ship sails in water that the networks leave out.
  const classes = underM.filter((under) => under >= region.underM)
  return classes.flatMap((under) => traceShelves(region, name, under, { depths, distance, near }))
})
const document: ShallowAreasDocument = { format: SHALLOW_AREAS_FORMAT, source, areas }
const text = JSON.stringify(document).replaceAll('{"id"', '\n{"id"')
writeFileSync(join(folder, SHALLOW_AREAS_FILE), `${text}\n`)
writeManifest(folder)
const corners = areas.map(({ outline }) => outline.length)
console.log(
  `${areas.length} areas, ${corners.reduce((sum, n) => sum + n, 0)} corners, at most ${Math.max(...corners)}, ${text.length} bytes`,
)

/** Whether a square degree is in a region or next to one. @param west its western edge, in [0, 360) */
function isByRegion(west: number, south: number): boolean {
  return shallows.some(({ box }) => {
    const fromWest = west - box[0] - 360 * Math.floor((west - box[0] + 2) / 360)
    return fromWest < box[2] - box[0] + 1 && south > box[1] - 2 && south < box[3] + 1
  })
}

/** Straits, passages, and the links that routes follow. */
function* lines(): Generator<readonly Position[]> {
  for (const { guide } of readStraits(json(STRAITS_FILE))) yield guide
  for (const { centreLines } of readPassages(json(PASSAGES_FILE))) yield* centreLines
  const name = networkFile(FINEST_KM)
  const payload = unwrap(readFileSync(join(folder, name)), name)
  const { linkFirst, linkLonLatE6 } = readNetwork(brotliDecompressSync(payload))
  for (let link = 0; link + 1 < linkFirst.length; link++) {
    const line: Position[] = []
    for (let p = linkFirst[link]!; p < linkFirst[link + 1]!; p++) {
      line.push([linkLonLatE6[2 * p]! / MICRO, linkLonLatE6[2 * p + 1]! / MICRO])
    }
    yield line
  }
}
