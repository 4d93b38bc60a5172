import { describe, expect, test } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { noBrowser } from './browser.js'
import {
  distance,
  drawn,
  MAP,
  NO_MAP,
  nauticalMiles,
  openPill,
  PLENTY,
  ROUTE,
  SOON,
  usePlanner,
} from './planner-service.js'

describe.skipIf(noBrowser !== null)('journeys that once went wrong', () => {
  const planner = usePlanner({}, NO_MAP)

  test.each(['Enter', 'Tab'])(
    '%s takes the first port although the search is still in progress',
    async (key) => {
      const { page } = await planner.open(ROUTE)
      let arrive = () => {}
      const held = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/find-places*.js', async (route) => {
        await held
        await route.continue()
      })
      const to = page.getByRole('combobox', { name: 'To' })
      await to.fill('santos')
      await to.press(key)
      arrive()
      await expect.poll(() => page.url(), SOON).toMatch(/to=(?!1309)\d+/)
      expect(await to.inputValue()).toBe('Santos')
    },
  )

  test.each(['rottredam', '120, 30', '91,10'])(
    '"%s" stays, invalid, without old figures',
    async (text) => {
      const { page } = await planner.open(ROUTE)
      await distance(page).waitFor()
      const to = page.getByRole('combobox', { name: 'To' })
      await to.fill(text)
      await to.press('Tab')
      await page.getByText('There is no port called').waitFor()
      expect(await to.inputValue()).toBe(text)
      expect(await to.getAttribute('aria-invalid')).toBe('true')
      expect(await distance(page).count()).toBe(0)
    },
  )

  test('suggests the correct spelling of a mistyped port', async () => {
    const { page } = await planner.open(ROUTE)
    const to = page.getByRole('combobox', { name: 'To' })
    await to.fill('singapre')
    await to.press('Enter')
    await page.getByRole('button', { name: 'Singapore, Singapore' }).click()
    expect(await to.inputValue()).toBe('Singapore')
    await distance(page).waitFor()
  })

  test('typing a speed plans one route, typing a price none', async () => {
    const { page, charged } = await planner.open(`${ROUTE}&vessel=container`)
    await distance(page).waitFor()
    expect(charged()).toBe(1)
    // The map and the ports come after the figures: keys that wait for them are not typed in one go.
    await page.waitForLoadState('networkidle')
    await openPill(page, /^Container/)
    await page.getByLabel('Speed, kn').pressSequentially('16.275')
    await page.getByText('at 16.3 kn').waitFor()
    await page.getByLabel('Fuel price, USD/t').pressSequentially('612.50')
    await page
      .getByText(/\$[\d,]+/)
      .first()
      .waitFor()
    expect(charged()).toBe(2)
  })

  test('turning a switch off and on again plans one route', async () => {
    const { page, charged } = await planner.open(ROUTE)
    await distance(page).waitFor()
    const short = await nauticalMiles(page)
    await openPill(page, /^Avoid/)
    const suez = page.getByRole('switch', { name: 'Suez Canal' })
    await suez.click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(short + 3000)
    await suez.click()
    await expect.poll(() => nauticalMiles(page), SOON).toBe(short)
    expect(charged()).toBe(2)
  })

  test('Back undoes a change of the plan', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await expect.poll(() => new URL(page.url()).search, SOON).toBe('?from=1309&to=1068')
    await page.goBack()
    expect(new URL(page.url()).search).toBe(ROUTE)
    const from = page.getByRole('combobox', { name: 'From' })
    await expect.poll(() => from.inputValue(), SOON).toBe('Rotterdam')
  })

  test('shows alternatives as cards: a click selects one, and undoing it costs nothing', async () => {
    const { page, charged } = await planner.open('?from=1068&to=319')
    const cards = page.getByRole('list', { name: 'Routes' }).getByRole('button')
    await expect.poll(() => cards.count(), SOON).toBe(3)
    const short = await nauticalMiles(page)
    await cards.filter({ hasText: 'via the Cape of Good Hope' }).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(short + 3000)
    expect(page.url()).toContain('route=-suez,-panama')
    expect(page.url()).not.toContain('close=')
    await cards.filter({ hasText: 'via Suez' }).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBe(short)
    expect(charged()).toBe(2)
  })

  test('a card never opens what the user has closed', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suez`)
    const cards = page.getByRole('list', { name: 'Routes' }).getByRole('button')
    await expect.poll(() => cards.count(), SOON).toBe(3)
    const [best] = await cards.allInnerTexts()
    const names = async () => (await cards.allInnerTexts()).map((text) => text.split('\n')[0])
    const offered = await names()
    const shortest = await nauticalMiles(page)
    for (const i of [2, 1, 0]) {
      const more = Number(
        /\+([\d,]+) nm/.exec(await cards.nth(i).innerText())?.[1]?.replace(',', '') ?? 0,
      )
      await cards.nth(i).click()
      await expect.poll(() => cards.nth(i).getAttribute('aria-pressed'), SOON).toBe('true')
      expect(Math.abs((await nauticalMiles(page)) - shortest - more)).toBeLessThanOrEqual(1)
      expect(page.url()).toContain('close=suez')
      await page.reload()
      await expect.poll(names, SOON).toEqual(offered)
      expect(await cards.nth(i).getAttribute('aria-pressed')).toBe('true')
      expect(await page.getByRole('region', { name: 'Timeline' }).innerText()).not.toContain('Suez')
    }
    expect((await cards.allInnerTexts())[0]).toBe(best)
  })

  test('the route that a closure takes away stays as a struck card, whatever was asked before', async () => {
    const { page, charged } = await planner.open(`${ROUTE}&close=suez`)
    const routes = page.getByRole('list', { name: 'Routes' })
    const taken = routes.getByRole('listitem').filter({ hasText: 'closed by you' })
    await taken.waitFor()
    expect(charged()).toBe(2)
    const text = await taken.innerText()
    expect(text).toMatch(/^via Suez\s+24 d \d+ h\s+closed by you: −\d+\.\d d, −3,\d{3} nm$/)
    expect(await taken.getByRole('button').count()).toBe(0)
    const all = await routes.innerText()
    // In the other order: first open, then closed.
    await openPill(page, /^Avoid/)
    const suez = page.getByRole('switch', { name: 'Suez Canal' })
    await suez.click()
    await expect.poll(() => taken.count(), SOON).toBe(0)
    await suez.click()
    await expect.poll(() => routes.innerText(), SOON).toBe(all)
    expect(charged()).toBe(2)
    expect(page.url()).toContain('close=suez')
  })

  test('a question becomes a scenario beside today, which is the answer, named, moved, dropped and taken back', async () => {
    const { page, charged } = await planner.open(ROUTE)
    await page.getByRole('button', { name: 'What if Suez closes?' }).click()
    const strip = page.getByRole('region', { name: 'Scenarios of this voyage' })
    const cards = strip.locator('.card[aria-pressed]')
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(11_000)
    await expect.poll(() => cards.count(), SOON).toBe(2)
    expect(await cards.allInnerTexts()).toEqual([
      expect.stringMatching(/^Today\s+24 d \d+ h\s+8,\d{3} nm$/),
      expect.stringMatching(/^Suez Canal closed\s+\+10\.\d d\s+\+3,\d{3} nm$/),
    ])
    await page
      .getByText(/^\+10\.\d d$/)
      .and(page.locator('.against b'))
      .waitFor()
    await cards.nth(0).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeLessThan(9000)
    expect(await page.locator('.against').count()).toBe(0)
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => cards.nth(1).innerText(), SOON).toMatch(/−10\.\d d/)
    await page.getByRole('button', { name: 'Drop “Suez Canal closed”' }).click({ force: true })
    // One scenario is the answer in the panel.
    await expect.poll(() => cards.count(), SOON).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cards.count(), SOON).toBe(2)
    expect(charged()).toBe(2)
    // Escape closes the questions, and so does a press beside them.
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(900, 300)]) {
      await page.getByRole('button', { name: 'What if …?' }).click()
      await page.getByRole('button', { name: '12 kn' }).waitFor()
      await leave()
      await expect.poll(() => page.getByRole('button', { name: '12 kn' }).count(), SOON).toBe(0)
    }
    // By letters alone.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Commands' }).waitFor()
    await page.keyboard.type('what if malacca')
    await page.keyboard.press('Enter')
    await expect.poll(() => cards.count(), SOON).toBe(3)
  })

  test('there is one way to share, which asks with whom', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suez`)
    await page.getByRole('button', { name: 'Save or share' }).click()
    await page.getByRole('button', { name: 'Create a public link' }).waitFor()
    expect(await page.getByRole('button', { name: /link/i }).count()).toBe(2)
    await page.getByRole('button', { name: 'Copy link for colleagues' }).click()
    await page.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('a limit per minute counts down, and the page repeats the request by itself', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    let isLimited = true
    const body = JSON.stringify({
      type: '/problems/rate_limited',
      code: 'rate_limited',
      title: '',
      status: 429,
      detail: '',
    })
    await page.route('**/calculate-route', (route) =>
      isLimited
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '6' },
            contentType: 'application/problem+json',
            body,
          })
        : route.continue(),
    )
    await openPill(page, /^Avoid/)
    await page.getByRole('switch', { name: 'Suez Canal' }).click()
    await page.getByText('Try again in 6 s').waitFor()
    isLimited = false
    await page.getByText('Try again in 5 s').waitFor()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(11_000)
    expect(await page.getByText('Too many requests').count()).toBe(0)
  })

  test('typing in a place box sends no request per letter', async () => {
    const { page, requests } = await planner.open(ROUTE)
    await distance(page).waitFor()
    const to = page.getByRole('combobox', { name: 'To' })
    await to.focus()
    await page.waitForLoadState('networkidle')
    const before = requests.length
    await to.pressSequentially('valparaiso')
    await page
      .getByRole('option', { name: /^Valpara/ })
      .first()
      .waitFor()
    expect(requests.slice(before).filter((url) => !url.includes('/assets/'))).toEqual([])
  })

  test('stops are sailed to in order, with their days in port', async () => {
    const { page } = await planner.open(`${ROUTE}&stop=145@48&depart=2026-12-01T08:00`)
    await distance(page).waitFor()
    expect(await nauticalMiles(page)).toBeGreaterThan(13_000)
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    // Names of ports come after the figures.
    await expect.poll(() => timeline.filter({ hasText: 'Santos' }).count(), SOON).toBe(2)
    await page.getByText('2 d 0 h in port').waitFor()
    await openPill(page, /^1 stop: Santos/)
    await page.getByRole('button', { name: 'Remove stop 1' }).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeLessThan(9000)
    expect(await page.getByText('in port').count()).toBe(0)
  })

  test('fuel in port is in the sums, the timeline and the report', async () => {
    const { page } = await planner.open(
      `${ROUTE}&stop=145@240&vessel=container&size=neo_panamax&depart=2026-12-01T08:00`,
    )
    await distance(page).waitFor()
    const inPort = page.getByText(/Of which in port: [\d,.]+ t of fuel, [\d,.]+ t CO₂e/)
    const tonnesInPort = Number(/port: ([\d.]+)/.exec(await inPort.innerText())![1])
    expect(tonnesInPort).toBeGreaterThan(50)
    const whole = (text: string) => Number(text.replaceAll(',', '').match(/\d+(?=\s*t Fuel)/)![0])
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    await timeline.filter({ hasText: 'Santos' }).nth(1).waitFor()
    const santos = (await timeline.filter({ hasText: 'Santos' }).allInnerTexts()).map(whole)
    expect(Math.abs(santos[1]! - santos[0]! - tonnesInPort)).toBeLessThanOrEqual(1)
    const last = whole(await timeline.last().innerText())
    await page.goto(`${page.url()}&view=report`)
    const fuel = page.getByRole('table', { name: /Fuel and emissions of the ship/ })
    await fuel.getByRole('rowheader', { name: /, in port$/ }).waitFor()
    const rows = (await fuel.getByRole('row').allInnerTexts()).slice(1).map((row) =>
      row
        .split('\t')
        .slice(1)
        .map((cell) => Number(cell.replaceAll(',', ''))),
    )
    const total = rows.at(-1)!
    const sums = total.map((_, i) => rows.slice(0, -1).reduce((sum, row) => sum + row[i]!, 0))
    expect(sums.map((sum) => sum.toFixed(1))).toEqual(total.map((sum) => sum.toFixed(1)))
    expect(Math.abs(total[0]! - last)).toBeLessThanOrEqual(1)
  })

  test('an arrival that is wanted finds the speed, or instead the departure', async () => {
    const { page } = await planner.open(`${ROUTE}&depart=2027-03-02T08:00`)
    await distance(page).waitFor()
    await openPill(page, /^departs/i)
    const by = page.getByLabel('Arrival wanted')
    const arrives = Date.parse(`${await by.inputValue()}Z`)
    const wanted = new Date(arrives + 3 * 86_400_000).toISOString().slice(0, 16)
    await by.fill(wanted)
    await page.getByText(/^The ship sails \d+\.\d kn to arrive then\.$/).waitFor(SOON)
    const told = new Numbers('en-GB').moment(new Date(`${wanted}Z`))
    expect(await page.locator('dd.arrival ~ dd[title]').getAttribute('title')).toBe(told)
    await page.getByText(/^\d+\.\d kn, sought for the arrival wanted$/).waitFor(SOON)
    expect(new URL(page.url()).searchParams.get('arrive')).toBe(wanted)
    // At its usual speed it leaves later, to the minute and never too late.
    await page.getByRole('button', { name: 'Keep the usual speed' }).click()
    const leaves = () => Date.parse(`${new URL(page.url()).searchParams.get('depart')}Z`)
    await expect.poll(leaves, SOON).toBeCloseTo(Date.UTC(2027, 2, 5, 8) - 30_000, -5)
    await page.getByText(/^The ship leaves .* at its usual speed/).waitFor(SOON)
    expect(new URL(page.url()).searchParams.get('arrive')).toBeNull()
  })

  test('an arrival that no ship can keep is said to be so, with what arrives first', async () => {
    const { page } = await planner.open(
      `${ROUTE}&vessel=container&depart=2027-03-02T08:00&arrive=2027-03-06T08:00`,
    )
    await distance(page).waitFor()
    await page.getByText(/at the earliest, .* later than wanted/).waitFor(SOON)
    await page.goto(`${page.url()}&speed=12`)
    await page.getByText(/later than wanted, at the speed that/).waitFor(SOON)
    await openPill(page, /^departs/i)
    await page.getByRole('button', { name: 'Seek the speed' }).click()
    await page.getByText(/at the earliest, .* later than wanted/).waitFor(SOON)
  })

  test('an arrival can be typed while an answer is awaited, and gets its departure', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await openPill(page, /^leaves/i)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/calculate-route', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('combobox', { name: 'To' }).fill('Santos')
    await page.getByRole('combobox', { name: 'To' }).press('Enter')
    await page.getByLabel('Arrival wanted').fill('2030-05-01T12:00')
    await page.getByText('The departure for this arrival follows with the answer.').waitFor(SOON)
    answer()
    await page.getByText(/^The ship leaves .* at its usual speed/).waitFor(SOON)
    expect(new URL(page.url()).searchParams.get('depart')).toMatch(/^2030-04-/)
  })

  test('a departure is found for a wish whose panel is closed before the answer', async () => {
    const { page } = await planner.open(`${ROUTE}&depart=2027-03-02T08:00&arrive=2027-04-01T08:00`)
    await distance(page).waitFor()
    await openPill(page, /^departs/i)
    await page.getByRole('button', { name: 'Keep the usual speed' }).click()
    await page.keyboard.press('Escape')
    const leaves = () => new URL(page.url()).searchParams.get('depart')
    await expect.poll(leaves, SOON).toMatch(/^2027-03-0[5-9]/)
    await openPill(page, /^departs/i)
    await page.getByText(/^The ship leaves .* at its usual speed/).waitFor(SOON)
    // Another plan is another wish.
    await page.getByRole('switch', { name: 'Winds' }).click()
    await expect.poll(() => page.getByText(/^The ship leaves/).count(), SOON).toBe(0)
  })

  test('a departure is found in the winds that it will have, at a stated speed too', async () => {
    const { page } = await planner.open(
      `${ROUTE}&vessel=container&depart=2027-01-02T08:00&arrive=2027-08-20T08:00&winds=1`,
    )
    await distance(page).waitFor()
    await openPill(page, /^departs/i)
    await page.getByRole('button', { name: 'Keep the usual speed' }).click()
    const by = page.getByLabel('Arrival wanted')
    const title = () => page.locator('dd.arrival ~ dd[title]').getAttribute('title')
    await expect.poll(title, SOON).toMatch(/20 Aug 2027, 0[78]:/)
    expect(await by.inputValue()).toBe('2027-08-20T08:00')
    await page.goto(`${planner.service.url}/${ROUTE}&speed=12`)
    await distance(page).waitFor()
    await openPill(page, /^leaves/i)
    await page.getByLabel('Arrival wanted').fill('2030-05-01T12:00')
    await page.getByText(/^The ship leaves .*, to arrive then at 12 kn\.$/).waitFor(SOON)
  })

  test('a ship that is too early waits in the timeline, and its winds cost fuel', async () => {
    const { page } = await planner.open(
      `${ROUTE}&vessel=container&size=panamax&speed=15&depart=2027-01-20T00:00&arrive=2027-02-14T00:00&winds=1`,
    )
    await distance(page).waitFor()
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    const row = timeline.filter({ hasText: /^Waits at Singapore: 1 d \d+ h/ })
    await row.waitFor(SOON)
    await page.getByText(/, 1 d \d+ h waiting$/).waitFor()
    expect(await timeline.last().innerText()).toMatch(/1,185/)
    await page.goto(`${page.url()}&view=report`)
    const parts = page.getByRole('table', { name: 'Route' }).getByRole('row')
    await parts.filter({ hasText: 'waiting: Singapore' }).waitFor(SOON)
  })

  test('a strait that is passed in both directions is twice in the timeline', async () => {
    const { page } = await planner.open(`${ROUTE}&stop=1@24&depart=2027-03-02T08:00`)
    await distance(page).waitFor()
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    expect(await timeline.filter({ hasText: 'Strait of Hormuz' }).count()).toBe(2)
    await page.goto(`${page.url()}&view=report`)
    const parts = page.getByRole('table', { name: 'Route' }).getByRole('row')
    await parts.filter({ hasText: 'in port: Zirku Island' }).getByText('1 d').waitFor()
    // Days of the parts and of the total, which are rounded so that they add up.
    const hours = (text: string) =>
      [...text.matchAll(/(\d+) (d|h)/g)].reduce(
        (sum, [, n, unit]) => sum + Number(n) * (unit === 'd' ? 24 : 1),
        0,
      )
    const all = (await parts.allInnerTexts()).slice(1).map((row) => hours(row))
    expect(all.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(all.at(-1))
  })

  test('a visitor without an account meets no wall: what is not published, the page calculates itself', async () => {
    const { page, requests, faults, charged } = await planner.open(ROUTE, { token: undefined })
    const [isSea, isLogin] = [/\/sea\//, page.getByRole('button', { name: 'Log in' })]
    await distance(page).waitFor()
    // What closing Suez changes is in the published answer; what closing Malacca changes is not, and no ship is.
    await page.goto(`${planner.service.url}/${ROUTE}&close=suez`)
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(11_000)
    expect(requests.filter((url) => isSea.test(url))).toEqual([])
    await page.goto(`${planner.service.url}/${ROUTE}&close=malacca&vessel=container&size=feeder`)
    await page.getByText('Fuel', { exact: true }).first().waitFor()
    expect(await nauticalMiles(page)).toBeGreaterThan(8200)
    expect(requests.filter((url) => isSea.test(url)).length).toBeGreaterThan(5)
    expect([charged(), await isLogin.count(), faults]).toEqual([0, 0, []])
    // Keeping a plan needs an account.
    await page.getByRole('button', { name: 'Save or share' }).click()
    await isLogin.waitFor()
  })

  test('a plan shared over the API names its ends, and no day of arrival without a departure', async () => {
    const { url } = planner.service
    const token = await planner.service.logIn(PLENTY)
    const answer = await fetch(`${url}/v1/shared-plans`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Autumn run',
        query: 'made=elsewhere',
        voyage: { stops: [{ port_id: 1068 }, { port_id: 1309 }] },
      }),
    })
    const { id } = (await answer.json()) as { id: string }
    const { page } = await planner.open(`?shared=${id}`, { token: undefined })
    await page.getByRole('heading', { name: 'Autumn run' }).waitFor()
    await page.getByText('Rotterdam, Netherlands (NLRTM) – Singapore').waitFor()
    expect(await page.getByText('Time at sea').count()).toBe(1)
    expect(await page.getByText('Arrival', { exact: true }).count()).toBe(0)
  })

  test('the page for another page names a published route, and a private one as not public', async () => {
    const { page } = await planner.open(`embed${ROUTE}`, { token: undefined })
    await page.getByRole('heading', { name: 'Rotterdam – Singapore' }).waitFor()
    // The way round the Cape is published with it.
    await page.goto(`${planner.service.url}/embed${ROUTE}&close=suez`)
    await page.getByText('Suez Canal closed').waitFor()
    await page.goto(`${planner.service.url}/embed${ROUTE}&close=malacca`)
    await page.getByText('This route is not public').waitFor()
  })

  test('old figures keep their names until the new ones are there, and the title has none', async () => {
    const { page } = await planner.open(`${ROUTE}&depart=2026-12-01T08:00`)
    await distance(page).waitFor()
    await expect.poll(() => page.title(), SOON).toMatch(/^Rotterdam – Singapore, 8,2\d\d nm/)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/calculate-route', async (route) => {
      await held
      await route.continue()
    })
    const to = page.getByRole('combobox', { name: 'To' })
    await to.fill('santos')
    await to.press('Enter')
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    await page.getByText('Updating …').waitFor()
    expect(await to.inputValue()).toBe('Santos')
    expect(await page.title()).toBe('Rotterdam – Santos · Fairway')
    expect(await timeline.last().innerText()).toMatch(/^Singapore/)
    const figures = distance(page).locator('xpath=ancestor::div[contains(@class, "figures-of")]')
    const opacity = () => figures.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity, SOON).toBe('0.45')
    answer()
    await expect.poll(() => page.title(), SOON).toMatch(/^Rotterdam – Santos, 5,\d\d\d nm/)
    expect(await timeline.last().innerText()).toMatch(/^Santos/)
    expect(await page.getByText('Updating …').count()).toBe(0)
    await expect.poll(opacity, SOON).toBe('1')
  })

  test('tabs report an unavailable service, and continue when it returns', async () => {
    const { page } = await planner.open(ROUTE, { ...MAP, width: 900, height: 600 })
    await drawn(page)
    const short = await nauticalMiles(page)
    await openPill(page, /^Avoid/)
    // Its code is fetched when it is opened.
    await page.getByRole('switch', { name: 'Suez Canal' }).waitFor()
    await planner.service.pause()
    await page.getByRole('switch', { name: 'Suez Canal' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await nauticalMiles(page)).toBe(short)
    await page.getByText('Figures of the last answer: Rotterdam – Singapore').waitFor()
    expect(await page.title()).toBe('Rotterdam – Singapore · Fairway')
    for (const name of ['Table', 'Emissions', 'Cost', 'Matrix', 'Account']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByText('will load when the service is back').waitFor()
    }
    expect(await page.getByText('show the map').count()).toBe(0)
    await planner.service.resume()
    await page.getByRole('button', { name: 'Log out' }).waitFor(SOON)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(short + 3000)
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })

  const SCREENS = [
    {
      width: 1440,
      height: 900,
      // Its lines are longer than a world, so the panel covers another copy of the ends.
      paths: ['?from=1068&to=319&variant=close%3Dsuez'],
    },
    { width: 820, height: 1180, paths: ['?from=1068&to=319&close=suez'] },
  ]

  // More pairs and widths are in ends.page.test.ts.
  test.each(SCREENS)(
    'both ends of a route across 180 degrees are in view, $width px',
    async ({ paths, ...screen }) => {
      const { page } = await planner.open('', { ...screen, ...MAP })
      for (const path of paths) {
        await page.goto(`${planner.service.url}/${path}`)
        await drawn(page)
        const panel = (await page.locator('.panel').boundingBox())!
        const isBeside = panel.width < screen.width
        const [left, bottom] = isBeside ? [panel.x + panel.width, screen.height] : [0, panel.y]
        for (const end of ['from', 'to']) {
          const x = async () => (await page.locator(`.end.${end}`).boundingBox())!.x
          await expect.poll(x, SOON).toBeGreaterThan(left)
          expect(await x()).toBeLessThan(screen.width - 18)
          expect((await page.locator(`.end.${end}`).boundingBox())!.y).toBeLessThan(bottom)
        }
      }
    },
  )

  test('January is compared with July as two cards, and the months are a slider', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await page.getByRole('button', { name: 'What if …?' }).click()
    await page.getByRole('button', { name: 'Winds of January' }).click()
    await page.getByRole('slider', { name: 'Month of departure' }).waitFor(SOON)
    await page.getByRole('button', { name: 'Compare: Winds of July' }).click()
    const july = page.getByRole('button', { name: /^Winds of July/ })
    await expect.poll(() => july.innerText(), SOON).toMatch(/\+\d\.\d d\s+\d\d\.\d–\d\d\.\d d/)
    expect(new URL(page.url()).searchParams.getAll('variant')).toHaveLength(2)
    const [january, later] = await Promise.all(
      [/^Winds of January/, /^Winds of July/].map(async (name) => {
        const text = await page.getByRole('button', { name }).innerText()
        return Number(/\+(\d\.\d) d/.exec(text)![1])
      }),
    )
    expect(january).toBeGreaterThan(later!)
    await page.getByText(/8 voyages in 10 arrive from/).waitFor()
    await page.getByRole('slider', { name: 'Month of departure' }).press('ArrowRight')
    await expect.poll(() => page.url(), SOON).toContain('2027-08-15')
  })

  test('every press of an arrow key is a month, however fast, on the slider and on the card', async () => {
    const { page } = await planner.open(
      `${ROUTE}&depart=2027-01-15T00%3A00&winds=1&variant=close%3Dsuez`,
    )
    const slider = page.getByRole('slider', { name: 'Month of departure' })
    await slider.waitFor(SOON)
    const card = page.locator('.card').first()
    for (const [focus, months] of [
      [slider, ['February', 'March', 'April', 'May', 'June']],
      [card, ['July', 'August', 'September']],
    ] as const) {
      await focus.focus()
      for (const month of months) {
        await page.keyboard.press('ArrowRight')
        // At once, before the answer.
        expect(await slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${month}`))
      }
    }
    await expect.poll(() => page.url(), SOON).toContain('-09-15')
  })
})
