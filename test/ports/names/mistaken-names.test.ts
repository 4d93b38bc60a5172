import { expect, test } from 'vitest'
import { resolvePlace } from '../../../src/ports/find/place.js'
import { tables } from '../../support/tables.js'

test.each([
  ['Кагосима', 'JPKOJ'],
  ['동해', 'KRTGH'],
])('a name that a source gives to another port, too, means its own: %s', (name, unlocode) => {
  expect(resolvePlace(tables.ports, { name }).port?.unlocode).toBe(unlocode)
})
