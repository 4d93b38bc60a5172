import { describe, expect, it } from 'vitest'
import { fold, joined, spellings } from '../../../src/ports/names/fold.js'
import type { Port } from '../../../src/ports/port.js'
import { seeded } from '../../engine/geo/random.js'
import { cases } from '../../support/cases.js'
import { ports as table } from '../../support/tables.js'

const names = (q: string, limit = 10) => table.search(q, limit).map(({ port }) => port.name)

/**
 * The texts that find a port: names from any of their words on, joined; local names and codes as a
 * whole.
 */
const texts = table.ports.map(({ name, alternateNames, localNames, unlocode }) => [
  ...[name, ...alternateNames].flatMap(spellings).flatMap((spelling) => {
    const words = spelling.split(' ')
    return words.map((_, i) => words.slice(i).join(''))
  }),
  ...localNames.flatMap(spellings).map(joined),
  unlocode?.toLowerCase() ?? '',
])

/** The slow twin: compares every name of every port, in no order. */
function matching(q: string): Set<Port> {
  const wanted = joined(fold(q))
  return new Set(table.ports.filter((_, i) => texts[i]!.some((text) => text.startsWith(wanted))))
}

describe('search', () => {
  it('finds the port of a name before a larger one in its country that is also called that', () => {
    expect(names('saint john')[0]).toBe('Saint-John')
    expect(names('canaport')[0]).toBe('Canaport')
    // In another country, the larger port comes first.
    expect(names('bombay')[0]).toBe('Mumbai')
  })

  it('finds exactly the ports that a scan of every name finds (seed 71)', () => {
    const random = seeded(71)
    for (let n = 0; n < cases(200); n++) {
      const port = table.ports[Math.floor(random() * table.ports.length)]!
      const { name, unlocode, slug, alternateNames, localNames } = port
      const all = [name, unlocode ?? slug, ...alternateNames, ...localNames]
      const text = all[Math.floor(random() * all.length)]!
      const q = text.slice(0, 1 + Math.floor(random() * text.length))
      if (fold(q) === '') continue
      const twin = matching(q)
      if (twin.size === 0) continue
      const found = table.search(q, Infinity)
      const begun = found.filter(({ match }) => match !== 'similar_name' && match !== 'country')
      expect(new Set(found.map((f) => f.port)).size).toBe(found.length)
      expect(
        begun.map((f) => f.port.id).toSorted((a, b) => a - b),
        q,
      ).toEqual([...twin].map(({ id }) => id))
    }
  })

  it('finds names however cased and accented, alternate names, later words and codes', () => {
    expect(names('ROTT')[0]).toBe('Rotterdam')
    expect(names('Göteborg')[0]).toBe('Gothenburg')
    expect(table.search('janeiro', 1)[0]).toMatchObject({ match: 'word' })
    expect(table.search('antwerpen', 1)[0]).toMatchObject({ match: 'alternate_name' })
    expect(table.search('nlrtm', 1)[0]).toMatchObject({ match: 'unlocode' })
  })

  it('puts whole names first, then larger ports', () => {
    expect(names('ham').slice(0, 1)).toEqual(['Hamburg'])
    expect(names('hamilton').slice(0, 1)).toEqual(['Hamilton'])
    expect(names('san')[0]).not.toBe('Shanghai')
    expect(names('s')[0]).toBe('Shanghai')
    expect(names('bar')).toContain('Barcelona')
    expect(names('bar')[0]).toBe('Bar')
  })

  it('returns no more than the limit, and nothing for an empty text', () => {
    expect(names('p', 7)).toHaveLength(7)
    expect(names('  ')).toEqual([])
    expect(names('zzzz')).toEqual([])
  })

  it.each([
    ['Rotterdam, NL', 'NLRTM'],
    ['Netherlands Rotterdam', 'NLRTM'],
    ['Santos Brazil', 'BRSSZ'],
    ['Santos Bra', 'BRSSZ'],
    ['newcastle uk', 'GBNCL'],
    ['Portland GB', 'GBPRH'],
    ['Hamburg Deutschland', 'DEHAM'],
    ['us nyc', 'USNYC'],
    ['nl rtm', 'NLRTM'],
    ['port of rotterdam', 'NLRTM'],
  ])('accepts a country or other words around a name: %s', (q, code) => {
    expect(table.search(q, 1)[0]?.port.unlocode).toBe(code)
  })

  it.each([
    ['Lehavre', 'FRLEH'],
    ['Hongkong', 'HKHKG'],
    ['Hai Phong', 'VNHPH'],
    ['St Petersburg', 'RULED'],
    ['Sankt Petersburg', 'RULED'],
    ['Saint Johns', 'AGSJO'],
    ['Goeteborg', 'SEGOT'],
  ])('ignores spaces and spelling variants: %s', (q, code) => {
    expect(table.search(q, 1)[0]?.port.unlocode).toBe(code)
  })

  it.each([
    ['Saigon', 'VNSGN'],
    ['Pusan', 'KRPUS'],
    ['Bombay', 'INBOM'],
    ['Lissabon', 'PTLIS'],
    ['Kopenhagen', 'DKCPH'],
    ['Genua', 'ITGOA'],
    ['Gênes', 'ITGOA'],
    ['Venedig', 'ITVCE'],
    ['Piräus', 'GRPIR'],
    ['上海', 'CNSHA'],
    ['Роттердам', 'NLRTM'],
    ['부산', 'KRPUS'],
  ])('knows former names and those of other languages: %s', (q, code) => {
    expect(table.search(q, 1)[0]).toMatchObject({
      port: { unlocode: code },
      match: 'alternate_name',
      matchedName: q,
    })
  })

  it.each([
    ['Rottredam', 'NLRTM'],
    ['Los Angles', 'USLAX'],
    ['Shangai', 'CNSHA'],
    ['Hambrug', 'DEHAM'],
    ['Rottredam, Netherlands', 'NLRTM'],
  ])('finds the nearest name if none begins with the text: %s', (q, code) => {
    expect(table.search(q, 1)[0]?.port.unlocode).toBe(code)
  })

  it.each(['Munich', 'Berlin', 'Madrid', 'Vienna', 'Denver'])('finds no port for %s', (q) => {
    expect(table.search(q, 5)).toEqual([])
  })

  it('adds similar names to few prefix matches, never to a whole name or a short text', () => {
    expect(table.search('Hamburgh', 5).map(({ match }) => match)).toContain('similar_name')
    expect(table.search('Rotterdam', 5)).toHaveLength(1)
    expect(table.search('rotte', 5)).toHaveLength(1)
  })

  it('lists the ports of a country, largest first, after ports of that name and before names that begin with it', () => {
    const [first, second] = table.search('Germany', 50)
    expect(first).toMatchObject({ match: 'country', matchedName: 'Germany' })
    expect([first, second].map((found) => found?.port.name)).toEqual(['Hamburg', 'Bremerhaven'])
    expect(names('China')[0]).toBe('Shanghai')
    expect(names('India')[0]).toBe('Mundra')
    expect(names('Panama')[0]).toBe('Panama City')
    expect(names('Singapore')[0]).toBe('Singapore')
    expect(table.search('Singapore', 50).at(-1)?.match).toBe('country')
  })
})

describe('fold', () => {
  it('normalises all spellings of a name to one', () => {
    expect(['Malmö', 'MALMO', 'Malmo\u0308'].map(fold)).toEqual(['malmo', 'malmo', 'malmo'])
    expect(fold("Saint-John's  (Łódź)")).toBe('saint johns lodz')
    expect(fold('Køge')).toBe('koge')
  })
})
