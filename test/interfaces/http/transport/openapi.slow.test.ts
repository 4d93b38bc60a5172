import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import {
  type Document,
  operationsOf,
  requestsOf,
} from '../../../../lab/generate/example-requests.js'
import { OPENAPI_FILE, renderOpenApi } from '../../../../lab/generate/openapi.js'
import { PROBLEM_STATUS } from '../../../../src/contract/problems/problem-table.js'
import { hashPassword } from '../../../../src/keeping/accounts/passwords.js'
import { startMailServer } from '../../../support/mail-server.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const text = await renderOpenApi()
const document: Document = JSON.parse(text)
const operations = operationsOf(document)
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi')

describe('openapi.json', () => {
  test('at the root is the document of this version; `npm run openapi` writes it', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(text)
  })

  test('contains every path of the router except the files of the page', async () => {
    const { app } = await buildTestApp()
    await app.ready()
    const known = routedPaths(app.printRoutes({ commonPrefix: false }))
    const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    const isTold = (name: string) =>
      !name.startsWith('HEAD ') && !/ \/(assets|docs)\/\{file\}| \/\*$/.test(name)
    expect(told.sort()).toEqual(known.filter(isTold).sort())
  })

  test('contains every code of the problem table that an operation can answer', () => {
    const told = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ description }) => description.split(', ')),
    )
    const missing = Object.keys(PROBLEM_STATUS).filter((code) => !told.includes(code))
    // For a method that has no operation, and for the log.
    expect(missing).toEqual(['method_not_allowed', 'caller_gone'])
    for (const { method, path, operation } of operations) {
      expect(operation.responses, `${method} ${path}`).toHaveProperty('431')
    }
  })

  test('says which operations need a token and what can go wrong', () => {
    const route = document.paths['/calculate-route']!['post']!
    expect(route.security).toEqual([{ bearer: [] }, { key: [] }])
    expect(document.paths['/auth/login']!['post']!.security).toEqual([])
    const statuses = ['200', '400', '401', '403', '404', '408', '409', '413', '415', '422', '429']
    expect(Object.keys(route.responses)).toEqual([...statuses, '431', '500', '503'])
    expect(route.responses['422']!.description).toContain('point_on_land')
    expect(route.parameters!.map(({ name }) => name)).toEqual([
      'format',
      'fields',
      'Idempotency-Key',
    ])
  })

  test('says what is answered to a value in the path that is too long', async () => {
    const { inject } = await buildTestApp()
    const withValue = operations.filter(({ path }) => path.includes('{'))
    expect(withValue.length).toBeGreaterThan(5)
    for (const { method, path, operation } of withValue) {
      const url = path.replace(/\{\w+\}/, 'x'.repeat(201))
      const answer = await inject({ method: method.toUpperCase() as 'GET', url })
      expect(answer.json(), url).toMatchObject({ status: 404, code: 'not_found' })
      expect(operation.responses['404']?.description.split(', '), path).toContain('not_found')
    }
  })

  test.each(['/calculate-route', '/calculate-matrix', '/auth/login'])(
    'says how large the body of %s may be',
    async (url) => {
      const { inject, bearer } = await buildTestApp()
      const { description } = document.paths[url]!['post']!.requestBody!
      const bytes = Number(/^At most ([\d,]+) bytes$/.exec(description)![1]!.replaceAll(',', ''))
      const headers = { ...(await bearer()), 'content-type': 'application/json' }
      const statusOf = async (length: number) =>
        (await inject({ method: 'POST', url, headers, payload: '{}'.padEnd(length) })).statusCode
      expect([await statusOf(bytes), await statusOf(bytes + 1)]).toEqual([422, 413])
    },
  )

  test('names its server, licence and tags, and describes every operation', () => {
    expect(document.servers).toMatchObject([{ url: '.' }, { url: 'http://127.0.0.1:8080' }])
    expect(document.info.license.identifier).toBe('Apache-2.0')
    const declared = document.tags.map(({ name }) => name)
    expect(declared.slice(0, 3), 'what people come for is first').toEqual([
      'Routes',
      'Ports',
      'Emissions',
    ])
    for (const { operation } of operations) {
      expect(operation.description, operation.operationId).toMatch(/\.$/)
      expect(operation.security, operation.operationId).toBeDefined()
      expect(declared).toEqual(expect.arrayContaining([...operation.tags]))
    }
  })

  test('refers only to its own components', () => {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name!)
    }
  })

  test('describes tuples and nulls as JSON Schema 2020-12 does', () => {
    const { speed_kmh } = document.components.schemas['RouteRequest']!.properties
    expect(speed_kmh).toMatchObject({ anyOf: [{ type: 'number' }, { type: 'null' }] })
    expect(JSON.stringify(document.components.schemas['Location'])).toContain('prefixItems')
  })
})

