import { describe, expect, test } from 'vitest'
import { PlaceFinder } from '../../web/plan/find-places.js'
import { ports } from '../support/tables.js'

const german = new Intl.DisplayNames('de', { type: 'region' })
const finder = new PlaceFinder(ports.ports, ({ country, countryCode }) => [
  country,
  countryCode,
  german.of(countryCode) ?? '',
])
const first = (text: string) => finder.find(text, 8)[0]?.port.unlocode

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
    ['shangai', 'CNSHA'],
    ['valparaizo', 'CLVAP'],
  ])('offers for "%s" what was meant, as a guess', (text, code) => {
    const [best] = finder.find(text, 3)
    expect(best?.port.unlocode).toBe(code)
    expect(best?.isGuess).toBe(true)
  })

  test.each(['', '  ', 'xyzzyq', '120, 30'])('finds nothing for "%s"', (text) => {
    expect(finder.find(text, 8)).toEqual([])
  })
})
