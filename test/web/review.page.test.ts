import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SIZE_CLASSES } from '../../src/client/schema.js'
import { noBrowser } from './browser.js'
import {
  distance,
  drawn,
  MAP,
  NO_MAP,
  openPill,
  ROUTE,
  SOON,
  usePlanner,
} from './planner-service.js'

/** What the fourth review of the planner asked to be checked in a browser, and no other file of this folder does. */

/** Rotterdam to Yokohama. */
const YOKOHAMA = '?from=1068&to=904'
/** Each with a plan on which it has an effect, or with the words that say why it has none. */
const CONDITIONS: readonly {
  readonly query: string
  readonly route?: string
  readonly says?: RegExp
}[] = [
  { query: '&close=suez' },
  { query: '&close=malacca' },
  { query: '&open=northeast', route: YOKOHAMA },
  { query: '&avoid=piracy' },
  { query: '&speed=12' },
  { query: '&vessel=container&size=feeder' },
  { query: '&vessel=tanker&size=vlcc' },
  { query: '&area=45,-20+45,-5+48,-5+48,-20' },
  { query: '&draught=20&depth=enforce', says: /no effect yet: choose a ship/ },
]
/** Beginnings and fragments of names, none of which is a port of its own. */
const HALF = ['X', 'San', 'New', 'Bal', 'LAX', 'LA', 'Santo D', 'Rott', 'Sing', 'Shang']
  .concat(['Hamb', 'Antw', 'Los', 'Long B', 'Felix', 'Genov', 'Piraeu', 'Valen', 'Barcel', 'Mars'])
  .concat(['Tok', 'Yoko', 'Osak', 'Bus', 'Kaoh', 'Hong', 'Shenz', 'Ningb', 'Qing', 'Tianj'])
  .concat(['Mumb', 'Chenn', 'Colom', 'Karac', 'Jed', 'Dub', 'Durb', 'Cape T', 'Lag', 'Rio d'])
const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const
const RUBBISH = {
  'the page of a proxy': '<!doctype html><title>Bad gateway</title>',
  'half an answer': '{"origin":{"port":null,"coord',
  'an empty object': '{}',
  'a list': '[]',
  nothing: '',
  'a number': '42',
  'a text': '"ok"',
  'no value': 'null',
  'an answer without a line': '{"distance_km":1,"duration_hours":1}',
  'another answer': '{"items":[],"next":null}',
}

const to = (page: Page) => page.getByRole('combobox', { name: 'To' })
const shownFigures = (page: Page) => page.locator('.figures-of').innerText()

