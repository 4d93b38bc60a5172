import { expect, test } from 'vitest'
import { closedSeasonWarnings } from '../../../src/planning/closures/ice.js'
import { tables } from '../../support/tables.js'

const { passages } = tables.closureTables
const SEAWAY = { id: 'st-lawrence-seaway', name: 'Seaway', entryKm: 240, exitKm: 600 }

function warnings(departure: string) {
  // biome-ignore lint/suspicious/noExplicitAny: only the passages and times of a leg count here
  const legs = [{ route: { distanceKm: 900, passages: [SEAWAY] }, speedKmh: 20 }] as any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const calls = [{ departure: { timeMs: Date.parse(departure) } }, { departure: null }] as any
  return closedSeasonWarnings(legs, calls, passages)
}

test('the Seaway in winter is warned of, with the days of its closure', () => {
  expect(warnings('2027-02-01T00:00Z')).toEqual([
    {
      code: 'closed_season',
      field: 'departAt',
      place: 'St Lawrence Seaway (Montreal - Lake Ontario) and Welland Canal',
      detail:
        'St Lawrence Seaway (Montreal - Lake Ontario) and Welland Canal is closed from 1 January to 21 March in most years (recalled); the route enters it on 2027-02-01. Years differ by weeks: ask the authority.',
      values: { from: '2027-02-01', first_day: '01-01', last_day: '03-21' },
    },
  ])
})

test('the Seaway in summer is open', () => {
  expect(warnings('2027-07-01T00:00Z')).toEqual([])
})
