import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from '../../src/api/problem.js'
import { PROBLEMS } from '../../src/api/problem-table.js'
import { messages as de } from '../../web/texts/de-messages.js'
import { messages as en } from '../../web/texts/en-messages.js'

describe.each([
  ['English', en],
  ['German', de],
])('the page in %s', (_, { problems, faults }) => {
  test('has its own text for every problem code of the service', () => {
    expect(Object.keys(PROBLEMS).filter((code) => !(code in problems))).toEqual([])
  })

  test('has its own text for every fault of a field', () => {
    expect(FIELD_CODES.filter((code) => !(code in faults))).toEqual([])
  })
})
