declare module 'd3-geo-projection' {
  import type { GeoProjection } from 'd3-geo'
  import type { Geometry } from 'geojson'
  /** The shape as the projection lays it out, cut where the projection cuts. */
  export function geoProject(shape: Geometry, projection: GeoProjection): Geometry
}
