import { expect, test } from 'vitest'
import { type Message, sentenceOf } from '../../../src/emissions/answer/messages.js'
import { MESSAGES } from '../../../src/emissions/generated/sentences.js'
import { estimate } from '../../../src/emissions/index.js'
import { cases } from '../../support/cases.js'
import { factors, random, randomRequest, routeEmissions } from '../support.js'

/** Every list of sentences of an answer with the codes beside it. */
function pairs(answer: object): [readonly string[], readonly Message[]][] {
  const own = Object.entries(answer).flatMap(([name, value]): [string[], Message[]][] => {
    const codes = /^(.*)Codes?$/.exec(name)
    if (codes === null) return []
    const texts = (answer as Record<string, string | string[]>)[codes[1]!]
    const plural = (answer as Record<string, string[]>)[`${codes[1]}s`]
    return [[[texts ?? plural ?? []].flat(), [value].flat()]]
  })
  const inner = Object.values(answer).filter((one) => typeof one === 'object' && one !== null)
  return [...own, ...inner.filter((one) => !Array.isArray(one)).flatMap(pairs)]
}

test('every sentence of an estimate stands beside its code, with the values that it contains', () => {
  const next = random(20261125)
  for (let run = 0; run < cases(300); run++) {
    const { request, distance } = randomRequest(next)
    const found = pairs(estimate(request, distance, factors))
    expect(found.length).toBeGreaterThanOrEqual(5)
    for (const [texts, codes] of found) {
      expect(texts).toHaveLength(codes.length)
      // Names of published rows are as printed, and those of fuels are joined by plus signs.
      const written = codes.filter(
        ({ code }) => !/^factor_(of_size|from_size|average|of_fuels)/.test(code),
      )
      expect(texts).toEqual(expect.arrayContaining(written.map(sentenceOf)))
    }
  }
})

test('every assumption of a route stands beside its code', () => {
  const request = {
    vessel: null,
    distanceKm: 5000,
    ecaKm: 400,
    speedKmh: 30,
    fuelPriceUsdPerTonne: 600,
  }
  const { assumptions, assumptionCodes } = routeEmissions(request, factors)
  expect(assumptions).toEqual(assumptionCodes.map(sentenceOf))
  expect(assumptionCodes).toContainEqual({
    code: 'fuel_assumed',
    values: { fuel: 'VLSFO', cargo_fuel: 'HFO' },
  })
})

test('no sentence contains a brace that no value fills', () => {
  for (const text of Object.values(MESSAGES))
    expect(text.replaceAll(/\{[a-z_]+\}/g, '')).not.toMatch(/[{}]/)
})
