declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo'
  import type { Geometry } from 'geojson'
  /** The shape in the plane of the projection, cut where the projection cuts. */
  export function geoProject(shape: Geometry, projection: GeoProjection): Geometry
}
