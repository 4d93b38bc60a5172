import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LIGHT } from '../../web/map/palette.js'
import { FILM_SECONDS } from '../../web/report/film-frames.js'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, openPill, ROUTE, SOON, usePlanner } from './planner-service.js'

/** Space between the margins of 16 mm, px. */
const LANDSCAPE_A4 = { width: 1001, height: 672 }
const TOO_FINE = /\d[.,]\d{7,}/

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(',', '')))

/** Figures that leave the page say what they answer, and nothing else. */
describe.skipIf(noBrowser !== null)('printed reports of the planner', () => {
  const planner = usePlanner({}, NO_MAP)

  async function estimate(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByRole('table', { name: 'Calculation' }).waitFor()
  }

  async function csvOf(page: Page): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    return readFileSync((await download.path())!, 'utf8')
  }

  test('a report keeps its title when an endpoint changes, and is then no longer available', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=40`)
    await estimate(page)
    const to = page.getByRole('combobox', { name: 'To' })
    await to.fill('santos')
    await to.press('Enter')
    await page.getByText('You have changed the form').waitFor()
    const title = page.getByRole('heading', { name: /^Emissions report/ })
    expect(await title.innerText()).toContain('Singapore')
    expect(await title.innerText()).not.toContain('Santos')
    expect(await page.getByRole('button', { name: 'Print report' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await title.isVisible()).toBe(false)
  })

  test('a report names the capes of its route', async () => {
    // Without a ship, the plan takes a way that is too shallow for the ship of the estimate.
    const { page } = await planner.open(
      `${ROUTE}&view=emissions&teu=40&close=suez&vessel=container`,
    )
    await estimate(page)
    const inputs = page.getByRole('table', { name: 'Inputs' })
    // The line may follow the estimate.
    await expect
      .poll(() => inputs.innerText(), SOON)
      .toMatch(
        // Two equally long ways lead to Singapore.
        /Passages\s+Strait of Dover, Cape of Good Hope, (Straits of Malacca|Sunda Strait)/,
      )
    expect(await csvOf(page)).toContain('Cape of Good Hope')
  })

  test('a plan is printed as its report, with the names of its ends on a map', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    // Ctrl + P begins with a key.
    const [fetched] = await Promise.all([
      page.waitForResponse((response) => /ReportView.*\.js$/.test(response.url())),
      page.keyboard.press('Control'),
    ])
    await fetched.finished()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const picture = page.getByRole('article').getByRole('img', { name: 'Map of the route' })
    expect(await picture.innerText()).toMatch(/Rotterdam\s+Singapore/)
    expect(await page.getByRole('table', { name: 'Route' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Leaves now' }).isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    expect(await page.getByRole('article').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Leaves now' }).isVisible()).toBe(true)
  })

  test('the report of a scenario says in its head what differs, by how much, and from what', async () => {
    const { page } = await planner.open(`${ROUTE}&variant=close%3Dsuez&at=2&view=report`)
    const head = page.getByRole('article').locator('header')
    await head.getByText('against today').waitFor()
    const words = (await head.innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(
      /Suez Canal closed ?\+10\.\d d against today Today: 8,\d{3} nm, 24 d \d+ h/,
    )
    const picture = page.getByRole('img', { name: 'Map of the route' })
    expect(await picture.locator(`[stroke="${LIGHT.alternative}"]`).count()).toBe(1)
    expect(await picture.innerText()).toMatch(/Today/)
    const plain = await planner.open(`${ROUTE}&view=report`)
    await plain.page.getByRole('article').waitFor()
    expect(await plain.page.getByRole('article').innerText()).not.toMatch(/against|Today/)
  })

  test('a usual voyage is reported on one sheet', async () => {
    const { page } = await planner.open(
      `${ROUTE}&stop=1078@48&close=suez&vessel=container&size=neo_panamax&price=600&depart=2026-12-01T08:00&view=report`,
    )
    await page.getByRole('table', { name: 'Route' }).waitFor()
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
  })

  test('a printed table has its total below its last row, not on every sheet', async () => {
    const { page } = await planner.open(`${ROUTE}&view=report`)
    const foot = page.getByRole('table', { name: 'Route' }).locator('tfoot')
    await foot.waitFor()
    const display = await foot.evaluate((element) => getComputedStyle(element).display)
    expect(display).toBe('table-row-group')
  })

  test('a voyage report names what the answer left closed, and the form does not offer it', async () => {
    const { page } = await planner.open(`${ROUTE}&vessel=container&size=neo_panamax&view=report`)
    const inputs = page.getByRole('table', { name: 'Inputs' })
    await inputs.waitFor()
    await page.getByText(/^Closed by default: .*Corinth Canal.*\.$/).waitFor()
    expect(await inputs.innerText()).toMatch(/Closed to this ship\s.*Kiel Canal.*\s+calculated/)
    await page.getByRole('button', { name: 'Back to the plan' }).click()
    await openPill(page, /^Avoid/)
    const kiel = page.getByRole('switch', { name: /^Kiel Canal/ })
    expect(await kiel.isDisabled()).toBe(true)
    expect(await kiel.isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: 'Suez Canal' }).isEnabled()).toBe(true)
  })

  test('a voyage report and its CSV leave out nothing that the plan asks for', async () => {
    const area = 'area=12,44+14,44+14,50+12,50'
    const ship = 'vessel=container&size=neo_panamax&draught=14.5&fuel=MGO&burn=40'
    const options = `close=kiel&open=corinth&route=-sunda&avoid=piracy&${area}&depth=enforce`
    const more = 'speed=15&price=612.5&depart=2027-03-01T06:00&ports=1'
    const { page } = await planner.open(`${ROUTE}&stop=145@48&${options}&${ship}&${more}`)
    await distance(page).waitFor()
    const asked = [
      'calls at Santos, 2 d',
      'Kiel Canal closed',
      'Corinth Canal allowed',
      'chosen route without Sunda Strait',
      'avoid high-risk areas',
      'avoid Your area 1 (12°00.0′N 44°00.0′E; 14°00.0′N 44°00.0′E; 14°00.0′N 50°00.0′E; 12°00.0′N 50°00.0′E)',
      'avoid water too shallow for a draught of 14.5 m',
      'Container · Neo-Panamax · draught 14.5 m · MGO · 40 t of fuel per day',
      'US$612.50/t',
    ]
    const csv = await csvOf(page)
    for (const text of [...asked, '15 kn', 'Ports within 25 km']) expect(csv).toContain(text)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const report = page.getByRole('article')
    await report.getByRole('table', { name: 'Inputs' }).waitFor()
    const text = (await report.innerText()).replaceAll(/\s+/g, ' ')
    for (const words of [
      ...asked.slice(1),
      'calls at Santos, Brazil (BRSSZ), 2 d',
      '15.0 kn',
      '1 Mar 2027',
      'Ports within 25 km',
    ])
      expect(text).toContain(words)
    // The headline is the total of the table, and what the fuel assumes is on the paper too.
    const headline = report.locator('dt', { hasText: 'CO₂e, well to wake' })
    const fuel = report.getByRole('table', { name: /Fuel and emissions of the ship/ })
    const [shown] = numbersIn(await headline.locator('xpath=following-sibling::dd').innerText())
    expect(numbersIn(await fuel.locator('tfoot td').last().innerText())).toEqual([shown])
    expect(text).toMatch(/Assumptions .*One price applies to every fuel/)
    const picture = report.getByRole('img', { name: 'Map of the route' })
    expect(await picture.innerText()).toContain('Your area 1')
    expect(await picture.locator(`path[stroke="${LIGHT.avoid}"]`).count()).toBe(1)
  })

  test('an estimate names nothing of the plan that it does not use', async () => {
    const { page } = await planner.open(
      `${ROUTE}&view=emissions&teu=120&vessel=container&size=neo_panamax&speed=16&price=600&close=suez`,
    )
    const chips = page.getByRole('list', { name: 'Conditions' })
    await chips.getByText('Suez Canal closed').waitFor()
    expect(await chips.innerText()).not.toMatch(/Neo-Panamax|16 kn|600/)
    await page
      .getByText('does not use the plan’s ship and speed (16 kn, Container · Neo-Panamax)')
      .waitFor()
    await estimate(page)
    const inputs = await page.getByRole('table', { name: 'Inputs' }).innerText()
    expect(inputs).toMatch(/Conditions\s+Suez Canal closed\s+given/)
    expect(inputs).toMatch(/Closed to the ship of the plan\s.*Kiel Canal.*\s+calculated/)
    expect(inputs).not.toMatch(/Neo-Panamax|16 kn/)
    expect(await csvOf(page)).not.toMatch(/Neo-Panamax|16 kn/)
  })

  test('an estimate has its figures first, and right below them what makes them doubtful', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=20`)
    await page.getByRole('button', { name: 'Estimate' }).click()
    const paper = page.locator('article.report')
    await paper.waitFor()
    expect(await paper.innerText()).toMatch(
      /Intensity\s+[\d.,]+[^\n]*\s+No ship is named.*the mean of the trade/,
    )
    const inputs = await page.getByRole('table', { name: 'Inputs' }).innerText()
    expect(inputs).toMatch(/Ship capacity, TEU\s+not given: 15,217, modelled\s+assumed/)
  })

  test('tank to wake and well to tank add up to the total beside them', async () => {
    const { page } = await planner.open(`${ROUTE}&vessel=container&size=neo_panamax`)
    const sum = page.getByText(/^\s*tank to wake .* well to tank/)
    const [ttw, wtt] = numbersIn(await sum.innerText())
    const total = page.getByText('CO₂e', { exact: true }).locator('xpath=following-sibling::dd[1]')
    expect([ttw! + wtt!]).toEqual(numbersIn(await total.innerText()))
  })

  test('a printed comparison has a title, a map, its day and its sources, and no form', async () => {
    const { page } = await planner.open(
      `${ROUTE}&view=table&depart=2027-03-01T06:00&variant=close%3Dsuez%26depart%3D2027-03-01T06:00`,
    )
    await page.getByRole('table', { name: 'Scenarios side by side' }).waitFor()
    expect(await page.title()).toBe('Table Rotterdam – Singapore · Fairway')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await page
      .getByRole('heading', { name: 'Rotterdam, Netherlands (NLRTM) – Singapore' })
      .waitFor()
    const picture = page.getByRole('img', { name: 'Map of the route' })
    expect(await picture.innerText()).toMatch(/Rotterdam\s+Singapore/)
    for (const color of LIGHT.routes.slice(0, 2))
      expect(await picture.locator(`path[stroke="${color}"]`).count()).toBe(1)
    const paper = await page.locator('main').innerText()
    expect(paper).toMatch(/Created .*UTC/)
    expect(paper).toContain('Coast: GSHHG')
    expect(paper).toMatch(/Suez Canal closed: Suez Canal closed, departs/)
    expect(paper).toContain('?from=1068&to=1309&depart=')
    expect(await page.getByRole('combobox', { name: 'To' }).isVisible()).toBe(false)
  })

  test('a voyage report and its CSV say what each stop is for', async () => {
    const { page } = await planner.open(`${ROUTE}&stop=145@48@@load&stop=1078@24@12@bunker`)
    await distance(page).waitFor()
    const csv = await csvOf(page)
    expect(csv).toContain('loads at Santos, 2 d')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const inputs = page.getByRole('table', { name: 'Inputs' })
    await inputs.waitFor()
    const text = (await inputs.innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/loads at Santos, Brazil \(BRSSZ\), 2 d given/)
    expect(text).toMatch(/bunkers at Andalsnes.*, 1 d, then 12 kn given/)
  })

  test('a printed comparison has the terms of the voyage, the table of canals and the TCE', async () => {
    const { page } = await planner.open(
      `${ROUTE}&view=cost&vessel=bulk&price=600&variant=vessel%3Dbulk%26close%3Dsuez`,
    )
    const fill = (label: string, value: string) => page.getByLabel(label).fill(value)
    await fill('Fuel, per tonne, USD', '600')
    await fill('Cargo, t', '60000')
    await fill('Freight, USD per t', '40')
    await fill('Laytime allowed, days', '3')
    await fill('Days in port: Rotterdam', '4')
    await fill('Demurrage, USD per day', '12000')
    const canals = async (line: string) => {
      const buffer = Buffer.from(`canal,dues_usd,days,as_of,source\n${line}\n`)
      const file = { name: 'canals.csv', mimeType: 'text/csv', buffer }
      await page.locator('input[type=file]').setInputFiles(file)
    }
    await canals('suez,much,1,2026-11-01,agent')
    await page.getByText('Line 2: dues_usd must be a number').waitFor()
    await canals('suez,300000,1.5,2026-11-01,agent')
    const table = page.getByRole('table', { name: 'Voyage estimate, USD' })
    const figures = async (name: string) => {
      const cells = await table.getByRole('row', { name }).getByRole('cell').allInnerTexts()
      // A scenario without a route yet has no figure, not 0.
      return cells.map((cell) =>
        Number.parseFloat(
          cell
            .split('\n')[0]!
            .replaceAll(/[^\d.−]/g, '')
            .replace('−', '-'),
        ),
      )
    }
    await expect.poll(() => figures('Days at canals'), SOON).toEqual([1.5, 0])
    const rows = ['Days at sea', 'Days in port', 'Days at canals', 'Freight', 'Demurrage']
    const [sea, port, canal, freight, demurrage] = await Promise.all(rows.map(figures))
    const [expenses, tce] = await Promise.all(['Fuel, carbon', 'TCE per day'].map(figures))
    expect([port, canal, freight, demurrage]).toEqual([
      [4, 4],
      [1.5, 0],
      [2_400_000, 2_400_000],
      [12_000, 12_000],
    ])
    // Days are shown to a tenth.
    for (const i of [0, 1]) {
      const days = sea![i]! + port![i]! + canal![i]!
      const earned = freight![i]! + demurrage![i]! + expenses![i]!
      expect(Math.abs(earned / days / tce![i]! - 1)).toBeLessThan(0.003)
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const paper = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    expect(paper).toContain('Cargo, t: 60,000; Freight, USD per t: 40; Days in port: Rotterdam: 4')
    expect(paper).toMatch(/Suez Canal 300,000 1\.5 2026-11-01 agent/)
    expect(paper).toMatch(/TCE per day/)
    expect(await page.getByLabel('Cargo, t').isVisible()).toBe(false)
  })

  test('a film of a closure is saved, with the name of the route', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suez`)
    await page.getByText(/closed by you/).waitFor()
    await page.getByRole('button', { name: 'Image' }).click()
    const downloaded = page.waitForEvent('download')
    // The film is recorded in its own time, which this clock passes.
    await page.clock.install()
    await page.getByRole('button', { name: 'Film of the closure' }).click()
    let isSaved = false
    void downloaded.then(() => (isSaved = true))
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000 * FILM_SECONDS)
        return isSaved
      }, SOON)
      .toBe(true)
    const download = await downloaded
    expect(download.suggestedFilename()).toBe('rotterdam-to-singapore.webm')
    // How every Matroska file begins (RFC 8794, section 11.2.1).
    expect(
      readFileSync((await download.path())!)
        .subarray(0, 4)
        .toString('hex'),
    ).toBe('1a45dfa3')
  })

  test('a difference in days is the same on the card of a route, in the strip and in the table', async () => {
    const { page } = await planner.open(`${ROUTE}&variant=close%3Dsuez`)
    const card = page.getByRole('button', { name: /Cape of Good Hope/ })
    const [, days, hours] = /(\d+) d (\d+) h\s+\+[\d.]+ d/.exec(await card.innerText())!
    const [, more] = /\+([\d.]+) d/.exec(await card.innerText())!
    expect(await page.locator('.strip .card').nth(1).innerText()).toContain(`+${more} d`)
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    const row = page.getByRole('row', { name: /^Days/ })
    await expect.poll(() => row.innerText(), SOON).toContain(`${days} d ${hours} h`)
    expect(await row.innerText()).toContain(`+${more}`)
  })

  test('a voyage report has the time of each arrival and departure, and its address', async () => {
    const { page } = await planner.open(
      `${ROUTE}&stop=1078@48&depart=2027-03-01T06:00&close=panama&view=report`,
    )
    const route = page.getByRole('table', { name: 'Route' })
    await route.waitFor()
    expect(await page.title()).toBe('Report Rotterdam – Singapore · Fairway')
    await page
      .getByText(/^Load-line zones: Winter [\d,]+ nm, from \d+ Mar .*The strictest is Winter\.$/)
      .waitFor()
    const text = await route.innerText()
    const timeOf = (name: string) =>
      Date.parse(
        `${new RegExp(`^${name}\\s.*\\s(\\d+ \\w+ \\d\\d:\\d\\d)$`, 'm').exec(text)?.[1]} 2027 UTC`,
      )
    const stay = timeOf('in port: Andalsnes') - timeOf('to Andalsnes')
    expect({ text, hours: stay / 3_600_000 }).toEqual({ text, hours: 48 })
    const link = page.getByRole('article').getByRole('link')
    expect(await link.getAttribute('href')).toMatch(/\?from=1068&to=1309&.*close=panama/)
    expect(await link.getAttribute('href')).not.toContain('view=report')
  })

  test('files are named by their places, with options too', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suez`)
    for (const [button, ending] of [
      ['Download CSV', 'csv'],
      ['Download GPX', 'gpx'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`rotterdam-to-singapore.${ending}`)
    }
  })

  test('a call in a timeline has its arrival and its departure', async () => {
    const { page } = await planner.open(`${ROUTE}&stop=145@48`)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByText('Arrives in Santos').waitFor()
    expect(await timeline.getByText('Leaves Santos').count()).toBe(1)
  })

  test('a report and its CSV name closures and every input, with what was assumed', async () => {
    const { page } = await planner.open(
      `${ROUTE}&view=emissions&teu=40&close=suez&speed=16&ship=tanker`,
    )
    await page.getByRole('list', { name: 'Conditions' }).getByText('Suez Canal closed').waitFor()
    await page.getByRole('combobox', { name: 'Ship' }).selectOption('')
    await estimate(page)
    const inputs = await page.getByRole('table', { name: 'Inputs' }).innerText()
    expect(inputs).toMatch(/Suez Canal closed\s+given/)
    expect(inputs).toMatch(/Rotterdam, Netherlands \(NLRTM\)\s+given/)
    expect(inputs).toMatch(/Containers, TEU\s+40\s+given/)
    expect(inputs).toMatch(/Mass, t\s+400, at 10 t per TEU\s+assumed/)
    expect(inputs).toMatch(/Ship\s+Container ship\s+assumed/)
    const csv = await csvOf(page)
    expect(csv).toContain('Conditions,Suez Canal closed,,given')
    expect(csv).toContain('Container ship,,assumed')
    expect(csv).not.toMatch(TOO_FINE)
    expect(await page.locator('article').innerText()).not.toMatch(TOO_FINE)
  })

  test.each(['en-GB', 'de-DE'])(
    'no paper and no CSV in %s has a name with underscores',
    async (locale) => {
      const ship = 'vessel=container&size=neo_panamax&price=600&depart=2027-03-01T06:00'
      const found: string[] = []
      // Ids of answers and addresses are what programs read.
      const look = (text: string) => {
        const words = text.replaceAll(/https?:\S+|\bem_[\w-]+/g, '')
        found.push(...(words.match(/\b[a-z0-9]+_[a-z0-9_]+\b/gi) ?? []))
      }
      const open = (view: string) => planner.open(`${ROUTE}&${ship}${view}`, { locale })
      const saved = async (page: Page) => {
        const button = page.getByRole('button', { name: /^(Download CSV|CSV herunterladen)$/ })
        const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
        return readFileSync((await download.path())!, 'utf8')
      }
      const { page: plan } = await open('')
      await distance(plan).waitFor()
      look(await saved(plan))
      const { page: report } = await open('&view=report')
      look(await report.getByRole('article').innerText())
      const { page: cargo } = await open('&view=emissions&teu=40&box=reefer')
      await cargo.getByRole('button', { name: /^(Estimate|Schätzen)$/ }).click()
      look(await cargo.getByRole('article').innerText())
      look(await saved(cargo))
      expect(found).toEqual([])
    },
  )

  test('the timeline of a voyage as CSV has its stops, passages and conditions', async () => {
    const { page } = await planner.open(
      `${ROUTE}&stop=1078@48&close=panama&depart=2027-03-01T06:00`,
    )
    const csv = await csvOf(page)
    const [head, ...rows] = csv.split('\n')
    expect(head).toBe('kind,name,km,nm,hours,"time, UTC"')
    expect(rows[0]).toBe('departure,Rotterdam,0,0,0,2027-03-01T06:00:00Z')
    expect(csv).toMatch(/passage,Suez Canal,\d/)
    expect(rows.filter((row) => row.startsWith('arrival,'))).toHaveLength(2)
    expect(csv).toMatch(/Conditions,.*Panama Canal closed/)
    expect(csv).not.toMatch(TOO_FINE)
  })

  test('a printed matrix of 18 places has every column on the paper', async () => {
    const codes =
      'NLRTM DEHAM USNYC BRSSZ CNSHA SGSIN BEANR GBFXT ESALG SAJED AEJEA LKCMB MYPKG HKHKG KRPUS JPTYO JPYOK USLAX'
    const { page } = await planner.open('?view=matrix')
    await page.getByRole('textbox', { name: 'Origins' }).fill(codes.replaceAll(' ', '\n'))
    await page.getByRole('button', { name: 'Calculate 324 cells' }).click()
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(LANDSCAPE_A4)
    const right = await grid.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(LANDSCAPE_A4.width)
    const cut = await grid.evaluate(
      (element) =>
        [...element.querySelectorAll('td')].filter(
          (cell) => cell.scrollWidth > cell.clientWidth + 1,
        ).length,
    )
    expect(cut).toBe(0)
  })

  test('an estimate with an opened passage uses the route on the map', async () => {
    const { page } = await planner.open(`?from=1068&to=319&view=emissions&teu=40&open=northeast`)
    await estimate(page)
    const inputs = page.getByRole('table', { name: 'Inputs' })
    expect(await inputs.innerText()).toMatch(/Passages\s.*Northeast Passage/)
  })

  test('an empty cargo and an unknown container are rejected before a request', async () => {
    const { page, requests } = await planner.open(`${ROUTE}&view=emissions`)
    await page.getByText('Enter the containers').waitFor()
    const button = page.getByRole('button', { name: 'Estimate' })
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('Containers, TEU').fill('40')
    await expect.poll(() => button.isDisabled(), SOON).toBe(false)
    await page.getByText('Container, method, fuel and carrier').click()
    await page.getByLabel('Container type').fill('banana')
    await page.getByLabel('Container type').press('Tab')
    await page.getByText('Unknown container type').waitFor()
    expect(await button.isDisabled()).toBe(true)
    expect(requests.filter((url) => url.endsWith('/v1/emissions/sea'))).toEqual([])
  })

  test('the form names the fuel that the service takes if none is chosen', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=40&capacity=13000`)
    await page.getByText('Modelled container, neo panamax, HFO').waitFor()
    await page.getByText('Container, method, fuel and carrier').click()
    const fuel = page.getByLabel('Fuel type')
    const shown = () => fuel.locator('option:checked').innerText()
    expect(await shown()).toBe('HFO (assumed)')
    await fuel.selectOption('VLSFO')
    await page.getByText('Modelled container, neo panamax, VLSFO').waitFor()
    await page.getByRole('button', { name: 'Estimate' }).click()
    const inputs = page.getByRole('table', { name: 'Inputs' })
    expect(await inputs.getByRole('row', { name: 'Fuel type' }).innerText()).toMatch(
      /VLSFO.*given/s,
    )
    await fuel.selectOption('')
    await page.getByLabel('Ship capacity, TEU').fill('')
    // The ship usual on the trade.
    await page.getByText('Modelled container, ulcv, HFO').waitFor()
    await expect.poll(shown, { timeout: 8_000 }).toBe('HFO (assumed)')
  })

  test('a matrix and its CSV name closures, and neither is finer than six decimals', async () => {
    const { page } = await planner.open('?view=matrix&rows=Rotterdam|Singapore&close=suez')
    await page.getByRole('button', { name: 'Calculate 4 cells' }).click()
    await page.getByText('Conditions: Suez Canal closed').waitFor()
    const csv = await csvOf(page)
    expect(csv).toContain('Conditions,Suez Canal closed')
    expect(csv).toContain('"Rotterdam, Netherlands, NLRTM"')
    expect(csv).not.toMatch(TOO_FINE)
    await page.getByRole('button', { name: 'Remove: Suez Canal closed' }).click()
    await page.getByText('You have changed the form').waitFor()
    expect(await page.getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true)
  })

  test('a difference of matrices says of what, also in the clipboard, with one list of conditions', async () => {
    const { page } = await planner.open(
      '?view=matrix&rows=Rotterdam|Singapore|Shanghai&close=kiel&stop=1078@24&route=-sunda&price=600',
    )
    await page.getByRole('button', { name: 'Calculate 9 cells' }).click()
    await page.getByRole('row', { name: /^Singapore/ }).waitFor()
    expect(await page.locator('td.nearest').count()).toBe(3)
    await page.getByRole('button', { name: 'Difference' }).click()
    await page.getByRole('button', { name: 'Difference', pressed: true }).waitFor()
    expect(await page.locator('td.nearest').count()).toBe(0)
    await page.getByRole('button', { name: 'Copy for Excel' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON)
      .toMatch(
        /\n\nMatrix\tDistance, nm\nConditions\tSuez closed minus Suez open, Kiel Canal closed\nSources and version\tSea data \w+\.$/,
      )
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: /Suez closed minus Suez open/ }).waitFor()
    const paper = await page.locator('main').innerText()
    expect(paper.match(/Kiel Canal closed/g)).toHaveLength(1)
    expect(paper).toMatch(/Created .*UTC[\s\S]*Coast: GSHHG[\s\S]*Sea data \w+\./)
    expect(paper).not.toMatch(/Gibraltar|calls at|Sunda|600\/t/)
  })

  test('a matrix asks which Portland is meant, and accepts no name that only begins with it', async () => {
    const { page } = await planner.open('?view=matrix&rows=Rotterdam|Portland|Newcastle|Rotter')
    await page.getByRole('button', { name: 'Calculate 16 cells' }).click()
    const portland = page.getByRole('combobox', { name: 'Portland' })
    await portland.waitFor()
    await page.getByRole('combobox', { name: 'Newcastle' }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Rotter', exact: true }).waitFor()
    await portland.selectOption({ label: 'Portland, United States, USPWM' })
    expect(await page.getByRole('textbox', { name: 'Origins' }).inputValue()).toContain('USPWM')
  })

  test('a comparison shows the difference of the figures beside it', async () => {
    const { page } = await planner.open(
      `${ROUTE}&view=table&vessel=container&size=neo_panamax&variant=vessel%3Dcontainer%26size%3Dneo_panamax%26close%3Dsuez`,
    )
    const cells = page.getByRole('row', { name: /^CO₂e, t/ }).getByRole('cell')
    await expect.poll(() => cells.nth(1).innerText(), SOON).toMatch(/\d\s+\+\d/)
    const [base] = numbersIn(await cells.nth(0).innerText())
    const [value, difference] = numbersIn(await cells.nth(1).innerText())
    expect(difference).toBe(value! - base!)
  })

  test('the cost of carbon is one query for each scenario, and is in the table', async () => {
    const { page, requests } = await planner.open(
      `${ROUTE}&view=cost&vessel=container&size=neo_panamax&variant=vessel%3Dcontainer%26size%3Dneo_panamax%26close%3Dsuez`,
    )
    await page.getByLabel('EU allowance, per tonne').fill('70')
    await page.getByLabel('Rate of 1 EUR').fill('1.1')
    await page.getByRole('button', { name: /^Add EU ETS, FuelEU and UK ETS/ }).click()
    const ets = page.getByRole('row', { name: /^EU ETS/ })
    await expect.poll(() => ets.innerText(), SOON).toMatch(/EU ETS\s+\d{2,3},\d{3}\s+\d{2,3},\d{3}/)
    expect(requests.filter((url) => url.endsWith('/v1/emissions/sea'))).toHaveLength(2)
  })

  test('a comparison and a matrix follow the units that the reader has chosen', async () => {
    const { page } = await planner.open(`${ROUTE}&view=table&vessel=container`)
    await page.locator('header summary').click()
    await page.getByLabel('Distances').selectOption({ index: 1 })
    await page.getByLabel('Masses').selectOption('kg')
    await page.keyboard.press('Escape')
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect.poll(() => row(/^Distance, km/).innerText(), SOON).toMatch(/15,3\d\d/)
    expect(await row(/^Fuel, kg/).innerText()).toMatch(/\d,\d{3},\d{3}/)
    await page.goto(`${planner.service.url}/?view=matrix&rows=Rotterdam|Singapore`)
    await page.getByRole('button', { name: 'Calculate 4 cells' }).click()
    await page.getByRole('grid', { name: /Distance, km/ }).waitFor()
  })
})
