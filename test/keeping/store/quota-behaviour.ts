import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/keeping/store/database/store.js'

const DAY = '2026-11-21'

async function openQuota(location: string) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  const account = await store.accounts.create({
    email: 'a@example.com',
    passwordHash: 'x',
    planType: 'trial',
    createdAt: '2026-11-01T00:00:00.000Z',
  })
  const reserve = (units: number, dailyLimit: number | null, day = DAY) =>
    store.quota.reserve({
      accountId: account!.id,
      day,
      route: 0,
      matrixCells: units,
      emissions: 0,
      dailyLimit,
      reservedAt: `${day}T08:00:00.000Z`,
    })
  const usedOn = async (day = DAY) => (await store.quota.usage(account!.id, day)).used
  return { store, location, reserve, usedOn, accountId: account!.id }
}

/** What every database must do. @param newLocation creates an empty database */
export function quotaBehaviour(newLocation: () => Promise<string>): void {
  test('grants exactly what is left and not one unit more', async () => {
    const { reserve, usedOn } = await openQuota(await newLocation())
    expect((await reserve(3, 5)).granted).toBe(true)
    expect(await reserve(3, 5)).toEqual({ granted: false, day: DAY, used: 3 })
    expect((await reserve(2, 5)).granted).toBe(true)
    expect(await usedOn()).toBe(5)
  })

  test('rejects a first request that is larger than the whole day', async () => {
    const { reserve, usedOn } = await openQuota(await newLocation())
    expect(await reserve(6, 5)).toEqual({ granted: false, day: DAY, used: 0 })
    expect(await usedOn()).toBe(0)
  })

  test('grants the last unit to exactly one of 50 concurrent requests', async () => {
    const { reserve, usedOn } = await openQuota(await newLocation())
    await reserve(9, 10)
    const results = await Promise.all(Array.from({ length: 50 }, () => reserve(1, 10)))
    expect(results.filter(({ granted }) => granted)).toHaveLength(1)
    expect(await usedOn()).toBe(10)
  })

  test('can be restarted, even after a clock that was ahead, and keep the totals', async () => {
    const { store, reserve, usedOn, accountId } = await openQuota(await newLocation())
    const before = '2026-11-20'
    const spend = (units: number, day: string) =>
      store.quota.spend({
        ...{ accountId, day, route: 0, matrixCells: units, emissions: 0, dailyLimit: 10 },
        reservedAt: `${DAY}T08:00:00.000Z`,
      })
    await spend(1, before)
    await spend(4, DAY)
    await spend(9, '2035-01-01')
    expect((await reserve(2, 10)).granted).toBe(false)
    expect(await store.quota.beginDayAnew(accountId, DAY, before)).toBe(9)
    expect(await usedOn()).toBe(0)
    expect((await spend(10, DAY)).granted).toBe(true)
    expect((await store.statistics.totals(DAY)).matrixCells).toBe(24)
    expect(await store.quota.beginDayAnew(accountId, DAY, before)).toBe(10)
    expect((await store.statistics.totals(DAY)).matrixCells).toBe(24)
  })

  test('writes the charge and its result together, or neither', async () => {
    const { store, usedOn, accountId } = await openQuota(await newLocation())
    const spend = (routeId: string) =>
      store.quota.spend(
        {
          ...{ accountId, day: DAY, route: 1, matrixCells: 0, emissions: 0, dailyLimit: 2 },
          reservedAt: `${DAY}T08:00:00.000Z`,
        },
        [store.history.add(accountId, { routeId, createdMs: 0, packed: Buffer.of(0) }, 10)],
      )
    expect(await spend('a')).toEqual({ granted: true, day: DAY, used: 1 })
    const racers = await Promise.all(['b', 'c', 'd'].map(spend))
    expect(racers.filter(({ granted }) => granted)).toHaveLength(1)
    expect(await usedOn()).toBe(2)
    expect(await store.history.list(accountId, 10, null)).toHaveLength(2)
    expect(await store.quota.releaseOpen('9999')).toBe(0)
  })

  test('returns the use after each concurrent charge, and rejects only a charge above the limit', async () => {
    const { store, usedOn, accountId } = await openQuota(await newLocation())
    const spend = (route: number, dailyLimit: number) => {
      const amounts = { route, matrixCells: 0, emissions: 0 }
      const reservedAt = `${DAY}T08:00:00.000Z`
      return store.quota.spend({ accountId, day: DAY, dailyLimit, reservedAt, ...amounts })
    }
    const together = await Promise.all([spend(1, 10), spend(2, 10), spend(1, 10)])
    expect(together.map(({ used }) => used)).toEqual([1, 3, 4])
    const racers = await Promise.all([spend(4, 10), spend(3, 10), spend(2, 10)])
    expect(racers.map(({ granted }) => granted)).toEqual([true, false, true])
    expect(await usedOn()).toBe(10)
  })

  test('has no end without a limit', async () => {
    const { reserve } = await openQuota(await newLocation())
    expect((await reserve(10_000_000, null)).granted).toBe(true)
  })

  test('releases a reservation, and only once', async () => {
    const { store, reserve, usedOn } = await openQuota(await newLocation())
    await reserve(1, 10)
    const taken = await reserve(4, 10)
    if (!taken.granted) throw new Error('not granted')
    await store.quota.release(taken.reservation)
    await store.quota.release(taken.reservation)
    expect(await usedOn()).toBe(1)
  })

  test('keeps what was settled, even if it is released later', async () => {
    const { store, reserve, usedOn } = await openQuota(await newLocation())
    const taken = await reserve(4, 10)
    if (!taken.granted) throw new Error('not granted')
    await store.quota.settle(taken.reservation)
    await store.quota.release(taken.reservation)
    expect(await usedOn()).toBe(4)
  })

  test('releases after a crash what was reserved but neither settled nor released', async () => {
    const { store, location, reserve, usedOn } = await openQuota(await newLocation())
    const settled = await reserve(2, 10)
    await reserve(5, 10)
    if (!settled.granted) throw new Error('not granted')
    await store.quota.settle(settled.reservation)
    const restarted = await openStore(location)
    expect(await restarted.quota.releaseOpen('2026-11-21T08:00:00.001Z')).toBe(1)
    await restarted.close()
    expect(await usedOn()).toBe(2)
  })

  test('starts from zero on the next day', async () => {
    const { reserve, usedOn } = await openQuota(await newLocation())
    await reserve(5, 5)
    expect((await reserve(5, 5, '2026-11-22')).granted).toBe(true)
    expect(await usedOn('2026-11-22')).toBe(5)
  })

  test('is not refilled by a clock that is set back', async () => {
    const { reserve } = await openQuota(await newLocation())
    await reserve(5, 5)
    expect(await reserve(1, 5, '2026-11-20')).toEqual({ granted: false, day: DAY, used: 5 })
  })

  test('says what the units were spent on', async () => {
    const { store, accountId, reserve } = await openQuota(await newLocation())
    await reserve(7, 10)
    await store.quota.reserve({
      accountId,
      day: DAY,
      route: 1,
      matrixCells: 0,
      emissions: 0,
      dailyLimit: 10,
      reservedAt: '2026-11-21T08:00:00.000Z',
    })
    expect(await store.quota.usage(accountId, DAY)).toEqual({
      day: DAY,
      used: 8,
      route: 1,
      matrixCells: 7,
      emissions: 0,
    })
  })
}
