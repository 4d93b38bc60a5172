import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, SOON, usePlanner } from './planner-service.js'

/** Counts what a user does. A key that accepts or closes something is no click. */
class Hands {
  clicks = 0
  letters = 0
  constructor(readonly page: Page) {}

  async click(what: Locator): Promise<void> {
    this.clicks++
    await what.first().click()
  }

  /** By its name. */
  press(name: string | RegExp): Promise<void> {
    return this.click(this.page.getByRole('button', { name }))
  }

  async type(what: Locator, text: string, key?: string): Promise<void> {
    this.clicks++
    await this.typeOn(what, text, key)
  }

  /** Where the focus is already. */
  async typeOn(what: Locator, text: string, key?: string): Promise<void> {
    this.letters += text.length
    await what.fill(text)
    if (key !== undefined) await what.press(key)
  }

  async select(what: Locator, label: string): Promise<void> {
    this.clicks += 2
    await what.selectOption({ label })
  }
}

/** The seconds of a practised user, by the keystroke-level model (Card, Moran, Newell 1980). */
const secondsOf = ({ clicks, letters }: Hands) => clicks * (1.35 + 1.1 + 0.2) + letters * 0.2

/** The tasks of the review that took longest, with the clicks that they took then. */
describe.skipIf(noBrowser !== null)('a task of a user', () => {
  const planner = usePlanner({}, NO_MAP)

  async function begin(): Promise<Hands> {
    const { page } = await planner.open()
    await distance(page).waitFor()
    return new Hands(page)
  }

  function end(hands: Hands, clicks: number): void {
    console.log(`${hands.clicks} clicks, ${Math.round(secondsOf(hands))} s`)
    expect(hands.clicks).toBeLessThanOrEqual(clicks)
  }

  test('what a closed Suez costs a ship to Shanghai, as a link and on paper', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.type(page.getByRole('combobox', { name: 'To' }), 'shanghai', 'Enter')
    await hands.press(/^Any ship/)
    await hands.press(/^Neo-Panamax/)
    await hands.type(page.getByLabel('Fuel price'), '600', 'Tab')
    await page.keyboard.press('Escape')
    await hands.press('What if Suez closes?')
    await expect
      .poll(() => page.locator('.taken').innerText(), SOON)
      .toMatch(/closed by you.*d.*nm[\s\S]*US\$/)
    await hands.press('Save or share')
    await hands.press('Create a public link')
    await page.getByRole('link', { name: /\?shared=/ }).waitFor()
    await hands.press('Report')
    await hands.click(page.getByRole('button', { name: 'Print report' }))
    end(hands, 9)
  })

  test('a voyage with a bunker call, dated, saved, opened again and replaced', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.press('Add a stop')
    await hands.typeOn(page.getByRole('combobox', { name: 'Stop' }), 'algeciras', 'Enter')
    await hands.typeOn(page.getByLabel(/^Days in port at stop 1/), '1', 'Tab')
    await hands.select(page.getByLabel('Purpose of stop 1'), 'Bunker')
    await hands.press('Leaves now')
    await hands.type(page.getByLabel('Departure (UTC)'), '2026-12-01T08:00', 'Tab')
    await page.keyboard.press('Escape')
    await hands.press('Save or share')
    await hands.press('Save plan')
    await page.getByText('Saved.').waitFor()
    await hands.click(page.getByRole('link', { name: /bunkers at Algeciras/ }))
    await distance(page).waitFor()
    await hands.press(/^departs Tue/)
    await hands.type(page.getByLabel('Departure (UTC)'), '2026-12-02T08:00', 'Tab')
    await page.keyboard.press('Escape')
    await hands.press('Save or share')
    await hands.press(/^Replace with the plan/)
    await expect
      .poll(() => page.getByRole('button', { name: /^Replace with/ }).count(), SOON)
      .toBe(0)
    end(hands, 13)
  })

  test('120 TEU on a ship of a known size, for an auditor', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.press('Emissions')
    await hands.type(page.getByLabel('Containers, TEU'), '120', 'Tab')
    await hands.type(page.getByLabel('Ship capacity, TEU'), '12000', 'Tab')
    await hands.press('Estimate')
    await page.getByRole('table', { name: 'Calculation' }).waitFor()
    await hands.click(page.locator('summary', { hasText: 'Declaration' }))
    await hands.type(page.getByLabel('Organisation'), 'Example Ltd')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.press('Download declaration'),
    ])
    expect(download.suggestedFilename()).toMatch(/.(html|pdf|json|txt)$/)
    end(hands, 8)
  })

  test('three routes and a slower one, with the costs of EU ETS', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.type(page.getByRole('combobox', { name: 'To' }), 'shanghai', 'Enter')
    await hands.press(/^Any ship/)
    await hands.press(/^Neo-Panamax/)
    await page.keyboard.press('Escape')
    await hands.press('Compare')
    await hands.press('Add a variant')
    await hands.click(page.getByText('Costs', { exact: true }))
    await hands.type(page.getByLabel('Fuel, per tonne'), '600', 'Tab')
    await hands.type(page.getByLabel('EU allowance, per tonne'), '80', 'Tab')
    await hands.type(page.getByLabel('Rate of 1 EUR'), '1.1', 'Tab')
    await hands.press(/^Add EU ETS/)
    await expect
      .poll(() => page.getByRole('table', { name: 'Costs, USD' }).innerText(), SOON)
      .toMatch(/EU ETS\s+\d/)
    end(hands, 12)
  })
})
