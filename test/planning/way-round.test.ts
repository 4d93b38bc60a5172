import { describe, expect, test } from 'vitest'
import { NoRouteError } from '../../src/engine/routing/errors.js'
import type { PassageUse, RouteRequest } from '../../src/engine/routing/request.js'
import { unknownSizeWarnings } from '../../src/planning/closures/narrow-warnings.js'
import { openWithoutSize } from '../../src/planning/ship/vessel-fit.js'
import { wayRound } from '../../src/planning/way-round.js'
import { tables } from '../support/tables.js'

const { closureTables } = tables
const REQUEST: RouteRequest = {
  origin: { position: [10, 58] },
  destination: { position: [19, 54.5] },
  closed: ['northeast'],
  date: '2026-11-26',
}

const openTo = (vessel: object) =>
  openWithoutSize(vessel, closureTables.passages, closureTables.straits!)
const route = (km: number, ...ids: string[]) => {
  const passages = ids.map((id) => ({ id }) as PassageUse)
  return { distanceKm: km, passages, positions: [] }
}
const router = (find: (request: RouteRequest) => object) => ({
  // biome-ignore lint/suspicious/noExplicitAny: only the length of a route counts here
  line: find as any,
  clearKm: () => null,
})

describe('waters that are open only because the size is unknown', () => {
  test('are those that an ordinary ship cannot use', () => {
    const { passages, straits } = openTo({})
    expect(passages).toEqual(expect.arrayContaining(['oresund', 'st-lawrence-seaway']))
    expect(passages).not.toContain('suez')
    expect(straits.map(({ name }) => name)).toContain('Storstrom and Gronsund')
  })

  test('are none for a ship of known size, whether it fits or not', () => {
    expect(openTo({ loaM: 80, beamM: 12, draughtM: 4 }).passages).toEqual([])
    expect(openTo({ loaM: 300, beamM: 50, draughtM: 20 }).passages).toEqual([])
    expect(openTo({ draughtM: 14 }).passages).not.toContain('oresund')
  })
})

describe('the way of an ordinary ship', () => {
  const open = openTo({})

  test('is searched for without all of these passages, only if the route uses one', () => {
    const asked: RouteRequest[] = []
    const found = router((request) => {
      asked.push(request)
      return route(900, 'great-belt')
    })
    expect(wayRound(open, [], REQUEST, route(700, 'dover'), found)).toBeNull()
    expect(asked).toEqual([])
    expect(wayRound(open, [], REQUEST, route(700, 'oresund'), found)).toEqual({
      passages: ['oresund'],
      longerKm: 200,
    })
    expect(asked[0]!.closed).toEqual(['northeast', ...open.passages])
  })

  test('may not exist', () => {
    const found = router(() => {
      throw new NoRouteError([], [])
    })
    const round = wayRound(open, [], REQUEST, route(700, 'st-lawrence-seaway'), found)!
    expect(round.longerKm).toBeNull()
    const used = { ...route(700, 'st-lawrence-seaway'), straits: [], round }
    const [warning] = unknownSizeWarnings([used], {}, closureTables)
    expect(warning!.detail).toContain('has no other way')
    expect(warning!.values).toMatchObject({ reason: 'no_other_way', loa_m: 200 })
  })

  test('is in the warning with its miles, those of all legs together', () => {
    const leg = {
      ...route(700, 'oresund'),
      straits: [],
      round: { passages: ['oresund' as const], longerKm: 185.2 },
    }
    const [warning] = unknownSizeWarnings([leg, leg], {}, closureTables)
    expect(warning!.values).toMatchObject({ reason: 'longer', nm: 200, km: 370.4 })
    expect(warning!.detail).toContain('(200 x 32 m, 11 m draught) sails 200 nm more')
  })
})
