import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'

export const PORTS = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }

/** The answer to one request for a route, with the app that sent it. */
export async function calculate(payload: object, planType?: string) {
  const service = await buildTestApp()
  const headers = await service.bearer(planType)
  const answer = await service.inject({
    method: 'POST',
    url: '/calculate-route',
    payload,
    headers,
  })
  return { ...service, answer, body: answer.json() }
}
