import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, ROUTE, SOON, usePlanner } from './planner-service.js'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
const heads = (page: Page) =>
  page.getByRole('table', { name: 'Variants side by side' }).getByRole('columnheader')

describe.skipIf(noBrowser !== null)('a comparison', () => {
  const planner = usePlanner({}, NO_MAP)

  /** Rotterdam to Shanghai: via Suez, via Panama, round the Cape. */
  async function compared(): Promise<Page> {
    const { page } = await planner.open('?from=1068&to=319&vessel=container&price=600&view=compare')
    await expect.poll(() => heads(page).count(), SOON).toBe(4)
    await page.getByText('Costs', { exact: true }).click()
    return page
  }

  test('follows what is closed in the plan, until the user changes it', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await press(page, 'Compare')
    await expect.poll(() => heads(page).allInnerTexts(), SOON).toContain('A via Suez')
    await press(page, 'Plan')
    await press(page, 'What if Suez closes?')
    await page.locator('.taken').waitFor()
    await press(page, 'Compare')
    await expect
      .poll(async () => (await heads(page).allInnerTexts()).join(), SOON)
      .toMatch(/A via the Cape of Good Hope and Sunda,B via the Cape of Good Hope and Malacca/)
    expect((await heads(page).allInnerTexts()).join()).not.toContain('Suez')
    // A list of the user's own stays.
    await press(page, 'Suez or the Cape')
    await expect.poll(() => heads(page).allInnerTexts(), SOON).toContain('A via Suez')
    await press(page, 'Plan')
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await press(page, 'Compare')
    await expect.poll(() => heads(page).allInnerTexts(), SOON).toContain('A via Suez')
  })

  test('keeps the dues with their route when another is taken out', async () => {
    const page = await compared()
    await page.getByLabel('Dues for A').fill('650000')
    // What changes within a second and a half is one step of the history.
    const typedMs = await page.evaluate(() => performance.now())
    await page.waitForFunction((ms) => performance.now() > ms + 1500, typedMs)
    await page.locator('.variants > li > details > summary').first().click()
    await press(page, /^Remove.*A$/)
    await expect.poll(() => heads(page).allInnerTexts(), SOON).toContain('A via Panama')
    expect(await page.getByLabel('Dues for A').inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => heads(page).allInnerTexts(), SOON).toContain('A via Suez')
    expect(await page.getByLabel('Dues for A').inputValue()).toBe('650,000')
  })

  test('has one price of fuel, wherever it is typed', async () => {
    const page = await compared()
    const second = page.locator('.variants > li').nth(1)
    await second.locator('> details > summary').click()
    await second.getByLabel('Fuel price').fill('900')
    const figures = (table: string, row: RegExp) =>
      page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
    const [first, other] = [
      figures('Variants side by side', /^Fuel cost/),
      figures('Costs, USD', /^Fuel \d/),
    ]
    const shown = async (cells: typeof first) =>
      (await cells.allInnerTexts()).map((text) => text.split('\n')[0]!.trim())
    await expect.poll(async () => page.url(), SOON).toContain('price=900')
    expect(await shown(first)).toEqual(await shown(other))
  })

  test('keeps the prices that another tab has stored', async () => {
    const page = await compared()
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect.poll(() => heads(tab).count(), SOON).toBe(4)
    await tab.getByText('Costs', { exact: true }).click()
    await page.getByLabel('Hire, per day').fill('20000')
    await tab.getByLabel('EU allowance').fill('80')
    expect(await tab.getByLabel('Hire, per day').inputValue()).toBe('20,000')
  })
})
