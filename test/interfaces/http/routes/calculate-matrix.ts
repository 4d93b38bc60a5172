import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'

export const PORT_PAIR = {
  origins: [{ port_id: ROTTERDAM.id }],
  destinations: [{ port_id: SINGAPORE.id }],
}
export const PLACES = {
  origins: [{ port_id: ROTTERDAM.id }, { coordinates: [-73.9, 40.5] }],
  destinations: [{ port_id: SINGAPORE.id }, { coordinates: ON_LAND }, { coordinates: [122, 31] }],
}

export async function start(planType = 'trial', settings = {}) {
  const service = await buildTestApp(settings)
  const headers = await service.bearer(planType)
  const post = (url: string, payload: object, more: object = {}) =>
    service.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  const used = async () => (await service.inject({ url: '/auth/usage', headers })).json().used
  return {
    ...service,
    headers,
    used,
    matrix: (payload: object, more?: object) => post('/calculate-matrix', payload, more),
    route: (payload: object) => post('/calculate-route', payload),
  }
}
