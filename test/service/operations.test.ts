import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../support/test-app.js'

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

  test('ready says which data is there', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ready' })
    expect(answer.json()).toEqual({ status: 'ready', data_version: 'fake-1' })
  })

  test('ready is 503 while the data is loaded', async () => {
    const { inject } = await buildTestApp({ engine: () => null })
    const answer = await inject({ url: '/ready' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'starting' })
  })
})
