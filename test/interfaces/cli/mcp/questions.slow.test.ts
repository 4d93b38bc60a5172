import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLOSED_BY_DEFAULT } from '../../../../src/engine/routing/request.js'
import { localTools } from '../../../../src/interfaces/cli/local-tools.js'
import type { AssistantSources } from '../../../../src/interfaces/cli/mcp/assistant-tool.js'
import { MAX_BYTES } from '../../../../src/interfaces/cli/mcp/digest.js'
import { serveOnHttp } from '../../../../src/interfaces/cli/mcp/serve.js'
import { answerTool } from '../../../../src/interfaces/cli/mcp/tools.js'
import { openSea } from '../../../../src/interfaces/cli/sea.js'
import { InlandPlaces } from '../../../../src/tables/legs/inland-places.js'
import { fairway } from '../../../support/compiled.js'

const PLANNER = 'https://planner.example'
let server: Awaited<ReturnType<typeof serveOnHttp>>
let client: Client
let sources: AssistantSources

beforeAll(async () => {
  const [tables, factors] = await Promise.all([openSea.tables({}), openSea.factors({})])
  const operations = localTools({ environment: {}, open: openSea, tables, factors })
  const cities = () => InlandPlaces.read('data', tables.ports)
  sources = { tables, operations, planner: PLANNER, cities }
  server = await serveOnHttp(0, sources)
  client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(addressOf(server)))
})
afterAll(async () => {
  await client.close()
  server.close()
})

const addressOf = ({ port }: { port: number }) => new URL(`http://127.0.0.1:${port}/mcp`)

type Input = Record<string, unknown>

async function ask(name: string, input: Input, of = client) {
  const {
    content,
    structuredContent,
    isError = false,
  } = await of.callTool({
    name,
    arguments: input,
  })
  const [part] = content as { type: string; text: string }[]
  // The client has compared it with the schema of the tool.
  if (!isError) expect(structuredContent).toEqual(JSON.parse(part!.text))
  return { text: part!.text, isError }
}

test('over HTTP nobody waits for the long question of another', async () => {
  const served = spawn(process.execPath, fairway('mcp', '--http', '0'))
  try {
    let said = ''
    for await (const piece of served.stderr) {
      said += String(piece)
      if (/http:\S+mcp/.test(said)) break
    }
    const url = new URL(/http:\S+mcp/.exec(said)![0])
    const clients = [1, 2].map((n) => new Client({ name: `test ${n}`, version: '1' }))
    for (const one of clients) await one.connect(new StreamableHTTPClientTransport(url))
    const [patient, other] = clients as [Client, Client]
    const order: string[] = []
    const reach = ask('reach', { origin: 'Rotterdam', hours: [1000] }, patient)
    // It has been sent when another question of the same client is answered.
    await patient.listTools()
    await Promise.all([
      reach.then(({ isError }) => order.push(`reach ${isError}`)),
      ask('ports', { q: 'rotterdam' }, other).then(() => order.push('ports')),
    ])
    expect(order).toEqual(['ports', 'reach false'])
    for (const one of clients) await one.close()
  } finally {
    served.kill()
  }
})

const RTM_SIN = { origin: 'Rotterdam', destination: 'Singapore' }
const CAPE = { ...RTM_SIN, avoid: ['suez'] }
const SHIP = { type: 'container', size_class: 'panamax' }

