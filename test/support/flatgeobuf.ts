import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js'

/** The features of a file, as the format's own library reads them. */
export async function featuresOf(file: Uint8Array): Promise<object[]> {
  const features: object[] = []
  for await (const feature of deserialize(Uint8Array.from(file))) features.push(feature)
  return features
}
