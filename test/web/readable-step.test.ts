import { expect, test } from 'vitest'
import { evaluate } from '../../src/emissions/answer/formula.js'
import { estimate } from '../../src/emissions/index.js'
import { printedStep } from '../../web/emissions/readable-step.js'
import { sourceLink } from '../../web/emissions/source-links.js'
import { Numbers, significant } from '../../web/format/numbers.js'
import { readableText } from '../../web/texts/sentences.js'
import { random, randomRequest, withTestCarrier } from '../emissions/support.js'
import { cases } from '../support/cases.js'

const STEP = {
  id: 'ttw_kg',
  formula: 'transport_activity * ttw_g * daf / 1000',
  inputs: { transport_activity: 3_062_815, ttw_g: 16.12, daf: 1.15 },
  result: 56_778.46447,
  unit: 'kg CO2e',
}
const write = (value: number, digits: number) => String(significant(value, digits))

test('shows a step of a calculation with its numbers, as written by hand', () => {
  expect(printedStep(STEP, write)).toEqual({
    formula: '3062815 × 16.12 × 1.15 ÷ 1000',
    result: '56778.5',
  })
})

test('a negative number is in brackets', () => {
  const step = { ...STEP, formula: 'a + b', inputs: { a: 2, b: -1.5 }, result: 0.5 }
  expect(printedStep(step, write).formula).toBe('2 + (−1.5)')
})

test('the arguments of a function differ from decimal commas', () => {
  const step = { ...STEP, formula: 'min(1, load)', inputs: { load: 0.5 }, result: 0.5 }
  const german = new Numbers('de-DE')
  const { formula } = printedStep(step, (value, digits) => german.exact(value, digits))
  expect(formula).toBe('min(1; 0,5)')
})

const calculated = (formula: string): number =>
  evaluate(
    formula
      .replaceAll(/[−–]/g, '-')
      .replaceAll('(-', '(0 - ')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll(',', '')
      .replaceAll(';', ','),
    {},
  )

test('a sum and a product are what the printed numbers give, with no more digits than that needs', () => {
  const numbers = new Numbers('en-GB')
  const exact = (value: number, digits: number) => numbers.exact(value, digits)
  const sum = { formula: 'a + b', inputs: { a: 565_532.6, b: 128_051.6 }, result: 693_584.2 }
  expect(printedStep(sum, exact)).toEqual({ formula: '565,532.6 + 128,051.6', result: '693,584' })
  const product = {
    formula: 'mass * km',
    inputs: { mass: 1200, km: 25_422.22587 },
    result: 30_506_671.044,
  }
  const { formula, result } = printedStep(product, exact)
  expect(calculated(formula)).toBeCloseTo(Number(result.replaceAll(',', '')), 0)
})

test('a share that needs more than six decimals is in thousandths', () => {
  const step = {
    formula: 'kg * share',
    inputs: { kg: 10_000_000, share: 0.289_180_9 },
    result: 2_891_809,
  }
  expect(printedStep(step, write)).toEqual({
    formula: '10000000 × (289.1809 ÷ 1000)',
    result: '2891809',
  })
})

test('the printed steps of random estimates are what a pocket calculator gives', () => {
  const next = random(20261126)
  const wrong: unknown[] = []
  let steps = 0
  for (let run = 0; run < cases(200); run++) {
    const { request, distance } = randomRequest(next)
    for (const step of estimate(request, distance, withTestCarrier).steps) {
      steps++
      const { formula, result } = printedStep(step, write)
      // Six decimals are the finest that a paper has.
      expect(`${formula} ${result}`).not.toMatch(/\d\.\d{7}/)
      const off = Math.abs(significant(calculated(formula)) - Number(result))
      if (off > 1e-6) wrong.push({ run, id: step.id, formula, result, off })
    }
  }
  expect(wrong).toEqual([])
  expect(steps).toBeGreaterThan(cases(1000))
})

test('names of the API become words in a sentence', () => {
  const note = 'Give capacity_teu for a modelled ship, e.g. neo_panamax.'
  expect(readableText(note)).toBe('Give capacity TEU for a modelled ship, e.g. neo panamax.')
})

test('a source without a known address has no link', () => {
  expect(sourceLink('Regulation (EU) 2023/1805 (FuelEU Maritime)')).toMatch(/^https:/)
  expect(sourceLink('Somebody said so')).toBeNull()
})