const hashes = new Map<string, Promise<string>>()

/** Takes long, on purpose. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

describe('every example of the document', () => {
  const requests = operations.flatMap((one) => requestsOf(one, document.components))
  test.each(requests)('is answered as described: $title', async (example) => {
    const { mailer } = await startMailServer('accept')
    const service = await buildTestApp({ mailer, ports: allPorts })
    const [login] = document.components.schemas['LoginRequest']!.examples as [
      { email: string; password: string },
    ]
    await service.store.accounts.create({
      email: login.email,
      passwordHash: await hashOf(login.password),
      planType: 'trial',
      createdAt: '2026-11-01T00:00:00.000Z',
    })
    const loggedIn = await service.inject({ method: 'POST', url: '/auth/login', payload: login })
    const headers = { authorization: `Bearer ${loggedIn.json().access_token}`, ...example.headers }
    if (example.title.startsWith('get /v1/shared-plans/{id}')) await sharePlan(service, headers)
    if (example.title.startsWith('get /v1/jobs/{id}')) await endJob(service)
    const answer = await service.inject({ ...example.request, headers })
    await service.background.idle()
    if (example.request.method === 'GET') {
      const known = { ...headers, 'if-none-match': '*' }
      const { statusCode } = await service.inject({ ...example.request, headers: known })
      expect(Object.keys(example.operation.responses)).toContain(String(statusCode))
    }
    // The account does not have what an example would delete.
    const wanted = example.request.method === 'DELETE' ? '404' : '2'
    const described = Object.entries(example.operation.responses).find(([status]) =>
      status.startsWith(wanted),
    )!
    expect([answer.statusCode, answer.body]).toEqual([Number(described[0]), expect.anything()])
    const [type, { schema, example: shown }] = Object.entries(described[1].content)[0]!
    expect(answer.headers['content-type']).toContain(type)
    if (type !== 'application/json') return
    const matches = ajv.compile(rooted(schema) as object)
    expect(matches(answer.json()), ajv.errorsText(matches.errors)).toBe(true)
    if (example.request.url === '/openapi.json') return
    expect(matches(shown), ajv.errorsText(matches.errors)).toBe(true)
    const isSame = answer.statusCode < 300 && example.title.endsWith(' 1')
    if (isSame) expect(Object.keys(shown as object)).toEqual(Object.keys(answer.json()))
  })
})

/** Shares the plan of the examples, under the id of the examples. */
async function sharePlan(service: Awaited<ReturnType<typeof buildTestApp>>, headers: object) {
  const [payload] = document.components.schemas['SharedPlanRequest']!.examples as [object]
  const request = { method: 'POST', url: '/v1/shared-plans', payload } as const
  const { id } = (await service.inject({ ...request, headers: { ...headers } })).json()
  const plan = (await service.store.plans.shared(id))!
  const { parameters } = document.paths['/v1/shared-plans/{id}']!['get']!
  const [known] = parameters![0]!.schema.examples as [string]
  await service.store.plans.add({ ...plan, id: known, accountId: 1 }, 2)
}

/** A job that has ended, under the id of the examples. */
async function endJob({ store }: Awaited<ReturnType<typeof buildTestApp>>) {
  const { parameters } = document.paths['/v1/jobs/{id}']!['get']!
  const [id] = parameters![0]!.schema.examples as [string]
  const job = { id, accountId: 1, kind: 'routes', isStrict: 0, rowCount: 1, webhook: null }
  await store.jobs.add({ ...job, createdAt: '2026-11-01T00:00:00.000Z' }, [], 1)
  await store.jobs.cancel(1, id, '2026-11-01T00:00:00.000Z')
}

/**
 * Methods and paths of the router's tree, which prints a path under another one without that one.
 */
function routedPaths(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, branch, rest, methods] = /^(.*)── (\S+) \((.+)\)$/.exec(line) ?? []
    if (branch === undefined) return []
    const depth = (branch.length - 1) / 4
    const url = `${above[depth - 1] ?? ''}${rest}`
    above[depth] = url
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    return methods!.split(', ').map((method) => `${method} ${path}`)
  })
}

/** The schema with its references resolved against the document. */
function rooted(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))
}
