import { describe, expect, it } from 'vitest'
import { withShoalLinks } from '../../../../lab/sea-build/graph/shoal-links.js'

/** Water everywhere but between two meridians. */
const shoal = (west: number, east: number) => ({
  inside: (lon: number) => (lon > west && lon < east ? -1 : 0),
})
const LINE = [
  [9.8, 0],
  [10.2, 0.1],
] as const
const none = { nodes: [], links: [] }

describe('withShoalLinks', () => {
  it('gives a line one link with the bit of its passage, from open water to open water', () => {
    const { nodes, links } = withShoalLinks(none, [{ passage: 31, line: LINE }], shoal(9.95, 10.05))
    expect(links).toMatchObject([{ from: 0, to: 1, passage: 31 }])
    const [west, east] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
    expect(west.mouth && east.mouth).toBe(true)
    expect(west.lon).toBeLessThanOrEqual(9.95)
    expect(west.lon).toBeGreaterThan(9.94)
    expect(east.lon).toBeGreaterThanOrEqual(10.05)
    expect(east.lon).toBeLessThan(10.06)
    expect(links[0]!.points[0]).toEqual([west.lon, west.lat])
    expect(links[0]!.points.at(-1)).toEqual([east.lon, east.lat])
  })

  it('numbers its nodes after those of the fairways, and keeps their links', () => {
    const port = { lon: 0, lat: 0, mouth: true }
    const approach = { from: 0, to: 1, points: [], passage: -1 }
    const fairways = { nodes: [port, port], links: [approach] }
    const { links } = withShoalLinks(fairways, [{ passage: 31, line: LINE }], shoal(9.95, 10.05))
    expect(links).toMatchObject([approach, { from: 2, to: 3 }])
  })

  it('adds nothing where no water on the line is closed', () => {
    expect(withShoalLinks(none, [{ passage: 31, line: LINE }], shoal(1, 2))).toEqual(none)
  })

  it('rejects a line that ends on closed water, and says where', () => {
    expect(() => withShoalLinks(none, [{ passage: 31, line: LINE }], shoal(9.95, 11))).toThrow(
      'ends on closed water at 10.2, 0.1: move its end in passages.json',
    )
  })
})
