import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { SHANGHAI, SINGAPORE } from '../../../support/test-ports.js'

const ENDS = { origin: { port_id: SINGAPORE.id }, destination: { port_id: SHANGHAI.id } }

async function post(url: string, payload: object, prefer?: string) {
  const service = await buildTestApp()
  const headers = { ...(await service.bearer()), ...(prefer !== undefined && { prefer }) }
  return service.inject({ method: 'POST', url, headers, payload })
}

test.each([
  [{ vessel: { type: 'bulker', draught_m: 21 } }, '#/vessel/draught_m', 'draft_m'],
  [{ ETA: '2026-12-01' }, '#/ETA', 'depart_at'],
  [{ malacca: false }, '#/malacca', 'avoid'],
  [{ great_belt: false }, '#/great_belt', 'avoid'],
  [{ options: { suez: 'no', panama: 'no' } }, '#/options', 'suez, panama'],
])(
  'an unknown field in other words names the field that was meant: %j',
  async (more, at, meant) => {
    const { warnings } = (await post('/calculate-route', { ...ENDS, ...more })).json()
    expect(warnings).toContainEqual({
      code: 'unknown_field',
      pointer: at,
      detail: `This field is unknown and was ignored; did you mean ${meant}?`,
      values: { meant, reason: 'guess' },
    })
  },
)

test.each([
  [{ departure: '2026-12-01' }, '#/departure', 'put the day of the departure into depart_at'],
  [{ etd: '2026-12-01' }, '#/etd', 'put the day of the departure into depart_at'],
  [{ departure_date: '2026-12-01' }, '#/departure_date', 'into depart_at'],
  [{ Suez: false }, '#/Suez', 'or set suez to false'],
  [{ suez_canal: false }, '#/suez_canal', 'or set suez to false'],
])('a field that could change the figure is refused with its remedy: %j', async (more, at, how) => {
  const { errors } = (await post('/calculate-route', { ...ENDS, ...more })).json()
  expect(errors).toEqual([
    { pointer: at, code: 'not_allowed', detail: expect.stringContaining(how) },
  ])
})

test.each([
  ['Suez', 'suez'],
  ['eca', 'seca'],
  ['bab-el-mandeb', 'babelmandeb'],
  ['great_belt', 'great-belt'],
  ['malaca', 'malacca'],
])('a passage or area that is spelt %s gets the suggestion %s', async (avoid, meant) => {
  const { errors } = (await post('/calculate-route', { ...ENDS, avoid: [avoid] })).json()
  expect(errors[0].detail).toMatch(new RegExp(`; did you mean ${meant}\\?$`))
})

test('an estimate with its ends beside the route says where they belong', async () => {
  const { errors } = (await post('/v1/emissions/sea', { ...ENDS, cargo: { teu: 1 } })).json()
  const unknown = (end: string) => ({
    pointer: `#/${end}`,
    code: 'unknown_field',
    detail: `This field is unknown and must be left out; did you mean route.${end}?`,
  })
  expect(errors).toEqual([
    { pointer: '#/route', code: 'required', detail: 'is required' },
    unknown('origin'),
    unknown('destination'),
  ])
})

test('the ends of a route and of a distance are named in the words of the other', async () => {
  const { detail } = (await post('/calculate-route', { from: 'NLRTM', to: 'SGSIN' })).json()
  expect(detail).toContain('did you mean origin?')
  const service = await buildTestApp()
  const headers = await service.bearer()
  const url = '/v1/distance?origin=NLRTM&destination=SGSIN'
  const answer = (await service.inject({ url, headers })).json()
  const details = answer.errors.map((error: { detail: string }) => error.detail).join(' ')
  expect(details).toContain('did you mean to?')
})

test('cargo beside the cargo says where it belongs', async () => {
  const counted = await post('/v1/emissions/sea', { route: ENDS, teu: 6 })
  expect(counted.json().errors).toMatchObject([
    { pointer: '#/teu', detail: expect.stringContaining('put it into cargo.teu') },
  ])
  const weighed = await post('/v1/emissions/sea', { route: ENDS, weight_kg: 9 })
  expect(weighed.json().errors).toMatchObject([
    {
      pointer: '#/weight_kg',
      detail: expect.stringMatching(/cargo\.mass_tonnes, divided by 1,000$/),
    },
  ])
})

test('an empty place of a query is a fault of its field, not an unknown port', async () => {
  const service = await buildTestApp()
  const headers = await service.bearer()
  const url = `/calculate-route?origin=&destination_port_id=${SHANGHAI.id}`
  const answer = await service.inject({ url, headers })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ pointer: '#/origin', code: 'too_short' }])
})

test.each(['%20', '%20%20', '-'])('a search for %s is a fault of q', async (q) => {
  const service = await buildTestApp()
  const answer = await service.inject({ url: `/ports/search?q=${q}` })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ pointer: '#/q', code: 'too_short' }])
})

test('an answer says that it was strict with unknown fields', async () => {
  const answer = await post('/calculate-route', ENDS, 'handling=strict')
  expect(answer.headers['preference-applied']).toBe('handling=strict')
  const other = await post('/calculate-route', ENDS)
  expect(other.headers).not.toHaveProperty('preference-applied')
})

test('a matrix of 20,000 cells by positions reaches the rule about its cells', async () => {
  const origins = Array.from({ length: 20_000 }, (_, at) => ({
    coordinates: [-20.123456789 - at / 1e4, 40.123456789],
    name: 'a label that an export adds to each of its many rows, as exports do',
  }))
  const answer = await post('/calculate-matrix', { origins, destinations: [ENDS.origin] })
  expect(JSON.stringify(origins).length).toBeGreaterThan(1024 * 1024)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'matrix_too_large'])
})
