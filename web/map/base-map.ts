import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from 'geojson'
import type { LandFile, MapFile, PackedLine } from './map-file.js'

/** 0.3 degrees beyond the cut. */
const OVERLAP = 180.3 / 180

/** Land, and borders with the graticule, distinguished by `kind`. */
export interface DrawnLand {
  readonly land: FeatureCollection<Polygon>
  readonly lines: FeatureCollection<LineString>
}

export function drawnLand(file: LandFile): DrawnLand {
  return {
    land: collection(
      file.land.map((polygon) => {
        const coordinates = polygon.map((ring) => overlapping(unpack(ring, file.steps)))
        return feature({ type: 'Polygon', coordinates })
      }),
    ),
    lines: collection([
      ...lines(
        'border',
        file.borders.map((line) => unpack(line, file.steps)),
      ),
      ...lines('graticule', graticule()),
    ]),
  }
}

export function drawnAreas({ areas }: MapFile): FeatureCollection<Polygon> {
  return collection(
    areas.flatMap(({ id, name, group, rings }) =>
      rings.map((ring) => {
        const coordinates = [[...ring, ring[0]!] as unknown as Position[]]
        return feature({ type: 'Polygon' as const, coordinates }, { id, name, group })
      }),
    ),
  )
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

/**
 * Land is cut at ±180°. Its two sides are made to overlap, so that each covers the edge of the other:
 * the coast is drawn under the land.
 */
function overlapping(ring: Position[]): Position[] {
  return ring.map(([lon, lat]) => (Math.abs(lon!) === 180 ? [lon! * OVERLAP, lat!] : [lon!, lat!]))
}

/** Meridians and parallels, 15 degrees apart; with points between, because a globe bends them. */
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

function lines(kind: string, all: readonly Position[][]): Feature<LineString>[] {
  return all.map((coordinates) => feature({ type: 'LineString', coordinates }, { kind }))
}
