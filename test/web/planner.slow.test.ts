import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readOverlay } from '../../src/planning/closures/overlay.js'
import { PASSWORD } from '../support/accounts.js'
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
  SCANT,
  SOON,
  usePlanner,
} from './planner-service.js'

/** The middle of a mark on the map, pixels. */
async function centreOf(page: Page, mark: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(mark).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

describe.skipIf(noBrowser !== null)('the planner in a browser', () => {
  const planner = usePlanner({}, NO_MAP)

  const figure = (page: Page, name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')
  test('plans between two ports found by the start of their names', async () => {
    const { page } = await planner.open('?view=plan', MAP)
    await page.getByRole('combobox', { name: 'From' }).fill('rott')
    await page.getByRole('option', { name: /Rotterdam/ }).click()
    await page.getByRole('combobox', { name: 'To' }).fill('singap')
    await page.getByRole('option', { name: /^Singapore/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').filter({ hasText: 'Bab-el-Mandeb' }).waitFor()
    expect(await nauticalMiles(page)).toBeGreaterThan(8000)
    expect(new URL(page.url()).search).toBe(ROUTE)
    await drawn(page)
  })

  test('shows the Cape when Suez is closed, and Suez when it is opened again', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    const short = await nauticalMiles(page)
    const { x, y } = (await distance(page).boundingBox())!
    await openPill(page, /^Avoid/)
    const suez = page.getByRole('switch', { name: 'Suez Canal' })
    await suez.click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(short + 3000)
    expect(page.url()).toContain('close=suez')
    // Nothing that is open or chosen moves the answer, and the switch stays where it was.
    expect(await distance(page).boundingBox()).toMatchObject({ x, y })
    await suez.click()
    await expect.poll(() => nauticalMiles(page), SOON).toBe(short)
    await page.keyboard.press('Escape')
    expect(await suez.isVisible()).toBe(false)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Avoid')
  })

  test('prints fuel, cost and emissions of a ship, and the day of arrival', async () => {
    const { page } = await planner.open(
      `${ROUTE}&vessel=container&price=600&depart=2026-12-01T08:00`,
    )
    await page.getByText('well to wake').waitFor()
    expect(await figure(page, 'Fuel cost').innerText()).toMatch(/\$\d{3},\d{3}/)
    expect(await figure(page, 'Arrival').innerText()).toContain('Dec')
  })

  test('accepts coordinates as people write them, and swaps the ends', async () => {
    const { page } = await planner.open(ROUTE)
    const to = page.getByRole('combobox', { name: 'To' })
    await to.fill('33°54′S 18°26′E')
    await to.press('Enter')
    await expect.poll(() => page.url(), SOON).toContain('to=-33.9,18.43333')
    await page.getByRole('button', { name: 'Swap origin and destination' }).click()
    await expect.poll(() => page.url(), SOON).toContain('to=1068')
  })

  test('takes an end from a click on the map', async () => {
    const { page } = await planner.open(ROUTE, MAP)
    await drawn(page)
    await page.mouse.click(1180, 700)
    await page.getByRole('button', { name: 'From here' }).click()
    await expect.poll(() => page.url(), SOON).toMatch(/from=-?\d+\.\d+,\d+\.\d+/)
  })

  test('says that a click is on land, and offers the nearest port instead', async () => {
    const { page } = await planner.open(ROUTE, MAP)
    await drawn(page)
    await page.waitForFunction(() => performance.getEntriesByName('map-idle').length > 0)
    // Central Africa, by the marks of the ends: the frame leaves room for the strip.
    const [from, to] = [await centreOf(page, '.end.from'), await centreOf(page, '.end.to')]
    await page.mouse.click(from.x + 0.11 * (to.x - from.x), from.y + 0.93 * (to.y - from.y))
    await page.getByText('On land. The nearest port is').waitFor()
    await page.getByRole('button', { name: 'From here' }).click()
    await expect.poll(() => page.url(), SOON).toMatch(/from=\d+&/)
  })

  test('offers the remedy that the service names: for Paris the nearest water', async () => {
    const { page } = await planner.open('?from=1068&to=48.85,2.35')
    await page.getByRole('alert').waitFor()
    const to = page.getByRole('combobox', { name: 'To' })
    expect(await to.getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: 'Use the nearest water' }).click()
    await distance(page).waitFor()
  })

  test('moves an end by dragging its mark, to open water beside Sumatra', async () => {
    const { page } = await planner.open(ROUTE, MAP)
    await drawn(page)
    const [from, to] = [await centreOf(page, '.end.from'), await centreOf(page, '.end.to')]
    await page.mouse.move(to.x, to.y)
    await page.mouse.down()
    // 16 degrees to the west and some 5 to the south.
    const [east, south] = [to.x - from.x, to.y - from.y]
    await page.mouse.move(to.x - 0.16 * east, to.y + 0.1 * south, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.url(), SOON).toMatch(/to=-\d+\.\d+,8\d\.\d+/)
    await expect.poll(() => nauticalMiles(page), SOON).toBeLessThan(8200)
  })

  test('announces distance and time along the route by key', async () => {
    const { page } = await planner.open(ROUTE)
    const slider = page.getByRole('slider', { name: 'Position along the route' })
    await slider.focus()
    await page.keyboard.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^8,2\d\d nm .* 24 d \d\d h$/)
  })

  test('compares Suez with the Cape side by side', async () => {
    const { page } = await planner.open(`${ROUTE}&variant=close%3Dsuez&view=table`)
    const row = page.getByRole('row', { name: /Distance, nm/ })
    await expect.poll(() => row.getByRole('cell').allInnerTexts(), SOON).toHaveLength(2)
    await expect.poll(() => row.innerText(), SOON).toMatch(/8,2\d\d[\s\S]*11,7\d\d\s+\+3,4\d\d/)
    expect(page.url()).toContain('variant=close')
  })

  test('shows an estimate step by step, with its source, and prints it alone', async () => {
    const { page } = await planner.open(`${ROUTE}&view=emissions&teu=20&ship=general_cargo`)
    await page.getByText('Method: Transport activity.').waitFor()
    await page.getByRole('button', { name: 'Estimate' }).click()
    const steps = page.getByRole('table', { name: 'Calculation' })
    await steps.waitFor()
    expect(await steps.getByRole('row').count()).toBeGreaterThan(4)
    expect(
      await page.getByRole('link', { name: /Conversion Factors/ }).getAttribute('href'),
    ).toMatch(/^https:/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^em_.*\.csv$/)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Estimate' }).isVisible()).toBe(false)
    expect(await steps.isVisible()).toBe(true)
  })

  test('calculates a matrix from an uploaded list', async () => {
    const { page } = await planner.open('?view=matrix')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('.upload').click(),
    ])
    const csv = 'port,country\nRotterdam,NL\nSingapore,SG\nSantos,BR\n'
    await chooser.setFiles({ name: 'ports.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Calculate 9 cells' }).click()
    const row = page.getByRole('row', { name: /^Rotterdam NL · NLRTM –/ })
    await expect.poll(() => row.innerText(), SOON).toMatch(/–\s+8,2\d\d\s+5,\d\d\d/)
  })

  test('names what it could not find in a list', async () => {
    const { page } = await planner.open('?view=matrix&rows=Rotterdam|Xqzwvk')
    await page.getByRole('button', { name: 'Calculate 4 cells' }).click()
    await page.getByText('No port found for: Xqzwvk').waitFor()
  })

  test('shows a published route to visitors, and plans after a login', async () => {
    const { page } = await planner.open(`${ROUTE}&view=account`, { token: undefined })
    await page.getByLabel('Email').fill(PLENTY)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('The email address or the password is wrong.').waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText(PLENTY).waitFor()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await distance(page).waitFor()
    await page.reload()
    await distance(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${planner.service.url}/?view=account`)
    await other.getByRole('button', { name: 'Log in' }).waitFor()
  })

  test('stays logged in on this device in every tab, if the user wants it, until a logout', async () => {
    const { page, context } = await planner.open(`${ROUTE}&view=account`, { token: undefined })
    await page.getByLabel('Email').fill(PLENTY)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('Stay logged in on this device').check()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText(PLENTY).waitFor()
    const other = await context.newPage()
    await other.goto(`${planner.service.url}/?view=account`)
    await other.getByText(PLENTY).waitFor()
    await other.getByRole('button', { name: 'Log out' }).click()
    await other.getByLabel('Password').waitFor()
    await page.reload()
    await page.getByLabel('Password').waitFor()
  })

  test('says when the quota is used up, and shows usage and history', async () => {
    const { page } = await planner.open(ROUTE, { token: await planner.service.logIn(SCANT) })
    await distance(page).waitFor()
    await openPill(page, /^Avoid/)
    await page.getByRole('switch', { name: 'Suez Canal' }).click()
    await expect.poll(() => nauticalMiles(page), SOON).toBeGreaterThan(11_000)
    await page.getByRole('switch', { name: 'Strait of Dover' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(/daily|quer/i)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByText('Queries used: 2 of 2').first().waitFor()
    await page
      .getByRole('button', { name: /^Rotterdam – Singapore/ })
      .first()
      .click()
    expect(page.url()).toContain('close=suez')
  })

  test('marks the field of a password that is rejected, in words', async () => {
    const { page } = await planner.open('?view=account')
    await page.getByText('Change password').first().click()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true')
  })

  test('opens the same plan from a link, and shares the route', async () => {
    const link = `${ROUTE}&close=suez,kiel&speed=16&vessel=tanker&map=globe`
    const { page } = await planner.open(link)
    await distance(page).waitFor()
    expect(new URL(page.url()).search).toBe(link)
    await page.getByRole('button', { name: /^Avoid: Suez Canal closed, Kiel Canal closed/ }).click()
    expect(await page.getByRole('switch', { name: 'Kiel Canal' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Copy as curl' }).click()
    await page.getByText('Copied').waitFor()
    const command = await page.evaluate(() => navigator.clipboard.readText())
    expect(command).toContain('"suez":false,"kiel":false')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download GPX' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.gpx$/)
  })

  test('writes a report of a wrong line, which is an overlay', async () => {
    const { page } = await planner.open(`${ROUTE}&area=${encodeURIComponent('36,-9 36,-8 35,-8')}`)
    await distance(page).waitFor()
    await page.getByRole('button', { name: 'Report this line' }).click()
    const save = page.getByRole('button', { name: 'Save report' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('What is wrong').fill('The bar has 3 m: chart 1234')
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toBe('rotterdam-to-singapore-report.geojson')
    const report = JSON.parse(readFileSync((await download.path())!, 'utf8'))
    const { report: what, request, link } = report.features[0].properties
    expect([what, link]).toEqual(['The bar has 3 m: chart 1234', page.url()])
    expect(request.avoid_areas).toHaveLength(1)
    expect(readOverlay(report).areas).toHaveLength(1)
  })
})
