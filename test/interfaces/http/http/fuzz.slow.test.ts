import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../support/cases.js'
import { buildTestApp } from '../../../support/test-app.js'

const anything = fc.jsonValue({ maxDepth: 3 })
/** Mostly valid, so that many bodies pass validation, and sometimes anything. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything })

const number = (min: number, max: number) => mostly(fc.double({ min, max, noNaN: true }))
const place = fc.oneof(
  fc.record({ coordinates: fc.tuple(number(-180, 180), number(-90, 90)) }),
  fc.record({ port_id: fc.constantFrom(88, 1340, 1201, 5) }),
)
const body = fc.record(
  {
    origin: mostly(place),
    destination: mostly(place),
    speed_kmh: number(1, 200),
    resolution_km: mostly(fc.constantFrom(5, 10, 20, 50, 100)),
    suez: mostly(fc.boolean()),
    gibraltar: mostly(fc.boolean()),
    include_ports: mostly(fc.boolean()),
    waypoint_count: mostly(fc.integer({ min: 2, max: 1000 })),
    waypoint_strategy: mostly(fc.constantFrom('nth', 'count', 'simplify', 'none')),
    avoid: mostly(fc.array(fc.constantFrom('suez', 'seca', 'piracy', 'corinth'))),
    antimeridian: mostly(fc.constantFrom('unwrap', 'split', 'wrap')),
    alternatives: mostly(fc.integer({ min: 0, max: 3 })),
    vessel: mostly(fc.record({ type: fc.constantFrom('tanker', 'bulker'), beam_m: number(1, 80) })),
    fuel_price_usd_per_tonne: number(0, 100_000),
  },
  { requiredKeys: ['origin', 'destination'] },
)

test('no body of /calculate-route crashes the service', async () => {
  const { inject, bearer } = await buildTestApp()
  const headers = { ...(await bearer('enterprise')), 'content-type': 'application/json' }
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(mostly(body), async (value) => {
      const payload = JSON.stringify(value)
      const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      expect([200, 404, 422]).toContain(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.body).not.toMatch(/NaN|Infinity/)
    }),
    { numRuns: cases(2000) },
  )
  // The generator is useful only if it reaches every kind of answer.
  expect([...statuses.keys()].sort()).toEqual([200, 404, 422])
})

test('no query of /calculate-route or /ports/search crashes it', async () => {
  const { inject, bearer } = await buildTestApp({ publicRequestsPerMinute: 1_000_000 })
  const headers = await bearer('enterprise')
  const name = fc.constantFrom('q', 'limit', 'origin_lon', 'origin_port_id', 'avoid', '__proto__')
  const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      query,
      fc.constantFrom('/calculate-route', '/ports/search'),
      async (pairs, path) => {
        const text = new URLSearchParams(pairs).toString()
        const answer = await inject({ url: `${path}?${text}`, headers })
        expect(answer.statusCode).toBeLessThan(500)
      },
    ),
    { numRuns: cases(600) },
  )
})
