import { expect, test } from 'vitest'
import { matrixTsv } from '../../web/matrix/matrix-csv.js'
import { difference, layerOf, planOfLayer } from '../../web/matrix/suez.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import { hoursOf, reachRequest } from '../../web/tools/reach-request.js'

const place = (label: string, code: string) => ({
  ...{ label, code, fullLabel: label },
  position: [0, 0] as const,
  place: { portId: 1 },
  hasNamesakes: false,
})

test("copies a matrix with names, codes and numbers in the format of the reader's spreadsheet", () => {
  const ends = {
    rows: [place('Le\tHavre', 'FR')],
    columns: [place('Santos', 'BR'), place('X', '')],
  }
  const notes = [['Matrix', 'Distance, nm']] as const
  const tsv = matrixTsv(ends, [[12.345, null]], { decimals: 1, decimalSign: ',', notes })
  expect(tsv).toBe('\t\tSantos\tX\n\t\tBR\t\nLe Havre\tFR\t12,3\t\n\nMatrix\tDistance, nm')
})

test('a layer of the matrix opens or closes Suez and changes nothing else in the plan', () => {
  const plan = { ...EMPTY_PLAN, closed: ['kiel'] as const }
  const closed = planOfLayer(plan, 'closed')
  expect([layerOf(plan), closed.closed, layerOf(closed)]).toEqual([
    'open',
    ['kiel', 'suez'],
    'closed',
  ])
  expect(planOfLayer(closed, 'open').closed).toEqual(['kiel'])
  const more = (value: number, base: number) => value - base
  expect(difference([[10, null, 5]], [[14, 3, null]], more)).toEqual([[4, null, null]])
})

test('requests few lines of reach, the last at the full time', () => {
  expect(hoursOf(3)).toEqual([24, 48, 72])
  expect(hoursOf(2.5)).toEqual([24, 48, 60])
  expect(hoursOf(100)).toHaveLength(20)
  expect(hoursOf(100).at(-1)).toBe(2400)
})

test('reach takes the passages and the ship of the plan, and no areas', () => {
  const plan = {
    ...EMPTY_PLAN,
    closed: ['suez', 'malacca'] as const,
    avoidedAreas: ['seca'] as const,
    ownAreas: [[[0, 0] as const, [1, 0] as const, [1, 1] as const]],
    fuelPriceUsd: 600,
    vesselType: 'tanker' as const,
  }
  expect(reachRequest(plan, { portId: 145 }, 1)).toEqual({
    ...{ origin: { port_id: 145 }, hours: [24] },
    ...{ suez: false, avoid: ['malacca'], vessel: { type: 'tanker' } },
  })
})
