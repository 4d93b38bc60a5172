import { expect, test } from 'vitest'
import { isSame, steady } from '../../web/map/is-same.js'

test('what says the same is the same, and nothing else is', () => {
  const features = () => ({ type: 'F', features: [{ at: [1, 2], is: null }] })
  expect(isSame(features(), features())).toBe(true)
  for (const other of [
    undefined,
    null,
    [],
    { type: 'F', features: [] },
    { type: 'F', features: [{ at: [1, 3], is: null }] },
    { type: 'F', features: [{ at: [1, 2], is: {} }] },
    { type: 'F', features: [{ at: [1, 2], was: null }] },
    { type: 'F', features: { 0: { at: [1, 2], is: null } } },
    { ...features(), more: 1 },
  ])
    expect(isSame(features(), other), JSON.stringify(other)).toBe(false)
})

test('what is steady changes when it says something else, and not before', () => {
  const hold = steady<readonly number[]>()
  const first = hold([1, 2])
  expect(hold([1, 2])).toBe(first)
  expect(hold([1, 3])).toEqual([1, 3])
  expect(hold([1, 2])).toEqual([1, 2])
})
