import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { defaults } from '../../src/interfaces/http/config.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { LIGHT } from '../../web/map/palette.js'
import { seeded } from '../engine/geo/random.js'
import { noBrowser } from './browser.js'
import { usePlanner } from './planner-service.js'

const SEED = 17
const PAIRS = 50
const ACROSS_180 = 10
const NEAR_PX = 12
/** Tolerance of a colour channel, because the edges of a line are blended. */
const TOLERANCE = 24
/** The map is drawn by software, on a machine that may have other work. */
const LONG = { timeout: 180_000 }
const SCREENS = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

const { ports: table } = await readTables(defaults().data)
const large = table.ports.filter(({ size }) => size === 'large')
const random = seeded(SEED)
const one = (from: typeof large) => from[Math.floor(random() * from.length)]!.id
const between = (west: number, east: number) =>
  large.filter(({ position: [lon] }) => lon > west && lon < east)
/** Large ports. The first pairs cross the Pacific in both directions. */
const ADDRESSES = Array.from({ length: PAIRS }, (_, i) => {
  const [asia, america] = [one(between(115, 180)), one(between(-130, -115))]
  const [a, b] = [one(large), one(large)]
  if (i < ACROSS_180) return i % 2 === 0 ? [asia, america] : [america, asia]
  return a === b ? [a, america] : [a, b]
}).map(([from, to]) => `?from=${from}&to=${to}`)

/** Ten of them, five above 70 N, and five across the world. */
const SKETCHED = [
  ...ADDRESSES.slice(ACROSS_180, ACROSS_180 + 10),
  '?from=70.98,25.97&to=64.7,-170&open=northeast',
  '?from=69.3,33.5&to=78.2,14',
  '?from=71.2,24&to=74.5,19',
  '?from=70.98,25.97&to=73.4,80&open=northeast',
  '?from=51.95,3.9&to=72.5,-60',
  '?from=35.2,139.7&to=-33,-71.8',
  '?from=-33.9,151.4&to=33.6,-118.3',
  '?from=-54.9,-66&to=35,139.9',
  '?from=51.95,3.9&to=-36.8,174.9&close=suez',
  '?from=59.3,150.6&to=-46.7,168.3',
]
/** Between a name and its mark. */
const NAMED_PX = 60

interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of the map that no panel covers. */
function freePart(page: Page): Promise<Rect> {
  return page.evaluate(() => {
    const { right, top, width } = document.querySelector('.panel')!.getBoundingClientRect()
    const isBeside = width < innerWidth * 0.9
    return {
      left: isBeside ? right : 0,
      top: 0,
      right: innerWidth,
      bottom: isBeside ? innerHeight : top,
    }
  })
}

/** Everything outside the free part, among the marks of the ends and the names beside the line. */
function outside(page: Page, free: Rect): Promise<string[]> {
  return page.evaluate(({ left, top, right, bottom }) => {
    const names = [...document.querySelectorAll<HTMLElement>('.map .pills span')].filter(
      (element) => getComputedStyle(element).visibility === 'visible',
    )
    const ends = [...document.querySelectorAll<HTMLElement>('.end.from, .end.to')]
    return [...names, ...ends]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.left < left || box.right > right || box.top < top || box.bottom > bottom
      })
      .map((element) => element.textContent || element.className)
  }, free)
}

/** Whether the line is drawn within some pixels of the middle of a mark. */
async function lineIsAt(page: Page, decoder: Page, end: 'from' | 'to'): Promise<boolean> {
  const box = (await page.locator(`.end.${end}`).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const size = 2 * NEAR_PX
  const clip = { x: x - NEAR_PX, y: y - NEAR_PX, width: size, height: size }
  // They keep their positions, so that the line under them can be seen.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.end, .map .pills'))
      element.style.opacity = '0'
  })
  const picture = await page.screenshot({ clip })
  const color = LIGHT.routes[0]
  return decoder.evaluate(
    async ({ base64, color, size, tolerance }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const pen = new OffscreenCanvas(size, size).getContext('2d')!
      pen.drawImage(bitmap, 0, 0)
      const { data } = pen.getImageData(0, 0, size, size)
      const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
      for (let i = 0; i < data.length; i += 4) {
        const [column, row] = [(i / 4) % size, Math.floor(i / 4 / size)]
        const isNear = Math.hypot(column + 0.5 - size / 2, row + 0.5 - size / 2) <= size / 2
        if (isNear && wanted.every((value, k) => Math.abs(data[i + k]! - value) < tolerance))
          return true
      }
      return false
    },
    { base64: picture.toString('base64'), color, size, tolerance: TOLERANCE },
  )
}

/** A blank page that reads pictures, because the planner's own policy forbids it. */
async function decoderOf(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.goto('about:blank')
  return page
}

describe.skipIf(noBrowser !== null)('ends of a route on the map', { timeout: 1_800_000 }, () => {
  const planner = usePlanner()

  test.each(SCREENS)(
    'the marks are at the ends of the line, and no name crosses an edge, $width px',
    async (screen) => {
      const { page, context } = await planner.open(ADDRESSES[0], screen)
      const decoder = await decoderOf(planner.browser)
      const isDrawn = () => performance.getEntriesByName('route-drawn').length > 0
      await page.waitForFunction(isDrawn, undefined, LONG)
      for (const address of ADDRESSES) {
        await page.evaluate((to) => {
          performance.clearMarks('route-drawn')
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, address)
        const where = { address, width: screen.width }
        const faults = async () => ({
          ...where,
          outside: await outside(page, await freePart(page)),
        })
        for (const end of ['from', 'to'] as const) {
          const isAt = async () => ({ ...where, end, isAt: await lineIsAt(page, decoder, end) })
          await expect.poll(isAt, LONG).toEqual({ ...where, end, isAt: true })
        }
        await expect.poll(faults, LONG).toEqual({ ...where, outside: [] })
      }
      await decoder.close()
      await context.close()
    },
  )

  test('the sketch has the line at the marks, and their names beside them, before the map is there', async () => {
    const { page, context } = await planner.open('?view=account', { width: 820, height: 1180 })
    const decoder = await decoderOf(planner.browser)
    // The map is never complete without its coast.
    await page.route('**/assets/coast-*.mvt', () => {})
    for (const address of SKETCHED) {
      await page.goto(`${planner.service.url}/${address}`)
      for (const end of ['from', 'to'] as const) {
        const at = { address, end }
        await page.locator(`.end.${end}`).waitFor(LONG)
        await expect
          .poll(async () => ({ ...at, isAt: await lineIsAt(page, decoder, end) }), LONG)
          .toEqual({ ...at, isAt: true })
      }
      expect(await page.evaluate(() => performance.getEntriesByName('map-idle').length)).toBe(0)
      const far = await page.evaluate((most) => {
        const boxes = (all: string) =>
          [...document.querySelectorAll<HTMLElement>(all)].map((one) => one.getBoundingClientRect())
        const marks = boxes('.end.from, .end.to')
        const apart = (a: DOMRect, b: DOMRect) =>
          Math.hypot(
            Math.max(a.left - b.right, b.left - a.right, 0),
            Math.max(a.top - b.bottom, b.top - a.bottom, 0),
          )
        return [...document.querySelectorAll<HTMLElement>('.map .pills .end')]
          .filter((name) => getComputedStyle(name).visibility === 'visible')
          .filter((name) => marks.every((mark) => apart(name.getBoundingClientRect(), mark) > most))
          .map((name) => name.textContent)
      }, NAMED_PX)
      expect({ address, far }).toEqual({ address, far: [] })
    }
    await context.close()
  })
})
