import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson'

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
