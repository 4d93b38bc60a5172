import { expect, test } from 'vitest'
import { nearestNames } from '../../web/plan/did-you-mean.js'

const PORTS = ['Rotterdam', 'Singapore', 'Santos', 'Malmö', 'Ho Chi Minh City'].map((name) => ({
  name,
}))

test.each([
  ['Rottredam', 'Rotterdam'],
  ['singapur', 'Singapore'],
  ['malmo', 'Malmö'],
  ['ho chi min city', 'Ho Chi Minh City'],
])('"%s" is near to %s', (typed, name) => {
  expect(nearestNames(typed, PORTS)[0]).toEqual({ name })
})

test.each(['', 'xy', '120, 30', 'Atlantis'])('"%s" is near to no port', (typed) => {
  expect(nearestNames(typed, PORTS)).toEqual([])
})
