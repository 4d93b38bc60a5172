import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.js'
import { buildTestApp, PASSWORD } from '../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

/** A store as the code of an earlier schema wrote it. */
function released(schema: number): string {
  const path = join(temporaryFolder(), 'fairway.db')
  const database = new Libsql(path)
  database.exec(readFileSync(`test/store/released/schema-${schema}.sql`, 'utf8'))
  database.close()
  return path
}

describe.each([8])('a store of schema %d', (schema) => {
  const open = () => buildTestApp({}, released(schema), { isOwner: true })

  test('lets everyone in as before: password, token and key', async () => {
    const service = await open()
    const payload = { email: 'captain@example.com', password: PASSWORD }
    const login = await service.inject({ method: 'POST', url: '/auth/login', payload })
    expect(login.statusCode, login.body).toBe(200)
    for (const secret of ['token-of-before', 'fwk_key-of-before']) {
      const headers = { authorization: `Bearer ${secret}` }
      const me = await service.inject({ url: '/auth/me', headers })
      expect(me.json(), secret).toMatchObject({ email: 'captain@example.com', plan_type: 'tiny' })
    }
    const headers = { authorization: `Bearer ${login.json().access_token}` }
    const keys = (await service.inject({ url: '/auth/keys', headers })).json()
    expect(keys.items).toMatchObject([{ name: 'report', scopes: ['routes'], networks: null }])
  })

  test('has its history, plans and usage, and goes on from there', async () => {
    const service = await open()
    const headers = { authorization: 'Bearer token-of-before' }
    const get = async (url: string) => (await service.inject({ url, headers })).json()
    const [old] = (await get('/routes/history')).items
    expect(old).toMatchObject({ id: 'rt_made_by_the_release1', distance_km: 15000.5 })
    expect((await get('/v1/plans')).items).toMatchObject([{ name: 'winter' }])
    expect(await get('/auth/usage')).toMatchObject({ used: 1, remaining: 2 })
    const payload = ROUTE
    await service.inject({ method: 'POST', url: '/calculate-route', headers, payload })
    expect((await get('/auth/usage')).used).toBe(2)
    const { items } = await get('/routes/history')
    expect(items[1]).toEqual(old)
    expect(Object.keys(items[0]).sort()).toEqual(Object.keys(old).sort())
    expect((await get('/auth/events')).items.at(-1)).toMatchObject({ event: 'login' })
    expect((await get('/stats/routes')).calculations_total).toBe(2)
  })

  test('is upgraded once, however often it is opened', async () => {
    const path = released(schema)
    for (const at of [0, 1]) {
      const service = await buildTestApp({}, path)
      expect(await service.store.accounts.isEmpty(), `start ${at}`).toBe(false)
      await service.store.close()
    }
    const database = new Libsql(path)
    const [{ version }] = database
      .prepare('SELECT MAX(version) AS version FROM schema_versions')
      .all([]) as [{ version: number }]
    database.close()
    expect(version).toBeGreaterThan(schema)
  })
})
