import { describe, expect, test } from 'vitest'
import { call, trace } from '../../../src/contract/operations/index.js'
import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { type OperationTools, UNTIMED } from '../../../src/contract/operations/tools.js'
import { Problem } from '../../../src/contract/problems/problem.js'
import type { TraceAnswer } from '../../../src/contract/schemas/trace.js'
import { positionAtKm } from '../../../src/engine/geo/interpolate.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { planTrace } from '../../../src/interfaces/library/index.js'
import { seeded } from '../../engine/geo/random.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

type Body = import('typebox').Static<typeof TraceAnswer>

const { router } = await sea(20)
const engine = { ...tables, router, background: onThisThread(router), opening: new Map() }
const tools: OperationTools = {
  engine: () => engine,
  factors: null,
  softwareVersion: '0.0.0',
  nowMs: () => Date.parse('2026-11-25T12:00:00Z'),
  newId: () => 'tr_1',
  metrics: UNTIMED,
}
const START = Date.parse('2026-11-01T00:00:00Z')

const draw = async (fixes: readonly object[], options: object = {}) =>
  (await call(trace, { fixes, ...options }, tools, { isStrict: true })) as Body

const at = (hours: number, [lon, lat]: Position) => ({
  time: new Date(START + hours * 3_600_000).toISOString(),
  coordinates: [lon, lat],
})

const GIBRALTAR_WEST: Position = [-6.5, 35.9]
const ALBORAN: Position = [-2, 36.3]
const codesOf = ({ warnings }: Body) => warnings.map(({ code }) => code)

