import { describe, expect, it } from 'vitest'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { sea } from '../../support/sea.js'
import { ports } from '../../support/tables.js'

const { router, data } = await sea(20)

function milesBetween(from: string, to: string): number {
  const [origin, destination] = [from, to].map((code) => ({ portId: ports.byLocode(code)!.id }))
  const { distanceKm } = router.route({
    origin: origin!,
    destination: destination!,
    resolutionKm: 20,
    closed: [],
    date: '2026-01-01',
  })
  return distanceKm / 1.852
}

describe('ports whose position was corrected after the networks were built', () => {
  it('are routed from where they are', () => {
    expect(milesBetween('IDBUR', 'SGSIN')).toBeLessThan(20)
    expect(milesBetween('DKNYM', 'DKTED')).toBeLessThan(25)
    expect(milesBetween('USGLC', 'USPHL')).toBeLessThan(5)
    expect(milesBetween('USGLO', 'USBOS')).toBeLessThan(35)
    expect(milesBetween('CATHD', 'CATOR')).toBeLessThan(40)
  })

  it('start at their position, not at the node that a network still has for them', () => {
    const { portIndex } = data.networks[0]!
    const moved = ports.ports.filter(({ id, position }) => {
      if (!portIndex.has(id)) return false
      const end = { portId: id }
      const { origin } = router.route({
        origin: end,
        destination: end,
        resolutionKm: 20,
        closed: [],
        date: '2026-01-01',
      })
      return sphericalKm(origin.snapped, position) > 20
    })
    expect(moved).toEqual([])
  })
})
