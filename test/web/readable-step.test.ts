import { expect, test } from 'vitest'
import { stepInNumbers } from '../../web/emissions/readable-step.js'
import { sourceLink } from '../../web/emissions/source-links.js'
import { readableText } from '../../web/texts/sentences.js'

const STEP = {
  id: 'ttw_kg',
  formula: 'transport_activity * ttw_g * daf / 1000',
  inputs: { transport_activity: 3_062_815, ttw_g: 16.12, daf: 1.15 },
  result: 56_778.46447,
  unit: 'kg CO2e',
}

test('shows a step of a calculation with its numbers, as written by hand', () => {
  expect(stepInNumbers(STEP, String)).toBe('3062815 × 16.12 × 1.15 ÷ 1000')
})

test('a negative number is in brackets', () => {
  const step = { ...STEP, formula: 'a + b', inputs: { a: 2, b: -1.5 } }
  expect(stepInNumbers(step, String)).toBe('2 + (−1.5)')
})

test('the arguments of a function differ from decimal commas', () => {
  const step = { ...STEP, formula: 'min(1, load)', inputs: { load: 0.5 } }
  const german = (value: number) => String(value).replace('.', ',')
  expect(stepInNumbers(step, german)).toBe('min(1; 0,5)')
})

test('names of the API become words in a sentence', () => {
  const note = 'Give capacity_teu for a modelled ship, e.g. neo_panamax.'
  expect(readableText(note)).toBe('Give capacity TEU for a modelled ship, e.g. neo panamax.')
})

test('a source without a known address has no link', () => {
  expect(sourceLink('Regulation (EU) 2023/1805 (FuelEU Maritime)')).toMatch(/^https:/)
  expect(sourceLink('Somebody said so')).toBeNull()
})
