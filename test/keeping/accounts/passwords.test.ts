import { expect, test } from 'vitest'
import {
  generatePassword,
  hashPassword,
  NOBODYS_HASH,
  passwordWeakness,
  verifyPassword,
} from '../../../src/keeping/accounts/passwords.js'

const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')

test('an unknown email costs as much to check as a known one', async () => {
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
  for (const password of passwords) expect(password).toMatch(/^([a-z2-9]{6}-){4}[a-z2-9]{6}$/)
  for (const password of [...passwords].slice(0, 1)) expect(passwordWeakness(password)).toBeNull()
})

test.each([
  ['short', 'at least 15'],
  ['x'.repeat(257), 'at most 256'],
  ['aaaaaaaaaaaaaaaaaaaa', 'repeat'],
])('%.10s… is too weak', (password, reason) => {
  expect(passwordWeakness(password)).toContain(reason)
})

test.each([
  'passwordpassword',
  'Password12345678',
  'P@ssw0rd!P@ssw0rd!',
  'qwertyuiopasdfgh',
  'Qwerty1234567890',
  'iloveyou iloveyou iloveyou',
  'letmein-letmein-letmein',
  'Summer2024Summer2024',
  'correct horse battery staple',
  'May the force be with you!',
  '1qaz2wsx3edc4rfv',
  'abcdefghijklmnop',
  'anna.svensson@rederi.example',
  'annasvensson1987',
  'fairway-fairway-fairway',
])('rejects %s, which attackers try first', (password) => {
  expect(passwordWeakness(password, 'anna.svensson@rederi.example')).toContain('common password')
})

test.each([
  'walrus teapot orbit granite',
  'a password from standard input',
  'Hafenrundfahrt im Regen',
  'xkq7-mzb2-wv9p-t4rd',
  '(^%)!~{&?[#:+*<',
  'dragon monkey sunshine shadow',
])('accepts %s', (password) => {
  expect(passwordWeakness(password, 'anna.svensson@rederi.example')).toBeNull()
})

test('a password is judged by its first 64 characters', () => {
  const strong = 'walrus teapot orbit granite'
  expect(passwordWeakness('password'.repeat(8) + strong)).toContain('common password')
  expect(passwordWeakness(strong + 'password'.repeat(8))).toBeNull()
})

// A search that grows with the number of splits would not end within the time of a test.
test.each(['a1', 'password', 'ab cd ', '0O'])('checks 256 characters of "%s"', (unit) => {
  expect(() => passwordWeakness(unit.repeat(256).slice(0, 256))).not.toThrow()
})
