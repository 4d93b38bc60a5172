import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StorageError } from '../../../../src/keeping/store/database/store.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { buildTestApp } from '../../../support/test-app.js'

describe('operations', () => {
  test('health says that the process runs, also while it starts', async () => {
    const { inject, clock } = await buildTestApp({ engine: () => null })
    clock.advance(90_000)
    const answer = await inject({ url: '/health' })
    expect(answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptime_seconds: 90,
    })
  })

  test.each(['accounts', 'keys'] as const)('the service says who may call: %s', async (auth) => {
    const { inject } = await buildTestApp({ auth })
    const answer = await inject({ url: '/v1/service' })
    expect(answer.json()).toMatchObject({ auth })
  })

  test('ready says which data is loaded', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ready' })
    expect(answer.json()).toEqual({
      status: 'ready',
      data_version: 'fake-1',
      factor_set_version: expect.stringMatching(/^20\d\d\.\d\d\.\d\d/),
      plans_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })

  test('ready is 503 while nothing can be written, and 200 again afterwards', async () => {
    const { inject, store, clock } = await buildTestApp()
    const probe = store.probe
    Object.assign(store, { probe: async () => Promise.reject(new StorageError('disk full')) })
    expect((await inject({ url: '/ready' })).json()).toMatchObject({ code: 'storage_unavailable' })
    Object.assign(store, { probe })
    clock.advance(1000)
    expect((await inject({ url: '/ready' })).statusCode).toBe(200)
  })

  test('ready is 503 if the file of the store is missing', async () => {
    const folder = temporaryFolder()
    const { inject } = await buildTestApp({}, join(folder, 'fairway.db'))
    rmSync(join(folder, 'fairway.db'))
    expect((await inject({ url: '/ready' })).json()).toMatchObject({ code: 'storage_unavailable' })
  })

  test('ready is 503 before a stop', async () => {
    const { inject, readiness } = await buildTestApp()
    readiness.stop()
    expect((await inject({ url: '/ready' })).json()).toMatchObject({ code: 'stopping' })
  })

  test('ready is 503 while the data is loaded', async () => {
    const { inject } = await buildTestApp({ engine: () => null })
    const answer = await inject({ url: '/ready' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'starting' })
  })
})
