import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GeoPermissibleObjects } from 'd3-geo'
import { geoArea, geoCentroid, geoEquirectangular } from 'd3-geo'
import { geoProject } from 'd3-geo-projection'
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import type { PortDocument } from '../../src/ports/port.js'
import type {
  BorderFile,
  LandFile,
  MapFile,
  PackedLine,
  PortColumns,
  PortNames,
} from '../map/map-file.js'
import { coastFiles } from './coast-tiles.js'
import { portColumns, portNames } from './port-files.js'

const OUTPUT = new URL('../generated/', import.meta.url)
const DATA = new URL('../../data/', import.meta.url)

/** Steps per degree: 1.1 km each. */
const STEPS = 100

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>

/**
 * Builds the map's small files from Natural Earth and the service's own tables before each build.
 */
export function mapData(): Plugin {
  return {
    name: 'fairway-map-data',
    buildStart() {
      mkdirSync(OUTPUT, { recursive: true })
      const fine = readAtlas('50m')
      const countries = countryLabels(fine)
      const { version, packs } = coastFiles()
      const coast = { version, packs: [...packs.keys()] }
      write('map.json', { ...landOf(readAtlas('110m')), coast, countries, areas: readAreas() })
      write('borders.json', bordersOf(fine))
      write('ports.json', portColumns(portDocument()))
      write('port-names.json', portNames(portDocument()))
    },
  }
}

function write(
  name: string,
  content: BorderFile | LandFile | MapFile | PortColumns | PortNames,
): void {
  writeFileSync(new URL(name, OUTPUT), JSON.stringify(content))
}

function readAtlas(scale: '50m' | '110m'): Atlas {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

function landOf(atlas: Atlas): LandFile {
  const { countries } = atlas.objects
  const land = flat(merge(atlas, countries.geometries as Parameters<typeof merge>[1]))
  return { steps: STEPS, land: land.coordinates.map((rings) => rings.map(pack)) }
}

function bordersOf(atlas: Atlas): BorderFile {
  const borders = flat(mesh(atlas, atlas.objects.countries, (a, b) => a !== b))
  return { steps: STEPS, borders: borders.coordinates.map(pack) }
}

/**
 * world-atlas has no cut at ±180° and no edge along the pole, because its shapes lie on a sphere. A
 * map that draws longitude as a straight axis needs both, and d3 cuts when it projects.
 */
function flat<Shape extends MultiPolygon | MultiLineString>(shape: Shape): Shape {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0)
  return geoProject(shape, degrees) as Shape
}

/**
 * Positions in steps, each as the difference from the previous one, because small numbers compress
 * well.
 */
function pack(line: readonly Position[]): PackedLine {
  const packed: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [lon, lat] of line) {
    const x = Math.round(lon! * STEPS)
    const y = Math.round(lat! * STEPS)
    if (packed.length > 0 && x === lastX && y === lastY) continue
    packed.push(x - lastX, y - lastY)
    lastX = x
    lastY = y
  }
  return packed
}

/** Position of a name: in the middle of the largest part, larger countries first. */
function countryLabels(atlas: Atlas): MapFile['countries'] {
  return feature(atlas, atlas.objects.countries)
    .features.map(({ id, properties, geometry }) => {
      const parts: GeoPermissibleObjects[] =
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }) as Polygon)
          : [geometry as Polygon]
      const largest = parts.reduce((a, b) => (geoArea(b) > geoArea(a) ? b : a))
      const [lon, lat] = geoCentroid(largest)
      return {
        number: id === undefined ? null : String(id),
        name: properties.name,
        position: [Number(lon.toFixed(2)), Number(lat.toFixed(2))] as const,
        area: geoArea(largest),
      }
    })
    .sort((a, b) => b.area - a.area)
    .map(({ area: _, ...label }) => label)
}

/** The newest listing of high-risk areas, and all emission control areas. */
function readAreas(): MapFile['areas'] {
  const { areas } = JSON.parse(readFileSync(new URL('reference/areas.json', DATA), 'utf8')) as {
    areas: (MapFile['areas'][number] & { edition?: string })[]
  }
  return areas
    .filter(({ group, edition }) => group === 'seca' || edition === 'newest')
    .map(({ id, name, group, enforcedFrom, approximate, rings }) => ({
      id,
      name,
      group,
      ...(enforcedFrom === undefined ? {} : { enforcedFrom }),
      approximate,
      rings,
    }))
}

const portDocument = (): PortDocument =>
  JSON.parse(readFileSync(new URL('built/ports.json', DATA), 'utf8'))
