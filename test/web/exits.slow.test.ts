import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Route, Voyage } from '../../src/client/index.js'
import { Numbers } from '../../web/format/numbers.js'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, PLENTY, SOON, usePlanner } from './planner-service.js'
import { type Figures, figuresOf, figuresOfCsv } from './read-figures.js'
import { runCurl } from './run-curl.js'

const ENDS = 'from=1068&to=1309'
const LEAVES = 'depart=2026-12-01T20:37'
const SHIP = 'vessel=container&size=feeder&price=612.5'

/** What a user can ask for, each with the hour that once was lost. */
const PLANS: Readonly<Record<string, string>> = {
  'an hour and a price': `${ENDS}&vessel=container&price=612.5&${LEAVES}`,
  'a size class': `${ENDS}&${SHIP}&${LEAVES}`,
  'a closed passage': `${ENDS}&close=suez&${SHIP}&${LEAVES}`,
  'a route that was chosen': `${ENDS}&route=-suez&${SHIP}&${LEAVES}`,
  'an opened passage': `from=1068&to=1014&open=corinth&${SHIP}&${LEAVES}`,
  'an own area': `${ENDS}&area=12,44+12,46+14,46&${SHIP}&${LEAVES}`,
  'a depth': `${ENDS}&depth=enforce&vessel=tanker&draught=15.5&fuel=MGO&burn=61.5&price=700&${LEAVES}`,
  'a stay, and a speed after it': `${ENDS}&stop=145@37@12.5@load&speed=15.25&${SHIP}&${LEAVES}`,
  'a call and a place that is passed': `${ENDS}&stop=546@5&stop=8.75,72.125&${SHIP}&${LEAVES}`,
  'positions and ports on the way': `from=51.95,3.2&to=1.1,103.7&ports=1&${SHIP}&${LEAVES}`,
  'an arrival that is wanted': `${ENDS}&${SHIP}&${LEAVES}&arrive=2026-12-31T06:15`,
  'a price without a ship': `${ENDS}&price=612.5&${LEAVES}`,
}

const numbers = new Numbers('en-GB')

/** Figures as the page writes them. */
type Shown = Readonly<Record<keyof Figures, string | null>>

/** The figures of the page, once they belong to its plan. */
async function shown(page: Page): Promise<Shown> {
  await distance(page).waitFor()
  await expect.poll(() => page.getByText('Updating …').count(), SOON).toBe(0)
  const cost = page
    .locator('dt', { hasText: 'Fuel cost' })
    .locator('xpath=following-sibling::dd[1]')
  return {
    arrival: await page.locator('dd.arrival ~ dd[title]').getAttribute('title'),
    cost: await cost.getAttribute('title'),
  }
}

describe.skipIf(noBrowser !== null)('an exit of the page', () => {
  const planner = usePlanner({}, NO_MAP)

  let token: string
  beforeAll(async () => {
    token = await planner.service.logIn(PLENTY)
  })

  test.each(Object.entries(PLANS))(
    '%s: has the arrival and the cost of the page',
    async (name, query) => {
      const { url } = planner.service
      const { page, context } = await planner.open(`?${query}`)
      const other = await context.newPage()
      const figures = await shown(page)
      const copied = () => page.evaluate(() => navigator.clipboard.readText())

      /** What a program gets from a command. */
      async function run(command: string): Promise<Shown> {
        const answer = await runCurl(command, token)
        return inWords(figuresOf((await answer.json()) as Route | Voyage))
      }
      async function opened(address: string): Promise<Shown> {
        await other.goto(address)
        return shown(other)
      }

      const EXITS: Readonly<Record<string, () => Promise<Shown>>> = {
        async 'Copy as curl'() {
          await page.getByRole('button', { name: 'Copy as curl' }).click()
          await page.getByText('Copied').waitFor()
          return run(await copied())
        },
        async CSV() {
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: 'Download CSV' }).click(),
          ])
          return inWords(figuresOfCsv(readFileSync((await download.path())!, 'utf8')))
        },
        async link() {
          await page.getByRole('button', { name: 'Save or share' }).click()
          await page.getByRole('button', { name: 'Copy link for colleagues' }).click()
          await page.getByText('Copied').last().waitFor()
          return opened(await copied())
        },
        async 'saved plan'() {
          await page.getByRole('textbox', { name: 'Name' }).fill(name)
          await page.getByRole('button', { name: 'Save plan' }).click()
          await page.getByText('Saved.').waitFor()
          const saved = page.getByRole('link', { name, exact: true })
          return opened(new URL((await saved.getAttribute('href'))!, url).href)
        },
        async 'shared plan'() {
          await page.getByRole('button', { name: 'Create a public link' }).click()
          await page.getByText(/Link created/).waitFor()
          const { page: stranger } = await planner.open(new URL(await copied()).search, {
            token: undefined,
          })
          return shown(stranger)
        },
        async paper() {
          await page.getByRole('button', { name: 'Report', exact: true }).click()
          const paper = page.getByRole('article')
          const figure = (name: string) =>
            paper.locator('dl.figures dt', { hasText: name }).locator('xpath=following-sibling::dd')
          const arrival = await figure('Arrival').innerText()
          return { arrival, cost: await figure('Fuel cost').innerText() }
        },
        async 'command for programs'() {
          await page.getByRole('button', { name: 'Account', exact: true }).click()
          return run(await page.getByLabel('curl').innerText())
        },
        async 'Recent routes'() {
          // The page has also asked for the route that a closure takes away.
          const told = query.includes('suez') ? 'Suez Canal closed' : ''
          const entries = page.getByRole('region', { name: 'Recent routes' }).getByRole('listitem')
          await entries.filter({ hasText: told }).first().getByRole('button').click()
          return shown(page)
        },
      }

      expect(figures).toEqual({ arrival: expect.any(String), cost: expect.any(String) })
      const read: Record<string, Shown> = {}
      for (const [exit, figuresOfExit] of Object.entries(EXITS)) read[exit] = await figuresOfExit()
      expect(read).toEqual(Object.fromEntries(Object.keys(EXITS).map((exit) => [exit, figures])))
    },
  )
})

const inWords = ({ arrival, cost }: Figures): Shown => ({
  arrival: arrival && numbers.moment(new Date(`${arrival}Z`)),
  cost: cost === null ? null : numbers.usd(cost),
})
