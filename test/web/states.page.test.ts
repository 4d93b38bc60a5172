import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flaws } from './axe.js'
import { noBrowser } from './browser.js'
import { distance, openPill, ROUTE, SOON, usePlanner } from './planner-service.js'

interface State {
  readonly name: string
  readonly path: string
  readonly isVisitor?: true
  /** Whether the map is part of the state. Without it, a page is there sooner. */
  readonly hasMap?: true
  readonly reach?: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
const isComplete = () => performance.getEntriesByName('map-idle').length > 0
const alert = (page: Page) => page.getByRole('alert').first().waitFor()

const JANUARY = '&depart=2027-01-15T00%3A00&winds=1&vessel=container'
const SCENARIOS = `${ROUTE}&variant=close%3Dsuez&variant=speed%3D12&variant=avoid%3Dpiracy`
const season = (page: Page) => page.getByRole('slider', { name: 'Month of departure' }).waitFor()

/**
 * What a user can meet besides the six views in their usual state, which quality.test.ts covers.
 */
const STATES: readonly State[] = [
  { name: 'an untouched page', path: '', hasMap: true },
  { name: 'a visitor without an account', path: `${ROUTE}&close=suez`, isVisitor: true },
  { name: 'a place on land', path: '?from=1068&to=48.85,2.35', reach: alert },
  { name: 'no sea route', path: '?from=1068&to=40.3,50.2', reach: alert },
  { name: 'an unknown port', path: '?from=1068&to=999999', reach: alert },
  {
    name: 'a name that no port has',
    path: ROUTE,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'To' }).fill('rottredam')
      await page.getByRole('combobox', { name: 'To' }).press('Tab')
      await page.getByText('There is no port called').waitFor()
    },
  },
  {
    name: 'an open list of ports',
    path: ROUTE,
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'To' }).fill('san')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  { name: 'what to avoid', path: ROUTE, reach: (page) => openPill(page, /^Avoid/) },
  { name: 'the choice of a ship', path: ROUTE, reach: (page) => openPill(page, /^Any ship/) },
  { name: 'the departure', path: ROUTE, reach: (page) => openPill(page, /^Leaves now/) },
  {
    name: 'stops and long names',
    path: `${ROUTE}&stop=145@48&stop=-33.9,18.43&close=suez,kiel,dover`,
    hasMap: true,
  },
  {
    name: 'the stops',
    path: `${ROUTE}&stop=145@48&stop=-33.9,18.43`,
    reach: (page) => openPill(page, /^2 stops/),
  },
  { name: 'the settings', path: ROUTE, reach: (page) => page.locator('header summary').click() },
  { name: 'the picture of a route', path: ROUTE, reach: (page) => press(page, 'Image') },
  { name: 'saving and sharing', path: ROUTE, reach: (page) => press(page, 'Save or share') },
  {
    name: 'costs without a price',
    path: `${ROUTE}&view=cost`,
    reach: (page) => page.getByRole('button', { name: 'Fill in an example' }).waitFor(),
  },
  {
    name: 'costs',
    path: `${ROUTE}&view=cost&vessel=container&size=neo_panamax&price=600`,
    reach: (page) => page.getByRole('table', { name: 'Costs, USD' }).waitFor(),
  },
  {
    name: 'the voyage report',
    path: `${ROUTE}&vessel=container&view=report`,
    reach: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'an emissions report',
    path: `${ROUTE}&view=emissions&teu=20`,
    reach: async (page) => {
      await press(page, 'Estimate')
      await page.getByRole('table', { name: 'Calculation' }).waitFor()
    },
  },
  {
    name: 'a matrix',
    path: '?view=matrix&rows=Rotterdam|Santos',
    reach: async (page) => {
      await press(page, /^Calculate/)
      await page.getByRole('row', { name: /^Santos/ }).waitFor()
    },
  },
  {
    name: 'an ambiguous matrix',
    path: '?view=matrix&rows=Rotterdam|Portland',
    reach: async (page) => {
      await press(page, /^Calculate/)
      await page.getByRole('combobox', { name: 'Portland' }).waitFor()
    },
  },
  ...['Measure', 'How far can I get?', 'Areas to avoid', 'Check a route file'].map((tool) => ({
    name: `the tool "${tool}"`,
    path: ROUTE,
    hasMap: true as const,
    reach: async (page: Page) => {
      await press(page, tool)
      await page.getByRole('heading', { name: tool }).waitFor()
    },
  })),
  { name: 'a shared plan that is gone', path: '?shared=gone', reach: alert },
  { name: 'a globe', path: `${ROUTE}&map=globe`, hasMap: true },
  { name: 'a map in another page', path: `embed${ROUTE}`, hasMap: true },
  { name: 'an empty table', path: '?view=table' },
  {
    name: 'a route that a closure takes away',
    path: `${ROUTE}&close=suez&vessel=container&price=600`,
    reach: (page) => page.locator('.taken').waitFor(),
  },
  {
    name: 'a comparison to be shared',
    path: `${ROUTE}&view=table&variant=close%3Dsuez`,
    reach: (page) => press(page, 'Save or share'),
  },
  {
    name: 'the list of commands',
    path: ROUTE,
    reach: async (page) => {
      await distance(page).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'questions about a voyage',
    path: ROUTE,
    reach: async (page) => {
      await press(page, 'What if …?')
      await page.getByRole('group', { name: 'Another way' }).waitFor()
    },
  },
  { name: 'the winds of a month', path: `${ROUTE}${JANUARY}`, reach: season },
  {
    name: 'two months side by side',
    path: `${ROUTE}${JANUARY}`,
    reach: async (page) => {
      await press(page, 'Compare: Winds of July')
      await page.getByRole('button', { name: /^Winds of July/ }).waitFor()
    },
  },
  {
    name: 'the best order of stops',
    path: `${ROUTE}&stop=319@24&stop=489@24`,
    reach: async (page) => {
      await openPill(page, /^2 stops/)
      await press(page, 'Find the best order')
      await page.getByRole('button', { name: 'Use this order' }).waitFor()
    },
  },
  {
    name: 'a scenario that is named',
    path: SCENARIOS,
    reach: async (page) => {
      await page.getByRole('button', { name: /^12 kn/ }).press('F2')
      await page.getByRole('textbox', { name: 'Name of this scenario' }).waitFor()
    },
  },
  {
    name: 'a scenario that is dropped',
    path: SCENARIOS,
    reach: async (page) => {
      await page.getByRole('button', { name: /^12 kn/ }).press('Delete')
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'a ship that is too large for the canal',
    path: `${ROUTE}&vessel=tanker&size=vlcc`,
    reach: (page) => page.locator('.limit').first().waitFor(),
  },
  {
    name: 'laden and in ballast',
    path: `${ROUTE}&vessel=bulker&size=supramax&stop=1053@24@@load`,
    reach: (page) => page.getByText('In ballast').first().waitFor(),
  },
  {
    name: 'four scenarios in a table',
    path: `${SCENARIOS}&view=table`,
    reach: (page) => page.getByRole('columnheader', { name: '12 kn' }).first().waitFor(),
  },
  { name: 'the account', path: '?view=account' },
]

describe.skipIf(noBrowser !== null)('every state of the page', { timeout: 1_800_000 }, () => {
  const planner = usePlanner()

  test('is one of 41, with the one without a service', () => {
    expect(STATES.length).toBeGreaterThanOrEqual(40)
  })

  test.each([
    { third: 0, width: 1440, colorScheme: 'light' },
    { third: 1, width: 360, colorScheme: 'dark' },
    // A window of 1280 px at 200 %.
    { third: 2, width: 640, height: 400, forcedColors: 'active' },
  ] as const)('is accessible and fits: $width px, $colorScheme $forcedColors', async (look) => {
    const states = STATES.filter((_, i) => i % 3 === look.third)
    for (const { name, path, isVisitor, hasMap = false, reach } of states) {
      const { page, context } = await planner.open(path, {
        ...look,
        map: hasMap,
        ...(isVisitor && { token: undefined }),
      })
      await page.waitForLoadState('networkidle')
      if (hasMap) await page.waitForFunction(isComplete)
      await reach?.(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ name, width, flaws: await flaws(page) }).toEqual({
        name,
        width: look.width,
        flaws: [],
      })
      await context.close()
    }
  })

  test('on a phone, the head of the sheet has the scenarios, with what the shown one adds', async () => {
    const variant = encodeURIComponent('close=suez&depart=2026-12-01T08:00')
    const path = `${ROUTE}&depart=2026-12-01T08:00&variant=${variant}&at=2`
    const { page } = await planner.open(path, { width: 390, height: 844, map: false })
    await distance(page).waitFor()
    const grip = page.getByRole('button', { name: 'Resize the panel' })
    await grip.click()
    await grip.click()
    const card = page.getByRole('button', { name: /^Suez Canal closed/, pressed: true })
    await expect.poll(() => card.innerText(), SOON).toMatch(/\+\d+\.\d d\s+\+\d,\d\d\d nm/)
    const { y, height } = (await card.boundingBox())!
    expect(y + height).toBeLessThan(844)
  })

  test('on a phone, what is pressed on the answer is as high as a finger is wide', async () => {
    const { page } = await planner.open(ROUTE, { width: 390, height: 844, map: false })
    await distance(page).waitFor()
    const targets = [
      page.getByRole('slider', { name: 'Position along the route' }),
      page.getByRole('button', { name: 'Add Singapore to favourites' }),
      ...['Report', 'Save or share', 'Image', 'Download GPX'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      ),
    ]
    for (const target of targets)
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })

  test.each([
    { width: 720, height: 450 },
    { width: 640, height: 400 },
  ])(
    'has its figures in the first screen at 200 % in a window of twice $width by $height px',
    async (look) => {
      const { page } = await planner.open(`${ROUTE}&close=suez`, { ...look, map: false })
      const { x, y, width, height } = (await distance(page).boundingBox())!
      expect(x + width).toBeLessThan(look.width)
      expect(y + height).toBeLessThan(look.height)
    },
  )

  test('is accessible too when the service is unavailable', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await openPill(page, /^Avoid/)
    await planner.service.pause()
    await page.getByRole('switch', { name: 'Suez Canal' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor(SOON)
    expect(await flaws(page)).toEqual([])
    await planner.service.resume()
  })
})
