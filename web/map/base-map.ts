import type { Feature, FeatureCollection, LineString, Polygon, Position } from 'geojson'
import { collection, feature } from './features.js'
import type { BorderFile, MapFile, PackedLine } from './map-file.js'

export function drawnBorders({ borders, steps }: BorderFile): FeatureCollection<LineString> {
  return lines(borders.map((line) => unpack(line, steps)))
}

/** The Canadian area extends nearer to the pole than a flat map shows, so it is cut there. */
const NORTHERNMOST = 85

/** @param day on which some control areas are not in force yet, `YYYY-MM-DD` */
export function drawnAreas(
  { areas }: Pick<MapFile, 'areas'>,
  day: string,
): FeatureCollection<Polygon> {
  return collection(
    areas.flatMap(({ id, name, group, enforcedFrom, rings }) =>
      rings.map((ring) => {
        const closed = [...ring, ring[0]!].map(([lon, lat]) => [lon, Math.min(lat, NORTHERNMOST)])
        const isLater = enforcedFrom !== undefined && enforcedFrom > day
        return feature(
          { type: 'Polygon' as const, coordinates: [closed] },
          { id, name: isLater ? `${name}, ${enforcedFrom}` : name, group, isLater },
        )
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
 * Meridians and parallels, 15 degrees apart, with points in between, because a globe bends them.
 */
export function graticule(): FeatureCollection<LineString> {
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
  return lines([
    ...range(-180, 165, 15).map((lon) => range(-84, 84, 3).map((lat): Position => [lon, lat])),
    ...range(-75, 75, 15).map((lat) => range(-180, 180, 3).map((lon): Position => [lon, lat])),
  ])
}

function lines(all: readonly Position[][]): FeatureCollection<LineString> {
  const features: Feature<LineString>[] = all.map((coordinates) =>
    feature({ type: 'LineString', coordinates }),
  )
  return collection(features)
}
