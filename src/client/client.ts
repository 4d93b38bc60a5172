import { FairwayError } from './errors.js'
import { itemsOf } from './pages.js'
import type {
  EmissionsEstimate,
  EmissionsPreview,
  EmissionsRequest,
  HistoryItem,
  LoginAnswer,
  LoginRequest,
  Matrix,
  MatrixRequest,
  Operations,
  Port,
  PortSuggestions,
  Route,
  RouteRequest,
  SavedRoute,
  SavedRouteItem,
  Usage,
  User,
} from './schema.js'
import {
  type AnyCall,
  type Call,
  type CallOptions,
  type OperationKey,
  Transport,
} from './transport.js'

/** A token and when it ends at the latest (ISO 8601, UTC). */
export interface Session {
  readonly token: string
  readonly expiresAt: string | null
}

export interface FairwayClientOptions {
  /** Where the service is, e.g. `https://fairway.example.com`; a path in it is kept. */
  readonly baseUrl: string | URL
  /** Logs in when it is first needed, and again when the token has ended. */
  readonly credentials?: LoginRequest
  /** A token from an earlier login, e.g. one that the page has kept. */
  readonly token?: string
  /** Told of every login and logout, so that a page can keep the token. */
  readonly onSession?: (session: Session | null) => void
  /** How often a refused call is sent again at most; 2 if left out. */
  readonly maxRetries?: number
  /** Longest wait before that, in seconds; a longer `Retry-After` is thrown. 30 if left out. */
  readonly maxWaitSeconds?: number
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Of a list that is fetched page by page. */
export interface ListOptions extends CallOptions {
  /** At most 100; 20 if left out. */
  readonly pageSize?: number
}

/**
 * Calls a Fairway service. Every method answers with the body as `openapi.json` describes it, and
 * throws a `FairwayError` that is told apart by its `code`, or the reason of an aborted signal.
 */
export class FairwayClient {
  readonly #transport: Transport
  readonly #credentials: LoginRequest | undefined
  readonly #onSession: (session: Session | null) => void
  #session: Session | null
  /** One login at a time, however many calls wait for it. */
  #loggingIn: Promise<LoginAnswer> | null = null

  constructor({
    baseUrl,
    credentials,
    token,
    onSession = () => undefined,
    maxRetries = 2,
    maxWaitSeconds = 30,
    fetch: fetchIt = (...args) => fetch(...args),
  }: FairwayClientOptions) {
    this.#transport = new Transport({ baseUrl, fetch: fetchIt, maxRetries, maxWaitSeconds })
    this.#credentials = credentials
    this.#session = token === undefined ? null : { token, expiresAt: null }
    this.#onSession = onSession
  }

  /** What the calls are made with; null before a login. */
  get session(): Session | null {
    return this.#session
  }

  /** Logs in. The password is not kept: give `credentials` for logins that renew themselves. */
  async login(email: string, password: string, options: CallOptions = {}): Promise<LoginAnswer> {
    const answer = (await this.#transport.send(
      'POST /auth/login',
      { ...options, body: { email, password } },
      null,
    )) as LoginAnswer
    this.#begin({ token: answer.access_token, expiresAt: answer.expires_at })
    return answer
  }

  /** Revokes the token. */
  async logout(options: CallOptions = {}): Promise<void> {
    if (this.#session === null) return
    const { token } = this.#session
    this.#begin(null)
    await this.#transport.send('POST /auth/logout', options, token)
  }

  /** The account. */
  me(options: CallOptions = {}): Promise<User> {
    return this.request('GET /auth/me', options)
  }

  /** Today's queries and what is left. */
  usage(options: CallOptions = {}): Promise<Usage> {
    return this.request('GET /auth/usage', options)
  }

  /** Plans a route; counts as one query. */
  calculateRoute(body: RouteRequest, options: CallOptions = {}): Promise<Route> {
    return this.request('POST /calculate-route', { ...options, body })
  }

  /** Distances and durations from all origins to all destinations; counts as one query a cell. */
  calculateMatrix(body: MatrixRequest, options: CallOptions = {}): Promise<Matrix> {
    return this.request('POST /calculate-matrix', { ...options, body })
  }

  /** Greenhouse gases of a voyage or of a cargo on it; counts as one query. */
  estimateEmissions(body: EmissionsRequest, options: CallOptions = {}): Promise<EmissionsEstimate> {
    return this.request('POST /v1/emissions/sea', { ...options, body })
  }

  /** How an estimate would be calculated, for free. */
  previewEmissions(body: EmissionsRequest, options: CallOptions = {}): Promise<EmissionsPreview> {
    return this.request('POST /v1/emissions/sea/dry-run', { ...options, body })
  }

  /** Ports whose names begin so. */
  searchPorts(
    q: string,
    { limit, ...options }: CallOptions & { limit?: number } = {},
  ): Promise<PortSuggestions> {
    return this.request('GET /ports/search', { ...options, query: { q, ...given({ limit }) } })
  }

  port(id: number, options: CallOptions = {}): Promise<Port> {
    return this.request('GET /ports/{id}', { ...options, path: { id } })
  }

  /** The account's own routes, newest first, to be read with `for await`. */
  history({ pageSize: limit, ...options }: ListOptions = {}): AsyncGenerator<HistoryItem> {
    return itemsOf((cursor) =>
      this.request('GET /routes/history', { ...options, query: given({ limit, cursor }) }),
    )
  }

  /** Saved routes between ports, to be read with `for await`. */
  savedRoutes({ pageSize: limit, ...options }: ListOptions = {}): AsyncGenerator<SavedRouteItem> {
    return itemsOf((cursor) =>
      this.request('GET /routes', { ...options, query: given({ limit, cursor }) }),
    )
  }

  /** @param slug e.g. `rotterdam-to-singapore` */
  savedRoute(slug: string, options: CallOptions = {}): Promise<SavedRoute> {
    return this.request('GET /routes/{slug}', { ...options, path: { slug } })
  }

  /** Calls any operation of the service by its method and path. */
  async request<Key extends OperationKey>(
    key: Key,
    call: Call<Key>,
  ): Promise<Operations[Key]['answer']> {
    const any: AnyCall = call
    if (this.#hasEnded()) await this.#renew()
    const token = this.#session?.token ?? null
    try {
      return (await this.#transport.send(key, any, token)) as Operations[Key]['answer']
    } catch (error) {
      if (!this.#canRenew(error)) throw error
      // Another call may have logged in meanwhile.
      if (this.#session === null || this.#session.token === token) await this.#renew()
      const answer = await this.#transport.send(key, any, this.#session!.token)
      return answer as Operations[Key]['answer']
    }
  }

  /** Before the first login there is nothing to renew: calls of public operations need none. */
  #hasEnded(): boolean {
    const expiresAt = this.#session?.expiresAt ?? null
    if (this.#credentials === undefined || expiresAt === null) return false
    return Date.parse(expiresAt) <= Date.now()
  }

  #canRenew(error: unknown): boolean {
    if (this.#credentials === undefined || !(error instanceof FairwayError)) return false
    return ['missing_token', 'invalid_token', 'token_expired'].includes(error.code)
  }

  async #renew(): Promise<void> {
    const { email, password } = this.#credentials!
    this.#loggingIn ??= this.login(email, password).finally(() => {
      this.#loggingIn = null
    })
    await this.#loggingIn
  }

  #begin(session: Session | null): void {
    this.#session = session
    this.#onSession(session)
  }
}

/** The values without those that are undefined. */
function given<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Values> as ReturnType<typeof given<Values>>
}
