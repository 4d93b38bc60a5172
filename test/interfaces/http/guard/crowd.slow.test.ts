import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM } from '../../../support/test-ports.js'

const routeFrom = (longitude: number) => ({
  origin: { coordinates: [longitude, 45] },
  destination: { port_id: ROTTERDAM.id },
})

/** Asks for as many different routes at once. */
async function askTogether(count: number) {
  const { inject, sea, bearer } = await buildTestApp()
  const headers = await bearer()
  const asked = Array.from({ length: count }, (_, at) =>
    inject({ method: 'POST', url: '/calculate-route', payload: routeFrom(-at - 10), headers }),
  )
  const answers = (await Promise.all(asked)).map((answer) => {
    const { id: _, request_id: __, ...body } = answer.json()
    return { status: answer.statusCode, body }
  })
  const usage = await inject({ url: '/auth/usage', headers })
  return { answers, begun: sea.begun, used: usage.json().used }
}

test('a few requests at once are calculated on the main thread', async () => {
  const { answers, begun, used } = await askTogether(4)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([begun, used]).toEqual([0, 4])
})

test('many requests at once are calculated on other threads, with the same answers and charges', async () => {
  const { answers, begun, used } = await askTogether(40)
  // The first few began before the others arrived.
  expect(begun).toBeGreaterThanOrEqual(36)
  expect(used).toBe(40)
  expect(answers.slice(0, 4)).toEqual((await askTogether(4)).answers)
})
