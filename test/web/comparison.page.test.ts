import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, nauticalMiles, ROUTE, SOON, usePlanner } from './planner-service.js'

const SHIP = 'vessel=container&size=neo_panamax'
const card = (page: Page, name: RegExp) => page.locator('.strip .card').filter({ hasText: name })
const cards = (page: Page) => page.locator('.strip .card').allInnerTexts()
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

describe.skipIf(noBrowser !== null)('a comparison', () => {
  const planner = usePlanner({}, NO_MAP)

  test('with a ship on one side only says why fuel and cost have no difference, and gives both the ship', async () => {
    const { page } = await planner.open(
      `${ROUTE}&${SHIP}&price=600&view=cost&variant=close%3Dsuez%26vessel%3Dany`,
    )
    const closed = card(page, /Suez Canal closed/)
    await closed.getByText('fuel and cost not compared').waitFor()
    expect(await closed.innerText()).not.toMatch(/US\$|CO₂e/)
    // Its speed is assumed too.
    expect(await closed.innerText()).toContain('at 14.0 kn')
    const total = page
      .getByRole('table', { name: 'Costs, USD' })
      .getByRole('row', { name: /^Total/ })
    expect(await total.locator('span').count()).toBe(0)
    await page.getByText('one of them has no ship').first().waitFor()
    await press(page, 'Give both the same ship')
    await expect.poll(() => closed.innerText(), SOON).toMatch(/\+3,\d{3} t CO₂e[\s\S]*\+(US)?\$/)
    expect(await total.locator('span').innerText()).toMatch(/^\+\d{3},\d{3}$/)
  })

  test('of a stranger is whole: another way, what to share, files, an image and a report', async () => {
    const { page, requests, charged, faults } = await planner.open(
      '?from=1068&to=319&variant=close%3Dsuez',
      { token: undefined },
    )
    await expect.poll(() => cards(page), SOON).toHaveLength(2)
    await card(page, /Suez Canal closed/)
      .getByText(/\+8\.\d d/)
      .waitFor()
    expect(requests.filter((url) => url.includes('/sea/'))).toEqual([])
    await card(page, /Suez Canal closed/).click()
    const ways = page.getByRole('list', { name: 'Routes' })
    await ways.getByText('via the Cape of Good Hope').waitFor({ timeout: 60_000 })
    await press(page, 'Image')
    await page.locator('.image img').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download GPX')])
    expect(file.suggestedFilename()).toMatch(/\.gpx$/)
    await press(page, 'Save or share')
    await page.getByText('An account adds saved plans').waitFor()
    await page.getByRole('button', { name: 'Copy link for colleagues' }).waitFor()
    await press(page, 'Report')
    await page.getByRole('table', { name: 'Route' }).getByText('Panama Canal').waitFor()
    expect([charged(), faults]).toEqual([0, []])
  })

  test('that is published gives a stranger its report without another press', async () => {
    const { page } = await planner.open(ROUTE, { token: undefined })
    await distance(page).waitFor()
    await press(page, 'Report')
    await page
      .getByRole('table', { name: 'Route' })
      .getByText('Suez Canal')
      .waitFor({ timeout: 60_000 })
  })

  test('of the first screen stays for another destination, and goes with a word where it changes nothing', async () => {
    const { page } = await planner.open('')
    await distance(page).waitFor()
    const to = page.getByRole('combobox', { name: 'To' })
    await to.fill('shanghai')
    await to.press('Enter')
    await card(page, /Suez Canal closed/)
      .getByText(/\+8\.\d d/)
      .waitFor()
    expect(await cards(page)).toHaveLength(2)
    await page.goto(planner.service.url)
    await page.evaluate(() => localStorage.clear())
    await page.goto(planner.service.url)
    await distance(page).waitFor()
    await to.fill('new york')
    await page
      .getByRole('option', { name: /New York/ })
      .first()
      .click()
    await page.getByText('“Suez Canal closed” changes nothing on this voyage').waitFor()
    expect(await page.locator('.strip .card').count()).toBe(0)
    await press(page, 'Undo')
    await expect.poll(() => cards(page), SOON).toHaveLength(2)
  })

  test('in the matrix is named by what it compares, with the figures of the cards', async () => {
    const { page } = await planner.open(
      '?from=1068&to=319&variant=close%3Dsuez&view=matrix&rows=Rotterdam&columns=Shanghai|Singapore',
    )
    await press(page, /^Calculate 2 cells/)
    await press(page, 'Difference')
    const sheet = page.getByRole('region', { name: 'Matrix' })
    await sheet.getByText(/^Conditions: Suez closed minus Suez open/).waitFor()
    expect(await sheet.innerText()).not.toContain('default passages')
    const cell = await sheet.locator('[data-cell="0 0"]').innerText()
    await press(page, /^Map$/)
    await card(page, /Suez Canal closed/)
      .getByText(`+${cell} nm`)
      .waitFor()
  })

  test('has emissions of every scenario, and of a shipment on the ship of the plan', async () => {
    const { page } = await planner.open(
      `${ROUTE}&${SHIP}&teu=120&view=emissions&variant=${encodeURIComponent(`close=suez&${SHIP}`)}`,
    )
    const table = page.getByRole('table', { name: 'Emissions of the voyage' })
    const total = table.getByRole('row', { name: /Well to wake/ })
    await expect.poll(() => total.innerText(), SOON).toMatch(/7,\d{3}\s+1[01],\d{3}\s+\+3,\d{3}/)
    expect(await page.getByLabel('Ship capacity, TEU').getAttribute('placeholder')).toBe('13,200')
    await press(page, 'Estimate')
    const tonnes = async () =>
      Number((await page.locator('article .total').innerText()).replace(/[^\d.]/g, ''))
    await page.locator('article .total').waitFor()
    const open = await tonnes()
    // Another scenario has its own estimate without another press, and the same ship.
    await card(page, /Suez Canal closed/).click()
    await expect.poll(tonnes, SOON).toBeGreaterThan(open * 1.2)
    await page.getByRole('table', { name: 'Inputs' }).getByText('Suez Canal closed').waitFor()
    expect(await page.getByRole('table', { name: 'Inputs' }).innerText()).toContain('13,200')
  })

  test('of speeds asks any speed, says that of today, and sums up the costs in sight', async () => {
    const { page } = await planner.open(`${ROUTE}&vessel=bulker&size=supramax&price=550`)
    await distance(page).waitFor()
    for (const knots of ['13.5', '11']) {
      await press(page, 'What if …?')
      await page.getByLabel('Your own speed').fill(knots)
      await page.keyboard.press('Enter')
      await card(page, new RegExp(`^${knots} kn`))
        .getByText(/CO₂e/)
        .waitFor()
    }
    const [today, fast, slow] = await cards(page)
    expect(today).toContain('at 12.0 kn')
    expect(fast).toMatch(/^13\.5 kn\s+−\d\.\d d[\s\S]*\+\d+ t CO₂e/)
    expect(slow).toMatch(/^11 kn\s+\+\d\.\d d[\s\S]*−\d+ t CO₂e/)
    await press(page, /^Cost$/)
    const total = page
      .getByRole('table', { name: 'Costs, USD' })
      .getByRole('row', { name: /^Total/ })
    // Parts without a figure have no row, which would push the total out of the sheet.
    const bottom = (await total.boundingBox())!
    const sheet = (await page.getByRole('region', { name: 'Costs', exact: true }).boundingBox())!
    expect(bottom.y + bottom.height).toBeLessThan(sheet.y + sheet.height)
  })

  test('is undone by Ctrl+Z in an open sheet, and a new stop keeps the letters that come at once', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await page.route('**/ChoiceFields*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await press(page, 'Add a stop')
    await page.keyboard.type('Mum')
    const stop = page.getByRole('combobox', { name: 'Stop' })
    await stop.waitFor()
    await page.keyboard.type('bai')
    expect(await stop.inputValue()).toBe('Mumbai')
    await page.getByRole('option').first().waitFor()
    // What is being typed has its own undoing.
    await page.keyboard.press('Control+z')
    expect(new URL(page.url()).search).toBe(ROUTE)
    await stop.fill('Mumbai')
    await stop.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toContain('stop=')
    const direct = await nauticalMiles(page)
    await page.getByLabel(/^Days in port at stop 1/).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => new URL(page.url()).search).toBe(ROUTE)
    expect(direct).toBeGreaterThan(8000)
  })
})
