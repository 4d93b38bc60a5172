import { describe, expect, onTestFinished, test } from 'vitest'
import {
  KeyLostError,
  openStore,
  PlanLimitError,
} from '../../../src/keeping/store/database/store.js'

const NOW = '2026-11-21T08:00:00.000Z'
const LATER = '2026-11-21T08:10:00.000Z'
const HOUR_LATER = '2026-11-21T09:00:00.000Z'
const DAY_BEFORE = '2026-11-20T08:00:00.000Z'

async function openWithAccount(location: string) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  const account = await store.accounts.create({
    email: 'a@example.com',
    passwordHash: 'old',
    planType: 'trial',
    createdAt: DAY_BEFORE,
  })
  return { store, accountId: account!.id }
}

/** What every database must do. @param newLocation creates an empty database */
export function keysBehaviour(newLocation: () => Promise<string>): void {
  describe('temporary passwords', () => {
    const token = (tokenHash: string, accountId: number) => ({
      tokenHash,
      accountId,
      passwordHash: 'old',
      createdAt: NOW,
      expiresAt: '2027',
    })

    test('become the password at their first use, which ends the others and all tokens', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      await store.tokens.add(token('t', accountId))
      for (const secretHash of ['one', 'two']) {
        await store.temporaryPasswords.add({ accountId, secretHash, expiresAt: HOUR_LATER })
      }
      const redeem = (secretHash: string) =>
        store.temporaryPasswords.redeem(accountId, secretHash, 'new', LATER)
      const racers = await Promise.all([redeem('one'), redeem('one')])
      expect(racers.filter(Boolean)).toHaveLength(1)
      expect(await redeem('two')).toBe(false)
      expect((await store.accounts.byEmail('a@example.com'))?.passwordHash).toBe('new')
      expect(await store.tokens.find('t')).toBeNull()
    })

    test('are invalid once they have expired, and for another account', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      await store.temporaryPasswords.add({ accountId, secretHash: 'x', expiresAt: LATER })
      const { temporaryPasswords } = store
      expect(await temporaryPasswords.has(accountId, 'x', NOW)).toBe(true)
      expect(await temporaryPasswords.has(accountId + 1, 'x', NOW)).toBe(false)
      expect(await temporaryPasswords.has(accountId, 'x', LATER)).toBe(false)
      expect(await temporaryPasswords.redeem(accountId, 'x', 'new', LATER)).toBe(false)
      expect((await store.accounts.byEmail('a@example.com'))?.passwordHash).toBe('old')
    })

    test('are mailed once per interval, even to concurrent requests', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const ask = (now: string, lastMailBefore: string, day = now.slice(0, 10)) =>
        store.temporaryPasswords.allowMail({ accountId, now, day, lastMailBefore, perDay: 2 })
      const racers = await Promise.all(Array.from({ length: 10 }, () => ask(NOW, DAY_BEFORE)))
      expect(racers.filter(Boolean)).toHaveLength(1)
      expect(await ask(LATER, DAY_BEFORE)).toBe(false)
      expect(await ask(LATER, NOW)).toBe(true)
      expect(await ask(HOUR_LATER, LATER)).toBe(false)
      expect(await ask('2026-11-22T00:00:00.000Z', LATER)).toBe(true)
    })
  })

  test('a new password ends all old tokens but one; of two simultaneous changes one succeeds', async () => {
    const { store, accountId } = await openWithAccount(await newLocation())
    const token = { accountId, passwordHash: 'old', createdAt: NOW, expiresAt: '2027' }
    for (const tokenHash of ['mine', 'b', 'c']) await store.tokens.add({ ...token, tokenHash })
    const change = (passwordHash: string, wanted: string) =>
      store.accounts.changeOwnPassword({ id: accountId, passwordHash }, wanted, 'mine')
    expect(await Promise.all([change('old', 'new'), change('old', 'other')])).toEqual([2, null])
    expect((await store.accounts.byEmail('a@example.com'))?.passwordHash).toBe('new')
    expect(await store.tokens.find('mine')).not.toBeNull()
    expect(await store.tokens.find('b')).toBeNull()
  })

  describe('idempotency keys', () => {
    const claimAt = (accountId: number, claimedAt: string, requestHash = 'r') => ({
      accountId,
      key: 'k',
      requestHash,
      claimedAt,
    })

    test('go to exactly one of many concurrent requests', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const claims = await Promise.all(
        Array.from({ length: 20 }, () =>
          store.idempotencyKeys.claim(claimAt(accountId, NOW), DAY_BEFORE, DAY_BEFORE),
        ),
      )
      expect(claims.filter((known) => known === null)).toHaveLength(1)
      expect(claims.find((known) => known !== null)).toEqual({ requestHash: 'r', answer: null })
    })

    test('keep the answer that is written with the charge', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const claim = claimAt(accountId, NOW)
      await store.idempotencyKeys.claim(claim, DAY_BEFORE, DAY_BEFORE)
      const taken = await store.quota.reserve({
        accountId,
        day: '2026-11-21',
        route: 1,
        matrixCells: 0,
        emissions: 0,
        dailyLimit: null,
        reservedAt: NOW,
      })
      if (!taken.granted) throw new Error('not granted')
      const writing = store.idempotencyKeys.answer(claim, '{}', 100, 'none')
      expect(await store.quota.settle(taken.reservation, [writing])).toBe(true)
      expect(await store.quota.settle(taken.reservation, [writing])).toBe(false)
      await store.idempotencyKeys.release(claim)
      const again = claimAt(accountId, LATER, 'other')
      expect(await store.idempotencyKeys.claim(again, DAY_BEFORE, LATER)).toEqual({
        requestHash: 'r',
        answer: '{}',
      })
    })

    test('charge only the request that has them, however late another one ends', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const keys = store.idempotencyKeys
      const amounts = { route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
      const charge = { ...amounts, accountId, day: '2026-11-21', reservedAt: NOW }
      const late = claimAt(accountId, NOW)
      const next = claimAt(accountId, LATER)
      expect(await keys.claim(late, DAY_BEFORE, DAY_BEFORE)).toBeNull()
      expect(await keys.claim(next, DAY_BEFORE, LATER)).toBeNull()
      const spend = (claim: typeof late) =>
        store.quota.spend(charge, [keys.answer(claim, '{}', 100, 'none')])
      await expect(spend(late)).rejects.toThrow(KeyLostError)
      await spend(next)
      await expect(spend(next)).rejects.toThrow(KeyLostError)
      expect((await store.quota.usage(accountId, '2026-11-21')).used).toBe(1)
    })

    test('keep answers up to a size per account and day, whatever arrives together', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const keys = store.idempotencyKeys
      const charge = { accountId, route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
      const stored = async (key: string, claimedAt: string, answer: string) => {
        const claim = { accountId, key, requestHash: 'r', claimedAt }
        await keys.claim(claim, DAY_BEFORE, DAY_BEFORE)
        await store.quota.spend({ ...charge, day: '2026-11-21', reservedAt: claimedAt }, [
          keys.answer(claim, answer, 10, 'none'),
        ])
        return (await keys.claim(claim, DAY_BEFORE, DAY_BEFORE))!.answer
      }
      const names = ['a', 'b', 'c', 'd', 'e']
      const answers = await Promise.all(names.map((name) => stored(name, NOW, '{"n":1}')))
      expect(answers.sort()).toEqual(['none', 'none', 'none', 'none', '{"n":1}'])
      expect(await stored('small', LATER, '{}')).toBe('{}')
      expect(await stored('long', LATER, '{"n":12345}')).toBe('none')
      expect(await stored('next day', '2026-11-22T00:00:00.000Z', '{"n":1}')).toBe('{"n":1}')
      await keys.deleteBefore('2026-11-22T00:00:00.000Z')
      expect(await stored('a', NOW, '{"n":2}')).toBe('{"n":2}')
    })

    test('are free again when released, abandoned or old', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const keys = store.idempotencyKeys
      const first = claimAt(accountId, NOW)
      expect(await keys.claim(first, DAY_BEFORE, DAY_BEFORE)).toBeNull()
      await keys.release(first)
      expect(await keys.claim(first, DAY_BEFORE, DAY_BEFORE)).toBeNull()
      const second = claimAt(accountId, LATER)
      expect(await keys.claim(second, DAY_BEFORE, NOW)).not.toBeNull()
      expect(await keys.claim(second, DAY_BEFORE, LATER)).toBeNull()
      expect(await keys.claim(claimAt(accountId, HOUR_LATER), HOUR_LATER, NOW)).toBeNull()
    })
  })

  describe('limits of an account hold under concurrent requests', () => {
    const plan = (accountId: number, n: number, answer: string | null = null) => ({
      id: `${answer}${n}`,
      accountId,
      name: 'a plan',
      query: '',
      answer,
      createdAt: NOW,
    })
    const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length
    const twenty = Array.from({ length: 20 }, (_, n) => n)

    test('for saved plans', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const adding = twenty.map((n) => store.plans.add(plan(accountId, n), 5))
      expect(fulfilled(await Promise.allSettled(adding))).toBe(5)
      expect(await store.plans.list(accountId, false)).toHaveLength(5)
      await expect(store.plans.add(plan(accountId, 20), 5)).rejects.toThrow(PlanLimitError)
    })

    test('for shared plans, and only those are charged that are stored', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      await store.plans.add(plan(accountId, 0), 5)
      const charge = { accountId, route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
      const sharing = twenty.map((n) =>
        store.quota.spend({ ...charge, day: '2026-11-21', reservedAt: NOW }, [
          store.plans.adding(plan(accountId, n, 'packed'), 5),
        ]),
      )
      expect(fulfilled(await Promise.allSettled(sharing))).toBe(5)
      expect(await store.plans.list(accountId, true)).toHaveLength(5)
      expect((await store.quota.usage(accountId, '2026-11-21')).used).toBe(5)
    })

    test('for API keys', async () => {
      const { store, accountId } = await openWithAccount(await newLocation())
      const key = {
        accountId,
        name: 'a key',
        scopes: [],
        networks: null,
        createdAt: NOW,
        expiresAt: null,
      }
      const keys = await Promise.all(
        twenty.map((n) => store.apiKeys.add({ ...key, keyHash: `${n}` }, 5)),
      )
      expect(keys.filter((one) => one !== null)).toHaveLength(5)
    })
  })

  test('the history keeps the newest entries of each account, newest first', async () => {
    const { store, accountId } = await openWithAccount(await newLocation())
    const reserve = async () => {
      const request = { accountId, day: '2026-11-21', route: 1, matrixCells: 0, emissions: 0 }
      const taken = await store.quota.reserve({ ...request, dailyLimit: null, reservedAt: NOW })
      if (!taken.granted) throw new Error('not granted')
      return taken.reservation
    }
    const entry = (n: number) => ({
      routeId: `rt_${n}`,
      createdMs: Date.parse(NOW) + n,
      packed: Buffer.of(n % 256, 0, 255),
    })
    for (let n = 1; n <= 205; n++) {
      await store.quota.settle(await reserve(), [store.history.add(accountId, entry(n), 50)])
    }
    const all = await store.history.list(accountId, 1000, null)
    expect(all).toEqual(Array.from({ length: 55 }, (_, n) => entry(205 - n)))
    expect(await store.history.list(accountId, 2, 'rt_204')).toEqual([entry(203), entry(202)])
    expect(await store.history.list(accountId, 2, 'rt_20')).toEqual([])
    expect(await store.history.list(accountId + 1, 10, null)).toEqual([])
    expect(await store.history.list(accountId + 1, 10, 'rt_204')).toEqual([])
  })

  test('the history forgets what is older than a time, and nothing else', async () => {
    const { store, accountId } = await openWithAccount(await newLocation())
    const charge = { accountId, route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
    const entryOf = (n: number) => {
      const createdMs = Date.parse('2026-11-21T08:10:00.000Z') + Math.floor(n / 10) * 60_000
      return { routeId: `rt_${n}`, createdMs, packed: Buffer.of(0) }
    }
    await Promise.all(
      Array.from({ length: 450 }, (_, n) =>
        store.quota.spend({ ...charge, day: '2026-11-21', reservedAt: NOW }, [
          store.history.add(accountId, entryOf(n), 1000),
        ]),
      ),
    )
    await store.history.deleteBefore(NOW)
    expect(await store.history.list(accountId, 1000, null)).toHaveLength(450)
    await store.history.deleteBefore('2026-11-21T08:53:00.000Z')
    const left = await store.history.list(accountId, 1000, null)
    expect(left.toReversed()).toEqual(Array.from({ length: 20 }, (_, n) => entryOf(430 + n)))
  })
}
