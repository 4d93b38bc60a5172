import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/keeping/store/database/store.js'

const NOW = '2026-11-21T08:00:00.000Z'
const LATER = '2026-11-21T09:00:00.000Z'
const RACES = 200

async function openWithAccount(location: string) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  const account = await store.accounts.create({
    email: 'a@example.com',
    passwordHash: 'hash 0',
    planType: 'trial',
    createdAt: NOW,
  })
  const accountId = account!.id
  const issue = (tokenHash: string, passwordHash: string) =>
    store.tokens.add({ tokenHash, accountId, passwordHash, createdAt: NOW, expiresAt: LATER })
  return { store, accountId, issue }
}

/** What every database has to do. @param newLocation of an empty one */
export function passwordRacesBehaviour(newLocation: () => Promise<string>): void {
  describe('a token', () => {
    test('is issued for the password of its account alone', async () => {
      const { store, accountId, issue } = await openWithAccount(await newLocation())
      expect(await issue('right', 'hash 0')).toBe(true)
      expect(await issue('wrong', 'hash 1')).toBe(false)
      await store.accounts.changePassword(accountId, 'hash 1')
      expect(await issue('late', 'hash 0')).toBe(false)
      const found = await Promise.all(['right', 'wrong', 'late'].map((t) => store.tokens.find(t)))
      expect(found).toEqual([null, null, null])
    })

    test(`never outlives its password in ${RACES} races of login and change`, async () => {
      const { store, accountId, issue } = await openWithAccount(await newLocation())
      const alive = []
      for (let n = 0; n < RACES; n++) {
        const login = () => issue(`token ${n}`, `hash ${n}`)
        const change = () => store.accounts.changePassword(accountId, `hash ${n + 1}`)
        await Promise.all(n % 2 === 0 ? [login(), change()] : [change(), login()])
        if ((await store.tokens.find(`token ${n}`)) !== null) alive.push(n)
      }
      expect(alive).toEqual([])
    })

    test(`of a mailed password does not either, in ${RACES} races`, async () => {
      const { store, accountId, issue } = await openWithAccount(await newLocation())
      const { temporaryPasswords, tokens } = store
      const alive = []
      for (let n = 0; n < RACES; n++) {
        const secretHash = `secret ${n}`
        await temporaryPasswords.add({ accountId, secretHash, expiresAt: LATER })
        const login = async () => {
          const mailed = `mailed ${n}`
          if (!(await temporaryPasswords.redeem(accountId, secretHash, mailed, NOW))) return
          await issue(`token ${n}`, mailed)
        }
        const change = () => store.accounts.changePassword(accountId, `hash ${n}`)
        await Promise.all(n % 2 === 0 ? [login(), change()] : [change(), login()])
        expect((await store.accounts.byEmail('a@example.com'))?.passwordHash).toBe(`hash ${n}`)
        if ((await tokens.find(`token ${n}`)) !== null) alive.push(n)
      }
      expect(alive).toEqual([])
    })
  })
}
