import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Fetched = { request: object; respondWith(answer: Promise<Response>): void }

/** The worker of the static page, with the caches of an origin. */
function start(kept: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const listeners: Record<string, (event: Fetched) => void> = {}
  const match = (name: string) => async (request: { url: string }) =>
    kept[name]?.[new URL(request.url).pathname]
  runInNewContext(readFileSync('web/engine/service-worker.js', 'utf8'), {
    self: { FILES: [], VERSION: '1' },
    URL,
    Response,
    Request,
    caches: { open: async (name: string) => ({ match: match(name) }) },
    fetch: async () => 'fetched',
    addEventListener: (kind: string, listen: (event: Fetched) => void) => {
      listeners[kind] = listen
    },
  })
  return async (url: string, mode = 'navigate') => {
    let answer: unknown
    const request = { url, mode, method: 'GET' }
    listeners['fetch']!({
      request,
      respondWith: (given) => {
        answer = given
      },
    })
    return (await answer) as Response | string
  }
}

test.each([
  ['https://planner.example/embed', 'https://planner.example/embed/'],
  ['https://planner.example/sea/embed?from=1', 'https://planner.example/sea/embed/?from=1'],
  ['https://planner.example//evil.example/embed', 'https://planner.example//evil.example/embed/'],
])('%s leads to a page of the same host', async (url, target) => {
  const answer = (await start()(url)) as Response
  expect(answer.headers.get('location')).toBe(target)
})

test('the page comes from its own cache, not from that of another application', async () => {
  const ask = start({ 'fairway-page-1': { '/': 'ours' }, other: { '/a.js': 'theirs' } })
  expect(await ask('https://planner.example/?from=1')).toBe('ours')
  expect(await ask('https://planner.example/a.js', 'cors')).toBe('fetched')
})
