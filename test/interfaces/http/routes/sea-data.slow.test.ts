import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../../src/base/clock.js'
import { defaults } from '../../../../src/interfaces/http/config.js'
import { installErrorHandler } from '../../../../src/interfaces/http/guard/error-handler.js'
import { seaData } from '../../../../src/interfaces/http/routes/sea-data.js'
import { installCompression } from '../../../../src/interfaces/http/transport/compression.js'
import type { App } from '../../../../src/interfaces/http/transport/fastify-types.js'
import { PLANNER_FILES } from '../../../../src/runtime/loading/planner-files.js'

const config = defaults()

function app(): App {
  const app = Fastify() as unknown as App
  installErrorHandler(app, systemClock, { refused: () => undefined })
  installCompression(app)
  seaData(app, { config })
  onTestFinished(() => app.close())
  return app
}

test('sends the page every file that its engine reads, as it is in the data folder', async () => {
  const service = app()
  for (const name of [...PLANNER_FILES, 'built/network-100km.fwy']) {
    const answer = await service.inject({ url: `/sea/${name}` })
    expect(answer.statusCode, name).toBe(200)
    expect(answer.rawPayload.equals(readFileSync(join(config.data, name))), name).toBe(true)
  }
})

test('compresses tables, leaves packed files as they are, and sends neither again unless it has changed', async () => {
  const service = app()
  const headers = { 'accept-encoding': 'br' }
  const table = await service.inject({ url: '/sea/built/ports.json', headers })
  expect(table.headers['content-encoding']).toBe('br')
  const packed = await service.inject({ url: '/sea/built/coast.fwy', headers })
  expect(packed.headers['content-encoding']).toBeUndefined()
  for (const [url, { headers }] of [
    ['/sea/built/ports.json', table],
    ['/sea/built/coast.fwy', packed],
  ] as const) {
    const again = await service.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test.each([
  'README.md',
  'own-ports.json',
  'built/../package.json',
  'built%2F..%2F..%2Fpackage.json',
  'built/port-labels-5km.fwy',
])('sends no other file of the data folder: %s', async (name) => {
  expect((await app().inject({ url: `/sea/${name}` })).statusCode).toBe(404)
})
