import { expect, it } from 'vitest'
import { estimate } from '../../../src/emissions/index.js'
import { calculated } from '../../support/arithmetic.js'
import { cases } from '../../support/cases.js'
import { random, randomRequest, withTestCarrier } from '../support.js'

const SEED = 20261121

it('the steps of random estimates, recalculated, lead to the totals', () => {
  const next = random(SEED)
  const methods = new Set<string>()
  for (let run = 0; run < cases(200); run++) {
    const { request, distance } = randomRequest(next)
    const result = estimate(request, distance, withTestCarrier)
    const known = new Map<string, number>()
    for (const step of result.steps) {
      const why = `seed ${SEED}, run ${run}, step ${step.id}`
      for (const [name, value] of Object.entries(step.inputs))
        if (known.has(name)) expect(value, `${why}, ${name}`).toBe(known.get(name))
      const again = calculated(step.formula, step.inputs)
      expect(Math.abs(again - step.result), why).toBeLessThanOrEqual(1e-12 * Math.abs(again))
      expect(step.unit, why).not.toBe('')
      known.set(step.id, step.result)
    }
    const { ttwKgCo2e, wttKgCo2e, wtwKgCo2e } = result.emissions
    expect(known.get('ttw_kg')).toBe(ttwKgCo2e)
    expect(known.get('wtt_kg')).toBe(wttKgCo2e)
    expect(known.get('wtw_kg')).toBe(wtwKgCo2e)
    methods.add(result.method)
  }
  expect([...methods].sort()).toEqual([
    'activity_based',
    'carrier_intensity',
    'default_maritime',
    'fuel_based',
  ])
})

it('no two steps of an estimate have the same name', () => {
  const next = random(SEED + 1)
  for (let run = 0; run < cases(200); run++) {
    const { request, distance } = randomRequest(next)
    const ids = estimate(request, distance, withTestCarrier).steps.map(({ id }) => id)
    expect(new Set(ids).size, `run ${run}: ${ids}`).toBe(ids.length)
  }
})
