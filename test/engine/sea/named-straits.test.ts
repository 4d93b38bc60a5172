import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { passesStrait, readStraits, straitsPassed } from '../../../src/engine/sea/named-straits.js'
import { TEST_STRAIT } from '../../support/test-strait.js'

const straits = readStraits(
  JSON.parse(
    readFileSync(new URL('../../../data/reference/straits.json', import.meta.url), 'utf8'),
  ),
)

describe('a line', () => {
  it('passes a strait that it follows, in either direction and beside the middle', () => {
    const north: Position[] = [
      [10.05, 49],
      [10.05, 53],
    ]
    expect(passesStrait(north, TEST_STRAIT)).toBe(true)
    expect(passesStrait([...north].reverse(), TEST_STRAIT)).toBe(true)
  })

  it('passes none that it only approaches, crosses at one end, or leaves again', () => {
    for (const line of [
      [
        [10.2, 49],
        [10.2, 53],
      ],
      [
        [9, 50],
        [11, 50],
      ],
      [
        [10, 49],
        [10, 50.9],
        [9, 50],
      ],
    ] as Position[][])
      expect(passesStrait(line, TEST_STRAIT)).toBe(false)
  })
})

describe('a line of many legs', () => {
  it('passes the straits of its parts', () => {
    const line = straits.flatMap(({ guide }) => guide)
    const ofParts = new Set<string>()
    for (let at = 0; at + 1 < line.length; at += 7) {
      for (const { name } of straitsPassed(line.slice(at, at + 8), straits)) ofParts.add(name)
    }
    expect(ofParts.size).toBeGreaterThanOrEqual(new Set(straits.map(({ name }) => name)).size)
    expect(new Set(straitsPassed(line, straits).map(({ name }) => name))).toEqual(ofParts)
  })
})

describe('the table of straits', () => {
  it('gives each a depth, a width and a fairway of three places at least, or two', () => {
    for (const { name, depthM, leastWidthKm, guide } of straits) {
      expect(name.length, name).toBeGreaterThan(2)
      expect(depthM, name).toBeGreaterThan(0)
      expect(leastWidthKm, name).toBeGreaterThan(0)
      expect(guide.length, name).toBeGreaterThanOrEqual(2)
    }
  })

  it('knows each strait as passed by its own fairway', () => {
    expect(straits.filter((each) => !passesStrait(each.guide, each))).toEqual([])
  })
})