/** A question in words, the call that answers it, and members of the answer. */
const QUESTIONS: readonly [string, string, Input, object][] = [
  [
    'What is the code of Rotterdam?',
    'ports',
    { q: 'rotterdam' },
    { ports: [{ unlocode: 'NLRTM' }] },
  ],
  ['Which ports begin with "sant"?', 'ports', { q: 'sant', limit: 3 }, { ports: [{}, {}, {}] }],
  [
    'Where is 上海?',
    'ports',
    { q: '上海' },
    { ports: [{ unlocode: 'CNSHA' }, { unlocode: 'CNPDG' }] },
  ],
  [
    'Is there a port Rotterdem?',
    'ports',
    { q: 'Rotterdem' },
    { ports: [{ name: 'Rotterdam', match: 'similar_name' }] },
  ],
  [
    'Which ports are near Munich?',
    'ports',
    { q: 'Munich' },
    {
      city: 'Munich, DE',
      nearest_ports: [expect.stringMatching(/, \d+ km$/), {}, {}].fill(expect.any(String), 1),
    },
  ],
  [
    'How far is it in Chinese?',
    'route',
    { from: '鹿特丹', to: '新加坡' },
    { destination: 'Singapore (SGSIN)' },
  ],
  ['Is there a port Xyzzyq?', 'ports', { q: 'Xyzzyq' }, { ports: [] }],
  ['How far is it to Singapore?', 'route', RTM_SIN, { distance_nm: expect.closeTo(8295, -2) }],
  [
    'And by codes?',
    'route',
    { origin: 'NLRTM', destination: 'SGSIN' },
    { distance_nm: expect.closeTo(8295, -2) },
  ],
  [
    'And without Suez?',
    'route',
    CAPE,
    { conditions: { closed: ['suez'] }, distance_nm: expect.closeTo(11_735, -2) },
  ],
  [
    'How much longer is each way?',
    'route',
    { ...RTM_SIN, alternatives: 2 },
    { alternatives: [{}, {}] },
  ],
  [
    'When would it arrive?',
    'route',
    { ...RTM_SIN, depart_at: '2026-12-01', speed_kn: 14 },
    { arrive_at: expect.stringMatching(/^2026-12-2\d/) },
  ],
  [
    'What does a panamax burn?',
    'route',
    { ...RTM_SIN, vessel: SHIP },
    { emissions: { fuel_tonnes: expect.any(Number) } },
  ],
  [
    'From a position?',
    'route',
    { origin: '51.98,4.05', destination: 'SGSIN' },
    { origin: '51.98,4.05' },
  ],
  [
    'Across the Pacific by Panama?',
    'route',
    { origin: 'New York', destination: 'Yokohama', via: ['panama'] },
    { passages: expect.arrayContaining(['panama']) },
  ],
  [
    'By way of Colombo?',
    'route',
    { ...RTM_SIN, via: ['Colombo'] },
    { plan_url: expect.stringContaining('stop=') },
  ],
  [
    'Through the Corinth Canal?',
    'route',
    { origin: 'Piraeus', destination: 'Bari', allow: ['corinth'] },
    { passages: ['corinth'], conditions: { opened: ['corinth'] } },
  ],
  [
    'And as ships usually go?',
    'route',
    { origin: 'Piraeus', destination: 'Bari' },
    {
      conditions: { closed_by_default: expect.stringContaining(String(CLOSED_BY_DEFAULT.length)) },
    },
  ],
  [
    'Can a deep ship take the canal?',
    'route',
    { ...RTM_SIN, vessel: { type: 'tanker', draft_m: 22 } },
    { conditions: { closed: [], closed_to_this_ship: expect.arrayContaining(['suez']) } },
  ],
  [
    'How do I avoid the areas of piracy?',
    'route',
    { ...RTM_SIN, avoid: ['piracy'] },
    { conditions: { avoided_areas: ['piracy'] } },
  ],
  [
    'How long with a call at Algeciras?',
    'voyage',
    { stops: ['NLRTM', { name: 'Algeciras', stay_hours: 18 }, 'SGSIN'] },
    { totals: { stay_hours: 18 }, plan_url: expect.stringContaining('@18') },
  ],
  [
    'And slower after the call?',
    'voyage',
    { stops: ['NLRTM', { name: 'Algeciras', speed_kn: 12 }, 'SGSIN'], speed_kn: 16 },
    { legs: [{ speed_kn: 16 }, { speed_kn: 12 }] },
  ],
  [
    'Through Suez by all means?',
    'voyage',
    { stops: ['NLRTM', 'via:suez', 'SGSIN'] },
    { calls: [{}, { stop: 'suez' }, {}] },
  ],
  [
    'Which of two ports is nearer?',
    'matrix',
    { origins: ['NLRTM', 'DEHAM'], destinations: ['SGSIN'] },
    {
      origins: ['NLRTM', 'DEHAM'],
      distances_nm: [[expect.closeTo(8295, -2)], [expect.closeTo(8562, -2)]],
    },
  ],
  [
    'And all against all?',
    'matrix',
    { origins: ['NLRTM', 'BRSSZ'], destinations: ['USNYC', 'CNSHA', 'ZADUR'] },
    {
      distances_nm: [
        [{}, {}, {}],
        [{}, {}, {}],
      ].map((row) => row.map(() => expect.any(Number))),
    },
  ],
  [
    'How far does a ship get in ten days?',
    'reach',
    { origin: 'Santos', hours: [240] },
    { features: [{ hours: 240, distance_nm: 3360 }] },
  ],
  [
    'And at 18 knots in three and five?',
    'reach',
    { origin: 'Santos', hours: [72, 120], speed_kn: 18 },
    { features: [{ distance_nm: 1296 }, { distance_nm: 2160 }] },
  ],
  [
    'How far in one day, without a list?',
    'reach',
    { origin: 'Santos', hours: 24 },
    { features: [{ hours: 24 }] },
  ],
  [
    'What do 40 TEU emit, with the ends beside the cargo?',
    'emissions',
    { ...RTM_SIN, cargo: { teu: 40 } },
    { activity: { teu: 40 } },
  ],
  [
    'What do 40 TEU emit?',
    'emissions',
    { route: RTM_SIN, cargo: { teu: 40 } },
    { emissions: { total_kg_co2e: expect.any(Number) }, activity: { teu: 40 } },
  ],
  [
    'And on a ship of 13,000 TEU?',
    'emissions',
    { route: RTM_SIN, cargo: { teu: 40 }, vessel: { type: 'container', capacity_teu: 13_000 } },
    { method: 'activity_based' },
  ],
  [
    'And over a known distance?',
    'emissions',
    { route: { distance_km: 15_000, distance_type: 'actual' }, cargo: { mass_tonnes: 18 } },
    { distance: { type: 'actual' } },
  ],
  [
    'And if it leaves in March?',
    'emissions',
    { ...RTM_SIN, depart_at: '2027-03-05', cargo: { teu: 40 }, carbon: { eua_price_eur: 75 } },
    { carbon: { ets: { year: 2027 } } },
  ],
  [
    'What does that cost under EU ETS?',
    'emissions',
    { route: RTM_SIN, cargo: { teu: 40 }, carbon: { eua_price_eur: 75 } },
    { carbon: { ets: { cost_eur: expect.any(Number) } } },
  ],
  [
    'Which passages are closed, and why?',
    'closures',
    {},
    { closed_by_default: { corinth: expect.stringContaining('tow') } },
  ],
  [
    'Which ships fit the Corinth Canal?',
    'closures',
    { passage: 'corinth' },
    { limits: [{ beam_m: 18.3 }] },
  ],
]