describe('a trace', () => {
  test('is the sum of its legs, each from fix to fix or by the way of a route', async () => {
    const random = seeded(5)
    const ends = [
      [
        [4, 52],
        [103.8, 1.2],
      ],
      [
        [-74, 40.4],
        [-122.6, 37.7],
      ],
      [
        [18.3, -34],
        [151.4, -33.9],
      ],
    ] as const
    for (const [origin, destination] of ends) {
      const route = router.route({
        origin: { position: origin },
        destination: { position: destination },
        date: '2026-11-01',
      })
      const kms = [0, route.distanceKm]
      for (let i = 0; i < 60; i++) kms.push(route.distanceKm * random())
      for (let km = 3000; km < 3400; km += 10) kms.push(km)
      const fixes = kms
        .sort((a, b) => a - b)
        .map((km) => {
          const [lon, lat] = positionAtKm(route.positions, route.distancesKm, km)
          return at(km / 28, [lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon, lat])
        })
      const answer = await draw(fixes, { south_limit: -90 })
      // The obvious way: a route for each pair of fixes.
      let km = 0
      for (let i = 1; i < fixes.length; i++) {
        const [a, b] = [fixes[i - 1]!.coordinates, fixes[i]!.coordinates] as unknown as Position[]
        const hours = (Date.parse(fixes[i]!.time) - Date.parse(fixes[i - 1]!.time)) / 3_600_000
        km +=
          hours > 1 && legLengthKm(a!, b!) > 5
            ? router.route({
                origin: { position: a! },
                destination: { position: b! },
                date: '2026-11-01',
              }).distanceKm
            : legLengthKm(a!, b!)
      }
      expect(answer.distance_km / km).toBeCloseTo(1, 3)
      expect(answer.distance_km).toBeCloseTo(answer.observed_km + answer.bridged_km, 1)
      expect(answer.shortest!.distance_km).toBeCloseTo(route.distanceKm, 0)
      expect(answer.passages.map(({ id }) => id)).toEqual(
        route.passages.map(({ id }) => id).filter((id) => id !== 'inside-schemes'),
      )
      expect(answer.differences).toEqual([])
    }
  })

  test('bridges a gap through Suez over water, and says so', async () => {
    const answer = await draw([at(0, [31, 32.5]), at(1, [31.3, 32.3]), at(40, [33.5, 28])])
    expect(answer.legs.map(({ kind, from_fix, to_fix }) => [kind, from_fix, to_fix])).toEqual([
      ['observed', 0, 1],
      ['bridged', 1, 2],
    ])
    expect(answer.passages.map(({ id }) => id)).toEqual(['suez'])
    expect(answer.bridged_km).toBeGreaterThan(400)
    expect(answer.queries_charged).toBe(2)
    expect(answer.eca.zones.map(({ id }) => id)).toEqual(['mediterranean'])
  })

  test('on land throughout is refused after a hundred fixes', async () => {
    let placed = 0
    const afloat: typeof engine.background.afloat = (work, signal) => {
      placed += work.positions.length
      return engine.background.afloat(work, signal)
    }
    const counting = { ...engine, background: { ...engine.background, afloat } }
    const fixes = Array.from({ length: 9000 }, (_, i) => at(i / 10, [90, 45 + i / 2000]))
    const refused = call(trace, { fixes }, { ...tools, engine: () => counting })
    await expect(refused).rejects.toThrow(/first 100 on land are too far from any/)
    expect(placed).toBe(100)
  })

  test('leaves each search to the threads', async () => {
    const asked = { routes: 0, afloat: 0 }
    const { isHere: _, ...there } = engine.background
    const background: typeof there = {
      ...there,
      routes: (...work) => {
        asked.routes += 1
        return there.routes(...work)
      },
      afloat: (...work) => {
        asked.afloat += 1
        return there.afloat(...work)
      },
    }
    const fixes = [at(0, GIBRALTAR_WEST), at(10, [-4.4, 36.8]), at(20, ALBORAN), at(30, [0, 37])]
    await call(trace, { fixes }, { ...tools, engine: () => ({ ...engine, background }) })
    // Three gaps, and the shortest voyage.
    expect(asked).toEqual({ routes: 4, afloat: 1 })
  })

  test('drops an impossible fix, moves one on land, and lists both', async () => {
    const answer = await draw([
      at(0, GIBRALTAR_WEST),
      at(5, [40, 40]),
      at(10, [-4.4, 36.8]),
      at(20, ALBORAN),
      at(45, [-3.7, 40.4]),
    ])
    expect(answer.fixes).toMatchObject({ given: 5, used: 3 })
    expect(answer.fixes.dropped).toEqual([
      { fix: 1, reason: 'impossible_speed' },
      { fix: 4, reason: 'on_land' },
    ])
    expect(answer.fixes.moved).toMatchObject([{ fix: 2 }])
    expect(codesOf(answer)).toEqual(expect.arrayContaining(['fixes_dropped', 'fixes_moved']))
  })

  test('says where it left the shortest voyage, and by how much it is longer', async () => {
    const answer = await draw([at(0, [-20, 45]), at(30, [-35, 50]), at(70, [-50, 45])])
    expect(answer.extra_km).toBeGreaterThan(100)
    expect(answer.differences).toHaveLength(1)
    const [{ from_km, to_km, off_km, extra_km }] = answer.differences as [Body['differences'][0]]
    expect(from_km).toBeLessThan(100)
    expect(to_km).toBeGreaterThan(1000)
    expect(off_km).toBeGreaterThan(100)
    expect(extra_km / answer.extra_km!).toBeCloseTo(1, 1)
  })

  test('leaves a closed passage to the ship that sailed it, and warns', async () => {
    const fixes = [at(0, GIBRALTAR_WEST), at(0.5, [-5.7, 35.95]), at(1, [-5.2, 36]), at(3, ALBORAN)]
    const answer = await draw(fixes, { gibraltar: false, suez: false })
    expect(answer.passages.map(({ id }) => id)).toEqual(['gibraltar'])
    expect(answer.shortest).toBeNull()
    expect([answer.extra_km, answer.extra_percent]).toEqual([null, null])
    expect(codesOf(answer)).toEqual(
      expect.arrayContaining(['closed_passage_sailed', 'no_shortest']),
    )
  })

  test('draws a straight line where no way is open, and says which', async () => {
    const answer = await draw([at(0, GIBRALTAR_WEST), at(48, ALBORAN)], {
      gibraltar: false,
      suez: false,
    })
    expect(answer.legs.map(({ kind }) => kind)).toEqual(['straight'])
    expect(codesOf(answer)).toContain('gap_not_bridged')
  })

  test('warns of a detour that no ship sails in that time', async () => {
    // Either side of Panama within an hour.
    const answer = await draw([at(0, [-79.9, 9.6]), at(1.2, [-79.5, 8.7])], { panama: false })
    expect(codesOf(answer)).toContain('gap_too_fast')
  })

  test('does not sail at anchor', async () => {
    const random = seeded(2)
    const fixes = Array.from({ length: 1000 }, (_, i) =>
      at(i / 30, [4 + 0.0004 * random(), 52.2 + 0.0003 * random()]),
    )
    expect((await draw(fixes)).distance_km).toBeLessThan(0.2)
  })

  test('is the same in a program', async () => {
    const fixes = [at(0, GIBRALTAR_WEST), at(5, [40, 40]), at(20, ALBORAN)]
    const { sailed, legs, dropped, shortest } = await planTrace(
      {
        fixes: fixes.map(({ time, coordinates }) => ({
          timeMs: Date.parse(time),
          position: coordinates as unknown as Position,
        })),
      },
      { ...tables, router },
    )
    const answer = await draw(fixes)
    expect(sailed.distanceKm).toBeCloseTo(answer.distance_km, 2)
    expect(legs.map(({ kind }) => kind)).toEqual(answer.legs.map(({ kind }) => kind))
    expect(dropped).toEqual(answer.fixes.dropped)
    expect(shortest!.totals.distanceKm).toBeCloseTo(answer.shortest!.distance_km, 2)
  })

  test('crosses the date line', async () => {
    const answer = await draw([at(0, [179, 40]), at(10, [-177, 41])])
    expect(answer.distance_km).toBeLessThan(400)
    const { coordinates } = answer.geometry as unknown as { coordinates: Position[] }
    expect(coordinates.at(-1)![0]).toBeCloseTo(183, 5)
  })

  test.each([
    [[at(0, ALBORAN)], {}, '#/fixes'],
    [[at(0, ALBORAN), at(1, [90, 0])], {}, '#/fixes'],
    [[at(0, ALBORAN), { time: 'noon', lat: 36, lon: -3 }], {}, '#/fixes/1/time'],
    [[at(0, ALBORAN), { time: '2026-11-02T00:00:00Z', lat: 36 }], {}, '#/fixes/1'],
    [[at(0, ALBORAN), at(9, GIBRALTAR_WEST)], { max_speed_kn: 0 }, '#/max_speed_kn'],
    [Array.from({ length: 700 }, (_, i) => at(3 * i, [(i % 2) - 40, 30])), {}, '#/fixes'],
  ])('names what is wrong %#', async (fixes, options, pointer) => {
    const error = await draw(fixes, options).then(
      () => null,
      (reason: unknown) => reason as Problem,
    )
    expect(error).toBeInstanceOf(Problem)
    expect(error!.code).toBe('validation_failed')
    expect(JSON.stringify(error!.members)).toContain(pointer)
  })
})
