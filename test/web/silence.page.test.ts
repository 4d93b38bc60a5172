import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, openPill, ROUTE, SOON, usePlanner } from './planner-service.js'

describe.skipIf(noBrowser !== null)('the page does not leave unsaid', () => {
  const planner = usePlanner({}, NO_MAP)

  test('that parts of a link cannot be read', async () => {
    const { page } = await planner.open(`${ROUTE}&close=suezz&vessel=bulk_carrier`)
    const told = page.getByRole('alert')
    await told.getByText(/: close=suezz, vessel=bulk_carrier\.$/).waitFor()
    await told.getByRole('button', { name: 'Close' }).click()
    expect(await told.count()).toBe(0)
  })

  test('that a public link is to an earlier plan', async () => {
    const { page } = await planner.open(ROUTE)
    await distance(page).waitFor()
    await page.getByRole('button', { name: 'Save or share' }).click()
    await page.getByRole('button', { name: 'Create a public link' }).click()
    const frame = page.getByRole('button', { name: 'Copy code for a web page' })
    await frame.waitFor()
    await page.getByRole('button', { name: 'What if Suez closes?' }).click()
    await expect.poll(() => frame.count(), SOON).toBe(0)
    expect(await page.getByText(/^Link created/).count()).toBe(0)
  })

  test('that a list is too long for a link; Back brings it again', async () => {
    const { page } = await planner.open('?view=matrix')
    const list = Array.from({ length: 200 }, (_, i) => `${10 + i / 10}00, -30.0000`).join('\n')
    const box = page.getByRole('textbox', { name: 'Origins' })
    await box.fill(list)
    await page.getByText(/^These lists are too long for a link/).waitFor()
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    await page.goBack()
    expect(await box.inputValue()).toBe(list)
    await page.reload()
    expect(await box.inputValue()).toBe(list)
    await box.fill('')
    await page.reload()
    expect(await box.inputValue()).toBe('')
  })

  test('that a draught without a type of ship has no effect', async () => {
    const { page } = await planner.open(`${ROUTE}&draught=20`)
    await openPill(page, /^Any ship/)
    const told = page.getByText(/^Without a type of ship/)
    await told.waitFor()
    await page.getByRole('button', { name: /^Feeder/ }).click()
    await expect.poll(() => told.count(), SOON).toBe(0)
  })

  test('that "now" was yesterday', async () => {
    const { page } = await planner.open('')
    await page.clock.install({ time: new Date('2026-11-27T12:00:00Z') })
    await page.goto(`${planner.service.url}/${ROUTE}`)
    const arrival = page.locator('dd.arrival')
    await arrival.waitFor()
    const first = await arrival.innerText()
    await page.clock.fastForward('24:00:00')
    await expect.poll(() => arrival.innerText(), SOON).not.toBe(first)
  })
})
