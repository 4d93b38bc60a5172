import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../../src/base/clock.js'
import { defaults } from '../../../../src/interfaces/http/config.js'
import { installErrorHandler } from '../../../../src/interfaces/http/guard/error-handler.js'
import { plannerPage } from '../../../../src/interfaces/http/routes/planner.js'
import { installCompression } from '../../../../src/interfaces/http/transport/compression.js'
import type { App } from '../../../../src/interfaces/http/transport/fastify-types.js'
import { PageFiles } from '../../../../src/interfaces/http/transport/page-files.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { buildTestApp } from '../../../support/test-app.js'

/** A service without shared plans. */
const NO_PLANS = { config: defaults(), store: { plans: { shared: async () => null } } as never }
const SCRIPT = 'export const answer = 42\n'

function pageIn(folder: string): App {
  const app = Fastify() as unknown as App
  installErrorHandler(app, systemClock, { refused: () => undefined })
  installCompression(app)
  plannerPage(app, NO_PLANS, `${folder}/`)
  onTestFinished(() => app.close())
  return app
}

function builtPage(html = '<!doctype html><title>Fairway</title>'): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'assets', 'main-1a.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'main-1a.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'secret.txt'), 'not a part of the page')
  return folder
}

test('the page is revalidated each time, its assets never, and neither runs foreign code', async () => {
  const app = pageIn(builtPage())
  const page = await app.inject({ url: '/?from=1068' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';/)
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
  const script = await app.inject({ url: '/assets/main-1a.js' })
  expect(script.headers['cache-control']).toContain('immutable')
  expect(script.body).toBe(SCRIPT)
})

test('serves the precompressed file to a browser that accepts Brotli', async () => {
  const app = pageIn(builtPage())
  const headers = { 'accept-encoding': 'gzip, br' }
  const script = await app.inject({ url: '/assets/main-1a.js', headers })
  expect(script.headers['content-encoding']).toBe('br')
  expect(script.headers.vary).toContain('Accept-Encoding')
  expect(script.rawPayload).toEqual(brotliCompressSync(SCRIPT))
})

test('an answer names each header that it varies by once, with and without allowed origins', async () => {
  const long = builtPage('<!doctype html>'.padEnd(2000, 'x'))
  const page = await pageIn(long).inject({ url: '/' })
  expect(page.headers.vary).toBe('Accept-Encoding')
  const { app } = await buildTestApp({ corsOrigin: 'https://a.example' })
  const document = await app.inject({ url: '/openapi.json' })
  expect(document.headers.vary).toBe('Origin, Accept-Encoding')
})

test.each(['/assets/..%2Fsecret.txt', '/assets/secret.txt', '/assets/main-1a.js.br'])(
  '%s is not a file of the page',
  async (url) => {
    const answer = await pageIn(builtPage()).inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not_found')
  },
)

test('a page that was not built says how to build it', async () => {
  const answer = await pageIn(temporaryFolder()).inject({ url: '/' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().detail).toContain('npm run build')
})

test('keeps serving its page from memory while the next page is built', async () => {
  const folder = builtPage()
  const files = new PageFiles(folder)
  await files.load()
  rmSync(folder, { recursive: true })
  const { path } = files.find('assets/main-1a.js')!
  expect(String(await files.read(path))).toBe(SCRIPT)
})