/** Calls that a model gets wrong, and what tells it how to put them right. */
const WRONG: readonly [string, string, Input, RegExp][] = [
  ['a tool that does not exist', 'distance', {}, /The tools are route, ports/],
  ['no destination', 'route', { origin: 'Rotterdam' }, /^destination is required/],
  [
    'a name of two ports',
    'route',
    { ...RTM_SIN, origin: 'Newcastle' },
    /AUNTL.*GBNCL.*Add the country/,
  ],
  ['a name of no port', 'route', { ...RTM_SIN, origin: 'Madrid' }, /no port "Madrid"/],
  ['a misspelt name', 'route', { ...RTM_SIN, origin: 'Rotterdem' }, /Did you mean Rotterdam/],
  ['a place on land', 'route', { ...RTM_SIN, origin: '50.08,14.43' }, /nearest navigable water/],
  [
    'an invented field',
    'route',
    { ...RTM_SIN, avoid_suez: true },
    /avoid_suez.*did you mean avoid/,
  ],
  [
    'an invented passage',
    'route',
    { ...RTM_SIN, avoid: ['suez_canal'] },
    /avoid\[0\].*did you mean suez/,
  ],
  [
    'a way that is closed',
    'route',
    { origin: 'Constanta', destination: 'Piraeus', avoid: ['bosporus'] },
    /Opening bosporus would allow one/,
  ],
  [
    'a city inland',
    'route',
    { from: 'Paris', to: 'SGSIN' },
    /no port "Paris". Ports near the city Paris, FR: .+ km; .+ km; .+ km\./,
  ],
  ['an impossible speed', 'route', { ...RTM_SIN, speed_kn: 500 }, /speed_kn must be/],
  ['a day without a year', 'route', { ...RTM_SIN, depart_at: 'tomorrow' }, /depart_at.*2026-12-01/],
  ['a place that is nowhere, as from', 'route', { from: 'Xyzzyx', to: 'SGSIN' }, /Xyzzyx/],
  ['a voyage of one stop', 'voyage', { stops: ['NLRTM'] }, /stops must have at least 2/],
  [
    'a table that is too large',
    'matrix',
    { origins: Array(15).fill('NLRTM'), destinations: Array(15).fill('SGSIN') },
    /225 cells, but an answer has room for 200: ask in parts/,
  ],
  [
    'an object for a list',
    'matrix',
    { origins: { from: 'NLRTM' }, destinations: ['SGSIN'] },
    /origins must be an array/,
  ],
  [
    'a negative cargo',
    'emissions',
    { route: RTM_SIN, cargo: { teu: -4 } },
    /cargo\.teu must be above 0/,
  ],
  [
    'no place for a long text',
    'route',
    { ...RTM_SIN, origin: 'x'.repeat(5000) },
    /^origin must have at most 256/,
  ],
]

