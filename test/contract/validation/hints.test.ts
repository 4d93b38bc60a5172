import { expect, test } from 'vitest'
import { enumHint } from '../../../src/contract/validation/hints.js'
import { SHIP_NAME } from '../../../src/contract/validation/json-schema.js'
import { VOYAGE_SHIP_NAMES } from '../../../src/emissions/ship/ship-names.js'

const ships = { format: SHIP_NAME, enum: VOYAGE_SHIP_NAMES }

test.each(['Panamax 75k', 'panamax'])('the error for %s names the ships that it may be', (text) => {
  expect(enumHint(text, ships)).toBe(
    '; did you mean one of panamax_bulker, panamax_container, panamax_tanker?',
  )
})

test('the error for a misspelt ship names the one that it resembles', () => {
  expect(enumHint('kamsarmaxx', ships)).toBe('; did you mean kamsarmax?')
})
