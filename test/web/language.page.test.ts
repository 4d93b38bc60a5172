import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, ROUTE, SOON, usePlanner } from './planner-service.js'

const SHIP = '&vessel=container&price=600&depart=2026-12-01T08:00&speed=16.5'
const GERMAN_VIEWS = [
  `${ROUTE}${SHIP}&close=suez&avoid=seca&open=northeast&ports=1`,
  `${ROUTE}&view=table&variant=close%3Dsuez%26vessel%3Dtanker`,
  `${ROUTE}&view=report${SHIP}&stop=145@24`,
  `${ROUTE}&view=emissions&teu=20&speed=16`,
  `${ROUTE}&view=emissions&teu=20&capacity=13000&reefer=1`,
  `${ROUTE}&view=emissions&mass=400&ship=tanker&capacity=120000`,
  `${ROUTE}&view=emissions&mass=400&consumed=900&consumedfuel=VLSFO&capacity=9000`,
  '?view=matrix&rows=Rotterdam|Santos',
  '?view=account',
  `${ROUTE}0000`,
  '?from=1068&to=48.85,2.35',
  '?from=1068&to=40.3,50.2',
]

/** Words of our English texts that no German text contains. */
const ENGLISH = [
  ...['the', 'and', 'with', 'from', 'of', 'your', 'not', 'distance', 'arrival', 'speed'],
  ...['fuel', 'ship', 'draught', 'departure', 'allowed', 'avoid', 'closed', 'canal', 'strait'],
  ...['default', 'share', 'download', 'copy', 'calculate', 'estimate', 'cargo', 'calculation'],
  ...['given', 'assumed', 'average', 'origins', 'password', 'queries', 'netherlands', 'well'],
  ...['modelled', 'electricity', 'regulation', 'annex', 'row', 'aligned', 'certified', 'activity'],
  ...['engine', 'load', 'lower', 'upper', 'smaller', 'larger', 'passage', 'inside', 'day'],
  ...['emission', 'emissions', 'size', 'class', 'consumed', 'vessel', 'hubs', 'construction'],
]

describe.skipIf(noBrowser !== null)('the languages of the page', () => {
  const planner = usePlanner({}, NO_MAP)

  /** Everything that a user can see or hear. */
  function ownText(page: Page): Promise<string> {
    return page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll('script, noscript')) element.remove()
      const names = ['aria-label', 'placeholder', 'title', 'aria-valuetext']
      const spoken = [...copy.querySelectorAll('*')].flatMap((element) =>
        names.map((name) => element.getAttribute(name) ?? ''),
      )
      return [copy.textContent, document.title, ...spoken].join(' ')
    })
  }

  test('a German page shows no English words of its own', async () => {
    const { page } = await planner.open(ROUTE, { locale: 'de-DE' })
    for (const view of GERMAN_VIEWS) {
      await page.goto(`${planner.service.url}/${view}`)
      await page.waitForLoadState('networkidle')
      if (view.includes('view=emissions')) {
        await page.getByRole('button', { name: 'Schätzen' }).click()
        await page.getByRole('table', { name: 'Berechnung' }).waitFor()
      }
      if (view.includes('view=matrix')) {
        await page.getByRole('button', { name: '4 Zellen berechnen' }).click()
        await page.getByRole('row', { name: /^Santos/ }).waitFor()
      }
      // German uses the terms well-to-wake and well-to-tank too, and names of places. Paths of the API and the
      // plan's address are names.
      const text = (await ownText(page))
        .toLowerCase()
        .replaceAll(/well-to-\p{L}+|sound of harris|\/v1\/\S+|https?:\S+/gu, '')
      const words = new Set(text.match(/[\p{L}]+/gu))
      expect({ view, english: ENGLISH.filter((word) => words.has(word)) }).toEqual({
        view,
        english: [],
      })
    }
  })

  test('a German page writes decimals with a comma, and reads them so', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=20`, { locale: 'de-DE' })
    await page.getByRole('button', { name: 'Schätzen' }).click()
    await page.getByRole('table', { name: 'Berechnung' }).waitFor()
    const report = await page.locator('article').innerText()
    expect(report).toMatch(/\d km × \d,\d+ = /)
    const to = page.getByRole('combobox', { name: 'Nach' })
    await to.fill('-33,9; 18,43')
    await to.press('Enter')
    await expect.poll(() => page.url(), SOON).toContain('to=-33.9,18.43')
  })

  test.each([
    ['en-GB', /, 2\d Dec 2026/],
    ['en-US', /, Dec 2\d, 2026/],
    ['fr-FR', /, 2\d Dec 2026/],
  ])('a browser of %s gets the dates of its country', async (locale, pattern) => {
    const { page } = await planner.open(`${ROUTE}&depart=2026-12-01T08:00`, { locale })
    await expect
      .poll(() => page.locator('dd.arrival + dd').getAttribute('title'), SOON)
      .toMatch(pattern)
  })

  test.each([
    ['?from=1068&to=40.3,50.2', /All sea routes between these places are closed: Volga-Don/],
    [
      '?from=1068&to=48.85,2.35',
      /The destination is \d+ km from navigable water; the limit is \d+ km/,
    ],
    ['?from=1068&to=999999', /This port does not exist/],
  ])('%s is rejected in the words of the page', async (path, words) => {
    const { page } = await planner.open(path)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const text = await alert.innerText()
    expect(text).toMatch(words)
    expect(text).not.toMatch(/_|\/ports|#\/|\d{4}-\d\d-\d\dT/)
  })

  test('a route that a coarse coastline closes is offered on a finer one', async () => {
    const { page } = await planner.open(`${ROUTE}&vessel=container`)
    await distance(page).waitFor()
    const problem = { code: 'no_route', title: 'No route', detail: 'There is none.', status: 422 }
    await page.route('**/calculate-route', (route) =>
      route.fulfill({ status: 422, json: problem, contentType: 'application/problem+json' }),
    )
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await page.getByRole('button', { name: 'Use the 5 km coastline' }).click()
    await expect.poll(() => page.url(), SOON).toContain('detail=5')
  })
})
