import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from 'geojson'
import type { ChartFile, PackedLine } from './chart-file.js'

/** What the chart file becomes before it is drawn. */
export interface BaseMap {
  readonly land: FeatureCollection<Polygon>
  readonly coast: FeatureCollection<LineString>
  readonly borders: FeatureCollection<LineString>
  readonly graticule: FeatureCollection<LineString>
  readonly areas: FeatureCollection<Polygon>
}

export function unpackBaseMap(file: ChartFile): BaseMap {
  const rings = file.land.map((polygon) => polygon.map((ring) => unpack(ring, file.steps)))
  return {
    land: collection(rings.map((coordinates) => feature({ type: 'Polygon', coordinates }))),
    coast: lines(rings.flat().flatMap(coastOf)),
    borders: lines(file.borders.map((line) => unpack(line, file.steps))),
    graticule: lines(graticule()),
    areas: collection(
      file.areas.flatMap(({ id, name, group, rings }) =>
        rings.map((ring) => {
          const coordinates = [[...ring, ring[0]!] as unknown as Position[]]
          return feature({ type: 'Polygon' as const, coordinates }, { id, name, group })
        }),
      ),
    ),
  }
}

export function unpack(line: PackedLine, steps: number): Position[] {
  const positions: Position[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < line.length; i += 2) {
    x += line[i]!
    y += line[i + 1]!
    positions.push([x / steps, y / steps])
  }
  return positions
}

/** A ring without the edges that only a flat map has: along ±180° and along the pole. */
export function coastOf(ring: readonly Position[]): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  for (let i = 0; i + 1 < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[i + 1]!]
    if (isCut(a, b)) part = []
    else if (part.length > 0) part.push(b)
    else parts.push((part = [a, b]))
  }
  return parts
}

function isCut([aLon, aLat]: Position, [bLon, bLat]: Position): boolean {
  return (Math.abs(aLon!) === 180 && aLon === bLon) || (aLat === -90 && bLat === -90)
}

/** Meridians and parallels, 15 degrees apart; finer along their way where a globe bends them. */
function graticule(): Position[][] {
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  return [
    ...range(-180, 165, 15).map((lon) => range(-84, 84, 3).map((lat): Position => [lon, lat])),
    ...range(-75, 75, 15).map((lat) => range(-180, 180, 3).map((lon): Position => [lon, lat])),
  ]
}

export function collection<Shape extends LineString | Point | Polygon>(
  features: Feature<Shape>[],
): FeatureCollection<Shape> {
  return { type: 'FeatureCollection', features }
}

export function feature<Shape extends LineString | Point | Polygon>(
  geometry: Shape,
  properties: Record<string, unknown> = {},
): Feature<Shape> {
  return { type: 'Feature', geometry, properties }
}

function lines(all: readonly Position[][]): FeatureCollection<LineString> {
  return collection(all.map((coordinates) => feature({ type: 'LineString', coordinates })))
}
