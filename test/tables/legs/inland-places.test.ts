import { expect, test } from 'vitest'
import { InlandPlaces } from '../../../src/tables/legs/inland-places.js'
import { tables } from '../../support/tables.js'

test('cities are read in steps, once for each table of ports', () => {
  const countSteps = () => {
    const steps = InlandPlaces.steps('data', tables.ports)
    let [count, step] = [0, steps.next()]
    for (; step.done !== true; step = steps.next()) count += 1
    return { count, places: step.value }
  }
  const { places } = countSteps()
  expect(countSteps()).toEqual({ count: 0, places })
  expect(places.find('Munich', 'DE', false)?.name).toBe('Munich, DE')
  const other = { ...tables.ports } as typeof tables.ports
  let count = 0
  for (const _ of InlandPlaces.steps('data', other)) count += 1
  expect(count).toBeGreaterThan(50)
})
