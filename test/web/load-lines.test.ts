import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { routeLine } from '../../web/map/route-line.js'
import { type LoadLine, loadLineAt } from '../../web/report/load-line-zones.js'
import { loadLinesAlong } from '../../web/report/load-lines.js'

/** Ports and waters, with their lines on 15 January and on 15 July. */
const PLACES: readonly (readonly [
  name: string,
  at: Position,
  january: LoadLine,
  july: LoadLine,
])[] = [
  ['Rotterdam', [4, 52], 'winter', 'summer'],
  ['Bergen', [5, 60.4], 'winter', 'summer'],
  ['Murmansk', [33.5, 69.3], 'winter', 'summer'],
  ['Gothenburg', [11.7, 57.6], 'summer', 'summer'],
  ['Gdansk', [18.7, 54.5], 'summer', 'summer'],
  ['A Coruna', [-8.5, 43.5], 'winter', 'summer'],
  ['Lisbon', [-9.3, 38.6], 'summer', 'summer'],
  ['Genoa', [8.9, 44.3], 'summer', 'summer'],
  ['Halifax', [-63.4, 44.5], 'winter', 'summer'],
  ['Quebec', [-70.8, 47], 'winter', 'summer'],
  ['New York', [-73.9, 40.5], 'summer', 'summer'],
  ['Houston', [-94.7, 29.3], 'summer', 'summer'],
  ['Havana', [-82.4, 23.2], 'summer', 'summer'],
  ['Kingston', [-76.8, 17.9], 'tropical', 'tropical'],
  ['Colon', [-79.9, 9.5], 'tropical', 'tropical'],
  ['Panama', [-79.5, 8.8], 'tropical', 'tropical'],
  ['Recife', [-34.8, -8], 'tropical', 'tropical'],
  ['Rio de Janeiro', [-43.1, -23.1], 'tropical', 'tropical'],
  ['Buenos Aires', [-57, -35.5], 'summer', 'summer'],
  ['Cape Horn', [-67, -56.2], 'summer', 'winter'],
  ['Callao', [-77.3, -12], 'tropical', 'tropical'],
  ['Puerto Montt', [-73, -41.7], 'summer', 'summer'],
  ['Los Angeles', [-118.2, 33.6], 'summer', 'summer'],
  ['Vancouver', [-125, 48.5], 'summer', 'summer'],
  ['Aleutians', [-165, 52], 'winter', 'summer'],
  ['Honolulu', [-157.9, 21.2], 'summer', 'tropical'],
  ['Yokohama', [139.8, 35.2], 'summer', 'summer'],
  ['Busan', [129.1, 35], 'summer', 'summer'],
  ['Shanghai', [122.2, 31], 'summer', 'summer'],
  ['Da Nang', [108.4, 16.2], 'summer', 'summer'],
  ['Manila', [120.6, 14.4], 'summer', 'summer'],
  ['Singapore', [103.8, 1.2], 'tropical', 'tropical'],
  ['Bangkok', [100.6, 13.2], 'tropical', 'tropical'],
  ['Chennai', [80.4, 13.1], 'tropical', 'summer'],
  ['Colombo', [79.8, 6.9], 'tropical', 'tropical'],
  ['Mumbai', [72.7, 18.9], 'tropical', 'summer'],
  ['Jebel Ali', [55, 25.1], 'tropical', 'tropical'],
  ['Muscat', [58.6, 23.7], 'tropical', 'tropical'],
  ['Aden, west of it', [44.5, 12.3], 'tropical', 'tropical'],
  ['Suez', [32.6, 29.8], 'tropical', 'tropical'],
  ['Jeddah', [39.1, 21.4], 'tropical', 'tropical'],
  ['Mombasa', [39.8, -4.1], 'tropical', 'tropical'],
  ['Toamasina', [49.5, -18.1], 'summer', 'tropical'],
  ['Durban', [31.1, -29.9], 'summer', 'summer'],
  ['Cape Agulhas, south of it', [20, -36], 'summer', 'winter'],
  ['Port Hedland', [118.5, -20.2], 'summer', 'tropical'],
  ['Townsville', [147, -19], 'tropical', 'tropical'],
  ['Brisbane', [153.4, -27.2], 'summer', 'summer'],
  ['Noumea', [166.3, -22.4], 'summer', 'tropical'],
  ['Wellington', [174.8, -41.4], 'summer', 'summer'],
  ['Punta Arenas', [-70.8, -53.2], 'summer', 'winter'],
  ['Hobart', [147.5, -43.2], 'summer', 'summer'],
]

describe('the load line of a place', () => {
  test.each(PLACES)('is that of its zone and season: %s', (_, at, january, july) => {
    const days = ['2027-01-15', '2027-07-15'].map((day) => new Date(`${day}T12:00Z`))
    expect(days.map((day) => loadLineAt(at, day))).toEqual([january, july])
    const [lon, lat] = at
    expect(loadLineAt([lon + 360, lat], days[0]!)).toBe(january)
  })

  test('changes with the first day of a season', () => {
    const northSea = (day: string) => loadLineAt([4, 52], new Date(`${day}T00:00Z`))
    expect(['2026-10-31', '2026-11-01', '2027-03-31', '2027-04-01'].map(northSea)).toEqual([
      'summer',
      'winter',
      'winter',
      'summer',
    ])
  })
})

describe('the load lines of a voyage', () => {
  const line = routeLine(
    [
      [-30, 40],
      [-30, 30],
      [-30, 5],
    ],
    3000,
  )

  test('follow each other without a gap, cut where the ship enters a zone', () => {
    const parts = loadLinesAlong(line, () => new Date('2027-01-15T00:00Z'))
    expect(parts.map((part) => part.line)).toEqual(['winter', 'summer', 'tropical'])
    expect(parts[0]!.fromKm).toBe(0)
    expect(parts[1]!.fromKm).toBe(parts[0]!.toKm)
    expect(parts.at(-1)!.toKm).toBe(3000)
    // 36 and 20 N.
    expect(parts[0]!.toKm / 3000).toBeCloseTo(4 / 35, 2)
    expect(parts[1]!.toKm / 3000).toBeCloseTo(20 / 35, 2)
  })

  test('are those of the day on which the ship is there', () => {
    const later = (km: number) => new Date(Date.parse('2027-03-31T12:00Z') + km * 3_600_000)
    expect(loadLinesAlong(line, later)[0]!.toKm).toBeCloseTo(12, 0)
  })
})
