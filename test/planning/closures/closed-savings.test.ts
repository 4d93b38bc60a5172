import { expect, test } from 'vitest'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import type { PassageId, RouteRequest } from '../../../src/engine/routing/request.js'
import { savingsOf, savingWarnings } from '../../../src/planning/closures/closed-savings.js'
import { type Constraints, resolveClosures } from '../../../src/planning/closures/closures.js'
import { tables } from '../../support/tables.js'

const { closureTables } = tables
const QINZHOU: Position = [108.6, 21.7]
const HONG_KONG: Position = [114.1, 22.3]
const DAY = '2026-11-26'

/** A sea in which the way from Qinzhou to Hong Kong has 1,140 km round Hainan and 726 through its strait. */
class HainanRouter {
  readonly asked: (readonly PassageId[])[] = []

  lengths(_: RouteRequest, closures: readonly (readonly PassageId[])[]) {
    this.asked.push(...closures)
    return closures.map((closed) => (closed.includes('hainan') ? 1140 : 726))
  }
}

function saving(constraints: Constraints, from: Position, to: Position) {
  const closures = resolveClosures(constraints, {}, closureTables)
  const router = new HainanRouter()
  const ends = { origin: { position: from }, destination: { position: to } }
  const request = { ...ends, date: DAY, closed: closures.closed }
  const isRound = closures.closed.includes('hainan')
  const route = { positions: [from, to], distanceKm: isRound ? 1140 : 726 }
  return {
    route,
    savings: savingsOf(closures.worthOpening, request, route, router),
    asked: router.asked.length,
  }
}

test('a strait that is closed by default and would save much is named with its saving', () => {
  const leg = saving({}, QINZHOU, HONG_KONG)
  expect(leg.savings).toEqual([{ passage: 'hainan', savedKm: 414 }])
  const [warning, ...others] = savingWarnings([leg], closureTables.passages)
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    code: 'closed_by_default',
    field: 'constraints.opened',
    place: 'Hainan Strait (Qiongzhou)',
    values: { passage: 'hainan', nm: 224, km: 414, percent: 36 },
  })
  expect(warning!.detail).toMatch(
    /^Hainan Strait \(Qiongzhou\), closed by default, would save 224 nm \(36 %\)\. Open hainan /,
  )
})

test('no saving is named if the request itself opens or closes the strait', () => {
  for (const constraints of [{ opened: ['hainan'] }, { closed: ['hainan'] }] as const) {
    expect(saving(constraints, QINZHOU, HONG_KONG).savings).toEqual([])
  }
})

test('only a passage that the great circles leave a chance costs a search', () => {
  expect(saving({}, QINZHOU, HONG_KONG).asked).toBe(1)
  expect(sphericalKm([4, 52], [103.8, 1.2])).toBeGreaterThan(1140)
  expect(saving({}, [4, 52], [103.8, 1.2]).asked).toBe(0)
})

test('a passage that the ship does not fit through is not named', () => {
  const named = (vessel: { draughtM?: number }) =>
    resolveClosures({}, vessel, closureTables).worthOpening.map(({ passage }) => passage)
  expect(named({})).toContain('cape-cod')
  expect(named({ draughtM: 15 })).not.toContain('cape-cod')
})

test('the Arctic is named only where the other way is more than twice as long', () => {
  const { worthOpening } = resolveClosures({}, {}, closureTables)
  const open = worthOpening.find(({ passage }) => passage === 'northwest')
  const sachsHarbour: Position = [-125.25, 71.98]
  const ulukhaktok: Position = [-117.7, 70.7]
  const saved = (openKm: number) => {
    const router = { lengths: () => [openKm] }
    const ends = { origin: { position: sachsHarbour }, destination: { position: ulukhaktok } }
    const round = { positions: [sachsHarbour, ulukhaktok], distanceKm: 20_000 }
    return savingsOf([open!], { ...ends, date: DAY, closed: ['northwest'] }, round, router)
  }
  expect(saved(400)).toEqual([{ passage: 'northwest', savedKm: 19_600 }])
  expect(saved(11_000)).toEqual([])
})