describe('an assistant', () => {
  test.each(QUESTIONS)('asks: %s', async (_, tool, input, members) => {
    const { text, isError } = await ask(tool, input)
    expect([isError, text]).toEqual([false, expect.stringMatching(/^\{/)])
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    expect(JSON.parse(text)).toMatchObject(members)
  })

  test.each(WRONG)(
    'gets an error that says what to change after %s',
    async (_, tool, input, words) => {
      const { text, isError } = await ask(tool, input)
      expect([isError, text]).toEqual([true, expect.stringMatching(words)])
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    },
  )

  test('gets every calculation with its conditions, data and warnings', async () => {
    for (const [, tool, input] of QUESTIONS) {
      if (tool === 'ports' || tool === 'closures') continue
      const answer = JSON.parse((await ask(tool, input)).text)
      expect(answer, tool).toMatchObject({
        warnings: expect.any(Array),
        data_version: expect.toSatisfy(() => true),
      })
      if (tool !== 'emissions') expect(answer.conditions).toMatchObject({ resolution_km: 20 })
    }
    const estimate = await ask('emissions', { route: RTM_SIN, cargo: { mass_tonnes: 10 } })
    expect(JSON.parse(estimate.text).warnings).toEqual([expect.stringContaining('vessel')])
  })

  test('learns how much was left out of an answer that is too large', async () => {
    const stops = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'NLRTM' : 'DEHAM'))
    const { text } = await ask('voyage', { stops })
    const { left_out, legs, calls, totals } = JSON.parse(text)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    const missing = { legs: 0, calls: 0, ...left_out }
    expect([legs.length + missing.legs, calls.length + missing.calls]).toEqual([39, 40])
    expect(calls.at(-1).stop).toContain('Hamburg')
    expect(totals.distance_nm).toBeGreaterThan(39 * 200)
  })

  test('gets the fuel of every leg of a voyage over seven ports, before what is assumed of it', async () => {
    const stops = ['NLRTM', 'Algeciras', 'via:suez', 'Jeddah', 'Colombo', 'SGSIN', 'CNSHA', 'Busan']
    const { text } = await ask('voyage', { stops, vessel: SHIP })
    const { legs, totals } = JSON.parse(text)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    const fuels: number[] = legs.map((leg: { fuel_tonnes: number }) => leg.fuel_tonnes)
    expect(fuels).toHaveLength(7)
    expect(fuels.reduce((sum, fuel) => sum + fuel)).toBeCloseTo(totals.fuel_tonnes, 3)
  })

  test('that no longer waits is not calculated for', async () => {
    const gone = AbortSignal.abort(new Error('gone'))
    const asked = { origin: 'Santos', hours: 48 }
    await expect(answerTool('reach', asked, sources, gone)).rejects.toThrow('gone')
  })

  test('gets no empty moments in a voyage without a date', async () => {
    const { text } = await ask('voyage', { stops: ['NLRTM', 'SGSIN'] })
    expect(text).not.toContain('{}')
    expect(JSON.parse(text)).toMatchObject({
      calls: [{ stop: 'Rotterdam, Netherlands (NLRTM)' }, { stop: 'Singapore (SGSIN)' }],
      conditions: { speed_kn: 14, speed_source: 'default' },
    })
  })

  test('checks a route of waypoints', async () => {
    const fixes = ['36.9,-9.2', '36.6,-8.1', '36.75,-2']
    const vessel = { type: 'tanker', size_class: 'aframax' }
    const { content } = await answerTool('check', { fixes, vessel, speed_kn: 12 }, sources)
    const answer = JSON.parse(content[0]!.text)
    expect(answer.rhumb_nm).toBeCloseTo(351, -1)
    expect(answer.findings[0]).toMatchObject({ kind: 'land', leg: 1 })
    expect(answer.emissions.fuel_tonnes).toBeGreaterThan(10)
    const wrong = await answerTool('check', { fixes: ['here', '1,2'] }, sources)
    expect(wrong.isError).toBe(true)
    expect(wrong.content[0]!.text).toContain('fixes[0] must be latitude,longitude')
  })

  test('gets eight tools, whose fields are those of the API', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(
      'route ports voyage matrix reach emissions check closures'.split(' '),
    )
    // Some 4,000 tokens with the members of answers. The five request schemas of the API are 66,000 characters.
    expect(JSON.stringify(tools).length).toBeLessThan(16_300)
    const { properties } = tools[0]!.inputSchema
    expect(properties).toMatchObject({
      origin: { type: 'string' },
      speed_kn: { description: expect.stringMatching(/^Vessel speed, knots\. Default/) },
      avoid: { items: { enum: expect.arrayContaining(['suez', 'piracy']) } },
    })
    expect(properties).not.toHaveProperty('geometry')
    expect(tools[2]!.inputSchema.properties).toMatchObject({
      vessel: { type: 'object' },
    })
    expect(tools[2]!.description).toContain('Fields without a description are as in route.')
  })
})

