import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PASSAGES } from '../../src/engine/routing/request.js'

test.each([
  ['README.md', /passages closed one by one \| \*\*(\d+)\*\*/],
  ['docs/comparison.md', /Closing passages \| (\d+),/],
  ['docs/adr/0003-gates-overlay.md', /of which (\d+) are used/],
])('%s has the number of passages', (document, pattern) => {
  expect(Number(pattern.exec(readFileSync(document, 'utf8'))?.[1])).toBe(PASSAGES.length)
})
