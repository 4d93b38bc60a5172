import { expect, test } from 'vitest'
import { isSame } from '../../web/map/is-same.js'

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
    { ...features(), more: 1 },
  ])
    expect(isSame(features(), other), JSON.stringify(other)).toBe(false)
})
