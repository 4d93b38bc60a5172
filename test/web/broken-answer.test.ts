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
const { account, plans } = serviceBackend
const shares = { name: 'Plan', query: 'from=1068' }
const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  route: () => serviceBackend.plan({ origin, destination }),
  voyage: () => serviceBackend.plan({ stops: [origin, destination] }),
  matrix: () => serviceBackend.matrix({ origins: [origin], destinations: [destination] }, NEVER),
  reach: () => serviceBackend.reach({ origin, hours: [24] }, NEVER),
  estimate: () =>
    serviceBackend.estimate({ route: { origin, destination }, cargo: { teu: 10 } }, NEVER),
  preview: () => serviceBackend.preview({ route: { origin, destination }, cargo: { teu: 10 } }),
  'published route': () => serviceBackend.published(1068, 1309),
  'how callers log in': () => serviceBackend.about(),
  login: () => account.logIn('trial@example.com', 'secret'),
  'the account': () => account.me(),
  usage: () => account.usage(),
  'a new key': () => account.makeKey('desk'),
  'a saved plan': () => plans.save(shares),
  'a new link': () => plans.share(shares.name, shares.query, { origin, destination }),
  'a shared plan': () => plans.shared('abc'),
}
/** Their answer is a list of items, which may be empty. */
const LISTS: typeof CALLS = {
  'recent routes': () => account.history({}, NEVER),
  keys: () => account.keys(),
  'saved plans': () => plans.list(),
  links: () => plans.listShared(),
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries({ ...CALLS, ...LISTS }))('%s', (name, call) => {
  const rubbish = Object.entries(RUBBISH).filter(
    ([kind]) => !(name in LISTS && kind === 'the answer of another path'),
  )
  test.each(rubbish)('%s is a failure that can be tried again', async (_, rubbish) => {
    const [body, type] = rubbish
    const answer = () => new Response(body, { headers: { 'content-type': type } })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    await expect(call()).rejects.toMatchObject({ code: 'unexpected_answer', status: 200 })
  })
})

test('an answer to a login without a token logs nobody in', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ user: {} }))
  await expect(CALLS['login']!()).rejects.toMatchObject({ code: 'unexpected_answer' })
  vi.mocked(fetch).mockClear()
  await account.me().catch(() => undefined)
  const { headers } = vi.mocked(fetch).mock.calls[0]![1]!
  expect(headers).not.toHaveProperty('authorization')
})

test.each([
  ['route', 20_000],
  ['voyage', 20_000],
  ['login', 20_000],
  ['how callers log in', 20_000],
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
