import { readShallowAreas, type ShallowArea } from '../../src/engine/sea/shallow-areas.js'

type Box = readonly [west: number, south: number, east: number, north: number]

/** A rectangular shelf of a depth class. */
export function testShelf(
  name: string,
  underM: number,
  [west, south, east, north]: Box,
): ShallowArea {
  const outline = [[west, south], [east, south], [east, north], [west, north]] // biome-ignore format: a line
  const areas = [{ id: `${name}-${underM}-1`, name, underM, outline }]
  return readShallowAreas({ format: 'fairway-shallow-areas/1', source: 'test', areas })[0]!
}
