import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import type { OperationTools } from '../../../src/contract/operations/tools.js'
import { trace } from '../../../src/contract/operations/trace.js'
import { WIND_BYTES, WindClimate } from '../../../src/planning/weather/wind-climate.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
/** From the west everywhere, 10 m/s. */
const westerly = new Int8Array(WIND_BYTES).map((_, at) => (at < WIND_BYTES / 3 ? 50 : 0))
const climate = new WindClimate(new Uint8Array(westerly.buffer))
const windy: OperationTools = {
  ...tools,
  engine: () => ({ ...tools.engine()!, winds: () => climate }),
}

const [FROM, TO] = [
  [-10, 48],
  [-50, 44],
] as const
const SHIP = {
  ...{ vessel: { type: 'bulker', size_class: 'supramax' }, speed_kn: 12, wind: true },
  depart_at: '2027-01-15T00:00:00Z',
} as const

test.each(['laden', 'ballast'] as const)(
  'a route that is brought has the winds and the condition of one that is planned (%s)',
  async (condition) => {
    const ends = { origin: { coordinates: [...FROM] }, destination: { coordinates: [...TO] } }
    const planned = await call(route, { ...ends, ...SHIP, condition }, windy)
    const fixes = [{ coordinates: [...FROM] }, { coordinates: [...TO], line: 'great_circle' }]
    const brought = await call(trace, { fixes, ...SHIP, condition } as never, windy)
    expect(brought.wind!.departure!.speed_loss_percent).toBeGreaterThan(5)
    expect(brought.wind!.departure!.speed_loss_percent).toBeCloseTo(
      planned.wind!.departure!.speed_loss_percent,
      0,
    )
    const share = brought.check!.emissions!.fuel_tonnes / planned.emissions!.fuel_tonnes
    expect(Math.abs(share - 1)).toBeLessThan(0.01)
  },
)

test('in ballast a route that is brought takes less fuel', async () => {
  const fixes = [{ coordinates: [...FROM] }, { coordinates: [...TO] }]
  const [laden, ballast] = await Promise.all(
    ['laden', 'ballast'].map((condition) =>
      call(trace, { fixes, ...SHIP, condition } as never, windy),
    ),
  )
  expect(ballast!.check!.emissions!.fuel_tonnes).toBeLessThan(
    laden!.check!.emissions!.fuel_tonnes * 0.9,
  )
})
