import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('bodies', () => {
  test('over 64 KiB are rejected before the token is checked; drawn areas may take 1 MiB', async () => {
    const { inject } = await buildTestApp()
    const rejection = async (url: string, length: number) => {
      const payload = JSON.stringify({ x: 'y'.repeat(length) })
      return (await inject({ method: 'POST', url, payload, headers: JSON_TYPE })).json().code
    }
    expect(await rejection('/auth/login', 65_536)).toBe('payload_too_large')
    expect(await rejection('/calculate-route', 65_536)).toBe('missing_token')
    expect(await rejection('/v1/emissions/sea', 65_536)).toBe('missing_token')
    expect(await rejection('/calculate-route', 1_048_576)).toBe('payload_too_large')
  })

  test.each<[number, Record<string, string>]>([
    [200, { 'content-type': 'application/json; charset=UTF-8' }],
    [200, { 'content-type': 'application/geo+json' }],
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    [415, { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, { 'content-type': 'application/json; charset=utf-16' }],
    [415, { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('are JSON: %i for %j', async (status, type) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...type }
    const payload = JSON.stringify(ROUTE)
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.statusCode).toBe(status)
    if (status === 415) expect(answer.json().code).toBe('unsupported_media_type')
  })

  test.each(['application/json', 'text/csv', 'text/plain'])(
    'of a batch that are %s get an error that asks for a JSON object per line',
    async (type) => {
      const { inject, bearer } = await buildTestApp()
      const headers = { ...(await bearer()), 'content-type': type }
      const payload = `${JSON.stringify(ROUTE)}\n`.repeat(2)
      const answer = await inject({ method: 'POST', url: '/v1/routes/batch', payload, headers })
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
      expect(answer.json().detail).toContain('Content-Type: application/x-ndjson')
    },
  )

  const nested = (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`

  test.each([
    ['nothing', ''],
    ['half an object', '{"origin":'],
    ['something after the object', '{} {}'],
    ['NaN', '{"speed_kmh":NaN}'],
    ['a comma too many', '{"a":1,}'],
    ['in single quotes', "{'a':1}"],
    ['after a comment', '// c\n{}'],
    ['a zero byte', '\0'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['33 levels', nested(32)],
    ['30,000 levels', nested(30_000)],
  ])('that are %s are 422 invalid_json', async (_title, payload) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_json' })
  })

  test.each([
    [
      'a long text',
      `{"vessel":{"size_class":"${'y'.repeat(257)}"}}`,
      '#/vessel/size_class',
      'too_long',
    ],
    ['a long field name', `{"${'y'.repeat(257)}":1}`, '#', 'too_long'],
    ['1e400', '{"speed_kmh":1e400}', '#/speed_kmh', 'not_finite'],
    ['an array', '[]', '#', 'invalid_type'],
    ['null', 'null', '#', 'invalid_type'],
    ['half a surrogate pair', '{"origin":{"\\ud800":1}}', '#/origin', 'required'],
  ])('with %s are 422 with the place', async (_title, payload, pointer, code) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ pointer, code }))
  })

  test('may contain anything in fields that are not read', async () => {
    const { inject, bearer } = await buildTestApp()
    const payload = `${JSON.stringify(ROUTE).slice(0, -1)},"x":["${'y'.repeat(257)}",1e400]}`
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json().warnings).toMatchObject([{ code: 'unknown_field', pointer: '#/x' }])
  })

  test.each([
    ['too many parts', `[${'[],'.repeat(120_000)}[]]`, 422, 'matrix_too_large'],
    [
      'too many names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`y${n}`, 0]))),
      413,
      'payload_too_large',
    ],
    ['over eight megabytes', `{"x":"${'y'.repeat(8 * 1024 * 1024)}"}`, 413, 'payload_too_large'],
  ])('of a matrix with %s are too large', async (_title, payload, status, code) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-matrix', payload, headers })
    expect(answer.json()).toMatchObject({ status, code })
  })

  test('may be 32 levels deep', async () => {
    const { inject, bearer } = await buildTestApp()
    const payload = JSON.stringify({ ...ROUTE, x: JSON.parse(nested(30)) })
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.statusCode).toBe(200)
  })
})

describe('unknown fields', () => {
  const send = async (payload: object, prefer?: string) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...(prefer === undefined ? {} : { prefer }) }
    return inject({ method: 'POST', url: '/calculate-route', payload, headers })
  }

  test('are ignored with a warning that names the likely field', async () => {
    const answer = await send({
      ...ROUTE,
      resolution: 20,
      spede_kmh: 30,
      origin: { port_id: 88, name: 'x' },
      zzzzzzzz: 1,
    })
    expect(answer.statusCode).toBe(200)
    const warnings: { pointer: string; detail: string }[] = answer.json().warnings
    expect(
      warnings.map(({ pointer, detail }) => [pointer, /mean (\w+)/.exec(detail)?.[1]]),
    ).toEqual([
      ['#/resolution', 'resolution_km'],
      ['#/spede_kmh', 'speed_kmh'],
      ['#/zzzzzzzz', undefined],
      ['#/origin/name', undefined],
    ])
  })

  test('are 422 for a caller who prefers strict handling', async () => {
    const answer = await send({ ...ROUTE, suez_canal: false }, 'return=minimal, handling=strict')
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        {
          pointer: '#/suez_canal',
          code: 'unknown_field',
          detail: 'This field is unknown and must be left out; did you mean suez?',
        },
      ],
    })
    expect((await send(ROUTE, 'handling=strict')).statusCode).toBe(200)
  })

  test('are named beside what is wrong, such as the field that was meant', async () => {
    const { destination: destinaton, ...rest } = ROUTE
    const answer = await send({ ...rest, destinaton, spede_kmh: 30 })
    expect(answer.json().errors).toMatchObject([
      { pointer: '#/destination', code: 'required' },
      {
        pointer: '#/destinaton',
        code: 'unknown_field',
        detail: 'This field is unknown and must be left out; did you mean destination?',
      },
      { pointer: '#/spede_kmh', code: 'unknown_field' },
    ])
  })

  test('that are many are listed up to twenty', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field_${at}`, at]))
    expect((await send({ ...ROUTE, ...many })).json().warnings).toHaveLength(20)
  })
})
