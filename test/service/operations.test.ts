import { Ajv } from 'ajv'
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

interface Operation {
  readonly operationId: string
  readonly security?: object[]
  readonly responses: Record<string, { description: string; content: Record<string, unknown> }>
}

interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, { properties: Record<string, object> }> }
}

async function openapi(): Promise<Document> {
  const { inject } = await buildTestApp()
  return (await inject({ url: '/openapi.json' })).json()
}

describe('GET /openapi.json', () => {
  test('lists every operation once', async () => {
    const { paths } = await openapi()
    expect(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method} ${path}`),
      ),
    ).toEqual([
      'get /openapi.json',
      'post /auth/login',
      'post /auth/logout',
      'get /auth/me',
      'get /auth/usage',
      'post /auth/change-password',
      'post /auth/forgot-password',
      'post /calculate-route',
      'get /calculate-route',
      'get /routes/history',
      'get /ports/search',
      'get /ports/{id}',
      'get /health',
      'get /ready',
    ])
  })

  test('tells which need a token and what can go wrong', async () => {
    const { paths } = await openapi()
    const route = paths['/calculate-route']!.post!
    expect(route.security).toEqual([{ bearer: [] }])
    expect(paths['/auth/login']!.post!.security).toBeUndefined()
    expect(Object.keys(route.responses)).toEqual([
      '200',
      '401',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(route.responses['422']!.description).toContain('point_on_land')
  })

  test('refers only to what it holds', async () => {
    const document = await openapi()
    const text = JSON.stringify(document)
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name!)
    }
  })

  test('describes tuples and nulls as JSON Schema 2020-12 does', async () => {
    const { components } = await openapi()
    const { speed_kmh } = components.schemas.RouteRequest!.properties
    expect(speed_kmh).toMatchObject({ anyOf: [{ type: 'number' }, { type: 'null' }] })
    expect(JSON.stringify(components.schemas.Location)).toContain('prefixItems')
  })

  test('describes the answers that are given', async () => {
    const document = await openapi()
    const { inject } = await buildTestApp()
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addSchema(document, 'openapi')
    const matches = ajv.compile({ $ref: 'openapi#/components/schemas/PortSuggestions' })
    expect(matches((await inject({ url: '/ports/search?q=r' })).json())).toBe(true)
  })
})
