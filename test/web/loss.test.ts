import { expect, test } from 'vitest'
import type { Reach } from '../../src/client/index.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { lossesOf, lossRequests } from '../../web/tools/loss.js'

const reach = (hours: Readonly<Record<number, number>>) =>
  ({
    ports: Object.entries(hours).map(([id, duration_hours]) => ({
      port: { id: Number(id) },
      duration_hours,
    })),
  }) as unknown as Reach

test('a closure costs what the two answers differ by, the greatest first', () => {
  const losses = lossesOf(reach({ 1: 24, 2: 48, 3: 72, 4: 96 }), reach({ 1: 24.5, 2: 72, 3: 144 }))
  expect(losses.map(({ port, openDays, closedDays }) => [port.id, openDays, closedDays])).toEqual([
    [3, 3, 6],
    [2, 2, 3],
  ])
})

test('the canal is open in one request and closed in the other, whatever the plan closes', () => {
  const plan = { ...EMPTY_PLAN, closed: ['suez', 'kiel'] as const }
  const [open, closed] = lossRequests(plan, { portId: 1 })
  expect([open.suez, closed.suez]).toEqual([undefined, false])
  expect([open.kiel, closed.kiel]).toEqual([false, false])
  expect(open.hours).toEqual([2400])
})
