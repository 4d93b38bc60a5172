import type { Route, RouteRequest } from '../../src/client/index.js'
import { allPorts, buildTestApp } from '../support/test-app.js'

/** An answer of the service in a sea without land, where routes are great circles. */
export async function answerOf(request: RouteRequest): Promise<Route> {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const headers = await bearer()
  const url = '/calculate-route'
  const answer = await inject({ method: 'POST', url, headers, payload: request })
  return answer.json()
}

const port = (code: string) => ({ port_id: allPorts.byLocode(code)!.id })

const answers = new Map<string, Promise<Route>>()

/** A route across ±180°, with an alternative and ports on the way. Requested once per style. */
export function acrossThePacific(
  antimeridian: 'unwrap' | 'split' | 'wrap' = 'unwrap',
): Promise<Route> {
  const ends = { origin: port('JPYOK'), destination: port('USLAX') }
  const request = { ...ends, alternatives: 1, include_ports: true, antimeridian }
  const answer = answers.get(antimeridian) ?? answerOf(request)
  answers.set(antimeridian, answer)
  return answer
}
