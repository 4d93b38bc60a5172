import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { defaults } from '../../src/interfaces/http/config.js'
import { readTables } from '../../src/runtime/loading/tables.js'
import { en } from '../../web/texts/en.js'
import { seeded } from '../engine/geo/random.js'
import { noBrowser } from './browser.js'
import { distance, NO_MAP, nauticalMiles, SOON, usePlanner } from './planner-service.js'

const SEED = 23
const PAIRS = 50
const CLOSURES = ['suez', 'panama', 'malacca', 'dover', 'gibraltar'] as const

const { ports: table } = await readTables(defaults().data)
const large = table.ports.filter(({ size }) => size === 'large')

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Routes' }).getByRole('button')
const namesOf = async (page: Page) =>
  (await cardsOf(page).allInnerTexts()).map((text) => text.split('\n')[0])

describe.skipIf(noBrowser !== null)('what a user has closed', { timeout: 1_800_000 }, () => {
  const planner = usePlanner({}, NO_MAP)

  /** Whether the plan has an answer, once it has one or a problem. */
  async function isAnswered(page: Page): Promise<boolean> {
    const alert = page.getByRole('alert')
    await expect
      .poll(async () => (await distance(page).count()) + (await alert.count()), SOON)
      .toBeGreaterThan(0)
    return (await distance(page).count()) > 0
  }

  test(`stays closed on every card, after a reload and in Compare, for ${PAIRS} pairs`, async () => {
    const random = seeded(SEED)
    const port = () => large[Math.floor(random() * large.length)]!.id
    const { page, faults } = await planner.open('')
    let [pairs, cards] = [0, 0]
    while (pairs < PAIRS) {
      const closed = CLOSURES[pairs % CLOSURES.length]!
      const link = `?from=${port()}&to=${port()}&close=${closed}`
      const at = (more = '') => ({ link: `${link}${more}`, seed: SEED })
      await page.goto(`${planner.service.url}/${link}`)
      if (!(await isAnswered(page))) continue
      pairs++
      const shortest = await nauticalMiles(page)
      const offered = await namesOf(page)
      for (let i = offered.length - 1; i >= 0; i--) {
        cards++
        const card = cardsOf(page).nth(i)
        const more = /\+([\d,]+) nm/.exec(await card.innerText())?.[1]?.replace(',', '') ?? 0
        await card.click()
        await expect.poll(() => card.getAttribute('aria-pressed'), SOON).toBe('true')
        const off = Math.abs((await nauticalMiles(page)) - shortest - Number(more))
        expect({ ...at(), i, off: off <= 1, url: page.url().includes(`close=${closed}`) }).toEqual({
          ...at(),
          i,
          off: true,
          url: true,
        })
        if (i !== 1) continue
        await page.reload()
        await expect.poll(() => namesOf(page), SOON).toEqual(offered)
        expect(await cardsOf(page).nth(i).getAttribute('aria-pressed')).toBe('true')
      }
      await page.goto(`${planner.service.url}/${link}&view=compare`)
      const columns = page.getByRole('row', { name: /^Passages/ }).getByRole('cell')
      await expect.poll(() => columns.count(), SOON).toBe(Math.max(1, offered.length))
      await expect.poll(async () => (await columns.allInnerTexts()).includes(''), SOON).toBe(false)
      const name = en.plan.passageNames[closed]
      const through = (await columns.allInnerTexts()).filter((text) => text.includes(name))
      expect({ ...at(), through }).toEqual({ ...at(), through: [] })
    }
    console.log(`${pairs} pairs, ${cards} cards`)
    expect(cards).toBeGreaterThan(PAIRS)
    expect(faults).toEqual([])
  })
})
