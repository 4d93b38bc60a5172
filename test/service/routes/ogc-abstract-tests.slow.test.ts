import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../support/test-app.js'

/**
 * The abstract tests of OGC 18-062r2, Annex A, of the classes that the service names, by their ids. Those of jobs,
 * of several outputs and of references apply to none of its processes, which have one output, sent by value at
 * once; /conf/core/job-creation-input-ref is the one that the service does not pass.
 */

const REL = 'http://www.opengis.net/def/rel/ogc/1.0'
const CONF = 'http://www.opengis.net/spec/ogcapi-processes-1/1.0/conf'
const NO_SUCH = 'http://www.opengis.net/def/exceptions/ogcapi-processes-1/1.0/no-such'

const ROTTERDAM = { unlocode: 'NLRTM' }
const SINGAPORE = { unlocode: 'SGSIN' }
const ENDS = { origin: ROTTERDAM, destination: SINGAPORE }
const KNOWN = { distance_km: 100, distance_type: 'sfd' }

/** Inputs by the description of each process. */
const INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  route: ENDS,
  voyage: { stops: [ROTTERDAM, SINGAPORE] },
  matrix: { origins: [ROTTERDAM], destinations: [SINGAPORE] },
  reach: { origin: ROTTERDAM, hours: [24] },
  trace: {
    fixes: [
      { time: '2026-11-01T12:00:00Z', lat: 36, lon: -6.5 },
      { time: '2026-11-02T12:00:00Z', lat: 37.2, lon: 0.9 },
    ],
  },
  estimate: { route: KNOWN, cargo: { teu: 1 } },
  chain: { cargo: { teu: 1 }, elements: [{ kind: 'sea', route: KNOWN }] },
  'ship-year': {
    ship: { type: 'bulk_carrier', deadweight_tonnes: 40_000 },
    year: 2025,
    rows: [{ fuels: [{ type: 'VLSFO', tonnes: 100 }], distance_nm: 2000 }],
  },
}
const PROCESSES = Object.keys(INPUTS)

interface Link {
  readonly href: string
  readonly rel: string
  readonly type: string
}

async function setUp() {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer('pro')
  const get = async (url: string) => {
    const answer = await inject({ url })
    return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() }
  }
  const describe = async (process: string) => (await get(`/ogc/processes/${process}`)).body
  const execute = async (process: string, payload: object, more: object = {}) => {
    const url = `/ogc/processes/${process}/execution`
    const sent = { method: 'POST', url, headers: { ...headers, ...more }, payload } as const
    const answer = await inject(sent)
    return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() }
  }
  return { inject, get, describe, execute }
}

const linkOf = (links: readonly Link[], rel: string) => links.find((one) => one.rel === rel)

