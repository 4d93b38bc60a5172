import { describe, expect, test } from 'vitest'
import type { LandFile } from '../../web/map/map-file.js'
import { LIGHT } from '../../web/map/palette.js'
import {
  IMAGE_SIZES,
  type ImageSize,
  type RouteImage,
  routeSvg,
} from '../../web/report/route-svg.js'

/** A square island from 10, 10 to 20, 20, and one far outside every view here. */
const LAND: LandFile = {
  steps: 1,
  land: [[[10, 10, 10, 0, 0, 10, -10, 0, 0, -10]], [[150, -60, 1, 0, 0, 1, -1, 0, 0, -1]]],
}
const image = (size: ImageSize): RouteImage => ({
  size,
  title: 'Aden & Berbera <test> – "Mumbai"',
  figures: '1,200 nm, 3 d 14 h',
  conditions: 'none; default passages',
  credit: 'Coast: GSHHG. Data 12baac0f400b. Not for navigation.',
  lines: [
    {
      variant: 0,
      positions: [
        [5, 5],
        [25, 5],
        [25, 25],
      ],
    },
  ],
  areas: [],
  marks: [
    { name: 'Aden', position: [5, 5] },
    { name: 'Mumbai', position: [25, 25] },
  ],
  lengthUnit: { name: 'nm', km: 1.852 },
})

describe('the picture of a route', () => {
  test.each(Object.keys(IMAGE_SIZES) as ImageSize[])(
    'in %s has its title, figures, scale, credit and data, and the line within its edges',
    (size) => {
      const svg = routeSvg(LAND, image(size), LIGHT)
      const [width, height] = IMAGE_SIZES[size]
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(svg).toContain('Aden &amp; Berbera &lt;test&gt; – &quot;Mumbai&quot;')
      for (const text of ['1,200 nm, 3 d 14 h', 'default passages', 'Data 12baac0f400b', '>Aden<'])
        expect(svg).toContain(text)
      const [, scale] = />(\d+) nm \(\d+° [NS]\)</.exec(svg)!
      expect([1, 2, 5]).toContain(Number(scale![0]))
      const line = new RegExp(`d="([^"]+)"[^>]*stroke="${LIGHT.routes[0]}"`).exec(svg)![1]!
      for (const [, x, y] of line.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(40)
        expect(Number(x)).toBeLessThan(width - 40)
        expect(Number(y)).toBeGreaterThan(118)
        expect(Number(y)).toBeLessThan(height - 64)
      }
    },
  )

  test('draws the land that is in view, and loads nothing', () => {
    const svg = routeSvg(LAND, image('16:9'), LIGHT)
    const land = new RegExp(`d="([^"]*)"[^>]*fill="${LIGHT.land}"`).exec(svg)![1]!
    expect(land.match(/M/g)).toHaveLength(1)
    expect(svg).not.toMatch(/href|<image|url\(/)
  })

  test('has a scale of the length that it says', () => {
    const svg = routeSvg(LAND, image('16:9'), LIGHT)
    const [, px] = /d="M[\d.]+ [\d.]+v6H[\d.]+v-6"/.exec(svg)
      ? /M([\d.]+) [\d.]+v6H/.exec(svg)!
      : []
    const [, length, latitude] = />(\d+) nm \((\d+)° N\)</.exec(svg)!
    const mark = [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x))
    // The ends are 20 degrees of longitude apart.
    const nmPerPixel =
      (20 * 60 * Math.cos((Number(latitude) * Math.PI) / 180)) / (mark[1]! - mark[0]!)
    const bar = 1280 - 40 - Number(px)
    expect(bar * nmPerPixel).toBeGreaterThan(Number(length) * 0.98)
    expect(bar * nmPerPixel).toBeLessThan(Number(length) * 1.02)
  })

  test('has other ways in grey inside its edges, with what is said of them, and the difference large', () => {
    const positions = [
      [5, 5],
      [5, -20],
      [25, 25],
    ] as const
    const label = { text: 'Today', position: [5, -20] } as const
    const difference = { days: '+10.1 d', against: 'against Today' }
    const svg = routeSvg(
      LAND,
      { ...image('16:9'), others: [{ positions, label }], difference },
      LIGHT,
    )
    for (const text of ['>Today<', '>+10.1 d<', '>against Today<']) expect(svg).toContain(text)
    const line = new RegExp(`d="([^"]+)"[^>]*stroke="${LIGHT.alternative}"`).exec(svg)![1]!
    const ys = [...line.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.max(...ys)).toBeLessThan(720 - 64)
    expect(routeSvg(LAND, image('16:9'), LIGHT)).not.toContain(LIGHT.alternative)
    const style = '@font-face{font-family:"Source Sans 3"}'
    const withFont = routeSvg(LAND, { ...image('16:9'), font: style }, LIGHT)
    expect(withFont).toContain('<style>@font-face{')
  })

  test('names what differs in a line of its own, below its title, and the other way in grey', () => {
    const scenario = { ...image('16:9'), scenario: 'Suez Canal closed' }
    const svg = routeSvg(LAND, scenario, LIGHT)
    const yOf = (text: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${text}<`).exec(svg)![1])
    expect(yOf('Suez Canal closed')).toBeGreaterThan(48)
    expect(yOf('Suez Canal closed')).toBeLessThan(yOf('1,200 nm, 3 d 14 h'))
  })

  test('marks the end of another way that arrives on another copy of the world', () => {
    const positions = [
      [5, 5],
      [-335, 25],
    ] as const
    const other = { positions, label: null }
    const svg = routeSvg(LAND, { ...image('16:9'), others: [other] }, LIGHT)
    expect(svg.match(/>Mumbai</g)).toHaveLength(2)
    expect(routeSvg(LAND, image('16:9'), LIGHT).match(/>Mumbai</g)).toHaveLength(1)
  })

  test('has names where there is room: none over another, none on the line', () => {
    const at = (name: string, lon: number, lat: number, zoom = 0) =>
      ({ name, position: [lon, lat], isSea: true, zoom }) as const
    const names = [
      at('Clear', 10, 20),
      at('Over it', 10.2, 20),
      at('On the line', 25, 15),
      at('Too small', 10, 12, 20),
    ]
    const svg = routeSvg(LAND, { ...image('16:9'), names }, LIGHT)
    expect(svg).toContain('>Clear<')
    for (const name of ['Over it', 'On the line', 'Too small']) expect(svg).not.toContain(name)
  })

  test('is on paper without the words that the paper has', () => {
    const svg = routeSvg(LAND, { ...image('16:9'), size: 'paper' }, LIGHT)
    for (const text of ['>Aden<', '>Mumbai<']) expect(svg).toContain(text)
    expect(svg).not.toMatch(/<text[^>]*>[^<]*(1,200 nm, 3 d|Not for navigation)/)
  })
})
