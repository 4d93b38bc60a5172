import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../support/test-app.js'
import { launch, noBrowser, visit } from './browser.js'

describe.skipIf(noBrowser !== null)('the API reference at /docs', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launch()
  })

  afterAll(() => browser?.close())

  async function open() {
    const { app } = await buildTestApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => app.close())
    const { port } = app.server.address() as AddressInfo
    const visited = await visit(browser, { url: `http://127.0.0.1:${port}/docs` })
    onTestFinished(() => visited.context.close())
    await visited.page.waitForSelector('.opblock')
    return visited
  }

  const operations = (page: Page) => page.locator('.opblock-summary-path').allInnerTexts()

  test('lists every operation and contacts no other host, under the policy of the page', async () => {
    const { page, faults } = await open()
    expect((await operations(page)).length).toBeGreaterThan(20)
    expect(faults).toEqual([])
  })

  test('finds operations by their description', async () => {
    const { page } = await open()
    await page.fill('.operation-filter-input', 'UN/LOCODE')
    await page.waitForFunction(() => document.querySelectorAll('.opblock').length < 5)
    expect((await operations(page)).join()).toContain('search')
  })

  test('sends a request to this service and shows its answer', async () => {
    const { page, requests, faults } = await open()
    const health = page.locator('#operations-Operations-getHealth')
    await health.locator('.opblock-summary-control').click()
    await health.getByRole('button', { name: 'Try it out' }).click()
    await health.getByRole('button', { name: 'Execute' }).click()
    await health.locator('.live-responses-table .response-col_status').first().waitFor()
    expect(new URL(requests.at(-1)!).pathname).toBe('/health')
    expect(faults).toEqual([])
  })
})
