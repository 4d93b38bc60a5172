import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guardedGet, guardedPost } from '../../../../src/interfaces/http/jobs/guarded-call.js'

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
    await expect(sending).rejects.toThrow(/private network|no address that may be called/)
    expect(received).toEqual([])
  },
)

test('a name in a private network is only reached in those that are named', async () => {
  const { received, port } = await startReceiver()
  const sending = guardedPost(['10.0.0.0/8'])(message(`http://localhost:${port}/`))
  await expect(sending).rejects.toThrow('localhost has no address that may be called')
  expect(received).toEqual([])
})

test('a name that stands for nothing is answered as one in a private network', async () => {
  const wordsFor = async (host: string) => {
    const reading = guardedGet([])(`https://${host}/rows.csv`, 1000)
    return String(await reading.catch((error: Error) => error.message)).replace(host, 'it')
  }
  expect(await wordsFor('nobody.invalid')).toBe('it has no address that may be called')
  expect(await wordsFor('localhost')).toBe(await wordsFor('nobody.invalid'))
})

test('http is not used for a public address', async () => {
  const sending = guardedPost(['10.0.0.0/8'])(message('http://8.8.8.8/'))
  await expect(sending).rejects.toThrow('must begin with https')
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

const FILE = 'origin;destination\nNLRTM;SGSIN\n'

/** A machine with a file, which is at a private address. */
async function startFiles(answer: (response: ServerResponse) => void) {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/rows.csv`, asked: () => asked }
}

test('a file is read from a network that the operator names, with its type', async () => {
  const { url } = await startFiles((response) =>
    response.writeHead(200, { 'content-type': 'text/csv' }).end(FILE),
  )
  const { type, bytes } = await guardedGet(['127.0.0.0/8'])(url, FILE.length)
  expect([type, bytes.toString()]).toEqual(['text/csv', FILE])
})

test.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '169.254.169.254'])(
  'no file is read from %s, by its address or by what its name means',
  async (host) => {
    const { url, asked } = await startFiles((response) => response.end(FILE))
    const { port } = new URL(url)
    const reading = guardedGet([])(`https://${host}:${port}/rows.csv`, 1000)
    await expect(reading).rejects.toThrow(/private network|no address that may be called/)
    expect(asked()).toBe(0)
  },
)

test.each<[string, (response: ServerResponse) => void]>([
  ['it answered 302', (response) => response.writeHead(302, { location: '/other.csv' }).end()],
  ['it answered 404', (response) => response.writeHead(404).end()],
  ['it has more than 1000 bytes', (response) => response.end('x'.repeat(1_000_000))],
  [
    'it is sent compressed',
    (response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
  ],
  ['it took longer than 0.2 s', (response) => response.write('x')],
  ['there is no connection (ECONNRESET)', (response) => response.destroy()],
])('a file is refused in words: %s', async (words, answer) => {
  const { url, asked } = await startFiles(answer)
  await expect(guardedGet(['127.0.0.1'], 200)(url, 1000)).rejects.toThrow(words)
  expect(asked()).toBe(1)
})
