import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { SINGAPORE } from '../../../support/test-ports.js'

const [ODD, PORT] = [{ name: 'Rotterdamm' }, { port_id: SINGAPORE.id }]
const ACCEPT = { accept_suggestions: true }

async function post(url: string, payload: object) {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  return { status: answer.statusCode, body: answer.json() }
}

const taken = (pointer: string) =>
  expect.objectContaining({
    code: 'suggestion_taken',
    pointer,
    detail: expect.stringContaining(
      'There is no port "Rotterdamm": Rotterdam, Netherlands (NLRTM)',
    ),
  })

describe('accept_suggestions', () => {
  test('is off: a name that no port has is rejected with its suggestions', async () => {
    const { status } = await post('/calculate-route', { origin: ODD, destination: PORT })
    expect(status).toBe(404)
  })

  test.each([
    ['/calculate-route', { origin: ODD, destination: PORT, ...ACCEPT }, '#/origin/name'],
    ['/v1/voyages', { stops: [PORT, ODD], ...ACCEPT }, '#/stops/1/name'],
    [
      '/calculate-matrix',
      { origins: [PORT], destinations: [ODD], ...ACCEPT },
      '#/destinations/0/name',
    ],
    [
      '/v1/emissions/sea',
      {
        route: { origin: PORT, destination: ODD, ...ACCEPT },
        cargo: { teu: 1 },
        vessel: { type: 'container' },
      },
      '#/route/destination/name',
    ],
  ])('%s takes the only suggestion, and a warning says which', async (url, payload, pointer) => {
    const { status, body } = await post(url, payload)
    expect(status).toBe(200)
    expect(body.warnings).toContainEqual(taken(pointer))
  })
})
