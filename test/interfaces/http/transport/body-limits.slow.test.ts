import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  BodyBudget,
  installBodyTimeout,
} from '../../../../src/interfaces/http/transport/body-limits.js'
import type { App } from '../../../../src/interfaces/http/transport/fastify-types.js'
import { buildTestApp } from '../../../support/test-app.js'

const HEAD =
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n'

async function exchange(timeoutMs: number, sent: string): Promise<string> {
  const app = Fastify() as unknown as App
  installBodyTimeout(app, timeoutMs)
  app.post('/', async (_request, reply) => reply.header('connection', 'close').send('taken'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  return text(socket)
}

describe('bodies that are arriving', () => {
  test('are bounded for each caller and for all together', () => {
    const budget = new BodyBudget(800)
    expect(budget.take('a', 100)).toBe(true)
    expect(budget.take('a', 1)).toBe(false)
    for (const caller of 'bcdefgh') expect(budget.take(caller, 100)).toBe(true)
    expect(budget.take('i', 1)).toBe(false)
    budget.release('a', 100)
    expect(budget.take('i', 1)).toBe(true)
  })

  test('are rejected with a 503 before they are read, and cost nothing', async () => {
    const { inject, bearer } = await buildTestApp({ maxBodyMegabytes: 1 })
    const headers = await bearer()
    const body = { origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] }
    const payload = `${JSON.stringify(body)}${' '.repeat(200_000)}`
    const json = { ...headers, 'content-type': 'application/json' }
    const answer = await inject({
      method: 'POST',
      url: '/calculate-matrix',
      headers: json,
      payload,
    })
    expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' })
    const usage = await inject({ url: '/auth/usage', headers })
    expect(usage.json().used).toBe(0)
  })

  test('count as large as they may be if they do not say their length', async () => {
    const { inject, bearer } = await buildTestApp({ maxBodyMegabytes: 1 })
    const headers = { ...(await bearer()), 'content-type': 'application/json' }
    const payload = { origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] }
    const ask = (more: object) =>
      inject({
        method: 'POST',
        url: '/calculate-matrix',
        headers: { ...headers, ...more },
        payload: JSON.stringify(payload),
      })
    expect((await ask({})).statusCode).toBe(200)
    const answer = await ask({ 'transfer-encoding': 'chunked' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' })
  })
})

describe('the time limit of bodies', () => {
  test('answers a slow body with 408 and closes the connection', async () => {
    expect(await exchange(1, `${HEAD}{"half"`)).toMatch(/^HTTP\/1.1 408 [\s\S]*request_timeout/)
  })

  test('accepts a body that arrives in time', async () => {
    expect(await exchange(60_000, `${HEAD}{"ab":12}`)).toMatch(/^HTTP\/1.1 200 [\s\S]*taken$/)
  })

  test('does not start for a caller who has hung up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const app = Fastify() as unknown as App
    const caller = new AbortController()
    let timers = Number.NaN
    app.addHook('onRequest', async () => caller.abort())
    installBodyTimeout(app)
    app.addHook('preParsing', async () => {
      timers = vi.getTimerCount()
    })
    app.post('/', async () => 'taken')
    const answering = app.inject({
      method: 'POST',
      url: '/',
      payload: { half: true },
      signal: caller.signal,
    })
    await answering.catch(() => null)
    expect(timers).toBe(0)
  })
})
