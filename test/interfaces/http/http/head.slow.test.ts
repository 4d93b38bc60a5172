import { describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const SLUG = '/routes/rotterdam-to-singapore'
/** What two requests have apart, whatever their method. */
const OF_ONE_REQUEST = ['date', 'x-request-id']

/** Status and headers of a request. */
async function headOf(
  { inject }: Pick<TestApp, 'inject'>,
  method: 'GET' | 'HEAD',
  url: string,
  headers: Record<string, string> = {},
) {
  const answer = await inject({ method, url, headers })
  if (method === 'HEAD') expect(answer.body, url).toBe('')
  const kept = Object.entries(answer.headers).filter(([name]) => !OF_ONE_REQUEST.includes(name))
  return { status: answer.statusCode, ...Object.fromEntries(kept) }
}

describe('HEAD', () => {
  test.each([
    ...['', '.geojson', '.gpx', '.kml', '.csv', '.xyz'].map((ending) => SLUG + ending),
    '/routes/rotterdam-to-atlantis.gpx',
    '/routes',
    '/routes/examples',
    '/ports/search?q=rot',
    '/ports/search',
    '/ports/88',
    '/ports/0',
    '/v1/ports?format=csv',
    '/v1/passages',
    '/openapi.json',
    '/health',
    '/ready',
    '/v1/service',
    '/problems',
    '/problems/no_route',
    '/docs',
    '/auth/me',
    '/calculate-route?origin_port_id=88&destination_port_id=1340',
  ])('has the status and the headers of GET %s', async (url) => {
    const service = await buildTestApp()
    for (const headers of [
      {},
      { 'accept-encoding': 'gzip, br' },
      { accept: 'application/geo+json' },
      { accept: 'application/gpx+xml;q=0.9, text/html', 'accept-encoding': 'gzip' },
      { 'if-none-match': '*' },
      { origin: 'https://map.example' },
    ]) {
      const want = await headOf(service, 'GET', url, headers)
      expect(await headOf(service, 'HEAD', url, headers), JSON.stringify(headers)).toEqual(want)
    }
  })

  // RFC 9110, section 9.3.2: what only the content tells, such as its length, may be left out.
  test('names the type of a calculation without calculating', async () => {
    const service = await buildTestApp()
    const url = '/calculate-route?origin_port_id=88&destination_port_id=1340'
    for (const accept of ['*/*', 'application/geo+json', 'text/csv', 'application/gpx+xml']) {
      const headers = { ...(await service.bearer('enterprise', `${accept}@x.com`)), accept }
      const get = await headOf(service, 'GET', url, headers)
      const asked = service.router.asked.length
      const head = await headOf(service, 'HEAD', url, headers)
      expect({ ...get, ...head }, accept).toEqual({ ...get, vary: 'Accept' })
      expect(service.router.asked).toHaveLength(asked)
    }
  })
})
