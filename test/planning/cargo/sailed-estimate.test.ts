import { expect, test } from 'vitest'
import { sailedEstimate } from '../../../src/planning/cargo/sailed-estimate.js'

test('a ship sails more than the shortest route, by what logged passages did', () => {
  const { distanceKm, lowKm, highKm, basis } = sailedEstimate([10_000])
  // Between the medians of the two logs, 1.34 and 2.08 %.
  expect(distanceKm).toBeGreaterThan(10_134)
  expect(distanceKm).toBeLessThan(10_208)
  expect(lowKm).toBeGreaterThan(10_000)
  expect(highKm).toBeLessThan(10_960)
  expect(basis).toBe('logged')
})

test('of a leg shorter than every logged passage it is assumed', () => {
  expect(sailedEstimate([500]).basis).toBe('assumed')
  expect(sailedEstimate([9000, 500]).basis).toBe('assumed')
  expect(sailedEstimate([9000, 500]).distanceKm).toBe(sailedEstimate([9500]).distanceKm)
})
