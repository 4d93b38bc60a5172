import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, SOON, usePlanner } from './planner-service.js'

/** Rotterdam, Shanghai, Sagunto, Colombo, Singapore. */
const ZIGZAG = '?from=1068&to=1309&stop=319@24&stop=489@24&stop=953@24'
const CARD_IN_JANUARY = '?from=1068&to=1309&depart=2027-01-15T00%3A00&winds=1&variant=speed%3D12'

describe.skipIf(noBrowser !== null)('the order of stops', () => {
  const planner = usePlanner({}, NO_MAP)

  test('is offered with what it saves, taken with a press, and undone', async () => {
    const { page } = await planner.open(ZIGZAG)
    await expect.poll(() => distance(page).innerText(), SOON).toContain('26,000')
    await page.getByRole('button', { name: /^3 stops/ }).click()
    await page.getByRole('button', { name: 'Find the best order' }).click()
    await page.getByText('Sagunto – Colombo – Shanghai: 13,192 nm and 39.5 d less').waitFor(SOON)
    await page.getByRole('button', { name: 'Use this order' }).click()
    await expect.poll(() => distance(page).innerText(), SOON).toContain('12,808')
    await page.getByRole('button', { name: 'Find the best order' }).click()
    await page.getByText('No other order of these stops is shorter.').waitFor(SOON)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => distance(page).innerText(), SOON).toContain('26,000')
  })

  test('has no best one where a place is only passed, and says so', async () => {
    const { page } = await planner.open(`${ZIGZAG}&stop=1053`)
    await page.getByRole('button', { name: /^4 stops/ }).click()
    await page.getByText('The best order needs days in port at every stop.').waitFor(SOON)
    expect(await page.getByRole('button', { name: 'Find the best order' }).count()).toBe(0)
  })
})

describe.skipIf(noBrowser !== null)('the card of a month', () => {
  const planner = usePlanner({}, NO_MAP)

  test('goes to the next month by an arrow key', async () => {
    const { page } = await planner.open(CARD_IN_JANUARY)
    const card = page.getByRole('button', { name: /^Winds of January/ })
    await card.press('ArrowRight')
    await page.getByRole('button', { name: /^Winds of February/ }).waitFor(SOON)
    expect(page.url()).toContain('depart=2027-02-15')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: /^Winds of December/ }).waitFor(SOON)
  })
})
