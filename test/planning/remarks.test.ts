import { expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { departureWarning, swapWarnings } from '../../src/planning/warnings.js'
import { ROTTERDAM, testPorts } from '../support/test-ports.js'

const at = (position: Position) => ({ port: null, position })
const [lon, lat] = ROTTERDAM.position

test('a position far from every port is questioned if swapped it is at a port', () => {
  const [warning] = swapWarnings([at([10, 60]), at([lat, lon])], testPorts)
  expect(warning).toMatchObject({ code: 'maybe_swapped', field: 'stops[1]' })
  expect(warning!.detail).toContain('Rotterdam')
})

test.each([
  ['at a port', [at([lon, lat])]],
  ['far from any port, swapped or not', [at([-30, 40])]],
  ['with a longitude that is no latitude', [at([lat + 180, lon])]],
  ['of a port of the table', [{ port: ROTTERDAM, position: [lat, lon] as const }]],
])('a position %s is not questioned', (_, stops) => {
  expect(swapWarnings(stops, testPorts)).toEqual([])
})

test('warns of a departure before the day of the request, and of no other', () => {
  const departureMs = Date.UTC(2026, 0, 2)
  const day = { date: '2026-01-02', departureMs }
  expect(departureWarning({ ...day, today: '2026-01-03' })).toMatchObject([
    { code: 'past_departure', field: 'departAt' },
  ])
  expect(departureWarning({ ...day, today: '2026-01-02' })).toEqual([])
  expect(departureWarning(day)).toEqual([])
  expect(departureWarning({ date: '2026-01-02', today: '2026-01-03' } as never)).toEqual([])
})
