import { expect, test } from 'vitest'
import { resolvePlace } from '../../../src/ports/find/place.js'
import { PlaceError } from '../../../src/ports/find/place-error.js'
import { ports } from '../../support/tables.js'

function suggested(name: string): (string | null)[] {
  try {
    return [`means ${resolvePlace(ports, { name, acceptSuggestions: true }).port!.name}`]
  } catch (error) {
    if (error instanceof PlaceError) return error.candidates.map((port) => port.unlocode)
    throw error
  }
}

test.each([
  ['Antwerp-Bruges', ['BEANR', 'BEZEE']],
  ['Port of Antwerp-Bruges', ['BEANR', 'BEZEE']],
  ['North Sea Port', ['NLVLI', 'BEGNE', 'NLTNZ']],
  ['HAROPA', ['FRLEH', 'FRURO']],
  ['HaminaKotka', ['FIKTK', 'FIHMN']],
  ['Ningbo-Zhoushan', ['CNNGB', 'CNZOS']],
  ['Georgia Ports Authority', ['USSAV', 'USSSI']],
  ['NWSA', ['USSEA', 'USTIW']],
  ['Port of Virginia', ['USORF', 'USNNS', 'USPTM']],
  ['Seattle-Tacoma', ['USSEA', 'USTIW']],
  ['Copenhagen-Malmö', ['DKCPH', 'SEMMA']],
  ['Los Angeles/Long Beach', ['USLAX', 'USLGB']],
])('%s is of several ports: they are suggested, and none is taken', (name, codes) => {
  expect(suggested(name)).toEqual(codes)
})

test('the ports of an authority are found by its name, and a port keeps its own', () => {
  const found = (q: string) => ports.search(q, 5).map(({ port }) => port.unlocode)
  expect(found('haropa')).toEqual(['FRLEH', 'FRURO'])
  expect(found('Georgetown')[0]).not.toBe('USCHS')
})

test('the halves of a name with a hyphen are suggested only if both are ports', () => {
  expect(suggested('Rotterdam-Hamburg')).toEqual(['NLRTM', 'DEHAM'])
  expect(suggested('Rotterdam-Xyzzy')).not.toContain('DEHAM')
})
