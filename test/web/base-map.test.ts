import { expect, test } from 'vitest'
import { drawnAreas } from '../../web/map/base-map.js'

test('a control area that is not in force on the day of the voyage looks so, and says from when', () => {
  const area = { id: 'north_east_atlantic', name: 'North-East Atlantic', group: 'seca' as const }
  const ring = [
    [0, 50],
    [10, 50],
    [10, 60],
  ] as const
  const areas = [{ ...area, enforcedFrom: '2028-09-01', approximate: false, rings: [ring] }]
  const on = (day: string) => drawnAreas({ areas }, day).features[0]!.properties
  expect(on('2028-08-31')).toMatchObject({ isLater: true, name: 'North-East Atlantic, 2028-09-01' })
  expect(on('2028-09-01')).toMatchObject({ isLater: false, name: 'North-East Atlantic' })
})
