import { expect, test } from 'vitest'
import { checkMembers } from '../../src/planning/known-members.js'

const STOPS = [{ place: { portId: 1 } }, { place: { position: [0, 0] } }]

const ESTIMATE = {
  cargo: { teu: 2 },
  vessel: { type: 'container', draughtM: 12, fuels: [{ type: 'LNG', share: 1 }] },
  fuel: { fuels: [{ type: 'HVO', tonnes: 1, certificate: { ghgGPerMj: 20 } }] },
}

test('a voyage, a grid and a consignment may have every member that is defined', () => {
  const vessel = { type: 'container', loaM: 300 }
  expect(() => {
    checkMembers({ stops: STOPS, vessel, constraints: { closed: [] }, departureMs: 0 }, 'voyage')
    checkMembers({ origins: [], destinations: [], vessel: undefined, foo: undefined }, 'grid')
    checkMembers({ estimate: ESTIMATE, distance: { km: 1, type: 'sfd' } }, 'consignment')
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

test.each([
  [{ cargo: { mass: 1 } }, /^estimate\.cargo\.mass is unknown; .*massTonnes/],
  [{ vessel: { draftM: 9 } }, /^estimate\.vessel\.draftM is unknown; .*draughtM/],
  [
    { fuel: { fuels: [{ type: 'LNG', tons: 1 }] } },
    /^estimate\.fuel\.fuels\[0\]\.tons is unknown; .*tonnes/,
  ],
  [{ calculation: { boundry: 'TTW' } }, /^estimate\.calculation\.boundry is unknown; .*boundary/],
  [{ voyage: {} }, /^estimate\.voyage is unknown/],
  [{ cargo: 5 }, /^estimate\.cargo must be an object/],
])('the estimate %j has a member that nothing reads', (estimate, message) => {
  expect(() => checkMembers({ estimate }, 'consignment')).toThrow(message)
})

test.each([
  [null, 'voyage', /^voyage must be an object/],
  [{}, 'voyage', /^stops is required/],
  [{ stops: {} }, 'voyage', /^stops must be a list/],
  [{ stops: [null, STOPS[0]] }, 'voyage', /^stops\[0\] must be an object/],
  [{ stops: [{ place: 'Rotterdam' }] }, 'voyage', /^stops\[0\]\.place must be an object/],
  [
    { origins: 'x', destinations: [null] },
    'grid',
    /^origins must be a list. destinations\[0\] must/,
  ],
  [{}, 'consignment', /^estimate is required/],
] as const)('%j is not a %s', (asked, kind, message) => {
  expect(() => checkMembers(asked, kind)).toThrow(message)
})
