import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const ask = (query: string, headers: object = {}) => ({
  method: 'GET' as const,
  url: `/v1/distance?${query}`,
  headers: { ...headers },
})

describe('GET /v1/distance', () => {
  test('answers the distance of the route, with the places and passages', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer()
    const route = await inject({
      method: 'POST',
      url: '/calculate-route',
      headers,
      payload: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
    })
    const { distance_nm, distance_km, data_version, passages } = route.json()
    const answer = await inject(ask('from=NLRTM&to=SGSIN', headers))
    expect(answer.json()).toMatchObject({
      from: expect.stringContaining('Rotterdam'),
      to: expect.stringContaining('Singapore'),
      distance: distance_nm,
      unit: 'nm',
      passages: passages.map(({ id }: { id: string }) => id),
      warnings: [],
      data_version,
    })
    const inKm = await inject(ask('from=Rotterdam&to=Singapore&unit=km', headers))
    expect(inKm.json()).toMatchObject({ distance: distance_km, unit: 'km' })
  })

  test('rejects a parameter that is sent twice', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const answer = await inject(ask('from=NLRTM&from=DEHAM&to=SGSIN', await bearer()))
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '#/from' }] })
  })

  test('is only the number as text', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer()
    const { distance } = (await inject(ask('from=NLRTM&to=SGSIN', headers))).json()
    const answer = await inject(ask('from=NLRTM&to=SGSIN&format=text', headers))
    expect([answer.headers['content-type'], answer.body]).toEqual([
      'text/plain; charset=utf-8',
      String(distance),
    ])
  })

  test.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['text/plain;q=0.9, application/json;q=0.1', 'text/plain; charset=utf-8'],
    ['application/json, text/plain, */*', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['text/html,*/*;q=0.8', 'application/json; charset=utf-8'],
  ])('with Accept: %s is %s, unless format says otherwise', async (accept, type) => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = { ...(await bearer()), accept }
    const answer = await inject(ask('from=NLRTM&to=SGSIN', headers))
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers.vary).toContain('Accept')
    const json = await inject(ask('from=NLRTM&to=SGSIN&format=json', headers))
    expect(json.json().unit).toBe('nm')
  })

  test('as text names its warnings in a header, which others than cells can read', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer()
    const warned = await inject(ask('from=NLRTM&to=Wilmington&format=text', headers))
    expect(warned.headers['fairway-warnings']).toBe('namesakes')
    expect(Number(warned.body)).toBeGreaterThan(3000)
    const plain = await inject(ask('from=NLRTM&to=SGSIN&format=text', headers))
    expect(plain.headers).not.toHaveProperty('fairway-warnings')
  })

  test('shows a swapped position in words, whose order nobody can mistake', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const answer = await inject(ask('from=NLRTM&to=-34.87,-8.05', await bearer()))
    expect(answer.json().warnings).toEqual([
      expect.objectContaining({
        code: 'maybe_swapped',
        pointer: '#/to',
        detail: expect.stringContaining('latitude -8.05, longitude -34.87 is at'),
      }),
    ])
  })

  test.each(['1068', 'rotterdam', 'Rotterdam, NL', 'nlrtm', ' NLRTM '])(
    'finds %j',
    async (text) => {
      const { inject, bearer } = await buildTestApp({ ports: allPorts })
      const answer = await inject(ask(`from=${encodeURIComponent(text)}&to=SGSIN`, await bearer()))
      expect(answer.json().from).toContain('Rotterdam')
    },
  )

  test('rejects a misspelt option: a number has no place for a warning', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const answer = await inject(ask('from=NLRTM&to=SGSIN&format=text&aviod=suez', await bearer()))
    expect(answer.json()).toMatchObject({ code: 'validation_failed', status: 422 })
  })

  test('takes positions, closes passages and says which unit it uses', async () => {
    const { inject, bearer, router } = await buildTestApp({ ports: allPorts })
    const answer = await inject(
      ask('from=51.98,4.05&to=1.2,103.8&avoid=suez,panama', await bearer()),
    )
    expect(answer.json()).toMatchObject({ from: '51.98,4.05', unit: 'nm' })
    expect(router.asked.at(-1)).toMatchObject({ origin: { position: [4.05, 51.98] } })
    expect(answer.json().passages).not.toContain('suez')
  })

  test.each([
    ['from=NLRTM', 422, '#/to', 'required'],
    ['from=&to=SGSIN', 422, '#/from', ''],
    ['from=Madridd&to=SGSIN', 404, '#/from', 'no port "Madridd"'],
    ['from=NLRTM&to=Newcastle', 404, '#/to', 'Add the country'],
    ['from=NLRTM&to=SGSIN&unit=miles', 422, '#/unit', 'nm, km'],
    ['from=NLRTM&to=99999999', 404, '#/to', 'No port has the id 99999999'],
    ['from=NLRTM&to=52.5,13.4', 422, '#/to', ''],
    ['from=NLRTM&to=SGSIN&avoid=suezz', 422, '#/avoid/0', 'did you mean suez'],
  ])('rejects %s and names the field, also for text', async (query, status, pointer, words) => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer()
    for (const format of ['json', 'text']) {
      const answer = await inject(ask(`${query}&format=${format}`, headers))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        expect.stringContaining('application/problem+json'),
      ])
      expect(answer.json().errors?.[0]?.pointer ?? answer.body).toContain(pointer)
      expect(answer.body).toContain(JSON.stringify(words).slice(1, -1))
    }
  })

  test('is kept for whoever asks again on the same day, and says when it was calculated', async () => {
    const { inject, bearer, router, clock } = await buildTestApp({ ports: allPorts })
    const headers = await bearer()
    const first = await inject(ask('from=NLRTM&to=SGSIN', headers))
    const routes = router.asked.length
    clock.advance(60_000)
    const again = await inject(ask('from=NLRTM&to=SGSIN', headers))
    const { id, ...answer } = first.json()
    expect(again.json()).toMatchObject(answer)
    expect(again.json().id).not.toBe(id)
    const text = await inject(ask('from=NLRTM&to=SGSIN&format=text', headers))
    expect(text.body).toBe(String(answer.distance))
    expect(router.asked.length).toBe(routes)
    await inject(ask('from=NLRTM&to=SGSIN&unit=km', headers))
    expect(router.asked.length).toBeGreaterThan(routes)
    clock.advance(86_400_000)
    const before = router.asked.length
    await inject(ask('from=NLRTM&to=SGSIN', await bearer('trial', 'next@example.com')))
    expect(router.asked.length).toBeGreaterThan(before)
  })

  test('costs one query, which counts against the daily limit', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer('tiny')
    const left = []
    for (let time = 0; time < 4; time++) {
      const answer = await inject(ask('from=NLRTM&to=SGSIN&format=text', headers))
      left.push(answer.statusCode)
    }
    expect(left).toEqual([200, 200, 200, 429])
  })

  test('HEAD has the type of GET and costs nothing', async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const headers = await bearer('tiny')
    for (let time = 0; time < 5; time++) {
      const head = { ...ask('from=NLRTM&to=SGSIN&format=text', headers), method: 'HEAD' as const }
      const answer = await inject(head)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ])
    }
  })
})

