import { deserialize, parseProperties } from 'flatgeobuf/lib/mjs/generic.js'
import { fromGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js'

/** The features of a file, as the format's own library reads them. It has no GeoJSON for those without a geometry. */
export async function featuresOf(file: Uint8Array): Promise<object[]> {
  const features: object[] = []
  const read = deserialize(Uint8Array.from(file), {
    fromFeature: (_, feature, { columns, geometryType }) => {
      const raw = feature.geometry()
      const geometry = raw === null ? null : fromGeometry(raw, geometryType)
      features.push({ geometry, properties: parseProperties(feature, columns) })
      return {} as never
    },
  })
  for await (const _ of read);
  return features
}