describe('/conf/core', () => {
  test('landingpage-op, landingpage-success: an API, its classes and its processes', async () => {
    const { get } = await setUp()
    const { status, body } = await get('/ogc')
    expect(status).toBe(200)
    for (const rel of ['service-desc', `${REL}/conformance`, `${REL}/processes`]) {
      expect((await get(linkOf(body.links, rel)!.href)).status, rel).toBe(200)
    }
  })

  test('api-definition-op, api-definition-success: the definition is OpenAPI', async () => {
    const { get } = await setUp()
    const { body } = await get('/ogc')
    const definition = await get(linkOf(body.links, 'service-desc')!.href)
    expect(definition.body.openapi).toMatch(/^3\./)
  })

  test('conformance-op, conformance-success: the list of classes', async () => {
    const { get } = await setUp()
    const { conformsTo } = (await get('/ogc/conformance')).body
    expect(conformsTo.sort()).toEqual(
      ['core', 'json', 'ogc-process-description'].map((name) => `${CONF}/${name}`),
    )
  })

  test('process-list-op, -success, -links, -limit-def, -limit-response', async () => {
    const { get } = await setUp()
    const { status, body } = await get('/ogc/processes')
    expect(status).toBe(200)
    expect(body.processes.map(({ id }: { id: string }) => id)).toEqual(PROCESSES)
    expect(linkOf(body.links, 'self')).toBeDefined()
    for (const limit of [1, 3, 10_000]) {
      const { processes } = (await get(`/ogc/processes?limit=${limit}`)).body
      expect(processes.length).toBe(Math.min(limit, PROCESSES.length))
    }
    for (const wrong of [0, 10_001, 'all']) {
      expect((await get(`/ogc/processes?limit=${wrong}`)).status).toBe(422)
    }
  })

  test.each(PROCESSES)('process-op, process-success: %s', async (process) => {
    const { get } = await setUp()
    const { status, body } = await get(`/ogc/processes/${process}`)
    expect([status, body.id]).toEqual([200, process])
    expect(linkOf(body.links, `${REL}/execute`)!.href).toMatch(
      `/ogc/processes/${process}/execution`,
    )
  })

  test('process-exception-no-such-process, job-exception-no-such-job', async () => {
    const { get, execute } = await setUp()
    const noProcess = { status: 404, body: { type: `${NO_SUCH}-process` } }
    expect(await get('/ogc/processes/none')).toMatchObject(noProcess)
    expect(await execute('none', { inputs: {} })).toMatchObject(noProcess)
    for (const end of ['', '/results']) {
      const noJob = { status: 404, body: { type: `${NO_SUCH}-job` } }
      expect(await get(`/ogc/jobs/none${end}`)).toMatchObject(noJob)
    }
  })

  test.each(PROCESSES)(
    'job-creation-op, -request, -inputs, -default-outputs, -auto-execution-mode: %s',
    async (process) => {
      const { execute } = await setUp()
      const asked = { inputs: INPUTS[process]! }
      // All processes are synchronous alone, so that no preference changes the mode.
      for (const prefer of ['respond-async', 'respond-sync', 'return=minimal']) {
        const { status, type, body } = await execute(process, asked, { prefer })
        expect(status, JSON.stringify(body)).toBe(200)
        expect(type).toContain('json')
      }
    },
  )

  test.each(PROCESSES)('job-creation-sync-raw-value-one, -sync-document: %s', async (process) => {
    const { execute } = await setUp()
    const outputs = { answer: { transmissionMode: 'value' } }
    const asked = { inputs: INPUTS[process]!, outputs }
    const raw = await execute(process, { ...asked, response: 'raw' })
    const document = await execute(process, { ...asked, response: 'document' })
    expect([raw.status, document.status], JSON.stringify(raw.body)).toEqual([200, 200])
    expect(Object.keys(document.body)).toEqual(['answer'])
    expect(Object.keys(document.body.answer).sort()).toEqual(Object.keys(raw.body).sort())
  })

  test('job-creation-input-inline, -inline-object, -inline-mixed, -input-array, -inline-bbox', async () => {
    const { execute } = await setUp()
    const area = { bbox: [10, 10, 11, 11] }
    const { status, body } = await execute('route', {
      inputs: {
        origin: { value: ROTTERDAM, mediaType: 'application/json' },
        destination: SINGAPORE,
        suez: { value: false },
        avoid: ['kiel', { value: 'corinth', mediaType: 'text/plain' }],
        avoid_areas: [area, { value: area }],
      },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.options).toMatchObject({ suez: false, avoid: ['kiel', 'corinth'] })
  })

  test.each(PROCESSES)('job-creation-input-validation: %s', async (process) => {
    const { describe, execute } = await setUp()
    const inputs = INPUTS[process]!
    const described = (await describe(process)).inputs as Record<string, Described>
    for (const [name, { schema, minOccurs }] of Object.entries(described)) {
      const wrong = schema['type'] === 'object' || schema['anyOf'] ? 7.5 : { none: 1 }
      const { status, body } = await execute(process, { inputs: { ...inputs, [name]: wrong } })
      expect(status, name).toBe(422)
      expect(body.errors[0].pointer, name).toMatch(new RegExp(`^#/inputs/${name}(/|$)`))
      expect(body.detail, name).toContain(`inputs.${name}`)
      if (minOccurs === 0) continue
      const { [name]: _, ...others } = inputs
      const missing = await execute(process, { inputs: others })
      expect(missing.body.errors[0].pointer).toBe(`#/inputs/${name}`)
    }
  })
})

describe('/conf/json/definition', () => {
  test('every response is JSON, errors too', async () => {
    const { get, execute } = await setUp()
    const pages = ['/ogc', '/ogc/conformance', '/ogc/processes', '/ogc/processes/route']
    for (const url of [...pages, '/ogc/processes/none', '/ogc/jobs/none']) {
      expect((await get(url)).type, url).toMatch(/^application\/(problem\+)?json/)
    }
    expect((await execute('route', { inputs: ENDS })).type).toMatch(/^application\/json/)
    expect((await execute('route', {})).type).toMatch(/^application\/problem\+json/)
  })
})

interface Described {
  readonly title: string
  readonly description: string
  readonly minOccurs: number
  readonly maxOccurs: number
  readonly schema: Readonly<Record<string, unknown>>
}

/** Keywords of schema.yaml of the standard with the types of their values. */
const KEYWORDS: Readonly<Record<string, string>> = {
  ...{
    title: 'string',
    description: 'string',
    format: 'string',
    pattern: 'string',
    type: 'string',
  },
  ...{ maximum: 'number', minimum: 'number', multipleOf: 'number' },
  ...{ exclusiveMaximum: 'boolean', exclusiveMinimum: 'boolean', nullable: 'boolean' },
  ...{ maxLength: 'number', minLength: 'number', maxItems: 'number', minItems: 'number' },
  ...{ uniqueItems: 'boolean', required: 'list', enum: 'list', allOf: 'schemas', anyOf: 'schemas' },
  ...{ items: 'schema', properties: 'map', additionalProperties: 'open' },
  ...{ default: 'any', example: 'any', deprecated: 'boolean', contentMediaType: 'string' },
}
const TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string']

/** What the standard does not allow in a schema. */
function faultsOf(schema: Readonly<Record<string, unknown>>, path: string): string[] {
  if (schema['type'] !== undefined && !TYPES.includes(String(schema['type']))) {
    return [`${path}: type ${schema['type']}`]
  }
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${path}/${keyword}`
    const inner = (one: unknown, name: string) => faultsOf(one as typeof schema, `${at}/${name}`)
    switch (KEYWORDS[keyword]) {
      case undefined:
        return [at]
      case 'any':
        return []
      case 'list':
        return Array.isArray(value) && value.length > 0 ? [] : [at]
      case 'schemas':
        return (value as unknown[]).flatMap((one, number) => inner(one, String(number)))
      case 'map':
        return Object.entries(value as object).flatMap(([name, one]) => inner(one, name))
      case 'open':
        return typeof value === 'boolean' ? [] : inner(value, '')
      case 'schema':
        return inner(value, '')
      default:
        return typeof value === KEYWORDS[keyword] ? [] : [at]
    }
  })
}

describe('/conf/ogc-process-description', () => {
  test.each(PROCESSES)(
    'json-encoding, inputs-def, input-def, input-mixed-type: %s',
    async (process) => {
      const { describe } = await setUp()
      const { inputs, version, jobControlOptions, outputTransmission } = await describe(process)
      expect(version).toMatch(/^\d+\.\d+\.\d+/)
      expect([jobControlOptions, outputTransmission]).toEqual([['sync-execute'], ['value']])
      for (const [name, input] of Object.entries(inputs as Record<string, Described>)) {
        expect(input).toMatchObject({ title: expect.any(String), maxOccurs: 1 })
        expect(input.description.length, name).toBeGreaterThan(0)
        expect(faultsOf(input.schema, name)).toEqual([])
      }
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(INPUTS[process]!)))
    },
  )

  test.each(PROCESSES)('outputs-def, output-def, output-mixed-type: %s', async (process) => {
    const { describe } = await setUp()
    const { outputs } = await describe(process)
    expect(Object.keys(outputs)).toEqual(['answer'])
    expect(faultsOf(outputs.answer.schema, 'answer')).toEqual([])
  })
})
