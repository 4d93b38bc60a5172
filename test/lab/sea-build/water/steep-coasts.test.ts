import { expect, test } from 'vitest'
import { DISTANCE_UNIT_KM, FAR } from '../../../../lab/sea-build/water/coast-distance.js'
import { cellOf } from '../../../../lab/sea-build/water/grid.js'
import { nearSteepCoasts } from '../../../../lab/sea-build/water/steep-coasts.js'

const BOX = [-61, 14, -60.9, 14.1] as const
const PLACE = [-60.95, 14.05] as const

/** The distance at one place, km, after water of one depth everywhere was looked at. */
function counted(km: number, depthM: number, place: readonly [number, number] = PLACE): number {
  const cells: Record<string, number> = { [cellOf(...place)]: km / DISTANCE_UNIT_KM }
  const distance = new Proxy(cells, { get: (all, cell) => all[String(cell)] ?? 0 })
  nearSteepCoasts(distance, new Uint8Array(4320 * 2161).fill(depthM), {
    boxes: [BOX],
    overM: 60,
  })
  return distance[cellOf(...place)]! * DISTANCE_UNIT_KM
}

test('counts 3 km off a steep coast as the 6 km of all coasts', () => {
  expect(counted(3, 200)).toBeCloseTo(6, 1)
  expect(counted(4, 200)).toBeCloseTo(7, 1)
  expect(counted(9, 200)).toBeCloseTo(FAR * DISTANCE_UNIT_KM, 1)
})

test('leaves shallow water, narrow water and other regions as they are', () => {
  expect(counted(3, 20)).toBeCloseTo(3, 1)
  expect(counted(2.9, 200)).toBeCloseTo(2.9, 1)
  expect(counted(3, 200, [0, 50])).toBeCloseTo(3, 1)
})

test('never turns land into water', () => {
  expect(counted(0, 200)).toBe(0)
})
