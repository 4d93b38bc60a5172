import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, openPill, ROUTE, SOON, usePlanner } from './planner-service.js'

const LANGUAGES = [
  { locale: 'en-GB', thousands: '1,200', other: '1.200', decimal: '1.2' },
  { locale: 'de-DE', thousands: '1.200', other: '1,200', decimal: '1,2' },
]
const SHIP = `${ROUTE}&vessel=container&size=neo_panamax`
const FORMS: readonly { path: string; reach: (page: Page) => Promise<unknown> }[] = [
  { path: SHIP, reach: (page) => openPill(page, /^Container/) },
  { path: `${ROUTE}&view=emissions`, reach: (page) => page.locator('summary').last().click() },
  {
    path: `${SHIP}&view=cost`,
    reach: (page) => page.getByRole('table', { name: /Costs|Kosten/ }).waitFor(),
  },
  { path: `${ROUTE}&stop=145@48`, reach: (page) => openPill(page, /^1 stop/i) },
]

describe.skipIf(noBrowser !== null)('numbers that a user types', () => {
  const planner = usePlanner({}, NO_MAP)

  test.each(LANGUAGES)(
    'never shrink a thousandfold without a word, in any box: $locale',
    async ({ locale, thousands, other, decimal }) => {
      let boxes = 0
      for (const { path, reach } of FORMS) {
        const { page, context } = await planner.open(path, { locale })
        await page.waitForLoadState('networkidle')
        await reach(page)
        const numbers = page.locator('main input[inputmode=decimal]:visible')
        // The fields of a pill are fetched when it opens.
        await numbers.first().waitFor()
        for (let i = 0; i < (await numbers.count()); i++) {
          const box = numbers.nth(i)
          boxes++
          for (const text of [thousands, other]) {
            await box.fill(text)
            await box.press('Tab')
            const [shown, invalid] = [
              await box.inputValue(),
              await box.getAttribute('aria-invalid'),
            ]
            const name = await box.evaluate(
              (input: HTMLInputElement) => input.labels?.[0]?.innerText,
            )
            const isTaken = invalid === 'false' && text === thousands && shown === thousands
            expect({ name, text, shown, isSafe: isTaken || invalid === 'true' }).toMatchObject({
              shown: isTaken ? thousands : text,
              isSafe: true,
            })
          }
        }
        expect(new URL(page.url()).search).not.toMatch(/=1\.2(&|$)/)
        expect(
          await numbers.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value)),
        ).not.toContain(decimal)
        await context.close()
      }
      expect(boxes).toBeGreaterThan(15)
    },
  )

  test('are questions with their answers as buttons, and no form is sent before', async () => {
    const { page, requests } = await planner.open(`${ROUTE}&view=emissions`)
    const mass = page.getByLabel('Mass, t')
    await mass.fill('1,200')
    await mass.press('Tab')
    expect(new URL(page.url()).searchParams.get('mass')).toBe('1200')
    await mass.fill('1.200')
    await mass.press('Tab')
    await page.getByText('1,200 stays until then.').waitFor()
    await page.getByRole('button', { name: 'Estimate' }).click()
    expect(requests.filter((url) => url.endsWith('/v1/emissions/sea'))).toEqual([])
    await page.getByRole('button', { name: '1.2', exact: true }).click()
    expect(await mass.inputValue()).toBe('1.2')
    expect(await mass.getAttribute('aria-invalid')).toBe('false')
    expect(new URL(page.url()).searchParams.get('mass')).toBe('1.2')
    await page.getByRole('button', { name: 'Estimate' }).click()
    await page.getByRole('heading', { name: /^Emissions report/ }).waitFor()
  })

  test.each(['999', '-3', 'abc'])('are refused visibly as days in port: %s', async (text) => {
    const { page } = await planner.open(`${ROUTE}&stop=145@60`)
    await distance(page).waitFor()
    const inPort = page.getByText(/\d h in port/)
    const before = await inPort.innerText()
    await openPill(page, /^1 stop: Santos/)
    const days = page.getByLabel('Days in port at stop 1')
    expect(await days.inputValue()).toBe('2.5')
    await days.fill(text)
    await days.press('Enter')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toMatch(/From 0 to 100\.\s*2\.5 stays until then\./)
    expect(await days.getAttribute('aria-invalid')).toBe('true')
    expect(await days.inputValue()).toBe(text)
    expect(decodeURIComponent(page.url())).toContain('stop=145@60')
    expect(await inPort.innerText()).toBe(before)
    await days.fill('3')
    await days.press('Enter')
    await expect.poll(() => decodeURIComponent(page.url()), SOON).toContain('stop=145@72')
    expect(await alert.count()).toBe(0)
  })
})
