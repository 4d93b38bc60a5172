import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Config, defaults } from '../../../src/interfaces/http/config.js'
import type { ServiceEngine } from '../../../src/interfaces/http/engine.js'
import { startServer } from '../../../src/interfaces/http/server.js'
import { answerConnectionError } from '../../../src/interfaces/http/transport/connection-errors.js'
import { SECURITY_HEADERS } from '../../../src/interfaces/http/transport/headers.js'
import { FakeRouter } from '../../support/fake-router.js'
import { inlineEngine } from '../../support/inline-engine.js'
import { temporaryFolder } from '../../support/temporary.js'
import { buildTestApp } from '../../support/test-app.js'
import { testPorts } from '../../support/test-ports.js'

const engine: ServiceEngine = inlineEngine(new FakeRouter(testPorts), {
  ports: testPorts,
  closureTables: { passages: [], vesselClasses: [] },
})

async function start(
  settings: Partial<Config> = {},
  openEngine = async () => engine,
  isTerminal = true,
) {
  const printed: string[] = []
  const config: Config = {
    ...defaults(),
    port: 0,
    logLevel: 'silent',
    store: join(temporaryFolder(), 'fairway.db'),
    ...settings,
  }
  const print = (line: string) => printed.push(line)
  const server = await startServer(config, { openEngine, print, isTerminal })
  onTestFinished(() => server.stop())
  return { ...server, printed, config }
}

/** What the server writes to a raw connection that sends these bytes. */
function exchange(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.write(sent))
  return text(socket)
}

/** Log lines that would alert an operator. */
function severe(log: readonly string[]): string[] {
  return log.filter((line) => JSON.parse(line).level >= 50)
}

describe('the first start', () => {
  test('creates a demo account and prints its password once, with commands that work', async () => {
    const { url, printed, config, stop, ready } = await start()
    await ready
    expect(printed).toHaveLength(2)
    const [planner, welcome] = printed as [string, string]
    expect(planner).toBe(`Planner: ${url}/\n`)
    const password = /Password {2}(\S+)/.exec(welcome)?.[1]
    const [login, route] = [...welcome.matchAll(/-d '(.*)'/g)].map(([, body]) => body!)
    const json = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body: login! })
    expect(answer.status).toBe(200)
    const { access_token, user } = (await answer.json()) as { access_token: string; user: object }
    expect(user).toMatchObject({ email: 'demo@example.com', plan_type: 'trial' })
    const headers = { ...json, authorization: `Bearer ${access_token}` }
    const sailed = await fetch(`${url}/calculate-route`, { method: 'POST', headers, body: route! })
    expect(sailed.status).toBe(200)

    await stop()
    const again = await start({ store: config.store })
    await again.ready
    expect(again.printed).toEqual([`Planner: ${again.url}/\n`])
    expect(JSON.parse(login!).password).toBe(password)
  })

  test('without a terminal prints the same as lines of JSON', async () => {
    const { url, printed, ready } = await start({}, undefined, false)
    await ready
    const lines = printed.join('').trimEnd().split('\n')
    const [planner, demo] = lines.map((line) => JSON.parse(line))
    expect(planner).toMatchObject({ level: 30, url: `${url}/`, msg: 'planner' })
    expect(demo).toMatchObject({ email: 'demo@example.com', planType: 'trial' })
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: demo.password }),
    })
    expect(answer.status).toBe(200)
  })

  test('creates none when the setting says so', async () => {
    const { printed, url, ready } = await start({ demoAccount: false })
    await ready
    expect(printed).toEqual([`Planner: ${url}/\n`])
  })
})

test('a folder without sea data stops the start before anything listens', async () => {
  const data = temporaryFolder()
  await expect(start({ data })).rejects.toThrow(`FAIRWAY_DATA=${data} contains no sea data`)
})

/** A response that Node would write without them. */
function expectHeaders(answer: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
  }
  expect(answer).toMatch(/\r\nDate: .+ GMT\r\n/)
  expect(answer).toContain('\r\nCache-Control: no-store\r\n')
}

