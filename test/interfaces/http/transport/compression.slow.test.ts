import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

async function openapi(acceptEncoding?: string, method: 'GET' | 'HEAD' = 'GET') {
  const { inject } = await buildTestApp()
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
  return inject({ method, url: '/openapi.json', headers })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)('a long answer to %s is sent as %s', async (accepted, encoding, decompress) => {
  const answer = await openapi(accepted)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toContain('Accept-Encoding')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual((await openapi()).json())
})

test('sends plain text to a caller that accepts nothing else', async () => {
  for (const accepted of [undefined, 'identity', 'deflate']) {
    expect((await openapi(accepted)).headers['content-encoding']).toBeUndefined()
  }
})

test('short answers and answers about accounts are never compressed', async () => {
  const { inject } = await buildTestApp()
  const headers = { 'accept-encoding': 'br' }
  for (const url of ['/health', '/auth/me']) {
    const answer = await inject({ url, headers })
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
})

test('HEAD of a long answer has no body', async () => {
  const answer = await openapi('br', 'HEAD')
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})
