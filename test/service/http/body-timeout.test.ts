import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { installBodyTimeout } from '../../../src/service/http/body-timeout.js'
import type { App } from '../../../src/service/http/fastify-types.js'

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

test('answers a slow body with 408 and closes the connection', async () => {
  expect(await exchange(1, `${HEAD}{"half"`)).toMatch(/^HTTP\/1.1 408 [\s\S]*request_timeout/)
})

test('accepts a body that arrives in time', async () => {
  expect(await exchange(60_000, `${HEAD}{"ab":12}`)).toMatch(/^HTTP\/1.1 200 [\s\S]*taken$/)
})
