import { describe, expect, test } from 'vitest'
import { freePart } from '../../web/map/room.js'

const MAP = { left: 0, right: 1440, top: 0, bottom: 900 }
const PANEL = { left: 16, right: 416, top: 16, bottom: 884 }

describe('the free part of the map', () => {
  test('is beside the panel and above a strip that is narrower than the map', () => {
    const strip = { left: 432, right: 960, top: 800, bottom: 884 }
    expect(freePart(MAP, [PANEL, strip])).toEqual({ left: 416, right: 1440, top: 0, bottom: 800 })
  })

  test('is beside a tall card at the right, not above it', () => {
    const card = { left: 1100, right: 1424, top: 200, bottom: 884 }
    expect(freePart(MAP, [PANEL, card])).toEqual({ left: 416, right: 1100, top: 0, bottom: 900 })
  })

  test('has at least a quarter of the map beside any two open sheets', () => {
    const sheets = [
      { left: 424, right: 824, top: 16, bottom: 700 },
      { left: 1100, right: 1424, top: 300, bottom: 884 },
      { left: 432, right: 1424, top: 560, bottom: 884 },
      { left: 432, right: 1424, top: 800, bottom: 884 },
    ]
    for (const a of sheets)
      for (const b of sheets) {
        const { left, right, top, bottom } = freePart(MAP, [PANEL, a, b])
        expect((right - left) * (bottom - top)).toBeGreaterThan((1440 - 416) * 900 * 0.25)
      }
  })

  test('is nothing where all is covered', () => {
    expect(freePart(MAP, [MAP])).toEqual({ left: 0, right: 0, top: 0, bottom: 0 })
  })
})
