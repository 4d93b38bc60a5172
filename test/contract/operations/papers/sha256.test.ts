import { expect, test } from 'vitest'
import { sha256, sha256InScript } from '../../../../src/contract/operations/papers/sha256.js'

test.each(['', 'abc', 'Malmö – 上海 🚢', 'x'.repeat(20_000)])(
  'a page and Node give text %# the same digest',
  (text) => expect(sha256InScript(text)).toBe(sha256(text)),
)

test('the digest of "abc" is that of FIPS 180-4', () => {
  expect(sha256InScript('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
