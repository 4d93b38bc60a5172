import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, chain, estimate, type Operation, route, voyage } from '../../src/operations/index.js'
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

const OPERATIONS: Readonly<
  Record<string, readonly [Operation<never, object>, fc.Arbitrary<object>]>
> = {
  route: [route, single],
  voyage: [voyage, sailing.map(({ stops, options }) => ({ stops, ...options }))],
  estimate: [estimate, consigned],
  chain: [
    chain,
    consigned.map(({ route: leg, cargo: amount }) => ({
      cargo: amount,
      elements: [{ kind: 'sea', route: leg }],
    })),
  ],
}

const figures = (answer: object): unknown => JSON.parse(JSON.stringify(answer))

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
      }),
      { numRuns: 200, seed: 54 },
    )
    expect([...new Set(refused)]).toEqual([])
  },
)