describe('a key in the address', () => {
  async function withKey(keyInUrl: boolean, scopes: string[]) {
    const service = await buildTestApp({ ports: allPorts, keyInUrl })
    const created = await service.inject({
      method: 'POST',
      url: '/auth/keys',
      headers: await service.bearer(),
      payload: { name: 'sheet', scopes },
    })
    return { ...service, key: created.json().key as string }
  }

  test('is not accepted unless the operator allows it', async () => {
    const { inject, key } = await withKey(false, ['routes'])
    const answer = await inject(ask(`from=NLRTM&to=SGSIN&key=${key}`))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'missing_token'])
  })

  test('calculates a distance if it is for routes alone', async () => {
    const { inject, key, log } = await withKey(true, ['routes'])
    const answer = await inject(ask(`from=NLRTM&to=SGSIN&format=text&key=${key}`))
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(/^\d+(\.\d+)?$/)])
    expect(log.join('')).not.toContain(key)
  })

  test('is not accepted if it may do more, or elsewhere', async () => {
    const { inject, key } = await withKey(true, ['routes', 'emissions'])
    const more = await inject(ask(`from=NLRTM&to=SGSIN&key=${key}`))
    expect([more.statusCode, more.json().code]).toEqual([403, 'insufficient_scope'])
    const url = `/calculate-route?origin=NLRTM&destination=SGSIN&key=${key}`
    expect((await inject({ method: 'GET', url })).statusCode).toBe(401)
  })

  test('that does not exist is rejected without an echo', async () => {
    const { inject } = await buildTestApp({ ports: allPorts, keyInUrl: true })
    const answer = await inject(ask('from=NLRTM&to=SGSIN&key=fwk_wrong'))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_token'])
    expect(answer.body).not.toContain('fwk_wrong')
  })
})
