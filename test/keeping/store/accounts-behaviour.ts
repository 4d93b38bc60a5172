import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore, type Store } from '../../../src/keeping/store/database/store.js'

const ACCOUNT = {
  email: 'Someone@Example.com',
  passwordHash: 'hash',
  planType: 'trial',
  createdAt: '2026-11-01T00:00:00.000Z',
}

async function open(location: string) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  return { store, location }
}

async function listed(store: Store) {
  const accounts = []
  for await (const account of store.accounts.list()) accounts.push(account)
  return accounts
}

/** What every database must do. @param newLocation creates an empty database */
export function accountsBehaviour(newLocation: () => Promise<string>): void {
  describe('accounts', () => {
    test('are found by email in any case', async () => {
      const { store } = await open(await newLocation())
      const made = await store.accounts.create(ACCOUNT)
      expect(made?.email).toBe('someone@example.com')
      expect(await store.accounts.byEmail(' SOMEONE@example.COM')).toEqual({
        ...made,
        passwordHash: 'hash',
      })
    })

    test('have a unique email', async () => {
      const { store } = await open(await newLocation())
      await store.accounts.create(ACCOUNT)
      expect(await store.accounts.create(ACCOUNT)).toBeNull()
      expect(await listed(store)).toHaveLength(1)
    })

    test('are listed in the order of their ids, however many there are', async () => {
      const { store } = await open(await newLocation())
      const emails = Array.from({ length: 2001 }, (_, n) => `${n}@example.com`)
      await Promise.all(emails.map((email) => store.accounts.create({ ...ACCOUNT, email })))
      const accounts = await listed(store)
      const ids = accounts.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      expect(new Set(accounts.map(({ email }) => email))).toEqual(new Set(emails))
    })

    test('outlive the process', async () => {
      const { store, location } = await open(await newLocation())
      expect(await store.accounts.isEmpty()).toBe(true)
      await store.accounts.create(ACCOUNT)
      await store.close()
      const { store: reopened } = await open(location)
      expect(await reopened.accounts.isEmpty()).toBe(false)
    })
  })

  describe('tokens', () => {
    test('are revoked once', async () => {
      const { store } = await open(await newLocation())
      const { id } = (await store.accounts.create(ACCOUNT))!
      const token = { accountId: id, passwordHash: 'hash', createdAt: '2026', expiresAt: '2027' }
      await store.tokens.add({ ...token, tokenHash: 'a' })
      await store.tokens.add({ ...token, tokenHash: 'b' })
      expect(await store.tokens.revoke('a')).toBe(true)
      expect(await store.tokens.revoke('a')).toBe(false)
      expect(await store.tokens.find('a')).toBeNull()
      expect((await store.tokens.find('b'))?.account.id).toBe(id)
      expect(await store.tokens.revokeAll(id)).toBe(1)
    })

    test('are forgotten some time after they expired', async () => {
      const { store } = await open(await newLocation())
      const { id } = (await store.accounts.create(ACCOUNT))!
      await store.tokens.add({
        tokenHash: 'a',
        accountId: id,
        passwordHash: 'hash',
        createdAt: '2026',
        expiresAt: '2027',
      })
      await store.tokens.deleteExpiredBefore('2026-12')
      expect(await store.tokens.find('a')).not.toBeNull()
      await store.tokens.deleteExpiredBefore('2028')
      expect(await store.tokens.find('a')).toBeNull()
    })
  })

  describe('keys, events and limits of logins', () => {
    const KEY = {
      keyHash: 'hash of a key',
      name: 'report',
      scopes: ['routes'],
      networks: null,
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: null,
    }

    test('a key belongs to its account until it is revoked, and their number is limited', async () => {
      const { store } = await open(await newLocation())
      const account = (await store.accounts.create(ACCOUNT))!
      const networks = ['192.0.2.0/24', '2001:db8::1']
      const key = await store.apiKeys.add({ ...KEY, networks, accountId: account.id }, 1)
      expect(key).toMatchObject({
        name: 'report',
        scopes: ['routes'],
        networks: ['192.0.2.0/24', '2001:db8::1'],
        lastUsedAt: null,
      })
      const other = { ...KEY, keyHash: 'another', accountId: account.id }
      expect(await store.apiKeys.add(other, 1)).toBeNull()
      await store.apiKeys.touch(key!.id, '2026-11-02T00:00:00.000Z')
      expect(await store.apiKeys.find('hash of a key')).toMatchObject({
        account: { id: account.id, email: account.email },
        key: { lastUsedAt: '2026-11-02T00:00:00.000Z' },
      })
      expect(await store.apiKeys.revoke(account.id + 1, key!.id)).toBeNull()
      expect(await store.apiKeys.revoke(account.id, key!.id)).toBe('report')
      expect(await store.apiKeys.find('hash of a key')).toBeNull()
    })

    test('an identity has one account, whoever is first, and goes with it', async () => {
      const { store } = await open(await newLocation())
      const identity = { issuer: 'https://login.example.com', subject: 'Ann' }
      const create = (email: string) =>
        store.identities.create({ ...ACCOUNT, email, passwordHash: '!' }, identity)
      const emails = ['a@example.com', 'a@example.com', 'b@example.com', 'c@example.com']
      const made = (await Promise.all(emails.map(create))).filter((one) => one !== null)
      expect(made).toHaveLength(1)
      const [account] = made
      const found = await store.identities.find(identity)
      expect(found).toEqual({ account, isDisabled: false })
      expect(await store.identities.find({ ...identity, subject: 'ann' })).toBeNull()
      expect(await store.identities.findByEmail(account!.email.toUpperCase())).toEqual(found)
      expect(await store.identities.link(account!.id, identity)).toBe(false)
      await store.accounts.setDisabled(account!.id, '2026-11-21T08:00:00.000Z')
      expect(await store.identities.find(identity)).toMatchObject({ isDisabled: true })
      expect((await store.accounts.export(account!.id))['identities']).toHaveLength(1)
      await store.accounts.delete(account!.id)
      expect(await store.identities.find(identity)).toBeNull()
    })

    test('counts concurrent attempts until they expire', async () => {
      const { store } = await open(await newLocation())
      const [now, until] = ['2026-11-21T08:00:00.000Z', '2026-11-21T08:15:00.000Z']
      const attempt = (at = now) => store.loginAttempts.begin('who', 5, at, until)
      const results = await Promise.all(Array.from({ length: 9 }, () => attempt()))
      expect(results.filter((from) => from === null)).toHaveLength(5)
      expect(await attempt()).toBe(until)
      expect(await attempt(until)).toBeNull()
    })

    test('deleting an account removes all its rows but keeps its use in the totals', async () => {
      const { store } = await open(await newLocation())
      const { id } = (await store.accounts.create(ACCOUNT))!
      await store.apiKeys.add({ ...KEY, accountId: id }, 1)
      const happenedAt = '2026-11-21T08:00:00.000Z'
      await store.securityEvents.add({
        happenedAt,
        accountId: id,
        event: 'login',
        detail: '{"a":1}',
      })
      const day = '2026-11-21'
      const amounts = { route: 2, matrixCells: 3, emissions: 0 }
      await store.quota.spend({ ...amounts, accountId: id, day, dailyLimit: 9, reservedAt: day })
      expect((await store.accounts.export(id))['quota_days']).toHaveLength(1)
      await store.accounts.delete(id)
      expect(await listed(store)).toEqual([])
      expect(await store.securityEvents.list(id, 9)).toMatchObject([
        { event: 'login', detail: '{}' },
      ])
      expect(await store.statistics.totals(day)).toMatchObject({ routes: 2, matrixCells: 3 })
    })

    test('adds old days to the totals, except the latest of an account', async () => {
      const { store } = await open(await newLocation())
      const { id } = (await store.accounts.create(ACCOUNT))!
      for (const day of ['2024-01-01', '2024-01-02', '2024-01-03']) {
        const amounts = { route: 1, matrixCells: 0, emissions: 5 }
        await store.quota.spend({ ...amounts, accountId: id, day, dailyLimit: 9, reservedAt: day })
      }
      await store.statistics.pruneDays('2025-01-01')
      await store.statistics.foldTotals('2024-01-03')
      expect(await store.statistics.totals('2026-11-21')).toMatchObject({
        routes: 3,
        emissions: 15,
      })
      expect((await store.accounts.export(id))['quota_days']).toMatchObject([{ day: '2024-01-03' }])
    })

    test('a write is tried for readiness', async () => {
      const { store } = await open(await newLocation())
      await store.probe('2026-11-21T08:00:00.000Z')
      await store.probe('2026-11-21T08:00:01.000Z')
    })
  })
}
