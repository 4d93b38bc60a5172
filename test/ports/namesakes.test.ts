import { expect, test } from 'vitest'
import { suggestionWarnings } from '../../src/planning/warnings.js'
import { resolvePlace } from '../../src/ports/place.js'
import { tables } from '../support/tables.js'

const told = (name: string) =>
  suggestionWarnings([resolvePlace(tables.ports, { name })], ['origin'])

test('a name that several ports have is never taken in silence', () => {
  const [warning, ...others] = told('Wilmington')
  expect(others).toEqual([])
  expect(warning).toMatchObject({ code: 'namesakes', field: 'origin.name' })
  expect(warning!.detail).toContain('USILG')
})

test('a port alone of its name, or with terminals of its name, needs no warning', () => {
  for (const name of ['Rotterdam', 'Singapore', 'Basra']) {
    expect(told(name), name).toEqual([])
  }
})
