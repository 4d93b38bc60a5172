import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/store/store.js'

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

/** What every database has to do. @param newLocation of an empty one */
export function accountsBehaviour(newLocation: () => Promise<string>): void {
  describe('accounts', () => {
    test('are found by e-mail in any case', async () => {
      const { store } = await open(await newLocation())
      const made = await store.accounts.create(ACCOUNT)
      expect(made?.email).toBe('someone@example.com')
      expect(await store.accounts.byEmail(' SOMEONE@example.COM')).toEqual({
        ...made,
        passwordHash: 'hash',
      })
    })

    test('have an e-mail that belongs to nobody else', async () => {
      const { store } = await open(await newLocation())
      await store.accounts.create(ACCOUNT)
      expect(await store.accounts.create(ACCOUNT)).toBeNull()
      expect(await store.accounts.list()).toHaveLength(1)
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
}
