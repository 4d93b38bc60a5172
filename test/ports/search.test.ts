import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fold } from '../../src/ports/fold.js'
import { type Port, readPorts } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'
import { seeded } from '../geo/random.js'

const table = new PortTable(
  readPorts(
    JSON.parse(readFileSync(new URL('../../data/built/ports.json', import.meta.url), 'utf8')),
  ),
)
const names = (q: string, limit = 10) => table.search(q, limit).map(({ port }) => port.name)

/** The slow twin: every port looked at, in no order. */
function matching(q: string): Set<Port> {
  const wanted = fold(q)
  const hits = (name: string) => ` ${fold(name)}`.includes(` ${wanted}`)
  return new Set(
    table.ports.filter(
      (p) =>
        [p.name, ...p.alternateNames].some(hits) || p.unlocode?.toLowerCase().startsWith(wanted),
    ),
  )
}

describe('search', () => {
  it('finds exactly the ports that a look at every name finds (seed 71)', () => {
    const random = seeded(71)
    for (let n = 0; n < 400; n++) {
      const port = table.ports[Math.floor(random() * table.ports.length)]!
      const texts = [port.name, port.unlocode ?? port.slug, ...port.alternateNames]
      const text = texts[Math.floor(random() * texts.length)]!
      const q = text.slice(0, 1 + Math.floor(random() * text.length))
      if (fold(q) === '') continue
      const found = table.search(q, Infinity).map((f) => f.port)
      expect(new Set(found).size).toBe(found.length)
      expect(new Set(found), q).toEqual(matching(q))
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
    expect(names('s')[0]).toBe('Shanghai')
    expect(names('bar')).toContain('Barcelona')
    expect(names('bar')[0]).toBe('Bar')
  })

  it('gives no more than the limit and nothing for nothing', () => {
    expect(names('p', 7)).toHaveLength(7)
    expect(names('  ')).toEqual([])
    expect(names('zzzz')).toEqual([])
  })

  it('takes under a millisecond even for one letter', () => {
    const letters = 'abcdefghijklmnoprstuvwyz'.split('')
    for (let n = 0; n < 5; n++) for (const letter of letters) table.search(letter, 10)
    const times = letters.map((letter) => {
      const start = performance.now()
      for (let n = 0; n < 5; n++) table.search(letter, 10)
      return (performance.now() - start) / 5
    })
    console.info(`search of one letter: at most ${Math.max(...times).toFixed(3)} ms`)
    expect(times.sort((a, b) => a - b)[12]).toBeLessThan(1)
  })
})

describe('fold', () => {
  it('makes one text of all ways to write a name', () => {
    expect(['Malmö', 'MALMO', 'Malmo\u0308'].map(fold)).toEqual(['malmo', 'malmo', 'malmo'])
    expect(fold("Saint-John's  (Łódź)")).toBe('saint johns lodz')
    expect(fold('Køge')).toBe('koge')
  })
})
