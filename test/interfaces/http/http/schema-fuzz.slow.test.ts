import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { renderOpenApi } from '../../../../lab/generate/openapi.js'
import { cases } from '../../../support/cases.js'
import { startMailServer } from '../../../support/mail-server.js'
import { arbitraryOf, type DocumentSchema } from '../../../support/schema-arbitrary.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: DocumentSchema }[]
  readonly requestBody?: { content: Record<string, { schema: DocumentSchema }> }
  readonly responses: Record<
    string,
    { description: string; content: Record<string, { schema: object }> }
  >
}

const document: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, DocumentSchema> }
} = JSON.parse(await renderOpenApi())

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi')
const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1)!]!
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)
/** `npm run trust -- fuzz` asks any number of other requests. */
const SEED = 20261129
/** Each of these costs a password hash. */
const SLOW = /^\/auth\/(login|change-password)$/
const SETTINGS = {
  ports: allPorts,
  publicRequestsPerMinute: 1_000_000,
  loginRequestsPerMinute: 1_000_000,
  mailRequestsPerMinute: 1_000_000,
  loginFailures: 1_000_000,
}

/** A value as a query contains it. */
function encode(value: unknown): string {
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
  const all = Array.isArray(value) ? value.map(text).join(',') : text(value)
  return encodeURIComponent(all.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

/** Compiled once for each described answer. */
const checks = new Map<object, ValidateFunction>()

function checkOf(schema: object): ValidateFunction {
  let check = checks.get(schema)
  if (check === undefined) {
    check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')))
    checks.set(schema, check)
  }
  return check
}

/**
 * Checks that the status, code, type and body of an answer are among those that the document
 * describes.
 */
function expectDescribed(answer: LightMyRequestResponse, { responses }: Operation): void {
  expect(answer.statusCode).toBeLessThan(500)
  const described = responses[answer.statusCode]
  expect(described, `${answer.statusCode} is not described: ${answer.body}`).toBeDefined()
  if (answer.statusCode >= 400) expect(described!.description).toContain(answer.json().code)
  const sent = String(answer.headers['content-type']).split(';')[0]!
  expect(Object.keys(described!.content)).toContain(sent)
  const [type, { schema }] = [sent, described!.content[sent]!] as const
  if (!/[/+]json$/.test(type)) return
  const matches = checkOf(schema)
  expect(matches(answer.json()), ajv.errorsText(matches.errors)).toBe(true)
}

/** Tables have tests of their own. */
const isTable = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) => schema.format === 'binary')

test.each(
  operations.filter(({ operation }) => operation.requestBody !== undefined && !isTable(operation)),
)(
  'any body of $method $path is answered as the document says',
  { timeout: 60_000 },
  async ({ path, method, operation }) => {
    const { mailer } = await startMailServer('accept')
    const service = await buildTestApp({ ...SETTINGS, mailer })
    const [type, { schema }] = Object.entries(operation.requestBody!.content)[0]!
    const headers = { ...(await service.bearer('enterprise')), 'content-type': type }
    const seen = new Set<number>()
    const body = arbitraryOf(schema, resolve)
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        const request = { method: method.toUpperCase(), url: path, headers } as InjectOptions
        const answer = await service.inject({ ...request, payload: JSON.stringify(value) })
        expectDescribed(answer, operation)
        seen.add(answer.statusCode)
      }),
      { numRuns: cases(SLOW.test(path) ? 100 : 500), seed: SEED },
    )
    // The generator is useful only if it gets past the checks.
    expect([...seen].some((status) => status < 300 || status === 401 || status === 403)).toBe(true)
    await service.background.idle()
  },
)

test.each(
  operations.filter(({ operation }) => operation.parameters?.some((one) => one.in !== 'header')),
)(
  'any query of $method $path is answered as the document says',
  async ({ path, method, operation }) => {
    const service = await buildTestApp(SETTINGS)
    const headers = await service.bearer('enterprise')
    const parameters = operation.parameters!.filter((one) => one.in !== 'header')
    const values = fc.record(
      Object.fromEntries(
        parameters.map(({ name, schema }) => [name, arbitraryOf(schema, resolve)]),
      ),
      { requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name) },
    )
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(given[name]) || '%20')
        const query = parameters
          .filter(({ name, in: place }) => place === 'query' && name in given)
          .map(({ name }) => `${name}=${encode(given[name])}`)
        const url = `${filled}?${query.join('&')}`
        const answer = await service.inject({
          method: method.toUpperCase(),
          url,
          headers,
        } as InjectOptions)
        expectDescribed(answer, operation)
      }),
      { numRuns: cases(300), seed: SEED },
    )
  },
)
