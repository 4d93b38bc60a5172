import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, openPill, ROUTE, SOON, usePlanner } from './planner-service.js'

const WIDTHS = [1280, 768, 390, 360]
/** A view, and what it must show first. */
const FORMS = [
  ['plan', (page: Page) => distance(page).waitFor()],
  ['plan', (page: Page) => openPill(page, /^Any ship/)],
  ['plan', (page: Page) => openPill(page, /^Leaves now/)],
  ['emissions', (page: Page) => page.getByText('Container, method').click()],
  ['cost', (page: Page) => page.getByLabel('Cargo, t').waitFor()],
  ['matrix', (page: Page) => page.getByRole('textbox', { name: 'Origins' }).waitFor()],
] as const

/** Boxes that are cut off, overlap their neighbours, or have small letters. Runs in the page. */
function faultsOfBoxes(leastPx: number): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (box) =>
      box.checkVisibility() &&
      !['checkbox', 'file', 'range'].includes((box as HTMLInputElement).type),
  )
  const small = all
    .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < leastPx)
    .map((box) => `small letters: ${box.outerHTML.slice(0, 90)}`)
  const wide = all
    .filter((box) => box.getBoundingClientRect().right > innerWidth + 0.5)
    .map((box) => `cut off: ${box.outerHTML.slice(0, 90)}`)
  const page = document.documentElement
  const scrolls = page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : []
  return [...small, ...wide, ...scrolls]
}

/** What the ring of the focus looks like; null if nothing on the page has the focus. Runs in the page. */
function ringOfFocus(): { ring: string; name: string } | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const isUpload = focused instanceof HTMLInputElement && focused.type === 'file'
  const shown = isUpload ? focused.parentElement! : focused
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(shown)
  const ring = `${outlineWidth} ${outlineStyle} ${outlineColor}`
  // Around a button by itself; inside a box or a tab, whose neighbours it would cover.
  const isInside = shown.matches('input, select, textarea, nav button')
  const isRight = outlineOffset === '-2px' || (outlineOffset === '2px' && !isInside)
  const name = shown.outerHTML.slice(0, 110)
  return { ring: isRight ? ring : `${ring} at ${outlineOffset}`, name }
}

describe.skipIf(noBrowser !== null)('the forms of the planner', () => {
  const planner = usePlanner({}, NO_MAP)

  test.each(WIDTHS)('fit a page of %i px, with letters that no phone enlarges', async (width) => {
    const faults: string[] = []
    for (const [view, reach] of FORMS) {
      const { page, context } = await planner.open(`${ROUTE}&view=${view}`, {
        width,
        height: width === 360 ? 640 : 844,
      })
      await reach(page)
      const found = await page.evaluate(faultsOfBoxes, width < 600 ? 16 : 12)
      faults.push(...found.map((fault) => `${view}: ${fault}`))
      await context.close()
    }
    expect(faults).toEqual([])
  })

  test('show the unit of a number inside its box, and keep it in its name', async () => {
    const { page } = await planner.open(`${ROUTE}&view=cost&variant=close%3Dsuez`)
    const box = page.getByLabel('Hire, per day, USD')
    await box.waitFor()
    const unit = page.getByText('USD', { exact: true }).and(page.locator('.unit'))
    const [outer, inner] = await Promise.all([
      box.boundingBox(),
      box.locator('xpath=following-sibling::span').boundingBox(),
    ])
    expect(inner!.x).toBeGreaterThan(outer!.x)
    expect(inner!.x + inner!.width).toBeLessThan(outer!.x + outer!.width)
    expect(await unit.count()).toBeGreaterThan(2)
  })

  test.each(['plan', 'table', 'emissions', 'cost', 'matrix', 'report', 'account'])(
    'of %s show where the focus is, always in the same way',
    async (view) => {
      const { page } = await planner.open(`${ROUTE}&view=${view}&variant=close%3Dsuez`)
      await page.getByRole('navigation').first().waitFor()
      const rings = new Map<string, string>()
      for (let n = 0; n < 45; n++) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(ringOfFocus)
        if (focus !== null) rings.set(focus.ring, focus.name)
      }
      expect([...rings.keys()], JSON.stringify([...rings.values()])).toEqual([
        expect.stringMatching(/^2px solid rgb/),
      ])
    },
  )

  test('of costs are filled by one press with an example, for every scenario alike', async () => {
    const { page } = await planner.open(`${ROUTE}&view=cost&variant=close%3Dsuez`)
    const table = page.getByRole('table', { name: 'Costs, USD' })
    await page.getByRole('button', { name: 'Fill in an example' }).click()
    const fuel = table.getByRole('row', { name: /^Fuel \d/ })
    await expect
      .poll(async () => (await fuel.getByRole('cell').allInnerTexts()).join(), SOON)
      .toMatch(/^[\d,]{6,},[\d,]{6,}$/)
    const [open, closed] = (await fuel.getByRole('cell').allInnerTexts()).map((text) =>
      Number(text.replaceAll(',', '')),
    )
    expect(closed).toBeGreaterThan(open!)
    expect(await page.getByRole('button', { name: 'Fill in an example' }).count()).toBe(0)
  })

  test('of the matrix are answered by one press with an example', async () => {
    const { page } = await planner.open('?view=matrix')
    await page.getByRole('button', { name: 'An example: 6 ports (36 queries)' }).click()
    await page.getByRole('grid').getByText('Santos').first().waitFor()
  })

  test('of legs give a table whose rows have names, and add up as they are shown', async () => {
    const { page } = await planner.open('?view=emissions')
    await page.getByText('A table of legs').click()
    const rows = [
      'Rotterdam,Singapore,2',
      'Hamburg,Shanghai,4',
      'Genoa,Mumbai,3',
      'Santos,Rotterdam,6',
    ]
    const buffer = Buffer.from(`from,to,teu\n${rows.join('\n')}\n`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer })
    const table = page.getByRole('table', { name: 'A table of legs' })
    await table.waitFor()
    await table.getByText(/Hamburg.* – Shanghai/).waitFor()
    const figures = (await table.getByRole('cell').allInnerTexts()).map((text) =>
      Math.round(10 * Number(text.replaceAll(',', ''))),
    )
    const total = figures.pop()
    expect(figures).toHaveLength(rows.length)
    expect(figures.reduce((sum, one) => sum + one, 0)).toBe(total)
    const letters = (own: Element) => getComputedStyle(own).fontSize
    const [cell, label] = await Promise.all([
      table.getByRole('cell').first().evaluate(letters),
      page.getByText('own.csv').evaluate(letters),
    ])
    expect(Number.parseFloat(cell)).toBeLessThanOrEqual(Number.parseFloat(label))
  })

  test('of a closure in winds say the winds by themselves, and the days of the voyage, not of the arrival', async () => {
    const january = 'close%3Dsuez%26winds%3D1%26depart%3D2027-01-15T00%3A00'
    const { page } = await planner.open(`${ROUTE}&variant=close%3Dsuez&variant=${january}&at=3`)
    const card = page.locator('.strip .card').nth(2)
    await card.getByText(/of it winds \+\d\.\d d/).waitFor()
    expect(await page.locator('.strip .card').nth(1).innerText()).not.toContain('winds')
    const arrival = page.locator('dl.figures > div', { hasText: 'Arrival' }).first()
    expect(await arrival.innerText()).not.toContain('against today')
    const voyage = page.locator('dl.figures > div', { hasText: 'Time at sea' })
    expect(await voyage.innerText()).toMatch(/\+\d+\.\d d\s+against today/)
  })
})
