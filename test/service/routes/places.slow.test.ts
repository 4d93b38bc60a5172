import { expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../support/test-app.js'

/** Each way to write a place, and the object that it stands for. */
const ANY = [
  [1068, { port_id: 1068 }],
  ['1068', { port_id: 1068 }],
  [' nlrtm ', { unlocode: 'NLRTM' }],
  ['Rotterdam', { unlocode: 'NLRTM' }],
  ['51.95,4.17', { lat: 51.95, lon: 4.17 }],
  [[4.17, 51.95], { coordinates: [4.17, 51.95] }],
] as const
const TEU = { cargo: { teu: 1 } }

/** The body of each operation with a place. */
const BODIES: readonly (readonly [path: string, body: (place: unknown) => object])[] = [
  ['/calculate-route', (place) => ({ origin: place, destination: 'SGSIN' })],
  ['/calculate-route', (place) => ({ origin: 'SGSIN', destination: 'USNYC', via: [place] })],
  ['/calculate-matrix', (place) => ({ origins: [place], destinations: ['SGSIN', [5, 53]] })],
  ['/v1/voyages', (place) => ({ stops: [place, { name: 'Singapore' }] })],
  ['/v1/reach', (place) => ({ origin: place, hours: [24] })],
  ['/v1/emissions/sea', (place) => ({ ...TEU, route: { origin: place, destination: 'SGSIN' } })],
  [
    '/v1/emissions/sea/dry-run',
    (place) => ({ ...TEU, route: { origin: place, destination: 'SGSIN' } }),
  ],
  [
    '/v1/emissions/chains',
    (place) => ({
      ...TEU,
      elements: [{ kind: 'sea', route: { origin: place, destination: 'SGSIN' } }],
    }),
  ],
  [
    '/ogc/processes/route/execution',
    (place) => ({ inputs: { origin: place, destination: 'SGSIN' } }),
  ],
]

/** Figures of an answer, which are the same whatever names its places have. */
const FIGURES = /"(distance_km|distances_km|total_kg_co2e|duration_hours)":[^a-z"]+|"valid":true/g

test.each(BODIES)('a place is written in the same ways in %s', async (url, body) => {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer('enterprise')
  const ask = async (place: unknown) => {
    const answer = await inject({ method: 'POST', url, headers, payload: body(place) })
    return [answer.statusCode, answer.body.match(FIGURES)] as const
  }
  for (const [place, object] of ANY) {
    const asked = await ask(object)
    expect(asked).toEqual([200, expect.any(Array)])
    expect(await ask(place), String(place)).toEqual(asked)
  }
})

test('a place in a row of a batch, and one that is none', async () => {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = { ...(await bearer()), 'content-type': 'application/x-ndjson' }
  const rows = [...ANY.map(([place]) => place), true, [5], 'Nowhere', 7.5].map((origin) => ({
    origin,
    destination: 'SGSIN',
  }))
  const payload = rows.map((row) => JSON.stringify(row)).join('\n')
  const { body } = await inject({ method: 'POST', url: '/v1/routes/batch', headers, payload })
  const lines = body
    .trim()
    .split('\n')
    .map((line: string) => JSON.parse(line))
  const found = ANY.map(() => 200)
  expect(lines.map(({ status }) => status)).toEqual([...found, 422, 422, 404, 422])
  const pointers = lines.slice(ANY.length).map(({ problem }) => problem.errors[0].pointer)
  expect(pointers).toEqual([
    '#/origin',
    '#/origin/coordinates',
    '#/origin/name',
    '#/origin/port_id',
  ])
})