describe.skipIf(noBrowser !== null)('the fourth review', { timeout: 1_800_000 }, () => {
  const planner = usePlanner({}, NO_MAP)

  test('each condition of a link changes the answer, or the page says why not', async () => {
    const { page } = await planner.open(ROUTE)
    const figuresOf = async (path: string) => {
      await page.goto(`${planner.service.url}/${path}`)
      await distance(page).waitFor()
      return shownFigures(page)
    }
    for (const { query, route = ROUTE, says } of CONDITIONS) {
      const plain = await figuresOf(route)
      await figuresOf(route + query)
      if (says === undefined) expect(await shownFigures(page), query).not.toBe(plain)
      else {
        await openPill(page, /^Avoid/)
        expect(await page.getByText(says).count(), query).toBeGreaterThan(0)
      }
    }
  })

  test('a size class has one speed by its card, in a link and in the answer', async () => {
    const { page } = await planner.open(ROUTE)
    for (const name of ['feeder', 'neo_panamax', 'ulcv']) {
      const { speedKn } = SIZE_CLASSES.find((one) => one.type === 'container' && one.name === name)!
      await page.goto(`${planner.service.url}/${ROUTE}&vessel=container&size=${name}`)
      await page.getByText(`at ${speedKn!.toFixed(1)} kn`).waitFor()
      const byLink = await shownFigures(page)
      await page.goto(`${planner.service.url}/${ROUTE}`)
      await openPill(page, /^Any ship/)
      const card = { feeder: /^Feeder/, neo_panamax: /^Neo-Panamax/, ulcv: /^ULCV/ }[name]!
      await page.getByRole('button', { name: card }).click()
      await expect.poll(() => shownFigures(page), SOON).toBe(byLink)
    }
  })

  test('no two heads of a table are equal, also where the answers are', async () => {
    const alike = ['vessel=container', 'vessel=container&size=feeder', 'vessel=container&speed=16']
    const query = alike.map((one) => `&variant=${encodeURIComponent(one)}`).join('')
    const { page } = await planner.open(`${ROUTE}${query}&view=table`)
    const heads = page.getByRole('table').first().getByRole('columnheader')
    await expect.poll(() => heads.count(), SOON).toBeGreaterThan(3)
    const names = (await heads.allInnerTexts()).filter((text) => text.trim() !== '')
    expect(new Set(names).size).toBe(names.length)
  })

  test('of forty halves of names, leaving the box takes only what means one port', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    const taken: string[] = []
    for (const half of HALF) {
      await to(page).fill(half)
      await page
        .getByRole('option')
        .first()
        .waitFor({ timeout: 3000 })
        .catch(() => {})
      await to(page).press('Tab')
      const isTaken = async () => (await to(page).inputValue()) !== half
      const isRed = async () => (await to(page).getAttribute('aria-invalid')) === 'true'
      await expect.poll(async () => (await isRed()) || (await isTaken()), SOON).toBe(true)
      if (await isTaken()) taken.push(`${half}: ${await to(page).inputValue()}`)
    }
    for (const one of taken) {
      const [half, name] = one.split(': ')
      if (half!.toLowerCase() === name!.toLowerCase()) continue
      await to(page).fill(half!)
      await page.getByRole('option').first().waitFor()
      expect({ one, found: await page.getByRole('option').count() }).toEqual({ one, found: 1 })
    }
  })

  test('Tab leads from an open pill into its sheet, and back', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    for (const [id, name] of [
      ['ship', /^Any ship/],
      ['avoid', /^Avoid/],
    ] as const) {
      await openPill(page, name)
      await page.locator(`#${id}-fields button`).first().waitFor()
      await page.keyboard.press('Tab')
      expect(await page.locator(`#${id}-fields`).locator(':focus').count(), id).toBe(1)
      await page.keyboard.press('Shift+Tab')
      expect(await page.locator(':focus').getAttribute('aria-controls')).toBe(`${id}-fields`)
      await page.keyboard.press('Escape')
    }
  })

  test('a double press of a question asks it once, and the next undoes it', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    const { x, y, width, height } = (await page
      .getByRole('button', { name: 'What if Suez closes?' })
      .boundingBox())!
    const at = [x + width / 2, y + height / 2] as const
    await page.mouse.dblclick(...at)
    await page.getByRole('button', { name: /^Suez Canal closed/, pressed: true }).waitFor()
    await page.mouse.click(...at)
    await page.getByRole('button', { name: /^Today/, pressed: true }).waitFor()
  })

  test('an estimate says one thing before its figures: the ship that it assumes', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=120`)
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByRole('table', { name: 'Calculation' }).waitFor()
    const seen = await page.locator('main').innerText()
    const between = seen.slice(seen.indexOf('Intensity'), seen.indexOf('What else is assumed'))
    expect(between.split('\n').filter((row) => row.endsWith('.'))).toEqual([
      expect.stringMatching(/^No ship is named/),
    ])
  })

  test('a picture of a closed way says how much longer the other is, beside the closed one', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suez`)
    await page.getByText('against via Suez').waitFor()
    await page.getByRole('button', { name: 'Image' }).click()
    const source = await page.getByRole('img', { name: /picture|map/i }).getAttribute('src')
    const words = decodeURIComponent(source!).match(/(?<=<text[^>]*>)[^<]+/g)
    expect(words).toEqual(
      expect.arrayContaining(['Rotterdam', 'Singapore', '+10.1 d', 'against via Suez', 'Via Suez']),
    )
    await page.getByRole('button', { name: 'Save or share' }).click()
    await expect
      .poll(() => page.getByLabel('Name').inputValue(), SOON)
      .toBe('Rotterdam – Singapore, Suez Canal closed, +10.1 d')
  })

  test.each(Object.entries(RUBBISH))('%s with status 200 ends in words', async (_, body) => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await page.route(/\/(calculate-route|v1\/routes|routes\/)/, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    )
    await to(page).fill('Santos')
    await page.getByRole('option').first().waitFor()
    await to(page).press('Enter')
    await page.getByRole('alert').first().waitFor({ timeout: 20_000 })
    expect((await page.getByRole('alert').first().innerText()).length).toBeGreaterThan(20)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
  })

  test.each(SIZES)('any open sheet leaves the route 150 px, %d x %d', async (width, height) => {
    const { page } = await planner.open(`${ROUTE}&close=suez`, { ...MAP, width, height })
    await drawn(page)
    for (const [pill, tool] of [
      [/^Avoid/, 'How far can I get?'],
      [/^Any ship/, 'Measure'],
    ] as const) {
      await openPill(page, pill)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: tool }).click()
      await page.getByRole('heading', { name: tool }).waitFor()
      const apart = () =>
        page.evaluate(() => {
          const at = (end: string) => document.querySelector(`.end.${end}`)!.getBoundingClientRect()
          const [a, b] = [at('from'), at('to')]
          return Math.hypot(a.left - b.left, a.top - b.top)
        })
      await expect.poll(apart, SOON).toBeGreaterThan(150)
      await page.keyboard.press('Escape')
    }
  })
})
