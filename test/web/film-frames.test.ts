import { describe, expect, test } from 'vitest'
import { FILM_SECONDS, filmLine, momentAt, swingBetween } from '../../web/report/film-frames.js'

describe('the film of a closure', () => {
  test('begins with the open route, names the closure before the line swings, and ends with the other', () => {
    expect(momentAt(0)).toEqual({ isClosed: false, share: 0 })
    const closing = Array.from({ length: 60 }, (_, i) => momentAt(i / 10)).find(
      ({ isClosed }) => isClosed,
    )
    expect(closing).toEqual({ isClosed: true, share: 0 })
    expect(momentAt(FILM_SECONDS - 1)).toEqual({ isClosed: true, share: 1 })
    const shares = Array.from({ length: 61 }, (_, i) => momentAt(i / 10).share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  test('swings between two routes with the same ends', () => {
    const swing = swingBetween(
      [
        [0, 0],
        [40, 0],
      ],
      [
        [0, 0],
        [20, -30],
        [40, 0],
      ],
    )!
    for (const share of [0, 0.5, 1]) {
      const line = swing(share)
      expect(line[0]).toEqual([0, 0])
      expect(line.at(-1)![0]).toBeCloseTo(40)
      expect(Math.min(...line.map(([, lat]) => lat))).toBeCloseTo(-30 * share, 0)
    }
  })

  test('does not join routes around different sides of the world', () => {
    const [west, east] = [-140, 220].map((lon) => [0, lon / 2, lon].map((one) => [one, 0] as const))
    expect(swingBetween(west!, east!)).toBeNull()
    const line = filmLine(west!, east!)
    expect([0, 0.5, 1].map((share) => Math.round(line(share).at(-1)![0]))).toEqual([-140, 1, 220])
    for (const share of [0, 0.3, 0.5, 0.7, 1]) expect(line(share)[0]).toEqual([0, 0])
  })
})
