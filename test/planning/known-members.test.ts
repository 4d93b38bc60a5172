import { expect, test } from 'vitest'
import { checkMembers } from '../../src/planning/known-members.js'

const STOPS = [{ place: { portId: 1 } }, { place: { position: [0, 0] } }]

test('a voyage, a grid and a consignment may have every member of theirs', () => {
  const vessel = { type: 'container', loaM: 300 }
  expect(() => {
    checkMembers({ stops: STOPS, vessel, constraints: { closed: [] }, departureMs: 0 }, 'voyage')
    checkMembers({ origins: [], destinations: [], vessel: undefined }, 'grid')
    checkMembers({ estimate: { anything: 1 }, distance: { km: 1, type: 'sfd' } }, 'consignment')
  }).not.toThrow()
})

test.each([
  [{ stops: STOPS, speedKn: 14 }, /^speedKn is unknown; use vessel, .*speedKmh/],
  [
    { stops: STOPS, vessel: { type: 'tanker', draftM: 9 } },
    /^vessel\.draftM is unknown; .*draughtM/,
  ],
  [{ stops: [...STOPS, { place: {}, stay: 4 }] }, /^stops\[2\]\.stay is unknown; .*stayHours/],
  [{ stops: STOPS, constraints: { avoids: [] } }, /^constraints\.avoids is unknown; .*avoid/],
  [{ stops: STOPS, toString: 1 }, /^toString is unknown/],
])('%j has a member that nothing reads', (voyage, message) => {
  expect(() => checkMembers(voyage, 'voyage')).toThrow(message)
})
