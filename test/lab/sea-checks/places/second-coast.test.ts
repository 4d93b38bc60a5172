import { expect, test } from 'vitest'
import { SecondCoast } from '../../../../lab/sea-checks/places/second-coast.js'

/** Two seas side by side, with an island in the western one. */
const coast = new SecondCoast({
  geometries: [
    {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [2, 0],
            [2, 2],
            [0, 2],
            [0, 0],
          ],
          [
            [0.5, 0.5],
            [0.5, 1.5],
            [1.5, 1.5],
            [1.5, 0.5],
            [0.5, 0.5],
          ],
        ],
        [
          [
            [2, 0],
            [3, 0],
            [3, 2],
            [2, 2],
            [2, 0],
          ],
        ],
      ],
    },
  ],
})

test('is land outside of all seas and on their islands', () => {
  expect([-1, 0.2, 1, 1.8, 2.5, 4].map((lon) => coast.isLand(lon, 1.01))).toEqual([
    true,
    false,
    true,
    false,
    false,
    true,
  ])
})

test('takes a longitude of any turn', () => {
  expect(coast.isLand(361, 1.01)).toBe(true)
  expect(coast.isLand(-357.5, 1.01)).toBe(false)
})

test('finds the section of a leg over an island, and none where two seas meet', () => {
  const sections = coast.overLand([0.1, 1], [2.9, 1])
  expect(sections.length).toBe(1)
  expect(sections[0]![0]).toBeCloseTo(0.4 / 2.8, 3)
  expect(sections[0]![1]).toBeCloseTo(1.4 / 2.8, 3)
})

test('counts a leg that never meets the coast as all water or all land', () => {
  expect(coast.overLand([0.1, 0.1], [0.1, 1.9])).toEqual([])
  expect(coast.overLand([0.9, 0.9], [1.1, 1.1])).toEqual([[0, 1]])
})