describe('fairway mcp', () => {
  test('answers on standard input and output as over HTTP, and ends with its client', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: fairway('mcp', '--planner', PLANNER),
    })
    const local = new Client({ name: 'test', version: '1' })
    await local.connect(transport)
    const { pid } = transport
    expect(local.getServerVersion()).toMatchObject({ name: 'fairway' })
    expect(await ask('route', CAPE, local)).toEqual(await ask('route', CAPE))
    expect(await ask('closures', {}, local)).toEqual(await ask('closures', {}))
    await local.close()
    expect(() => process.kill(pid!, 0)).toThrow()
  })

  test('says where it listens', async () => {
    const child = spawn(process.execPath, fairway('mcp', '--http', '0'))
    const [line] = (
      await new Promise<string>((resolve) => {
        child.stderr.on('data', (bytes) => resolve(String(bytes)))
      })
    ).split('\n')
    child.kill()
    expect(line).toMatch(/^Listening at http:\/\/127\.0\.0\.1:\d+\/mcp$/)
  })

  test.each([
    ['Host', { host: 'evil.example' }],
    ['Origin', { origin: 'https://evil.example' }],
  ])('refuses a page elsewhere by its %s', async (_, headers) => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      request(addressOf(server), { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end('{}')
    })
    expect(status).toBe(403)
  })

  test.each(['//', '/', '/mcp/', '/%'])('tells its address at %s', async (path) => {
    const { request } = await import('node:http')
    const { hostname, port } = addressOf(server)
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })

  test('is the only command that loads the library of the protocol', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    )
    const found = files.filter((path) =>
      /(from |import\()'@modelcontextprotocol\//.test(readFileSync(`src/${path}`, 'utf8')),
    )
    expect(found).toEqual(['interfaces/cli/mcp/serve.ts'])
    const callers = files.filter((path) =>
      /from '[^']*mcp\/serve\.js'/.test(readFileSync(`src/${path}`, 'utf8')),
    )
    expect(callers).toEqual([])
  })
})
