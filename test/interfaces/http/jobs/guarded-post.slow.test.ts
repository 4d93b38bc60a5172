import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guardedPost } from '../../../../src/interfaces/http/jobs/guarded-post.js'

/** A receiver on this machine, which is a private address. */
async function startReceiver(status = 204, headers = {}) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body })
    response.writeHead(status, headers).end('x'.repeat(1_000_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { received, port }
}

const message = (url: string) => ({
  url,
  headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json' },
  body: '{"type":"job.completed"}',
  signal: new AbortController().signal,
})

test('a message reaches a private network that the operator names, whole and with its headers', async () => {
  const { received, port } = await startReceiver()
  const post = guardedPost(['127.0.0.0/8'])
  expect(await post(message(`http://127.0.0.1:${port}/`))).toBe(204)
  expect(received).toMatchObject([{ headers: { 'webhook-id': 'msg_1' }, body: message('').body }])
})

test.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '[::1]'])(
  'a message to %s is not sent, by its address or by what its name means',
  async (host) => {
    const { received, port } = await startReceiver()
    const sending = guardedPost([])(message(`https://${host}:${port}/`))
    await expect(sending).rejects.toThrow('private network')
    expect(received).toEqual([])
  },
)

test('a name in a private network is only reached in those that are named', async () => {
  const { received, port } = await startReceiver()
  const sending = guardedPost(['10.0.0.0/8'])(message(`http://localhost:${port}/`))
  await expect(sending).rejects.toThrow('private network')
  expect(received).toEqual([])
})

test('http is not used for a public address', async () => {
  const sending = guardedPost(['10.0.0.0/8'])(message('http://8.8.8.8/'))
  await expect(sending).rejects.toThrow('private network')
})

test('a redirect is not followed', async () => {
  const { received, port } = await startReceiver(302, { location: '/other' })
  expect(await guardedPost(['127.0.0.1'])(message(`http://127.0.0.1:${port}/`))).toBe(302)
  expect(received).toHaveLength(1)
})

test('a message that is no longer wanted ends', async () => {
  const { port } = await startReceiver()
  const ended = { ...message(`http://127.0.0.1:${port}/`), signal: AbortSignal.abort() }
  await expect(guardedPost(['127.0.0.1'])(ended)).rejects.toThrow(/abort/i)
})
