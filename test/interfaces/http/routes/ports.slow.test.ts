import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

const ROTTERDAM = {
  id: 88,
  name: 'Rotterdam',
  country: 'Netherlands',
  country_code: 'NL',
  unlocode: 'NLRTM',
  coordinates: [4.13, 51.95],
  slug: 'rotterdam',
  alternate_names: [],
  main_port_id: null,
  size: null,
  channel_depth_m: null,
  pier_depth_m: null,
  anchorage_depth_m: null,
  oil_terminal_depth_m: null,
  max_length_m: null,
  max_draught_m: null,
}

describe('GET /ports/search', () => {
  test('suggests ports to anybody', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ports/search?q=rott' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      query: 'rott',
      limit: 10,
      count: 1,
      ports: [{ ...ROTTERDAM, match: 'name', matched_name: 'Rotterdam' }],
      warnings: [],
    })
  })

  test('has an empty list when there is none', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ports/search?q=zz' })
    expect(answer.json()).toEqual({ query: 'zz', limit: 10, count: 0, ports: [], warnings: [] })
  })

  test('says when it reduced the limit or ignored a parameter', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ports/search?q=zz&limit=500&sort=size' })
    expect(answer.json()).toMatchObject({
      limit: 50,
      warnings: [
        { code: 'unknown_field', pointer: '#/sort' },
        {
          code: 'limit_reduced',
          pointer: '#/limit',
          detail: 'limit was reduced to 50, the maximum.',
        },
      ],
    })
  })

  test.each([
    ['', '#/q', 'required'],
    ['q=', '#/q', 'too_short'],
    [`q=${'x'.repeat(101)}`, '#/q', 'too_long'],
    ['q=a&q=b', '#/q', 'invalid_type'],
    ['q=a&limit=0', '#/limit', 'out_of_range'],
    ['q=a&limit=-1', '#/limit', 'out_of_range'],
    ['q=a&limit=1.5', '#/limit', 'invalid_type'],
    ['q=a&limit=many', '#/limit', 'invalid_type'],
    ['q=a&limit=', '#/limit', 'invalid_type'],
  ])('rejects ?%s', async (query, pointer, code) => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: `/ports/search?${query}` })
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] })
  })

  test.each([
    ['q=', 'q must have at least 1 character.'],
    ['q=a&limit=x', 'limit must be an integer, got "x".'],
  ])('says what is wrong with ?%s', async (query, detail) => {
    const { inject } = await buildTestApp()
    expect((await inject({ url: `/ports/search?${query}` })).json().detail).toBe(detail)
  })

  test('is limited by address', async () => {
    const { inject } = await buildTestApp({ publicRequestsPerMinute: 2 })
    const ask = (remoteAddress: string) => inject({ url: '/ports/search?q=a', remoteAddress })
    await ask('10.0.0.1')
    await ask('10.0.0.1')
    expect((await ask('10.0.0.1')).json()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await ask('10.0.0.2')).statusCode).toBe(200)
  })

  test('is 503 starting before the data is there', async () => {
    const { inject } = await buildTestApp({ engine: () => null })
    const answer = await inject({ url: '/ports/search?q=a' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'starting' })
  })
})

describe('GET /ports/{id}', () => {
  test('is the port', async () => {
    const { inject } = await buildTestApp()
    expect((await inject({ url: '/ports/88' })).json()).toEqual(ROTTERDAM)
  })

  test.each(['NLRTM', 'nlrtm', 'NL%20RTM'])('is the port for its code %s', async (code) => {
    const { inject } = await buildTestApp()
    expect((await inject({ url: `/ports/${code}` })).json()).toEqual(ROTTERDAM)
  })

  test.each([
    ['89', '89'],
    ['0', '0'],
    ['XXXXX', 'XXXXX'],
    ['New%20York', 'New York'],
  ])('is 404 for %s, and names the search', async (path, id) => {
    const { inject } = await buildTestApp()
    expect((await inject({ url: `/ports/${path}` })).json()).toMatchObject({
      status: 404,
      code: 'port_not_found',
      detail: `No port has the id or UN/LOCODE "${id}". Find ports at /ports/search?q=${path}.`,
    })
  })
})

test.each(['/ports/search?q=rott', '/ports/88', '/openapi.json'])(
  '%s can be stored by caches, which learn when it is unchanged',
  async (url) => {
    const { inject } = await buildTestApp()
    const { headers } = await inject({ url })
    expect(headers['cache-control']).toBe('public, max-age=300')
    const again = await inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
