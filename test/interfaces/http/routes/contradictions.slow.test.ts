import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SHANGHAI, SINGAPORE } from '../../../support/test-ports.js'

const NEAR_SINGAPORE = { coordinates: [103, 1] }
const DESTINATION = { port_id: SHANGHAI.id }

type Door = (place: object) => { url: string; payload: object; at: string }

const DOORS: [name: string, door: Door][] = [
  [
    'a route',
    (origin) => ({
      url: '/calculate-route',
      payload: { origin, destination: DESTINATION },
      at: '#/origin',
    }),
  ],
  [
    'a via point',
    (via) => ({
      url: '/calculate-route',
      payload: { origin: { port_id: ROTTERDAM.id }, destination: DESTINATION, via: [via] },
      at: '#/via/0',
    }),
  ],
  [
    'a matrix',
    (place) => ({
      url: '/calculate-matrix',
      payload: { origins: [DESTINATION, place], destinations: [DESTINATION] },
      at: '#/origins/1',
    }),
  ],
  [
    'a voyage',
    (place) => ({
      url: '/v1/voyages',
      payload: { stops: [place, DESTINATION] },
      at: '#/stops/0',
    }),
  ],
  ['reach', (origin) => ({ url: '/v1/reach', payload: { origin, hours: [24] }, at: '#/origin' })],
  [
    'an estimate',
    (origin) => ({
      url: '/v1/emissions/sea',
      payload: { route: { origin, destination: DESTINATION }, cargo: { teu: 1 } },
      at: '#/route/origin',
    }),
  ],
  [
    'a chain',
    (origin) => ({
      url: '/v1/emissions/chains',
      payload: {
        cargo: { teu: 1 },
        elements: [{ kind: 'sea', route: { origin, destination: DESTINATION } }],
      },
      at: '#/elements/0/route/origin',
    }),
  ],
]

async function post(service: TestApp, { url, payload }: ReturnType<Door>) {
  const headers = await service.bearer('trial', `${Math.random()}@example.com`)
  return service.inject({ method: 'POST', url, headers, payload })
}

test.each(DOORS)(
  '%s rejects a code or a name that is far from its coordinates',
  async (_, door) => {
    const service = await buildTestApp()
    for (const field of [{ unlocode: 'NLRTM' }, { name: 'Rotterdam' }]) {
      const asked = door({ ...NEAR_SINGAPORE, ...field })
      const answer = await post(service, asked)
      expect(answer.statusCode, answer.body).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [
          {
            pointer: `${asked.at}/${Object.keys(field)[0]}`,
            code: 'contradiction',
            detail: expect.stringMatching(
              /^means Rotterdam, .* km from the coordinates; correct one of them$/,
            ),
          },
        ],
      })
    }
  },
)

test.each(DOORS)(
  '%s accepts a code or a name that agrees with its coordinates',
  async (_, door) => {
    const service = await buildTestApp()
    for (const field of [
      { unlocode: SINGAPORE.unlocode },
      { name: 'Singapore' },
      { name: 'My quay' },
    ]) {
      const answer = await post(service, door({ ...NEAR_SINGAPORE, ...field }))
      expect(answer.statusCode, answer.body).toBe(200)
    }
  },
)

test('a dry run says so too, and a port id is compared with a latitude and longitude', async () => {
  const service = await buildTestApp()
  const route = { origin: { ...NEAR_SINGAPORE, unlocode: 'NLRTM' }, destination: DESTINATION }
  const dry = await post(service, { url: '/v1/emissions/sea/dry-run', payload: { route }, at: '' })
  expect(dry.json()).toMatchObject({ valid: false, errors: [{ code: 'contradiction' }] })
  const origin = { port_id: ROTTERDAM.id, lat: 1, lon: 103 }
  const payload = { origin, destination: DESTINATION }
  const answer = await post(service, { url: '/calculate-route', payload, at: '' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ pointer: '#/origin/lat', code: 'contradiction' }])
})
