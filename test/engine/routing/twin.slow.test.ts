import { describe, expect, it } from 'vitest'
import { differencesFromTwin } from './twin-check.js'

describe.each([
  { resolutionKm: 20, ends: 16, seed: 2 },
  { resolutionKm: 5, ends: 8, seed: 5 },
] as const)('at $resolutionKm km, seed $seed', (sample) => {
  it('every route has the length that plain Dijkstra finds with both ends joined by brute force, to 1 m', async () => {
    expect(await differencesFromTwin(sample)).toEqual([])
  })
})
