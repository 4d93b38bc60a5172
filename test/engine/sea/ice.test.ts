import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outlineContains } from '../../../src/engine/geo/ring.js'
import { meetsSeason, readIceAreas } from '../../../src/engine/sea/ice.js'

const written = JSON.parse(
  readFileSync(new URL('../../../data/reference/ice.json', import.meta.url), 'utf8'),
)
const areas = readIceAreas(written)
const at = (lon: number, lat: number) =>
  areas.filter((area) => outlineContains(area, [lon, lat])).map(({ id }) => id)

describe('the table of waters with ice', () => {
  it('gives each a name, a source, and days that the calendar has', () => {
    for (const { id, name, source, season } of areas) {
      expect(name, id).not.toBe('')
      expect(source, id).not.toBe('')
      for (const day of season ?? []) {
        const date = new Date(`2027-${day}T00:00Z`)
        expect(date.toISOString().slice(5, 10), id).toBe(day)
      }
    }
  })

  it('has the Gulf of St Lawrence, Belle Isle, the north of the Baltic and the Sea of Okhotsk', () => {
    expect(at(-62, 48)).toEqual(['gulf-of-st-lawrence'])
    expect(at(-56.6, 51.5)).toEqual(['belle-isle'])
    expect(at(24, 65)).toEqual(['bothnian-bay'])
    expect(at(27, 59.9)).toEqual(['gulf-of-finland'])
    expect(at(150, 55)).toEqual(['okhotsk'])
  })

  it('has neither the open Baltic nor Cape Horn', () => {
    expect(at(19, 56)).toEqual([])
    expect(at(-67.3, -56.2)).toEqual([])
    expect(at(-64, -62)).toEqual(['antarctic'])
  })

  it('is rejected in another format, and with an invalid day', () => {
    expect(() => readIceAreas({ format: 'x' })).toThrow('expected fairway-ice/1')
    const area = { ...written.areas[0], season: ['December', '05-20'] }
    expect(() => readIceAreas({ ...written, areas: [area] })).toThrow('season of bothnian-bay')
  })
})

describe('a season over the turn of the year', () => {
  const season = ['12-20', '04-30'] as const

  it('is met on its first and last day and between, and on no other', () => {
    const met = ['2026-12-19', '2026-12-20', '2027-01-05', '2027-04-30', '2027-05-01'].filter(
      (day) => meetsSeason(season, day, day),
    )
    expect(met).toEqual(['2026-12-20', '2027-01-05', '2027-04-30'])
  })

  it('is met by a stay that begins before it and ends after it', () => {
    expect(meetsSeason(season, '2026-12-01', '2027-06-01')).toBe(true)
    expect(meetsSeason(['05-01', '06-01'], '2026-04-01', '2026-07-01')).toBe(true)
    expect(meetsSeason(['05-01', '06-01'], '2026-07-01', '2027-04-01')).toBe(false)
  })
})
