import { expect, test } from 'vitest'
import { partsOf, secondsOfPart } from './parts.js'
import recorded from './recorded-seconds.json' with { type: 'json' }

const names = [...Object.keys(recorded), 'test/new.slow.test.ts']

test('every file is in one of the parts, which take about as long', () => {
  const parts = partsOf(names, 3)
  expect(parts.flat().sort()).toEqual([...names].sort())
  const seconds = parts.map(secondsOfPart)
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(0.02 * Math.max(...seconds))
})

test('the parts are the same in whatever order a machine found the files', () => {
  expect(partsOf([...names].reverse(), 2)).toEqual(partsOf(names, 2))
})
