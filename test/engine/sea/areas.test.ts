import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { outlineContains } from '../../../src/engine/geo/ring.js'
import { type Area, areasInForce, readAreas } from '../../../src/engine/sea/areas.js'

const areas = readAreas(
  JSON.parse(readFileSync(new URL('../../../data/reference/areas.json', import.meta.url), 'utf8')),
)

describe('areasInForce', () => {
  const ids = (list: readonly Area[]) => list.map((a) => a.id)

  it('gives the emission control areas enforced on the day, from their first day on', () => {
    expect(ids(areasInForce(areas, 'eca', '2025-04-30'))).not.toContain('mediterranean')
    expect(ids(areasInForce(areas, 'eca', '2025-05-01'))).toContain('mediterranean')
    expect(ids(areasInForce(areas, 'eca', '2006-05-18'))).toEqual([])
    expect(ids(areasInForce(areas, 'eca', '2026-11-21'))).not.toContain('norwegian_sea')
    expect(areasInForce(areas, 'eca', '2028-09-01')).toHaveLength(10)
  })

  it('gives the newest listed areas for piracy, and an older edition only by its name', () => {
    const newest = ['indian_ocean', 'cabo_delgado', 'sulu', 'gulf_of_guinea']
    expect(ids(areasInForce(areas, 'piracy', '2026-11-21'))).toEqual(newest)
    expect(ids(areasInForce(areas, 'piracy', '2026-11-21', '2019'))).toEqual([
      'indian_ocean_hra_2019',
    ])
  })

  it('puts well-known places on the right side', () => {
    const inside = (id: string, p: Position) => outlineContains(areas.find((a) => a.id === id)!, p)
    expect(inside('north_sea', [3.5, 54])).toBe(true)
    expect(inside('north_sea', [-6, 49])).toBe(false)
    expect(inside('baltic', [19.5, 57])).toBe(true)
    expect(inside('mediterranean', [18, 35])).toBe(true)
    expect(inside('mediterranean', [32.35, 31.3])).toBe(false)
    expect(inside('north_america_pacific', [-123.5, 37])).toBe(true)
    expect(inside('hawaii', [-158, 21])).toBe(true)
    expect(inside('indian_ocean', [48, 12.5])).toBe(true)
    expect(inside('gulf_of_guinea', [5, 2])).toBe(true)
  })
})

describe('readAreas', () => {
  it('calls emission control areas eca, as the data call them seca', () => {
    expect(areas.find(({ id }) => id === 'baltic')?.group).toBe('eca')
    expect(new Set(areas.map(({ group }) => group))).toEqual(new Set(['eca', 'piracy']))
  })

  it('rejects another format and an area without its date', () => {
    expect(() => readAreas({})).toThrow(/expected fairway-areas\/1/)
    const bad = { id: 'x', group: 'seca', rings: [] }
    expect(() => readAreas({ format: 'fairway-areas/1', areas: [bad] })).toThrow(
      /x needs enforcedFrom/,
    )
  })
})
