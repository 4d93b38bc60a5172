import { describe, expect, it } from 'vitest'
import { bendsOnWater, looseEnds } from '../../../lab/sea-build/graph/barrier-ends.js'
import { toVector, vectorAt, volume } from '../../../src/engine/geo/vector.js'
import { NetworkGraph } from '../../../src/engine/routing/graph.js'
import { RESOLUTIONS } from '../../../src/engine/routing/request.js'
import { sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'

describe.each(RESOLUTIONS)('the mesh at %i km', (resolutionKm) => {
  it('has no barrier that ends on water, where ships could pass it', async () => {
    const { data } = await sea(resolutionKm)
    expect(looseEnds(data.networks[0]!)).toEqual([])
  })

  it('has no barrier that bends on water, where no path could', async () => {
    const { data } = await sea(resolutionKm)
    expect(bendsOnWater(data.networks[0]!)).toEqual([])
  })

  it('has every place in the triangle that is found for it', async () => {
    const { data } = await sea(resolutionKm)
    const { vectors, start } = data.networks[0]!
    const graph = new NetworkGraph(data.networks[0]!)
    const random = seeded(11)
    // Off Brittany, where a walk in a fixed order went round in a circle at 50 km, and Le Conquet had no way out.
    const places = Array.from({ length: 1000 }, () =>
      toVector([-6 + 2 * random(), 47.5 + random()]),
    )
    const isOutside = (place: ReturnType<typeof toVector>) => {
      const first = 3 * graph.locate(...place)
      const at = (k: number) => vectorAt(vectors, start[first + (k % 3)]!)
      return [0, 1, 2].some((k) => volume(place, at(k), at(k + 1)) < 0)
    }
    expect(places.filter(isOutside)).toEqual([])
  })
})
