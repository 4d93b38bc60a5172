import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { SINGAPORE } from '../../../support/test-ports.js'

async function from(origin: object) {
  const { inject, bearer } = await buildTestApp()
  const payload = { origin, destination: { port_id: SINGAPORE.id } }
  const answer = await inject({
    method: 'POST',
    url: '/calculate-route',
    headers: await bearer(),
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('10,190 as text is 10 N 170 W: a longitude beyond 180 is wrapped', async () => {
  const { status, body } = await from({ name: '10,190' })
  expect(status).toBe(200)
  expect(body.origin.requested).toEqual([-170, 10])
})

test('a number beyond 180 stays an error, which names the range', async () => {
  expect((await from({ lat: 10, lon: 190 })).status).toBe(422)
})

test('the 180th meridian is one and the same from both sides, and null is no second form', async () => {
  const { inject, bearer } = await buildTestApp()
  const payload = {
    origin: { port_id: null, coordinates: [180, 0] },
    destination: { coordinates: [-180, 0] },
  }
  const headers = await bearer()
  const answer = await inject({ method: 'POST', url: '/calculate-route', headers, payload })
  expect([answer.statusCode, answer.json().distance_km]).toEqual([200, 0])
})

const AVOIDING = { origin: { lat: 10, lon: 165 }, destination: { lat: 10, lon: -170 } }

async function avoiding(areas: readonly object[]) {
  const { inject, bearer } = await buildTestApp()
  const payload = { ...AVOIDING, avoid_areas: areas }
  const headers = await bearer()
  const answer = await inject({ method: 'POST', url: '/calculate-route', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

test.each([
  [{ type: 'LineString', coordinates: [] }, 'type'],
  [{ type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } }, 'geometry/type'],
  [{ type: 'FeatureCollection', features: [] }, 'type'],
  [{ type: 'Feature', geometry: null }, 'type'],
])('%j as an area is rejected in one sentence that says what to give', async (area, at) => {
  const { status, body } = await avoiding([area])
  expect(status).toBe(422)
  const errors = body.errors as { pointer: string; detail: string }[]
  expect(errors.filter(({ pointer }) => pointer.startsWith('#/avoid_areas'))).toEqual([
    expect.objectContaining({
      pointer: `#/avoid_areas/0/${at}`,
      detail: expect.stringContaining('an area is a Polygon or MultiPolygon'),
    }),
  ])
})
