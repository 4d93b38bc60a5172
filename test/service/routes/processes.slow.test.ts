import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../support/test-app.js'

const REL = 'http://www.opengis.net/def/rel/ogc/1.0'
const CONF = 'http://www.opengis.net/spec/ogcapi-processes-1/1.0/conf'
const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }

interface Link {
  readonly href: string
  readonly rel: string
  readonly type: string
}

async function setUp() {
  const service = await buildTestApp({ ports: allPorts })
  const get = async (url: string) => {
    const answer = await service.inject({ url })
    expect(answer.headers['content-type']).toContain('json')
    return { status: answer.statusCode, body: answer.json() }
  }
  const headers = await service.bearer()
  const execute = async (process: string, payload: object) => {
    const url = `/ogc/processes/${process}/execution`
    const answer = await service.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...service, headers, get, execute }
}

describe('OGC API - Processes', () => {
  test('an execution needs the scope that the calculation needs elsewhere', async () => {
    const { inject, headers } = await setUp()
    const keyFor = async (scope: string) => {
      const payload = { name: scope, scopes: [scope] }
      const made = await inject({ method: 'POST', url: '/auth/keys', headers, payload })
      return { 'x-api-key': made.json().key as string }
    }
    const statusOf = async (process: string, inputs: object, scope: string) => {
      const url = `/ogc/processes/${process}/execution`
      const call = {
        method: 'POST',
        url,
        headers: await keyFor(scope),
        payload: { inputs },
      } as const
      return (await inject(call)).statusCode
    }
    const cargo = { route: { distance_km: 100, distance_type: 'sfd' }, cargo: { teu: 1 } }
    expect(await statusOf('estimate', cargo, 'routes')).toBe(403)
    expect(await statusOf('estimate', cargo, 'emissions')).toBe(200)
    expect(await statusOf('route', ENDS, 'emissions')).toBe(403)
    expect(await statusOf('route', ENDS, 'routes')).toBe(200)
  })

  test('core: the landing page leads to the API, the classes and the processes', async () => {
    const { get } = await setUp()
    const { links } = (await get('/ogc')).body as { links: Link[] }
    for (const rel of ['service-desc', `${REL}/conformance`, `${REL}/processes`]) {
      const link = links.find((one) => one.rel === rel)
      expect(link, rel).toBeDefined()
      expect((await get(link!.href)).status).toBe(200)
    }
  })

  test('core: the classes are those that are tested here, for anybody', async () => {
    const { get } = await setUp()
    expect((await get('/ogc/conformance')).body).toEqual({
      conformsTo: [`${CONF}/core`, `${CONF}/json`, `${CONF}/ogc-process-description`],
    })
  })

  test('core: every process of the list has a summary and leads to its description', async () => {
    const { get } = await setUp()
    const { processes, links } = (await get('/ogc/processes')).body
    expect(links.map(({ rel }: Link) => rel)).toContain('self')
    expect(processes.map(({ id }: { id: string }) => id)).toContain('route')
    for (const summary of processes) {
      const { links: own, ...rest } = summary
      expect(rest).toEqual({
        id: expect.stringMatching(/^[\w-]+$/),
        title: expect.any(String),
        description: expect.any(String),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        jobControlOptions: ['sync-execute'],
        outputTransmission: ['value'],
      })
      const { status, body } = await get(own[0].href)
      expect(status).toBe(200)
      expect(body).toMatchObject(rest)
    }
  })

  test('description: inputs have a schema and how often they occur, outputs a schema', async () => {
    const { get } = await setUp()
    const { inputs, outputs, links } = (await get('/ogc/processes/route')).body
    expect(inputs.origin).toMatchObject({ minOccurs: 1, maxOccurs: 1, title: 'origin' })
    expect(inputs.suez).toMatchObject({ minOccurs: 0, schema: { type: 'boolean' } })
    for (const input of Object.values(inputs) as { schema: object; description: string }[]) {
      expect(Object.keys(input.schema).length).toBeGreaterThan(0)
      expect(input.description).not.toBe('')
    }
    expect(Object.keys(outputs)).toEqual(['answer'])
    expect(outputs.answer.schema.properties).toHaveProperty('distance_nm')
    expect(links.map(({ rel }: Link) => rel)).toEqual(['self', `${REL}/execute`])
  })

  test('core: an execution answers at once, as the operation does, and is charged', async () => {
    const { execute, inject, headers } = await setUp()
    const { status, body } = await execute('route', { inputs: ENDS })
    expect(status).toBe(200)
    const url = '/calculate-route'
    const direct = (await inject({ method: 'POST', url, headers, payload: ENDS })).json()
    expect(body.distance_nm).toBe(direct.distance_nm)
    expect(body.geometry).toEqual(direct.geometry)
    const usage = (await inject({ url: '/auth/usage', headers })).json()
    expect(usage.used).toBe(2)
  })

  test('core: a value may be qualified, and the answer a document', async () => {
    const { execute } = await setUp()
    const inputs = { ...ENDS, suez: { value: false, mediaType: 'application/json' } }
    const { status, body } = await execute('route', { inputs, response: 'document' })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['answer'])
    expect(body.answer.options.suez).toBe(false)
    const reach = { inputs: { origin: ENDS.origin, hours: [24] } }
    expect((await execute('reach', reach)).status).toBe(200)
  })

  test('core: wrong inputs and unknown processes are errors with a type', async () => {
    const { execute, get } = await setUp()
    const missing = await execute('route', { inputs: { origin: ENDS.origin } })
    expect(missing).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(missing.body.detail).toContain('destination is required')
    expect((await execute('route', {})).status).toBe(422)
    expect((await execute('route', { inputs: [] })).status).toBe(422)
    const type = 'http://www.opengis.net/def/exceptions/ogcapi-processes-1/1.0/no-such-process'
    expect(await get('/ogc/processes/nowhere')).toMatchObject({ status: 404, body: { type } })
    expect(await execute('nowhere', { inputs: {} })).toMatchObject({ status: 404, body: { type } })
    const warned = await execute('route', { inputs: { ...ENDS, colour: 'red' } })
    expect(warned.body.warnings[0]).toMatchObject({ code: 'unknown_field', pointer: '#/colour' })
  })

  test('a matrix has the limits of its own endpoint, and a stranger no execution', async () => {
    const { execute, inject } = await setUp()
    const many = Array.from({ length: 101 }, () => ENDS.origin)
    const { status, body } = await execute('matrix', {
      inputs: { origins: many, destinations: many },
    })
    expect([status, body.code]).toEqual([422, 'matrix_too_large'])
    const url = '/ogc/processes/route/execution'
    const answer = await inject({ method: 'POST', url, payload: { inputs: ENDS } })
    expect(answer.statusCode).toBe(401)
  })
})
