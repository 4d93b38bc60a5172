import { expect, test } from 'vitest'
import { call, chain, estimate, shipYear } from '../../../src/contract/operations/index.js'
import type { ChainBody } from '../../../src/contract/schemas/emissions/chain.js'
import type { EmissionsBody } from '../../../src/contract/schemas/emissions/emissions-request.js'
import { operationTools } from './operation-tools.js'

const CARGO = { teu: 10 }
const ROUTE = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const NEVER = new AbortController().signal

/** A clock that can be moved past midnight. */
function movingClock() {
  let nowMs = Date.parse('2026-12-31T23:59:59Z')
  const { tools } = operationTools(() => nowMs)
  const passMidnight = () => {
    nowMs += 2000
  }
  return { tools, passMidnight }
}

test('an estimate across midnight names the day whose rules it applied', async () => {
  const { tools, passMidnight } = movingClock()
  const prepared = estimate.prepare({ route: ROUTE, cargo: CARGO } as EmissionsBody, tools)
  passMidnight()
  const { core } = await prepared.calculate(NEVER)
  expect([core.asked.day, core.departure]).toEqual([prepared.day, null])
})

test('a chain across midnight and its legs name the same day', async () => {
  const { tools, passMidnight } = movingClock()
  const elements = [
    { kind: 'sea', route: ROUTE },
    { kind: 'sea', route: { ...ROUTE, depart_at: '2026-02-01' } },
  ]
  const prepared = chain.prepare({ cargo: CARGO, elements } as ChainBody, tools)
  passMidnight()
  const { core } = await prepared.calculate(NEVER)
  const days = core.elements.map(({ estimate: leg }) => [leg!.asked.day, leg!.departure])
  expect(core.asked.day).toBe('2026-12-31')
  expect(days).toEqual([
    ['2026-12-31', null],
    ['2026-02-01', '2026-02-01'],
  ])
})

test('costs may be asked for in every year of a departure', async () => {
  const { tools } = movingClock()
  const asked = (depart_at: string) => {
    const route = { ...ROUTE, depart_at }
    return call(estimate, { route, cargo: CARGO, carbon: { eua_price_eur: 75 } }, tools)
  }
  expect((await asked('1900-01-01')).carbon!.ets).toBeNull()
  expect((await asked('2199-12-31')).carbon!.ets!.year).toBe(2199)
})

test.each(['', '2025-13-45', '2025-02-30', '2026-01-01', '2025-1-1'])(
  "the day %j is none of a ship's year 2025",
  async (date) => {
    const ship = { type: 'bulk_carrier', deadweight_tonnes: 82_000 }
    const row = { date, distance_nm: 100, fuels: [{ type: 'HFO', tonnes: 10 }] }
    const asked = call(shipYear, { year: 2025, ship, rows: [row] }, movingClock().tools)
    await expect(asked).rejects.toThrow(`rows[0].date must be a day of 2025, got "${date}"`)
  },
)
