import { expect, test } from 'vitest'
import { PortTable } from '../../src/ports/table.js'
import { FakeRouter } from '../support/fake-router.js'
import { inlineEngine } from '../support/inline-engine.js'
import { testPorts } from '../support/test-ports.js'
import { ROUTE, startService } from './service.js'

const MATRIX = {
  origins: [ROUTE.origin, ROUTE.destination],
  destinations: [ROUTE.destination, ROUTE.origin],
}

test('a disconnected caller stops the matrix and gets the units back', async () => {
  // Without ports, no routes are measured in the background, so that only this caller's work
  // counts.
  const tables = { ports: new PortTable([]), closureTables: { passages: [], vesselClasses: [] } }
  const engine = inlineEngine(new FakeRouter(testPorts), tables)
  const sea = engine.background
  let release = () => {}
  sea.hold = new Promise((resolve) => {
    release = resolve
  })
  const service = await startService({}, engine)
  const token = await service.token('a')
  const leaving = new AbortController()
  const call = fetch(`${service.url}/calculate-matrix`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(MATRIX),
    signal: leaving.signal,
  })
  call.catch(() => undefined)
  const until = async (reached: () => boolean | Promise<boolean>) => {
    // Each turn is a separate request, so that the service can continue meanwhile.
    for (let turn = 0; turn < 100 && !(await reached()); turn++) await service.ask('/health')
    expect(await reached()).toBe(true)
  }
  await until(() => sea.begun === 1)
  expect(await service.used(token)).toBe(4)
  leaving.abort()
  await until(() => sea.stopped === 1)
  await until(async () => (await service.used(token)) === 0)
  release()
  const { status } = await service.ask('/calculate-matrix', { token, json: MATRIX })
  expect([status, sea.begun]).toEqual([200, 2])
  expect(await service.used(token)).toBe(4)
})
