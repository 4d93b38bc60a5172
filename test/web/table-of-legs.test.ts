import { expect, test } from 'vitest'
import { isTableOfLegs } from '../../web/tools/table-of-legs.js'

test.each([
  ['legs.xlsx', '', true],
  ['legs.csv', 'Booking;POL;POD;Weight kg\nB1;NLRTM;SGSIN;18000\n', true],
  ['route.csv', 'name,lat,lon\nA,1,2\n', false],
  ['route.tsv', 'Breite\tLänge\n1\t2\n', false],
  ['route.gpx', '<gpx/>', false],
])('%s with %j is a table of legs: %s', async (name, text, expected) => {
  expect(await isTableOfLegs(new File([text], name))).toBe(expected)
})
