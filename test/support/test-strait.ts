import type { NamedStrait } from '../../src/engine/sea/named-straits.js'

/** A strait along 10° E, 9 m deep. */
export const TEST_STRAIT: NamedStrait = {
  name: 'Test Strait',
  depthM: 9,
  leastWidthKm: 10,
  guide: [
    [10, 50],
    [10, 51],
    [10, 52],
  ],
}
