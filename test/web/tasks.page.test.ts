import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { VisitOptions } from './browser.js'
import { noBrowser } from './browser.js'
import { distance, MAP, NO_MAP, SOON, usePlanner } from './planner-service.js'

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

  /** From another program. */
  async paste(what: Locator, text: string): Promise<void> {
    this.clicks += 2
    await what.fill(text)
  }

  async select(what: Locator, label: string): Promise<void> {
    this.clicks += 2
    await what.selectOption({ label })
  }
}

/** The seconds of a practised user, by the keystroke-level model (Card, Moran, Newell 1980). */
const secondsOf = ({ clicks, letters }: Hands) => clicks * (1.35 + 1.1 + 0.2) + letters * 0.2

const LOADING = ['Santos', 'Paranagua', 'BRRIG', 'Itaqui', 'Rosario']
const DISCHARGE = [
  'Qingdao',
  'Shanghai',
  'Singapore',
  'Rotterdam',
  'Hamburg',
  'EGALY',
  'Jeddah',
  'Mumbai',
]

/** The tasks of a practised user, with the most clicks that each may take. */
describe.skipIf(noBrowser !== null)('a task of a user', () => {
  const planner = usePlanner({}, NO_MAP)

  async function begin(options: Partial<VisitOptions> = NO_MAP): Promise<Hands> {
    const { page } = await planner.open('', options)
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
    await hands.press(/^Suez Canal closed/)
    await expect
      .poll(() => page.locator('.strip .shown').innerText(), SOON)
      .toMatch(/Suez[\s\S]*d[\s\S]*nm[\s\S]*US\$/)
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

  test('Suez open, closed, and slower, with the costs of EU ETS', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.type(page.getByRole('combobox', { name: 'To' }), 'shanghai', 'Enter')
    await hands.press(/^Any ship/)
    await hands.press(/^Neo-Panamax/)
    await page.keyboard.press('Escape')
    await hands.press('What if …?')
    await hands.press('12 kn')
    await hands.press('Cost')
    await hands.type(page.getByLabel('Fuel, per tonne'), '600', 'Tab')
    await hands.type(page.getByLabel('EU allowance, per tonne'), '80', 'Tab')
    await hands.type(page.getByLabel('Rate of 1 EUR'), '1.1', 'Tab')
    await hands.press(/^Add EU ETS/)
    await expect
      .poll(() => page.getByRole('table', { name: 'Costs, USD' }).innerText(), SOON)
      .toMatch(/EU ETS\s+\d/)
    end(hands, 11)
  })

  test('the sea within ten days of Santos', async () => {
    const hands = await begin(MAP)
    const { page } = hands
    await hands.type(page.getByRole('combobox', { name: 'From' }), 'santos', 'Enter')
    await hands.press('How far can I get?')
    await hands.press('Draw')
    await page.getByText(/large ports within reach/).waitFor()
    expect(page.url()).toContain('reach')
    end(hands, 3)
  })

  test('an area of war risk, drawn by hand and avoided', async () => {
    const hands = await begin(MAP)
    const { page } = hands
    await hands.press('Areas to avoid')
    const corner = page.getByRole('combobox', { name: 'Corner' })
    for (const at of ['12, 43', '12, 55', '16, 55', '16, 43']) await hands.type(corner, at, 'Enter')
    await hands.press('Avoid this area')
    await page
      .getByText(/^via the Cape/)
      .first()
      .waitFor()
    end(hands, 6)
  })

  test('five ports to eight, into a spreadsheet', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.press('Matrix')
    await hands.paste(page.getByRole('textbox', { name: 'Origins' }), LOADING.join('\n'))
    await hands.click(page.getByRole('switch', { name: 'Same places as destinations' }))
    await hands.paste(page.getByRole('textbox', { name: 'Destinations' }), DISCHARGE.join('\n'))
    await hands.press('Calculate 40 cells')
    await hands.press('Copy for Excel')
    const read = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(read, SOON).toMatch(/Distance, nm/)
    end(hands, 8)
  })

  test('a list of own places, as a table', async () => {
    const hands = await begin()
    const { page } = hands
    await hands.press('Matrix')
    hands.clicks++
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'places.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name;lat;lon\nOur terminal;51.95;4.05\nTheirs;1.25;103.8\n'),
      })
    await hands.press('Calculate 4 cells')
    await page.getByRole('rowheader', { name: /^Our terminal/ }).waitFor()
    end(hands, 3)
  })

  test('a closed Suez by keyboard alone, with the answer spoken', async () => {
    const { page } = await begin()
    let keys = 0
    const press = async (...names: readonly string[]) => {
      for (const name of names) {
        keys++
        await page.keyboard.press(name)
      }
    }
    const write = async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    }
    const focus = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement
        const { ariaLabel, labels, textContent, id } = element
        return `${(ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim()} ${id}`
      })
    const tabTo = async (name: RegExp) => {
      for (let i = 0; i < 20 && !name.test(await focus()); i++) await press('Tab')
      expect(await focus()).toMatch(name)
    }
    await press('Tab', 'Enter')
    await tabTo(/place-to/)
    await write('shanghai')
    await press('Enter')
    await tabTo(/^Avoid/)
    await press('Enter')
    await page.getByRole('switch', { name: 'Suez Canal' }).waitFor()
    await tabTo(/^Suez Canal/)
    await press('Space')
    await press('Escape')
    expect(await focus()).toMatch(/^Avoid/)
    const spoken = page.getByRole('region', { name: 'Voyage' }).getByRole('status').first()
    await expect.poll(() => spoken.innerText(), SOON).toMatch(/^[\d,]+ nm, \d+ d \d+ h$/)
    // The closed card of the first screen would be the same again.
    await expect.poll(() => new URL(page.url()).search, SOON).toMatch(/&close=suez$/)
    console.log(`${keys} keys`)
    expect(keys).toBeLessThanOrEqual(25)
  })

  test('Suez closed on a phone, in German', async () => {
    const hands = await begin({ ...NO_MAP, locale: 'de-DE', width: 390, height: 844 })
    const { page } = hands
    await hands.type(page.getByRole('combobox', { name: 'Nach' }), 'shanghai', 'Enter')
    await hands.press(/^Suezkanal gesperrt/)
    await page.getByRole('button', { name: /^Suezkanal gesperrt/, pressed: true }).waitFor()
    const { y, height } = (await distance(page).boundingBox())!
    expect(y + height).toBeLessThan(844)
    end(hands, 2)
  })

  test('a map for an article, by the code for another page', async () => {
    const hands = await begin()
    await hands.press('Save or share')
    await hands.press('Create a public link')
    await hands.press('Copy code for a web page')
    end(hands, 3)
  })

  test('two containers, on paper', async () => {
    const hands = await begin()
    const { page } = hands
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await hands.press('Emissions')
    await hands.type(page.getByLabel('Containers, TEU'), '2')
    await hands.press('Estimate')
    await page.getByRole('table', { name: 'Calculation' }).waitFor()
    await hands.press(/^Print/)
    await page.locator('[data-printed]').waitFor({ state: 'attached' })
    end(hands, 4)
  })
})
