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

  test('core: the list ends at its limit', async () => {
    const { get } = await setUp()
    const { processes } = (await get('/ogc/processes')).body
    const { body } = await get('/ogc/processes?limit=2')
    expect(body.processes).toEqual(processes.slice(0, 2))
    for (const limit of ['0', '10001', 'two']) {
      expect((await get(`/ogc/processes?limit=${limit}`)).status).toBe(422)
    }
  })

  test('core: HEAD has the headers of GET, without its body', async () => {
    const { inject } = await setUp()
    for (const url of ['/ogc', '/ogc/conformance', '/ogc/processes', '/ogc/processes/reach']) {
      const [head, get] = await Promise.all(
        (['HEAD', 'GET'] as const).map((method) => inject({ method, url })),
      )
      expect([head!.statusCode, head!.body]).toEqual([200, ''])
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect(head!.headers[name], `${url} ${name}`).toBe(get!.headers[name])
      }
    }
  })

  test.each([
    ['no outputs', {}],
    ['all of no named ones', { outputs: {} }],
    ['the one by name', { outputs: { answer: {} } }],
    ['its value', { outputs: { answer: { transmissionMode: 'value' } } }],
    ['as JSON', { outputs: { answer: { format: { mediaType: 'application/json' } } } }],
  ])('core: the output is sent if a request names %s', async (_, asked) => {
    const { execute } = await setUp()
    const raw = await execute('route', { inputs: ENDS, response: 'raw', ...asked })
    expect([raw.status, raw.body.destination.port.unlocode]).toEqual([200, 'SGSIN'])
    const document = await execute('route', { inputs: ENDS, response: 'document', ...asked })
    expect([document.status, Object.keys(document.body)]).toEqual([200, ['answer']])
  })

  test('core: an output may be a file of another type, alone in its response', async () => {
    const { inject, headers, get } = await setUp()
    const { outputs } = (await get('/ogc/processes/route')).body
    expect(outputs.answer.title).toContain('application/geo+json')
    const send = (process: string, body: object, accept = 'application/json') => {
      const url = `/ogc/processes/${process}/execution`
      const call = { method: 'POST', url, headers: { ...headers, accept }, payload: body } as const
      return inject(call)
    }
    const geojson = { answer: { format: { mediaType: 'application/geo+json' } } }
    const named = await send('route', { inputs: ENDS, outputs: geojson })
    expect(named.headers['content-type']).toContain('application/geo+json')
    expect(named.json().type).toBe('FeatureCollection')
    const accepted = await send('route', { inputs: ENDS }, 'application/gpx+xml')
    expect(accepted.body).toContain('<gpx')
    const document = { inputs: ENDS, response: 'document' }
    expect((await send('route', document, 'application/gpx+xml')).json()).toHaveProperty('answer')
    const byAddress = (process: string, format: string) => {
      const url = `/ogc/processes/${process}/execution?format=${format}`
      return inject({ method: 'POST', url, headers, payload: { inputs: ENDS } })
    }
    expect((await byAddress('route', 'gpx')).body).toContain('<gpx')
    const nonsense = await byAddress('route', 'nonsense')
    expect([nonsense.statusCode, nonsense.json().errors[0].pointer]).toEqual([422, '#/format'])
    for (const [process, body] of [
      ['route', { ...document, outputs: geojson }],
      ['estimate', { inputs: {}, outputs: geojson }],
    ] as const) {
      const { errors } = (await send(process, body)).json()
      expect(errors).toEqual([
        expect.objectContaining({
          pointer: '#/outputs/answer/format/mediaType',
          detail: 'must be one of application/json',
        }),
      ])
    }
  })

  test.each([
    [{ outputs: { line: {} } }, '#/outputs/line', 'is no output; the only one is answer'],
    [
      { outputs: { answer: { transmissionMode: 'reference' } } },
      '#/outputs/answer/transmissionMode',
      'must be value',
    ],
    [{ outputs: [] }, '#/outputs', 'object'],
    [{ response: 'zip' }, '#/response', 'raw'],
    [{ inputs: { ...ENDS, origin: { href: 'https://a.example/b' } } }, '#/inputs/origin', 'itself'],
  ])('core: what no process does is refused and costs nothing: %j', async (asked, pointer, why) => {
    const { execute, inject, headers } = await setUp()
    const { status, body } = await execute('route', { inputs: ENDS, ...asked })
    expect(status).toBe(422)
    expect(body.errors[0].pointer).toBe(pointer)
    expect(body.errors[0].detail).toContain(why)
    expect((await inject({ url: '/auth/usage', headers })).json().used).toBe(0)
  })

  test('core: inputs may be arrays, objects and boxes, each value qualified or not', async () => {
    const { execute } = await setUp()
    const area = { bbox: [10, 10, 11, 11] }
    const inputs = {
      origin: { value: ENDS.origin },
      destination: ENDS.destination,
      avoid: [{ value: 'kiel', mediaType: 'text/plain' }, 'corinth'],
      avoid_areas: [area, { value: area }],
    }
    const { status, body } = await execute('route', { inputs })
    expect(status).toBe(200)
    expect(body.options.avoid).toEqual(['kiel', 'corinth'])
    expect(body.options.avoid_areas).toHaveLength(2)
    const wrong = await execute('route', { inputs: { ...ENDS, avoid_areas: [{ bbox: [1, 2] }] } })
    expect(wrong.body.errors[0].pointer).toContain('avoid_areas')
  })

  test('core: there is no job, because a preference for one is answered at once', async () => {
    const { get, inject, headers } = await setUp()
    const type = 'http://www.opengis.net/def/exceptions/ogcapi-processes-1/1.0/no-such-job'
    for (const end of ['', '/results']) {
      expect(await get(`/ogc/jobs/7${end}`)).toMatchObject({ status: 404, body: { type } })
    }
    const url = '/ogc/processes/route/execution'
    const prefer = { ...headers, prefer: 'respond-async' }
    const call = { method: 'POST', url, headers: prefer, payload: { inputs: ENDS } } as const
    expect((await inject(call)).statusCode).toBe(200)
  })

  test('core: wrong inputs and unknown processes are errors with a type', async () => {
    const { execute, get } = await setUp()
    const missing = await execute('route', { inputs: { origin: ENDS.origin } })
    expect(missing).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(missing.body.detail).toContain('inputs.destination is required')
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
