import { describe, expect, it } from 'vitest'
import { RESOLUTIONS } from '../../src/routing/request.js'
import { sea } from '../support/sea.js'
import { CASPIAN } from './disagreement.js'

const ROTTERDAM = 1068

describe.each(RESOLUTIONS)('the ports at %i km', (resolutionKm) => {
  it('all reach Rotterdam but those of the Caspian', async () => {
    const { data, router } = await sea(resolutionKm)
    const ids = [...data.networks[0]!.portId]
    const { distancesKm } = router.matrix({
      origins: [{ portId: ROTTERDAM }],
      destinations: ids.map((portId) => ({ portId })),
      resolutionKm,
      date: '2026-06-01',
    })
    expect(ids.filter((_, i) => Number.isNaN(distancesKm[i]!))).toEqual(CASPIAN)
  })
})
