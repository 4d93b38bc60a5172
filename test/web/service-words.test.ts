import { describe, expect, test } from 'vitest'
import { FIELD_CODES } from '../../src/api/problem.js'
import { PROBLEMS } from '../../src/api/problem-table.js'
import { WARNING_SENTENCES } from '../../src/emissions/warning-table.js'
import { LANGUAGES } from '../../web/texts/languages.js'

/** The page makes no traces, and sends only fields that the service knows. */
const OF_OTHER_DOORS = new Set([
  'fixes_unsorted',
  'fixes_dropped',
  'fixes_moved',
  'gap_not_bridged',
  'gap_too_fast',
  'closed_passage_sailed',
  'no_shortest',
  'unknown_field',
])

const ALL = await Promise.all(
  Object.values(LANGUAGES).map(
    async ({ name, texts }) => [name, (await texts()).messages] as const,
  ),
)

describe.each(ALL)('the page in %s', (_, { problems, faults, warnings }) => {
  test('has its own text for every problem code of the service', () => {
    expect(Object.keys(PROBLEMS).filter((code) => !(code in problems))).toEqual([])
  })

  test('has its own text for every fault of a field', () => {
    expect(FIELD_CODES.filter((code) => !(code in faults))).toEqual([])
  })

  test('has its own text for every code of a warning of the table', () => {
    const codes = Object.keys(WARNING_SENTENCES).map((name) => name.split(':')[0]!)
    const shown = codes.filter((code) => !OF_OTHER_DOORS.has(code))
    expect(shown.filter((code) => !(code in warnings))).toEqual([])
  })
})
