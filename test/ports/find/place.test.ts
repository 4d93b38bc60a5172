import { describe, expect, it } from 'vitest'
import { type Place, resolvePlace } from '../../../src/ports/find/place.js'
import { PlaceError } from '../../../src/ports/find/place-error.js'
import { type Port, UNRANKED } from '../../../src/ports/port.js'
import { PortTable } from '../../../src/ports/table.js'
import { ports } from '../../support/tables.js'

const found = (place: Place | string) =>
  resolvePlace(ports, typeof place === 'string' ? { name: place } : place).port?.unlocode

function rejected(place: Place | string, table = ports) {
  try {
    resolvePlace(table, typeof place === 'string' ? { name: place } : place)
  } catch (error) {
    if (error instanceof PlaceError) return error
    throw error
  }
  throw new Error('A place was found.')
}
const codes = ({ candidates }: PlaceError) => candidates.map(({ unlocode }) => unlocode)

describe('resolvePlace', () => {
  it('takes ids, codes, old codes, names and alternate names, however cased and accented', () => {
    expect(found({ portId: ports.byLocode('NLRTM')!.id })).toBe('NLRTM')
    expect(found({ unlocode: 'nl rtm' })).toBe('NLRTM')
    expect(found('nlrtm')).toBe('NLRTM')
    expect(found('CNSGH')).toBe('CNSHA')
    expect(found('ANWIL')).toBe('CWWIL')
    expect(found('singapore')).toBe('SGSIN')
    expect(found('MALMO')).toBe(found('Malmö'))
    expect(found('Bombay')).toBe('INBOM')
  })

  it('leaves a position as it is', () => {
    expect(resolvePlace(ports, { position: [4, 52] })).toEqual({ port: null, position: [4, 52] })
  })

  it.each(['Foo', 'Rotterd', 'New Yor', 'Los', 'York'])(
    '%s, part of a name, is not a place',
    (text) => {
      expect(rejected(text).code).toBe('unknown_place')
    },
  )

  it('suggests the ports whose names begin with it', () => {
    expect(codes(rejected('Foo'))).toContain('CNFOC')
    expect(rejected('Foo').message).toContain('Did you mean Fuzhou, China (CNFOC)')
  })

  it.each([
    ['Newcastle', ['AUNTL', 'GBNCL']],
    ['Vancouver', ['CAVAN', 'USVAN']],
    ['Georgetown', ['GYGEO', 'MYPEN']],
    ['Kochi', ['INCOK', 'JPKCZ']],
  ])('%s, the name or alternate name of several, is rejected with all of them', (text, all) => {
    const error = rejected(text)
    expect(error.code).toBe('ambiguous_place')
    expect(codes(error).toSorted()).toEqual(all)
    expect(error.message).toMatch(new RegExp(`^2 ports are called "${text}": .*Add the country`))
  })

  it('takes the port that has the name before a terminal beside it', () => {
    expect(found('New York')).toBe('USNYC')
    expect(found('Bangkok')).toBe('THBKK')
  })

  it('narrows by country, by code or whole name', () => {
    expect(found('Newcastle, GB')).toBe('GBNCL')
    expect(found('Newcastle, uk')).toBe('GBNCL')
    expect(found('vancouver, united states')).toBe('USVAN')
    expect(found({ name: 'Vancouver', country: 'USA' })).toBe('USVAN')
    expect(rejected('Vancouver, United').code).toBe('unknown_place')
    expect(rejected('Rotterdam, Germany').code).toBe('unknown_place')
  })

  it('asks for the code if the country does not distinguish the ports', () => {
    expect(rejected('Portland, US').message).toMatch(/^2 ports .* Give the UN\/LOCODE or the id\.$/)
  })

  it('names what is unknown', () => {
    for (const text of ['Atlantis', '', ',', 'Atlantis, GB']) {
      expect(rejected(text).message).toContain(`There is no port "${text}".`)
    }
    expect(rejected({ portId: 987_654 }).message).toContain('no port with the id 987654')
    expect(rejected({ unlocode: 'XXXXX' }).code).toBe('unknown_place')
  })

  it('asks for a choice if a code is the name of another port', () => {
    const port = (id: number, name: string, unlocode: string): Port => ({
      id,
      name,
      unlocode,
      countryCode: 'XX',
      country: 'Nowhere',
      position: [0, 0],
      slug: `port-${id}`,
      alternateNames: [],
      rank: UNRANKED,
      localNames: [],
      size: null,
      limits: null,
      isTabled: true,
      mainPortId: null,
    })
    const table = new PortTable([port(1, 'First', 'BELEM'), port(2, 'Belém', 'XXABC')])
    expect(codes(rejected('Belem', table))).toEqual(['BELEM', 'XXABC'])
  })

  it('finds every port of the table by id and by code', () => {
    const lost = ports.ports.flatMap((port) => {
      const places: Place[] = [{ portId: port.id }]
      if (port.unlocode !== null) places.push({ unlocode: port.unlocode }, { name: port.unlocode })
      return places.filter((place) => resolvePlace(ports, place).port !== port)
    })
    // The code of Etame Terminal is the name of Gaeta, which was there first.
    expect(lost).toEqual([{ name: 'GAETA' }])
  })
})