describe('a running server', () => {
  test('answers before the sea data is loaded, and is ready afterwards', async () => {
    let finish = (_engine: ServiceEngine) => {}
    const loading = new Promise<ServiceEngine>((resolve) => {
      finish = resolve
    })
    const { url, ready } = await start({}, () => loading)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    expect((await fetch(`${url}/ready`)).status).toBe(503)
    finish(engine)
    await ready
    expect((await fetch(`${url}/ready`)).status).toBe(200)
  })

  test('says why the sea data could not be loaded', async () => {
    const { ready } = await start({}, async () => {
      throw new Error('no data')
    })
    await expect(ready).rejects.toThrow('no data')
  })

  test('stops measuring saved routes before it closes the threads', async () => {
    const events: string[] = []
    let begun = () => {}
    const measuring = new Promise<void>((resolve) => {
      begun = resolve
    })
    const matrix: ServiceEngine['background']['matrix'] = (_request, _what, signal) => {
      begun()
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          events.push('measuring ended')
          reject(signal.reason)
        })
      })
    }
    const close = async () => void events.push('threads closed')
    const background = { ...engine.background, matrix }
    const { stop } = await start({}, async () => ({ ...engine, background, close }))
    await measuring
    await stop()
    expect(events).toEqual(['measuring ended', 'threads closed'])
  })

  test('lets an open request end when it stops', async () => {
    const { url, stop } = await start()
    const open = request(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      open.on('response', (response) => resolve(response.resume())).on('error', reject)
    })
    const body = JSON.stringify({ email: 'a@example.com', password: 'wrong' })
    await new Promise((resolve) => open.write(body.slice(0, 5), resolve))
    await fetch(`${url}/health`)
    const stopped = stop()
    open.end(body.slice(5))
    const { statusCode, headers } = await answered
    expect(statusCode).toBe(401)
    // A client that reused the connection would find it closed.
    expect(headers.connection).toBe('close')
    await stopped
    await expect(fetch(`${url}/health`)).rejects.toThrow()
  })

  test('does not wait for connections that never sent anything when it stops', async () => {
    const { url, stop } = await start({ drainSeconds: 3600 })
    const { hostname, port } = new URL(url)
    const silent = connect(Number(port), hostname)
    onTestFinished(() => {
      silent.destroy()
    })
    await once(silent, 'connect')
    // This connection is accepted after the other one.
    await fetch(`${url}/health`)
    const closed = once(silent.resume(), 'close')
    await stop()
    await closed
  })

  test('rejects headers that are too large with a problem document', async () => {
    const { url } = await start()
    const head = `GET /health HTTP/1.1\r\nHost: a\r\nX-Large: ${'y'.repeat(20_000)}\r\n\r\n`
    const answer = await exchange(url, head)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('application/problem+json')
    expect(answer).toContain('"code":"headers_too_large"')
    expectHeaders(answer)
  })

  test('answers the requests before such headers first', async () => {
    const { app, bearer } = await buildTestApp()
    const { authorization } = await bearer()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const body = JSON.stringify({ origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] })
    const head = ['POST /calculate-matrix HTTP/1.1', 'Host: a', `Authorization: ${authorization}`]
    const type = ['Content-Type: application/json', `Content-Length: ${body.length}`]
    const whole = [...head, ...type, '', body].join('\r\n')
    const large = `GET /health HTTP/1.1\r\nHost: a\r\nX-Large: ${'y'.repeat(20_000)}\r\n\r\n`
    const answers = await exchange(url, whole + whole + large)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 431',
    ])
  })

  test('disconnects callers that are slow for a minute', async () => {
    const sent: string[] = []
    const socket = { writable: true, end: (text: string) => sent.push(text) }
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    answerConnectionError(late, socket as never)
    expect(sent[0]).toMatch(/^HTTP\/1\.1 408 /)
    expect(sent[0]).toContain('"code":"request_timeout"')
    expectHeaders(sent[0]!)
    const { app } = await buildTestApp()
    const { headersTimeout, requestTimeout, timeout } = app.server
    // The body has a time limit of its own, which a stream of rows renews: installBodyTimeout.
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 0, 60_000])
  })

  test("does not count a caller's disconnection during the body as its own fault", async () => {
    const { app, inject, log } = await buildTestApp()
    const failed = new Promise<Error>((resolve) => {
      app.addHook('onError', async (_request, _reply, error) => resolve(error))
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    app.server.once('request', () => socket.destroy())
    const head = 'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 50\r\n\r\n{`)
    expect((await failed).message).toBe('aborted')
    await inject({ url: '/health' })
    expect(severe(log)).toEqual([])
  })

  test('logs rejections in one line without a stack', async () => {
    const { inject, log } = await buildTestApp({ mailer: null })
    const payload = { email: 'a@example.com' }
    const answer = await inject({ method: 'POST', url: '/auth/forgot-password', payload })
    expect(answer.statusCode).toBe(503)
    expect(severe(log)).toEqual([])
    const told = log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
    expect(told).toMatchObject([{ code: 'mail_not_configured', msg: 'request rejected' }])
    expect(told[0]).not.toHaveProperty('err')
  })

  test('rejects input that is not HTTP', async () => {
    const { url } = await start()
    const answer = await exchange(url, 'hello\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"malformed_request"')
    expectHeaders(answer)
  })

  test('rejects a request without a Host header like any other', async () => {
    const { url } = await start()
    const answer = await exchange(url, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"code":"malformed_request"')
    const old = await exchange(url, 'GET /health HTTP/1.0\r\n\r\n')
    expect(old).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('ignores an expectation that it does not know', async () => {
    const { url } = await start()
    const request =
      'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: wonders\r\n\r\n'
    expect(await exchange(url, request)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('rejects a request with two Host headers', async () => {
    const { url } = await start()
    const head = 'GET /health HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'
    const answer = await exchange(url, head)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('more than one Host header')
  })

  test('answers a dozen pipelined matrices without a warning of a leak', async () => {
    const { app, bearer } = await buildTestApp()
    const { authorization } = await bearer()
    const warnings: string[] = []
    const note = ({ message }: Error) => void warnings.push(message)
    process.on('warning', note)
    onTestFinished(() => {
      process.off('warning', note)
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const body = JSON.stringify({ origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] })
    const ask = (connection: string) =>
      [
        'POST /calculate-matrix HTTP/1.1',
        'Host: a',
        `Authorization: ${authorization}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Connection: ${connection}`,
        '',
        body,
      ].join('\r\n')
    const asked = [...Array<string>(11).fill('keep-alive'), 'close'].map(ask).join('')
    const answers = await exchange(url, asked)
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(12)
    // Warnings are emitted in the next turn.
    await nextTurn()
    expect(warnings.filter((message) => message.includes('close listeners'))).toEqual([])
  })

  test('counts no request of a connection that has closed, answered or not', async () => {
    const { app, inject, bearer } = await buildTestApp()
    const { authorization } = await bearer()
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const body = JSON.stringify({ origin: { port_id: 88 }, destination: { port_id: 1340 } })
    const ask = [
      'POST /calculate-route HTTP/1.1',
      'Host: a',
      `Authorization: ${authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n')
    const arrived = vi.fn()
    app.server.on('request', arrived)
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(ask.repeat(8)),
    )
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(8))
    socket.destroy()
    const inFlight = async () => {
      const { body: text } = await inject({ url: '/metrics' })
      return Number(/^fairway_http_requests_in_flight (\d+)$/m.exec(text)?.[1])
    }
    await vi.waitFor(async () => expect(await inFlight()).toBe(0), 5000)
  })

  test('rejects a large body that comes without its length', async () => {
    const { url } = await start()
    const chunk = `${(70_000).toString(16)}\r\n${'y'.repeat(70_000)}\r\n`
    const head = 'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    const answer = await exchange(url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"code":"payload_too_large"')
  })

  test('rejects a body of 50 MB while the caller is still sending', async () => {
    const { url } = await start()
    const headers = { 'content-type': 'application/json' }
    const body = Buffer.alloc(50_000_000, 'y')
    const answer = await fetch(`${url}/calculate-matrix`, { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' })
  })

  test('reads the rest of a short body that it has rejected before it closes the connection', async () => {
    const { url } = await start()
    const { hostname, port } = new URL(url)
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    const failed = vi.fn()
    socket.on('error', failed)
    socket.write(
      'POST /calculate-route HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 3\r\n\r\na',
    )
    const [first] = (await once(socket, 'data')) as [Buffer]
    for (const rest of ['b', 'c']) await new Promise((sent) => socket.write(rest, sent))
    const answer = `${first}${await text(socket)}`
    socket.end()
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(failed).not.toHaveBeenCalled()
  })

  test('rejects an endless body without a token, and disconnects', async () => {
    const { url } = await start()
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const head = 'POST /calculate-matrix HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
    const chunk = `${(1000).toString(16)}\r\n${'y'.repeat(1000)}\r\n`
    const sending = setInterval(() => socket.write(chunk), 5)
    onTestFinished(() => clearInterval(sending))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(answer).toMatch(/^connection: close\r$/m)
    expect(answer).toContain('"code":"missing_token"')
  })
})
