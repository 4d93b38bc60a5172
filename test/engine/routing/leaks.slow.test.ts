import { describe, expect, it } from 'vitest'
import type { Resolution } from '../../../src/engine/routing/request.js'
import { sea } from '../../support/sea.js'
import {
  disagreements,
  isUnnamed,
  pairsAcross,
  readBarriers,
  type Sailed,
  sail,
  tell,
} from './leaks.js'

/** Number of pairs per passage; `npm run sea -- leaks` uses 200, and all resolutions. */
const PAIRS = 8
const RESOLUTIONS: readonly Resolution[] = [5, 20, 100]

/**
 * Passages near which the detour still depends on the resolution. Beside the barrier of China
 * Strait there is a pocket of water that only the strait joins to the sea where the coast is fine. Beside the
 * Middle Channel, ways between the islets of Zadar are open where the coast is fine.
 */
const UNEVEN: readonly string[] = ['china-strait', 'middle-channel']

describe('closed passages', async () => {
  const barriers = readBarriers()
  const seas = await Promise.all(RESOLUTIONS.map(sea))
  const sailed = new Map<string, Sailed[]>()
  const sailAll = (barrier: (typeof barriers)[number]): Sailed[] => {
    const { id } = barrier.passage
    if (!sailed.has(id)) {
      const pairs = pairsAcross(barrier, seas[0]!.data.coast, PAIRS)
      const all = pairs.flatMap((pair) =>
        RESOLUTIONS.map((resolution, i) => sail(seas[i]!.router, barrier, pair, resolution)),
      )
      sailed.set(id, all)
    }
    return sailed.get(id)!
  }

  describe.each(barriers.map((barrier) => ({ id: barrier.passage.id, barrier })))(
    '$id',
    ({ barrier }) => {
      it('is neither crossed nor named by any route at any resolution while closed', () => {
        const leaks = sailAll(barrier).filter((s) => s.closedCrosses || s.closedNames)
        expect(leaks.map(tell)).toEqual([])
      })

      it.skipIf(UNEVEN.includes(barrier.passage.id))(
        'closed, leaves the same detour at every resolution, within 5 % and 15 nm',
        () => {
          expect(disagreements(sailAll(barrier)).map(tell)).toEqual([])
        },
      )

      it('is named by every route at every resolution that is shorter when it is open', () => {
        const shorter = sailAll(barrier).filter((s) => s.openKm < s.closedKm - 0.01)
        expect(sailAll(barrier).filter(isUnnamed).map(tell)).toEqual([])
        for (const resolutionKm of RESOLUTIONS) {
          const used = shorter.filter((s) => s.resolutionKm === resolutionKm)
          expect(used.length, `${resolutionKm} km`).toBeGreaterThan(PAIRS / 2)
        }
      })
    },
  )
})
