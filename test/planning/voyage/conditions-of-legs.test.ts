import { expect, test } from 'vitest'
import {
  legConditions,
  type StopOperation,
} from '../../../src/planning/voyage/conditions-of-legs.js'

const [l, d, none] = ['load', 'discharge', undefined] as const
const of = (...operations: (StopOperation | undefined)[]) =>
  legConditions(operations.map((operation) => ({ operation })))

test.each([
  ['nothing is said', [none, none, none], [undefined, undefined]],
  ['a ship that will load comes in ballast', [none, l, d], ['ballast', 'laden']],
  ['a ship that will discharge comes laden', [none, d, none], ['laden', 'ballast']],
  [
    'what is discharged at two ports is on board between them',
    [l, d, d, none],
    ['laden', 'laden', 'ballast'],
  ],
  ['a part cargo is on board between two ports of loading', [l, l, d], ['laden', 'laden']],
  ['a round trip', [none, l, none, d, l], ['ballast', 'laden', 'laden', 'ballast']],
] as const)('%s', (_, stops, legs) => {
  expect(of(...stops)).toEqual(legs)
})

test('a leg is as its stop states, whatever is loaded', () => {
  expect(
    legConditions([{ condition: 'laden' }, { operation: 'load', condition: 'ballast' }, {}]),
  ).toEqual(['laden', 'ballast'])
})
