import { afterEach, describe, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { baseURI: 'https://fairway.example.com/' })
const { serviceBackend } = await import('../../web/session/service-backend.js')

const HTML = '<!doctype html><title>Please log in</title>'
const RUBBISH: Readonly<Record<string, readonly [body: string, type: string]>> = {
  "a proxy's page": [HTML, 'text/html'],
  'cut JSON': ['{"distance_km": 15', 'application/json'],
  'an empty object': ['{}', 'application/json'],
  'an empty list': ['[]', 'application/json'],
  null: ['null', 'application/json'],
  'a page that says it is JSON': [HTML, 'application/json'],
  'an empty body': ['', 'application/json'],
  'other members': ['{"status": "ok", "distance": 1}', 'application/json'],
  'a number': ['42', 'application/json'],
  'the answer of another path': ['{"items": [], "total": 0}', 'application/json'],
}

const NEVER = new AbortController().signal
const [origin, destination] = [{ port_id: 1068 }, { port_id: 1309 }]
const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  route: () => serviceBackend.plan({ origin, destination }),
  voyage: () => serviceBackend.plan({ stops: [origin, destination] }),
  matrix: () => serviceBackend.matrix({ origins: [origin], destinations: [destination] }, NEVER),
  reach: () => serviceBackend.reach({ origin, hours: [24] }, NEVER),
  estimate: () =>
    serviceBackend.estimate({ route: { origin, destination }, cargo: { teu: 10 } }, NEVER),
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test.each(Object.entries(RUBBISH))(
    '%s is a failure that can be tried again',
    async (_, rubbish) => {
      const [body, type] = rubbish
      const answer = () => new Response(body, { headers: { 'content-type': type } })
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
      await expect(call()).rejects.toMatchObject({ code: 'unexpected_answer', status: 200 })
    },
  )
})

test.each([
  ['route', 20_000],
  ['voyage', 20_000],
  ['estimate', 20_000],
  ['matrix', 60_000],
  ['reach', 60_000],
])('%s fails in words after %i ms without an answer', async (name, ms) => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))
      }),
  )
  const failure = expect(CALLS[name]!()).rejects.toMatchObject({ code: 'deadline_exceeded' })
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(ms))
  clock.abort()
  await failure
})
