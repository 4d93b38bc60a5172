import { describe, expect, it } from 'vitest'
import { bendsOnWater, looseEnds } from '../../build/barrier-ends.js'
import { RESOLUTIONS } from '../../src/routing/request.js'
import { sea } from '../support/sea.js'

describe.each(RESOLUTIONS)('the mesh at %i km', (resolutionKm) => {
  it('has no barrier that ends on water, where ships could pass it', async () => {
    const { data } = await sea(resolutionKm)
    expect(looseEnds(data.networks[0]!)).toEqual([])
  })

  it('has no barrier that bends on water, where no path could', async () => {
    const { data } = await sea(resolutionKm)
    expect(bendsOnWater(data.networks[0]!)).toEqual([])
  })
})
