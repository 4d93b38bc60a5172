import { expect, test } from 'vitest'
import type { Reach } from '../../src/client/index.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { lossesOf, lossRequests, lossSea } from '../../web/tools/loss.js'

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

test('the sea has the colour of its extra days up to the coast, and none where a closure costs nothing', () => {
  const [columns, rows, step] = [180, 89, 2]
  const grid = (hoursAt: (lon: number, lat: number) => number | null) => ({
    step_degrees: step,
    columns,
    rows,
    hours: Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => hoursAt(-180 + c * step, -90 + (r + 1) * step)),
    ),
  })
  const isLand = (lon: number) => lon > 100
  const open = grid((lon) => (isLand(lon) ? null : 100))
  // Ten days east of Greenwich.
  const closed = grid((lon) => (isLand(lon) ? null : lon > 0 ? 340 : 100))
  const cells = lossSea(open, closed)
  const under = (lon: number, lat: number) =>
    cells.find(({ ring }) => {
      const [[west, south], [east, north]] = [ring[0]!, ring[2]!]
      return lon > west && lon < east && lat > south && lat < north
    })?.days ?? null
  expect([-90.1, -10.1, 50.1, 99.1, 101.1, 110.1].map((lon) => under(lon, 10.1))).toEqual([
    null,
    null,
    10,
    10,
    10,
    null,
  ])
  // A stretch is one shape, however wide.
  expect(cells.length).toBeLessThan(8 * 4 * rows)
})
