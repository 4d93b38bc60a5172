import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NARROW_WATERS } from '../../../lab/generate/narrow-waters.js'
import { CLOSED_BY_DEFAULT } from '../../../src/engine/sea/passages.js'
import { useOfPassage, useOfStrait } from '../../../src/planning/closures/water-use.js'
import { tables } from '../../support/tables.js'

const { passages, straits = [] } = tables.closureTables
const useOf = (id: string) => useOfPassage(passages.find((each) => each.id === id)!)

test('each passage has its use', () => {
  expect(useOf('gibraltar')).toBe('all')
  expect(useOf('oresund')).toBe('small')
  expect(useOf('hainan')).toBe('local')
  expect(useOf('corinth')).toBe('nobody')
})

test('a passage is local or used by nobody if and only if it is closed by default', () => {
  const closed = passages.filter((each) => ['local', 'nobody'].includes(useOfPassage(each)))
  expect(closed.map(({ id }) => id)).toEqual(CLOSED_BY_DEFAULT)
})

test('a strait is for small ships only if an ordinary ship does not fit', () => {
  const small = straits.filter((each) => useOfStrait(each) === 'small').map(({ name }) => name)
  expect(small).toContain('Wrangell Narrows')
  expect(small).not.toContain('Strait of Messina')
})

test('the published table is that of the data', () => {
  expect(readFileSync('docs/narrow-waters.md', 'utf8')).toBe(NARROW_WATERS)
})
