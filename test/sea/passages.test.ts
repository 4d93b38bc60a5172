import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PASSAGES } from '../../src/routing/request.js'
import { CLOSABLE_COUNT, readPassages, SEA_PASSAGES } from '../../src/sea/passages.js'

const json = JSON.parse(
  readFileSync(new URL('../../data/reference/passages.json', import.meta.url), 'utf8'),
)
const passages = readPassages(json)

describe('readPassages', () => {
  it('reads all twenty, the closable ones first and in the order of the mask', () => {
    expect(passages.map((p) => p.id)).toEqual([...SEA_PASSAGES])
    expect(SEA_PASSAGES.slice(0, CLOSABLE_COUNT)).toEqual([...PASSAGES])
  })

  it('gives every strait and passage that can be closed a gate', () => {
    const without = passages.filter((p) => p.closable && p.gates.length === 0).map((p) => p.id)
    expect(without).toEqual(['suez', 'panama', 'kiel', 'corinth'])
  })

  it('tells for each limit where it comes from, or that it is recalled', () => {
    for (const passage of passages) {
      for (const { name, ...figures } of passage.limits) {
        for (const figure of Object.values(figures)) {
          expect('source' in figure || 'recalled' in figure, `${passage.id} ${name}`).toBe(true)
        }
      }
    }
  })

  it('refuses another format and another order, and says which', () => {
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
