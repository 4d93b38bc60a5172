import { FairwayClient, FairwayError, type VoyageRequest } from '../../src/client/index.js'
import { routeOfVoyage } from '../plan/voyage-route.js'
import { calculationsOf, openedLater, ROUTE, VOYAGE, whole } from './calculations.js'
import { type Backend, hasStops, type PlanRequest } from './seam.js'
import { storedSession } from './stored-session.js'

/** A user waits no longer for an answer, ms. */
const DEADLINE_MS = 20_000
/** A matrix or an area of reach is many routes. */
const LONG_DEADLINE_MS = 60_000
const IS_LONG = /matrix|reach|traces|legs/
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The answer with its whole body. @throws FairwayError deadline_exceeded */
async function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = String(input)
  const deadline = AbortSignal.timeout(IS_LONG.test(path) ? LONG_DEADLINE_MS : DEADLINE_MS)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  try {
    const answer = await fetch(input, { ...init, signal })
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength === 0 ? null : body, answer)
  } catch (cause) {
    if (!deadline.aborted || init?.signal?.aborted) throw cause
    throw new FairwayError('deadline_exceeded', `No answer from ${path} in time.`, { cause })
  }
}

const PLAN = ['id', 'name', 'query'] as const

const client = new FairwayClient({
  // Relative to the page, whatever path a proxy adds.
  baseUrl: new URL('.', document.baseURI),
  maxRetries: 1,
  maxWaitSeconds: 5,
  fetch: fetchInTime,
  onSession: (session) => storedSession.write(session),
})

/** Calls the service that served the page. */
export const serviceBackend: Backend = {
  hasService: true,
  about: async () => whole(await client.request('GET /v1/service'), ['auth']),
  async dataVersion() {
    try {
      const answer = await fetch(new URL('ready', document.baseURI), { cache: 'no-store' })
      const { data_version } = (await answer.json()) as { data_version?: string }
      return data_version ?? null
    } catch {
      return null
    }
  },
  async isReady() {
    try {
      const { status } = await fetch(new URL('ready', document.baseURI), { cache: 'no-store' })
      return status < 500
    } catch {
      return false
    }
  },
  ...calculationsOf(client),
  visitor: openedLater(async () => {
    const { startEngine } = await import('../engine/page-engine.js')
    return calculationsOf(startEngine().client)
  }),
  legs: async (file, signal) => {
    const type = /\.xlsx$/i.test(file.name) ? XLSX : 'text/csv'
    return client.estimateLegs(new Uint8Array(await file.arrayBuffer()), type, { signal })
  },
  async published(fromPort, toPort) {
    const slugOf = async (id: number) => whole(await client.port(id), ['slug']).slug
    const [from, to] = await Promise.all([slugOf(fromPort), slugOf(toPort)])
    return whole(await client.savedRoute(`${from}-to-${to}`), ROUTE)
  },
  plans: {
    list: async () => itemsOf(await client.request('GET /v1/plans')),
    listShared: async () => itemsOf(await client.request('GET /v1/shared-plans')),
    save: async (body) => whole(await client.request('POST /v1/plans', { body }), PLAN),
    async share(name, query, request) {
      const body = { name, query, voyage: voyageOf(request) }
      return whole(await client.request('POST /v1/shared-plans', { body }), PLAN)
    },
    remove: async (id) => {
      await client.request('DELETE /v1/plans/{id}', { path: { id } })
    },
    async shared(id) {
      const plan = await client.request('GET /v1/shared-plans/{id}', { path: { id } })
      const { voyage, ...about } = whole(plan, [...PLAN, 'voyage'])
      return { ...about, route: routeOfVoyage(whole(voyage, VOYAGE)) }
    },
  },
  account: {
    logIn: async (email, password) => (await client.login(email, password)).user,
    useToken: (token) => client.useToken(token),
    logOut: () => client.logout(),
    me: async () => whole(await client.me(), ['email']),
    usage: async () => whole(await client.usage(), ['used']),
    keys: async () => itemsOf(await client.request('GET /auth/keys')),
    makeKey: async (name) =>
      whole(await client.request('POST /auth/keys', { body: { name } }), ['key']).key,
    revokeKey: async (id) => {
      await client.request('DELETE /auth/keys/{id}', { path: { id } })
    },
    forgotPassword: async (email) => {
      await client.request('POST /auth/forgot-password', { body: { email } })
    },
    changePassword: async (body) => {
      await client.request('POST /auth/change-password', { body })
    },
    history: async (query, signal) =>
      whole(await client.request('GET /routes/history', { query, signal }), ['items']),
  },
}

function itemsOf<Item>(answer: { readonly items: readonly Item[] }): readonly Item[] {
  return whole(answer, ['items']).items
}

/** A shared plan is always a voyage, even between two places. */
function voyageOf(request: PlanRequest): VoyageRequest {
  if (hasStops(request)) return request
  const { origin, destination, condition, arrive_at, alternatives: _, ...options } = request
  // Of a voyage, each leg has its own condition, and each stop its arrival.
  const stops = [
    { ...origin, ...(condition && { condition }) },
    { ...destination, ...(arrive_at && { arrive_at }) },
  ]
  return { stops, ...options }
}
