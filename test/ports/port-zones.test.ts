import { expect, test } from 'vitest'
import { nauticalZone, readPortZones } from '../../src/ports/port-zones.js'
import { tables } from '../support/tables.js'

const { ports } = tables
const zone = (code: string) => {
  const port = ports.byLocode(code)!
  return ports.zoneOf(port.id, port.position)
}

test('every shipped port has a zone that this runtime knows', () => {
  // After a change of ports, lab/generate/port-zones.ts writes the file again.
  const nautical = ports.ports.filter(({ id, position }) =>
    ports.zoneOf(id, position).startsWith('Etc/'),
  )
  expect(nautical.map(({ name }) => name)).toEqual([])
  const zones = new Set(ports.ports.map(({ id, position }) => ports.zoneOf(id, position)))
  for (const timeZone of zones) new Intl.DateTimeFormat('en', { timeZone })
})

test.each([
  ['NLRTM', 'Europe/Amsterdam'],
  ['SGSIN', 'Asia/Singapore'],
  ['USNYC', 'America/New_York'],
  ['USLAX', 'America/Los_Angeles'],
  ['BRSSZ', 'America/Sao_Paulo'],
  ['AUDRW', 'Australia/Darwin'],
  ['RUVVO', 'Asia/Vladivostok'],
  ['CAVAN', 'America/Vancouver'],
])('%s is in %s', (code, expected) => {
  expect(zone(code)).toBe(expected)
})

test.each([
  [0, 'Etc/GMT'],
  [7.4, 'Etc/GMT'],
  [7.6, 'Etc/GMT-1'],
  [103.8, 'Etc/GMT-7'],
  [-70, 'Etc/GMT+5'],
  [179, 'Etc/GMT-12'],
  [-179, 'Etc/GMT+12'],
  [362, 'Etc/GMT'],
])('a place at %d° without a port has the nautical zone %s', (lon, expected) => {
  expect(nauticalZone([lon, 0])).toBe(expected)
})

test('a file of another format is refused by name', () => {
  expect(() => readPortZones({ format: 'other/1' })).toThrow(/got format other\/1/)
})
