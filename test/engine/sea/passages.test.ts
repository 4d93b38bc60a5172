import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PASSAGES } from '../../../src/engine/routing/request.js'
import { MAX_SET_SIZE } from '../../../src/engine/sea/index-set.js'
import { CLOSED_BY_DEFAULT, readPassages } from '../../../src/engine/sea/passages.js'

const json = JSON.parse(
  readFileSync(new URL('../../../data/reference/passages.json', import.meta.url), 'utf8'),
)
const passages = readPassages(json)

describe('readPassages', () => {
  it('reads them in the order of their set, which has room for them', () => {
    expect(passages.map((p) => p.id)).toEqual([...PASSAGES])
    expect(PASSAGES.length).toBeLessThanOrEqual(MAX_SET_SIZE)
  })

  it('keeps the first twelve bits of data built before', () => {
    expect(PASSAGES.slice(0, 12)).toEqual([
      'suez',
      'panama',
      'gibraltar',
      'malacca',
      'dover',
      'bering',
      'magellan',
      'babelmandeb',
      'kiel',
      'corinth',
      'northwest',
      'northeast',
    ])
  })

  it('says why a passage is closed by default', () => {
    const closed = passages.filter((p) => p.closedByDefault !== undefined).map((p) => p.id)
    expect(new Set(closed)).toEqual(new Set(CLOSED_BY_DEFAULT))
    const silent = {
      ...json,
      passages: json.passages.map((p: { id: string }) =>
        p.id === 'hainan' ? { ...p, closedByDefault: undefined } : p,
      ),
    }
    expect(() => readPassages(silent)).toThrow('hainan must have a closedByDefault')
  })

  it('gives every passage but the canals and the schemes a gate', () => {
    const without = passages.filter((p) => p.gates.length === 0).map((p) => p.id)
    const canals = ['suez', 'panama', 'kiel', 'corinth', 'chesapeake-delaware', 'cape-cod']
    expect(without).toEqual([...canals, 'inside-schemes', 'volga-don'])
  })

  it('names the source of each limit, or says that it is recalled', () => {
    for (const passage of passages) {
      for (const { name, ...figures } of passage.limits) {
        for (const figure of Object.values(figures)) {
          expect('source' in figure || 'recalled' in figure, `${passage.id} ${name}`).toBe(true)
        }
      }
    }
  })

  it('rejects another format and another order, and says which', () => {
    expect(() => readPassages({ format: 'fairway-passages/0' })).toThrow(
      /got format fairway-passages\/0/,
    )
    const swapped = {
      ...json,
      passages: [json.passages[1], json.passages[0], ...json.passages.slice(2)],
    }
    expect(() => readPassages(swapped)).toThrow(/entry 0 is panama, expected suez/)
  })
})

describe('the gates', () => {
  const { walls } = JSON.parse(
    readFileSync(new URL('../../../data/build-inputs/gates.json', import.meta.url), 'utf8'),
  ) as { walls: { id: string; passage: string; line: unknown }[] }

  it('of passages are the walls of the build, and every wall but that of Corinth is one', () => {
    const lines = passages.filter(({ kind }) => kind !== 'canal').flatMap(({ gates }) => gates)
    expect(walls.map(({ line }) => line)).toEqual(expect.arrayContaining([...lines]))
    const others = walls.filter(({ passage, line }) => {
      const { gates } = passages.find(({ id }) => id === passage)!
      return !gates.some((gate) => JSON.stringify(gate) === JSON.stringify(line))
    })
    expect(others.map(({ id }) => id)).toEqual(['isthmus'])
  })
})
