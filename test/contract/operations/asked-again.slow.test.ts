import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  call,
  chain,
  declaration,
  estimate,
  matrix,
  type Operation,
  reach,
  route,
  shipYear,
  trace,
  voyage,
} from '../../../src/contract/operations/index.js'
import { repeated } from '../../../src/contract/operations/papers/repeat.js'
import { cases } from '../../support/cases.js'
import { operationTools } from './operation-tools.js'

// Every answer has the same id, so that even the digests of two can be compared.
const tools = { ...operationTools().tools, newId: (kind: string) => `${kind}_1` }

const place = fc.constantFrom(
  { unlocode: 'NLRTM' },
  { unlocode: 'SGSIN' },
  { unlocode: 'CNSHA' },
  { port_id: 395 },
  { coordinates: [3.9, 52.1] },
)
const conditions = {
  avoid: fc.subarray(['suez', 'panama']),
  depart_at: fc.constantFrom('2026-12-01', '2026-12-01T08:00:00Z', '2027-03-05T20:30:00Z'),
  speed_kmh: fc.integer({ min: 15, max: 40 }),
  vessel: fc.constantFrom({ type: 'container' }, { type: 'container', draft_m: 12 }),
}
const optional = { requiredKeys: [] as never[] }
const sailing = fc
  .tuple(
    fc.uniqueArray(place, { minLength: 2, maxLength: 3, selector: (one) => JSON.stringify(one) }),
    fc.record(conditions, optional),
  )
  .map(([stops, options]) => ({ stops, options }))
const single = sailing.map(({ stops, options }) => ({
  origin: stops[0],
  destination: stops[1],
  ...options,
}))
const cargo = fc.record({ teu: fc.integer({ min: 1, max: 500 }) })
const consigned = fc
  .tuple(single, cargo)
  .map(([{ vessel: _, speed_kmh: _speed, ...leg }, amount]) => ({ route: leg, cargo: amount }))

const fuels = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom('HFO', 'VLSFO', 'MGO', 'LNG', 'METHANOL'),
    tonnes: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ type }) => type },
)
const sailed = { distance_nm: fc.integer({ min: 1, max: 9000 }), fuels }
const yearRow = fc.oneof(
  fc.record({ ...sailed, cargo_tonnes: fc.integer({ min: 0, max: 70_000 }) }),
  fc.record({ ...sailed, origin: place, destination: place, date: fc.constant('2026-08-01') }),
  fc.record({ port: place, fuels }),
)
const shipYears = fc.record({
  year: fc.constant(2026),
  ship: fc.constant({ type: 'container_ship', deadweight_tonnes: 90_000, gross_tonnage: 80_000 }),
  rows: fc.array(yearRow, { minLength: 1, maxLength: 5 }),
  carbon: fc.constant({ eua_price_eur: 75 }),
})

const OPERATIONS: Readonly<
  Record<string, readonly [Operation<never, object>, fc.Arbitrary<object>]>
> = {
  route: [route, single],
  matrix: [
    matrix,
    sailing.map(({ stops, options }) => ({
      origins: stops,
      destinations: stops.slice(1),
      ...options,
    })),
  ],
  reach: [
    reach,
    fc
      .tuple(
        single,
        fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
      )
      .map(([{ origin, avoid, speed_kmh }, hours]) => ({
        origin,
        hours: hours.sort((a, b) => a - b),
        ...(avoid && { avoid }),
        ...(speed_kmh && { speed_kmh }),
      })),
  ],
  voyage: [voyage, sailing.map(({ stops, options }) => ({ stops, ...options }))],
  estimate: [estimate, consigned],
  chain: [
    chain,
    consigned.map(({ route: leg, cargo: amount }) => ({
      cargo: amount,
      elements: [{ kind: 'sea', route: leg }],
    })),
  ],
  'ship-year': [shipYear, shipYears],
}

const hour = (at: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + at * 3_600_000)
const traced = fc.record(
  {
    fixes: fc
      .uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 6 })
      .map((hours) =>
        hours.map((at) => ({ time: hour(at).toISOString(), lat: 45, lon: -30 + at / 5 })),
      ),
    max_speed_kn: fc.integer({ min: 20, max: 60 }),
    bridge_after_hours: fc.integer({ min: 1, max: 100 }),
    avoid: conditions.avoid,
  },
  { requiredKeys: ['fixes'] },
)

const figures = (answer: object): unknown => JSON.parse(JSON.stringify(answer))
/** All but the times and the digests over them. */
const ofAnyDay = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) =>
    name === 'calculated_at' || name === 'digest' ? undefined : value,
  )
const inThreeYears = {
  ...operationTools(() => Date.parse('2029-06-01T00:00:00Z')).tools,
  newId: tools.newId,
}

test.each(Object.entries(OPERATIONS))(
  'what a %s says that it was asked gives the same answer',
  async (_, [operation, bodies]) => {
    const refused: string[] = []
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const first = await call(operation as Operation<object, object>, body, tools).catch(
          (error: unknown) => error,
        )
        if (first instanceof Error) {
          refused.push(first.message)
          return
        }
        const { asked } = first as { asked: { request: object } }
        const again = await call(
          operation as Operation<object, object>,
          structuredClone(asked.request),
          tools,
        )
        expect(figures(again)).toEqual(figures(first as object))
        const later = await repeated(structuredClone(asked), inThreeYears)
        expect(ofAnyDay(later)).toEqual(ofAnyDay(first as object))
      }),
      { numRuns: cases(300), seed: 54 },
    )
    expect([...new Set(refused)]).toEqual([])
  },
)

test('what a declaration says that was asked of a shipment gives its figure again', async () => {
  const header = {
    organisation: 'A',
    services: 'B',
    period: { from: '2026-01-01', to: '2026-06-30' },
  }
  const days = fc.constantFrom('2026-01-01', '2026-03-05', '2026-06-30')
  await fc.assert(
    fc.asyncProperty(fc.tuple(consigned, days), async ([body, depart_at]) => {
      const rows = [{ id: 'S', ...body, route: { ...body.route, depart_at } }]
      const answer = await call(declaration, { ...header, rows }, tools)
      const { asked, wtw_kg_co2e } = answer.declaration.shipment_list[0]!
      const again = await repeated(asked, inThreeYears)
      expect(again).toMatchObject({ emissions: { wtw_kg_co2e } })
    }),
    { numRuns: cases(100), seed: 54 },
  )
})

test('what a trace says that it was asked gives the same answer with its fixes', async () => {
  await fc.assert(
    fc.asyncProperty(traced, async (body) => {
      const first = await call(trace, body, tools)
      expect(first.asked.request).not.toHaveProperty('fixes')
      const again = await call(trace, { ...first.asked.request, fixes: body.fixes }, tools)
      expect(figures(again)).toEqual(figures(first))
    }),
    { numRuns: cases(100), seed: 54 },
  )
})
