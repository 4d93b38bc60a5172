import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { NO_MAP, PLENTY, ROUTE, SOON, usePlanner } from './planner-service.js'

const COMPARED = `${ROUTE}&variant=close%3Dsuez`

describe.skipIf(noBrowser !== null)('a story', () => {
  const planner = usePlanner({}, NO_MAP)

  test('made of scenarios tells its routes with a headline and a film, without an account', async () => {
    const { page } = await planner.open(COMPARED)
    await page.getByRole('button', { name: 'Save or share' }).click()
    const name = page.getByLabel('Name', { exact: true })
    expect(await name.inputValue()).toMatch(/^Rotterdam – Singapore, Suez Canal closed \+10\.\d d$/)
    await name.fill('What a closed Suez costs')
    await page.getByText('these 2 scenarios').waitFor()
    await page.getByRole('button', { name: 'Create a public link' }).click()
    const link = page.getByRole('link', { name: /shared=.*&story=/ })
    const { search } = new URL((await link.getAttribute('href'))!)
    // Each of them can be told from the others in the list.
    await page.getByRole('link', { name: 'What a closed Suez costs: Suez Canal closed' }).waitFor()
    const { page: phone } = await planner.open(search, {
      ...{ token: undefined, width: 390, height: 844 },
    })
    await phone.locator('.image img').waitFor()
    expect(await phone.locator('main').evaluate((main) => main.scrollTop)).toBe(0)
    const { page: reader, faults } = await planner.open(search, { token: undefined })
    await reader.getByRole('heading', { name: 'What a closed Suez costs' }).waitFor()
    const steps = reader.locator('main ol button')
    await expect.poll(() => steps.count(), SOON).toBe(2)
    expect(await steps.nth(1).innerText()).toMatch(
      /Suez Canal closed\s+\+10\.\d d\s+via the Cape of Good Hope\s+\+3,4\d\d nm/,
    )
    await reader.getByRole('button', { name: 'Film of the closure' }).waitFor()
    expect(new URL(reader.url()).search).toBe(search)
    await reader.getByRole('button', { name: 'Back', exact: true }).click()
    expect(await steps.nth(0).getAttribute('aria-pressed')).toBe('true')
    await expect
      .poll(() => reader.getByRole('button', { name: 'Film of the closure' }).count())
      .toBe(0)
    // Nothing is lost on the way to a plan of one's own.
    await reader.getByRole('link', { name: 'Open as your own plan' }).click()
    await expect.poll(() => reader.locator('.strip .card').allInnerTexts(), SOON).toHaveLength(2)
    expect(new URL(reader.url()).search).toContain('variant=close%3Dsuez')
    expect(faults).toEqual([])
  })

  test('in a frame of another page shows the step that the page asks for', async () => {
    const { url } = planner.service
    const authorization = `Bearer ${await planner.service.logIn(PLENTY)}`
    const share = async (suez: boolean) => {
      const query = `from=1068&to=1309${suez ? '' : '&close=suez'}`
      const voyage = { stops: [{ port_id: 1068 }, { port_id: 1309 }], suez }
      const answer = await fetch(`${url}/v1/shared-plans`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Suez', query, voyage }),
      })
      return ((await answer.json()) as { id: string }).id
    }
    const link = `embed?shared=${await share(true)}&story=${await share(false)}`
    const { page: frame } = await planner.open(link, { token: undefined })
    await frame.getByText('1 / 2').waitFor()
    await frame.evaluate(() => window.postMessage({ fairwayStep: 1 }))
    await frame.getByText('Suez Canal closed').waitFor()
    await frame.evaluate(() => window.postMessage({ fairwayStep: 'x' }))
    await frame.getByText('2 / 2').waitFor()
  })
})
