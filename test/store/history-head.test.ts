import { expect, test } from 'vitest'
import { readHead, startsOf, writeHead } from '../../src/store/history-head.js'

const HEAD = { id: 'rt_AAAAAAAAAAAAAAAAAAA0', created_at: '2026-11-26T08:00:00.123Z' }

test.each([true, false])(
  'the head of an entry is read as it was written (compact: %s)',
  (isCompact) => {
    const entry = writeHead(HEAD, isCompact)
    expect(readHead(entry)).toEqual(HEAD)
    expect(startsOf(HEAD.id).filter((start) => entry.startsWith(start))).toHaveLength(1)
    // An id that only begins alike is another one.
    expect(startsOf(HEAD.id.slice(0, -1)).some((start) => entry.startsWith(start))).toBe(false)
  },
)

test('the compact head has less than half of the bytes', () => {
  expect(writeHead(HEAD, true).length * 2).toBeLessThan(writeHead(HEAD, false).length)
})
