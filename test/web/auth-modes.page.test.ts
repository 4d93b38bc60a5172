import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../src/base/clock.js'
import { KeyRing } from '../../src/keeping/accounts/api-keys.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { makeAccounts } from '../support/accounts.js'
import { newFolder } from '../support/temporary.js'
import { noBrowser, visit } from './browser.js'
import { distance, NO_MAP, ROUTE, SOON, usePlanner } from './planner-service.js'

/** Plans with closures are never published: whoever sees one may calculate. */
const CLOSED = `${ROUTE}&close=suez`

describe.skipIf(noBrowser !== null)('a service for everybody', () => {
  const planner = usePlanner({ auth: 'none' }, NO_MAP)

  test('plans immediately and never asks for a login, in any view', async () => {
    const { page, faults } = await planner.open(CLOSED)
    await expect.poll(() => distance(page).innerText(), SOON).toMatch(/11,7\d\d/)
    for (const view of ['plan', 'compare', 'emissions', 'matrix', 'account']) {
      await page.goto(`${planner.service.url}/${ROUTE}&view=${view}`)
      await page.waitForLoadState('networkidle')
      expect(await page.getByLabel('Password').count(), view).toBe(0)
      expect(await page.getByText('Log in').count(), view).toBe(0)
    }
    await page.getByText('This service needs no login').waitFor()
    expect(await page.getByRole('button', { name: 'Log out' }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('shows nobody what others plan, save or share', async () => {
    const { page } = await planner.open(CLOSED)
    await distance(page).waitFor()
    await page.getByRole('button', { name: 'Save or share' }).click()
    await page.getByLabel('Name').fill('Autumn run')
    await page.getByRole('button', { name: 'Save plan' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Create a public link' }).click()
    await page.getByText(/Link created/).waitFor()
    await page.goto(`${planner.service.url}/?view=account`)
    await expect.poll(() => page.getByRole('link', { name: 'Autumn run' }).count(), SOON).toBe(2)
    expect(await page.getByText('Recent routes').count()).toBe(0)
    const other = await planner.open('?view=account')
    await other.page.getByText('This service needs no login').waitFor()
    await other.page.waitForLoadState('networkidle')
    expect(await other.page.locator('main').innerText()).not.toMatch(/Autumn|Rotterdam|Recent/)
    await page.getByRole('button', { name: 'Disable the link: Autumn run' }).click()
    await expect.poll(() => page.getByRole('link', { name: 'Autumn run' }).count(), SOON).toBe(1)
  })
})

const folder = newFolder()
const file = join(folder.path, 'keys.db')
await makeAccounts(file, 'plenty', ['keys@example.com'])
const store = await openStore(file)
const account = (await store.accounts.byEmail('keys@example.com'))!
const made = await new KeyRing(store, systemClock).create(account.id, { name: 'page' })
await store.close()

describe.skipIf(noBrowser !== null)('a service with accounts', () => {
  const planner = usePlanner({}, NO_MAP)

  test('lets a password manager fill the login, and hides the password', async () => {
    const { page } = await visit(planner.browser, {
      url: `${planner.service.url}/?view=account`,
      ...NO_MAP,
    })
    const password = page.getByLabel('Password')
    expect(await password.getAttribute('type')).toBe('password')
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username')
  })

  test('asks for a temporary password by email, and says if the service cannot send any', async () => {
    const { page, requests } = await visit(planner.browser, {
      url: `${planner.service.url}/?view=account`,
      ...NO_MAP,
    })
    const ask = page.getByRole('button', { name: 'Forgotten password' })
    await ask.click()
    expect(requests.filter((url) => url.endsWith('/auth/forgot-password'))).toEqual([])
    await page.getByLabel('Email').fill('somebody@example.com')
    await ask.click()
    await page.getByText('This service cannot send email').waitFor()
    const accepted = {
      status: 202,
      contentType: 'application/json',
      body: '{"accepted":true,"detail":""}',
    }
    await page.route('**/auth/forgot-password', (route) => route.fulfill(accepted))
    await ask.click()
    await page.getByText('a temporary password is on its way').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe.skipIf(noBrowser !== null)('a service with keys only', () => {
  const planner = usePlanner({ auth: 'keys', store: file }, NO_MAP)

  test('asks for a key, rejects a wrong one, and plans with a right one', async () => {
    const { page } = await planner.open(CLOSED)
    const box = page.getByLabel('Key')
    await box.fill('fwk_wrong')
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Password').count()).toBe(0)
    await box.fill(made!.key)
    await page.getByRole('button', { name: 'Use this key' }).click()
    await expect.poll(() => distance(page).innerText(), SOON).toMatch(/11,7\d\d/)
    await page.goto(`${planner.service.url}/?view=account`)
    await page.getByText('keys@example.com').waitFor()
    expect(await page.getByText('Change password').count()).toBe(0)
  })
})
