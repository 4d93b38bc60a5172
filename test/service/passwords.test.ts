import { expect, test } from 'vitest'
import {
  generatePassword,
  hashPassword,
  NOBODYS_HASH,
  passwordWeakness,
  verifyPassword,
} from '../../src/service/passwords.js'

const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')

test('an unknown e-mail costs as much to check as a known one', async () => {
  const hash = await hashPassword('any password of some length')
  expect(costOf(hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  expect(costOf(NOBODYS_HASH)).toBe(costOf(hash))
})

test('a password is the same in both Unicode writings of it', async () => {
  const hash = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9')
  expect(await verifyPassword(hash, 'cafe\u0301 cafe\u0301 cafe\u0301')).toBe(true)
  expect(await verifyPassword(hash, 'cafe cafe cafe')).toBe(false)
})

test('a generated password is new every time and strong enough', () => {
  const passwords = new Set(Array.from({ length: 100 }, generatePassword))
  expect(passwords.size).toBe(100)
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/)
    expect(passwordWeakness(password)).toBeNull()
  }
})

test.each([
  ['short', 'at least 15'],
  ['x'.repeat(257), 'at most 256'],
  ['aaaaaaaaaaaaaaaaaaaa', 'repeat'],
])('%.10s… is too weak', (password, reason) => {
  expect(passwordWeakness(password)).toContain(reason)
})
