import { describe, expect, test } from 'vitest'
import { portsMeant, resolvePlace } from '../../src/ports/find/place.js'
import { findPlaces } from '../../web/plan/find-places.js'
import { ports } from '../support/tables.js'

const first = (text: string) => findPlaces(ports, text, 8).places[0]?.port.unlocode

describe('the place finder', () => {
  test.each([
    ['rott', 'NLRTM'],
    ['NLRTM', 'NLRTM'],
    ['nl rtm', 'NLRTM'],
    ['Rotterdam, NL', 'NLRTM'],
    ['Rotterdam, Netherlands', 'NLRTM'],
    ['Niederlande Rotterdam', 'NLRTM'],
    ['Santos Brazil', 'BRSSZ'],
    ['brasilien', 'BRSSZ'],
    ['us nyc', 'USNYC'],
    ['Germany', 'DEHAM'],
    ['Lehavre', 'FRLEH'],
    ['le  havre', 'FRLEH'],
    ['Hongkong', 'HKHKG'],
    ['Pusan', 'KRPUS'],
    ['Saigon', 'VNSGN'],
    ['Lissabon', 'PTLIS'],
    ['Kopenhagen', 'DKCPH'],
    ['Piräus', 'GRPIR'],
    ['Genua', 'ITGOA'],
    ['Venedig', 'ITVCE'],
    ['Hai Phong', 'VNHPH'],
    ['St Petersburg', 'RULED'],
    ['上海', 'CNSHA'],
  ])('finds "%s"', (text, code) => {
    expect(first(text)).toBe(code)
  })

  test.each([
    ['rottredam', 'NLRTM'],
    ['singapre', 'SGSIN'],
    ['shanghaj', 'CNSHA'],
    ['valparaizo', 'CLVAP'],
  ])('offers for "%s" what was meant, as a guess', (text, code) => {
    const { places, taken } = findPlaces(ports, text, 3)
    expect(places[0]?.port.unlocode).toBe(code)
    expect(places[0]?.isGuess).toBe(true)
    expect(taken).toBeNull()
  })

  test.each(['Basel', '2.5', '7'])(
    'lights nothing for "%s", which begins no port\'s own name',
    (text) => {
      const { isFirstLit, taken } = findPlaces(ports, text, 8)
      expect([isFirstLit, taken]).toEqual([false, null])
    },
  )

  test.each([
    'KAMSAR ANCHORAGE',
    'NLRTM - Rotterdam',
    'ABERDEEN (UNITED KINGDOM)',
    'Halifax, Nova Scotia, Canada',
    'Mahe',
    'Cobh',
    'Newhaven',
    'Oranjestad',
    'Shantou, China',
    'Port of Rotterdam',
    'Sta. Marta',
  ])('takes for "%s" what a request takes', (text) => {
    expect(findPlaces(ports, text, 8).taken?.port).toBe(resolvePlace(ports, { name: text }).port)
  })

  test('takes for the names of ports what a request takes', () => {
    for (const { name, country } of ports.ports.filter((_, i) => i % 20 === 0)) {
      for (const text of [name, `${name}, ${country}`]) {
        const meant = portsMeant(ports, text)
        if (meant.length === 1) expect(findPlaces(ports, text, 8).taken?.port).toBe(meant[0])
      }
    }
  })

  test('lights what has been typed of one name, and takes none of several with a name, nor a country', () => {
    expect(findPlaces(ports, 'rotterd', 8).isFirstLit).toBe(true)
    expect(first('rotterd')).toBe('NLRTM')
    const { places, taken } = findPlaces(ports, 'Vancouver', 8)
    expect(places.map(({ port }) => port.unlocode)).toEqual(
      expect.arrayContaining(['CAVAN', 'USVAN']),
    )
    expect(taken).toBeNull()
    expect(findPlaces(ports, 'Germany', 8).taken).toBeNull()
  })

  test.each([
    ...['X', 'San', 'Port', 'New', 'Bal', 'Santo', 'Saint', 'LAX', 'LA', 'JFK', 'Rot', 'Ham'],
    ...['Porto', 'Los', 'Sing', 'Rotter', 'Val', 'Fort', 'Puerto', 'Cape', 'Bar', 'Tri', 'Anti'],
    ...['Shang', 'Ant', 'Hong', 'Mum', 'Bue', 'Rio', 'Dur', 'Gen', 'Mars', 'Tok', 'Sydn', 'Melb'],
  ])('takes for "%s" only a port with this very name, or the only one found', (text) => {
    const { places, taken } = findPlaces(ports, text, 8)
    const isNamed = portsMeant(ports, text).length === 1
    expect(taken === null || isNamed || places.length === 1).toBe(true)
  })

  test.each(['X', 'San', 'LAX', 'LA', 'New', 'Bal'])(
    'takes and lights nothing for "%s"',
    (text) => {
      const { taken, isFirstLit } = findPlaces(ports, text, 8)
      expect([taken, isFirstLit]).toEqual([null, false])
    },
  )

  test('takes Porto Colom for its name, not for the beginning of Colombo', () => {
    expect(findPlaces(ports, 'Porto Colom', 8).taken?.port.name).toBe('Porto Colom')
    expect(findPlaces(ports, 'Colom', 8).taken).toBeNull()
  })

  test.each(['', '  ', 'xyzzyq', '120, 30'])('finds nothing for "%s"', (text) => {
    expect(findPlaces(ports, text, 8)).toEqual({ places: [], isFirstLit: false, taken: null })
  })
})
