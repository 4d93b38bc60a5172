import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/keeping/store/database/store.js'

const DAY = '2026-11-21'
const EARLY = '2026-11-21T08:00:00.000Z'
const LATE = '2026-11-21T09:00:00.000Z'

async function open(location: string, accounts = 0) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  const ids: number[] = []
  for (let n = 0; n < accounts; n++) {
    const account = await store.accounts.create({
      email: `${n}@example.com`,
      passwordHash: 'x',
      planType: 'trial',
      createdAt: EARLY,
    })
    ids.push(account!.id)
  }
  return { store, ids }
}

const route = (originPortId: number, destinationPortId: number) => ({
  slug: `p${originPortId}-to-p${destinationPortId}`,
  originPortId,
  destinationPortId,
  distanceKm: 15314.351,
  dataVersion: 'old',
  updatedAt: EARLY,
})

/** What every database must do. @param newLocation creates an empty database */
export function routesBehaviour(newLocation: () => Promise<string>): void {
  describe('saved routes', () => {
    test('are found by slug and listed in the order of saving', async () => {
      const { savedRoutes } = (await open(await newLocation())).store
      await savedRoutes.addAll([route(1, 2)])
      await savedRoutes.addAll([route(1, 3), route(2, 1)])
      expect(await savedRoutes.bySlug('p1-to-p2')).toMatchObject(route(1, 2))
      expect(await savedRoutes.bySlug('p1-to')).toBeNull()
      const [first, ...others] = await savedRoutes.list(10, null)
      expect(first).toMatchObject(route(1, 2))
      expect(others.map(({ slug }) => slug)).toEqual(['p1-to-p3', 'p2-to-p1'])
      expect(await savedRoutes.list(1, first!.id)).toEqual([others[0]])
      expect(await savedRoutes.slugsFrom(1, 'old')).toEqual(['p1-to-p2', 'p1-to-p3'])
      expect(await savedRoutes.slugsFrom(1, 'new')).toEqual([])
    })

    test('stay unchanged on the same sea data, and are measured again on other data', async () => {
      const { savedRoutes } = (await open(await newLocation())).store
      await savedRoutes.addAll([route(1, 2), route(2, 1)])
      const again = { ...route(1, 2), distanceKm: 7, updatedAt: LATE }
      await savedRoutes.addAll([again])
      expect(await savedRoutes.bySlug('p1-to-p2')).toMatchObject(route(1, 2))
      await savedRoutes.addAll([{ ...again, dataVersion: 'new' }])
      expect(await savedRoutes.bySlug('p1-to-p2')).toMatchObject({
        ...again,
        dataVersion: 'new',
      })
      const outdated = await savedRoutes.listOutdated('new', 10, 0)
      expect(outdated.map(({ slug }) => slug)).toEqual(['p2-to-p1'])
    })

    test('can be saved by many at once', async () => {
      const location = await newLocation()
      const stores = [(await open(location)).store, (await open(location)).store]
      const routes = Array.from({ length: 50 }, (_, n) => route(1, n + 2))
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          stores[n % 2]!.savedRoutes.addAll(n % 4 < 2 ? routes : [...routes].reverse()),
        ),
      )
      expect(await stores[0]!.savedRoutes.list(100, null)).toHaveLength(50)
    })
  })

  describe('statistics', () => {
    test('add up what several processes counted', async () => {
      const { store } = await open(await newLocation())
      const count = (name: string, amount: number) => ({ kind: 'passage', name, amount })
      await Promise.all([
        store.statistics.add([count('suez', 2), count('panama', 1)], [], DAY),
        store.statistics.add([count('panama', 5), count('suez', 3)], [], DAY),
      ])
      const counts = await store.statistics.counts()
      expect(Object.fromEntries(counts.map(({ name, amount }) => [name, amount]))).toEqual({
        suez: 5,
        panama: 6,
      })
    })

    test('total what was charged, of all days and of today', async () => {
      const { store, ids } = await open(await newLocation(), 2)
      expect(await store.statistics.totals(DAY)).toEqual({
        routes: 0,
        routesToday: 0,
        matrixCells: 0,
        emissions: 0,
      })
      for (const [at, day] of ['2026-11-20', DAY, DAY].entries()) {
        await store.quota.spend({
          accountId: ids[at % 2]!,
          day,
          route: 1,
          matrixCells: 10,
          emissions: 2,
          dailyLimit: null,
          reservedAt: EARLY,
        })
      }
      expect(await store.statistics.totals(DAY)).toEqual({
        routes: 3,
        routesToday: 2,
        matrixCells: 30,
        emissions: 6,
      })
    })

    test('total only what was charged in the end, whoever reserved it', async () => {
      const { store, ids } = await open(await newLocation(), 1)
      const reserved = async () => {
        const units = { route: 1, matrixCells: 4, emissions: 0, dailyLimit: null }
        const taken = await store.quota.reserve({
          ...units,
          accountId: ids[0]!,
          day: DAY,
          reservedAt: EARLY,
        })
        if (!taken.granted) throw new Error('not granted')
        return taken.reservation
      }
      const [done, failed] = [await reserved(), await reserved()]
      expect(await store.statistics.totals(DAY)).toMatchObject({ routes: 0, matrixCells: 0 })
      await store.quota.settle(done)
      await store.quota.release(failed)
      await store.statistics.foldTotals('2026-11-22')
      await store.statistics.foldTotals('2026-11-22')
      expect(await store.statistics.totals(DAY)).toMatchObject({ routes: 1, matrixCells: 4 })
    })

    test('of pairs stay right for many accounts, of which one is deleted', async () => {
      const { store, ids } = await open(await newLocation(), 6)
      const pairs = ids.flatMap((accountId) =>
        Array.from({ length: 150 }, (_, n) => {
          return { originPortId: 1, destinationPortId: n + 2, accountId, times: 1 + (n % 7) }
        }),
      )
      await Promise.all([
        store.statistics.add([], pairs, DAY),
        store.statistics.add([], pairs.toReversed(), DAY),
      ])
      const [most] = await store.statistics.popularPairs(6, 1)
      expect(most).toEqual({ originPortId: 1, destinationPortId: 8, times: 2 * 6 * 7 })
      await store.accounts.delete(ids[0]!)
      expect(await store.statistics.popularPairs(6, 1)).toEqual([])
      expect(await store.statistics.popularPairs(5, 1)).toEqual([{ ...most, times: 2 * 5 * 7 }])
      await store.statistics.forgetPairsBefore('2026-11-22')
      expect(await store.statistics.popularPairs(1, 1)).toEqual([])
    })

    test('name only pairs that enough accounts requested, and forget who did', async () => {
      const { store, ids } = await open(await newLocation(), 3)
      const asked = (accountId: number, destinationPortId: number, times: number) => ({
        originPortId: 1,
        destinationPortId,
        accountId,
        times,
      })
      const [a, b, c] = ids as [number, number, number]
      await store.statistics.add([], [asked(a, 2, 1), asked(b, 2, 1), asked(a, 3, 99)], DAY)
      await store.statistics.add([], [asked(c, 2, 5), asked(b, 3, 1)], '2026-11-22')
      const popular = (fewest: number) => store.statistics.popularPairs(fewest, 10)
      expect(await popular(3)).toEqual([{ originPortId: 1, destinationPortId: 2, times: 7 }])
      expect((await popular(2)).map(({ destinationPortId }) => destinationPortId)).toEqual([3, 2])
      await store.statistics.forgetPairsBefore('2026-11-22')
      expect(await popular(1)).toHaveLength(2)
      expect(await popular(2)).toEqual([])
    })
  })
}
