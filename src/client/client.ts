import {
  answersOf,
  type BatchRequest,
  type BatchRow,
  linesOfBatch,
  type RouteRow,
} from './batch.js'
import { FairwayError } from './errors.js'
import { itemsOf } from './pages.js'
import type {
  ChainEstimate,
  ChainRequest,
  EmissionsEstimate,
  EmissionsPreview,
  EmissionsRequest,
  HistoryItem,
  Job,
  LoginAnswer,
  LoginRequest,
  Matrix,
  MatrixRequest,
  Operations,
  Port,
  PortSuggestions,
  Reach,
  ReachRequest,
  Route,
  RouteRequest,
  SavedRoute,
  SavedRouteItem,
  ShipYear,
  ShipYearRequest,
  Trace,
  TraceRequest,
  Usage,
  User,
  Voyage,
  VoyageRequest,
} from './schema.js'
import {
  type AnyCall,
  type CallArguments,
  type CallOptions,
  LINES,
  type OperationKey,
  Transport,
} from './transport.js'
import { wait } from './wait.js'

/** A token and its latest expiry (ISO 8601, UTC). */
export interface Session {
  readonly token: string
  readonly expiresAt: string | null
}

/** Settings of a client; only `baseUrl` is required. */
export interface FairwayClientOptions {
  /** Address of the service, e.g. `https://fairway.example.com`; it may have a path. */
  readonly baseUrl: string | URL
  /** For logging in when necessary, and again when the token has expired. */
  readonly credentials?: LoginRequest
  /** An API key, or the token of an earlier login that a page has stored. */
  readonly token?: string
  /** Called at every login and logout, so that a page can store the token. */
  readonly onSession?: (session: Session | null) => void
  /** Maximum number of retries of a rejected call; default 2. */
  readonly maxRetries?: number
  /** Longest wait before a retry, in seconds; a longer `Retry-After` is thrown. Default 30. */
  readonly maxWaitSeconds?: number
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Options of a list that is fetched page by page. */
export interface ListOptions extends CallOptions {
  /** At most 100; default 20. */
  readonly pageSize?: number
}

/** The chain of some rows of a table, or why there is none. */
export type LegLine = BatchRow<ChainEstimate> & {
  /** Columns that are not read. */
  readonly ignored_columns?: readonly string[]
  /** Sentences about the table, on its first line. */
  readonly notes?: readonly string[]
}

/** A table as a file: CSV, a workbook (XLSX) or lines of JSON, with its media type. */
export interface TableFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
}

type JobQuery = Operations['POST /v1/jobs']['query']

/** Options of a job; a `webhook` needs its secret. */
export interface JobOptions extends CallOptions {
  readonly query?: Omit<JobQuery, 'kind' | 'source'>
  /** `whsec_` and 24 to 64 bytes in base64. */
  readonly webhookSecret?: string
}

/** The rows of a batch. They may be produced while the answers are read. */
export type Batch<Body> = Iterable<BatchRequest<Body>> | AsyncIterable<BatchRequest<Body>>

/**
 * Calls a Fairway service. Every method returns the response body that `openapi.json` describes. It
 * throws a `FairwayError`, identified by its `code`, or the reason of an aborted signal.
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
    requireAddress(baseUrl)
    this.#transport = new Transport({ baseUrl, fetch: fetchIt, maxRetries, maxWaitSeconds })
    this.#credentials = credentials
    this.#session = token === undefined ? null : { token, expiresAt: null }
    this.#onSession = onSession
  }

  /** The current token; null before a login. */
  get session(): Session | null {
    return this.#session
  }

  /** Logs in. The password is not stored: use `credentials` for automatic renewal. */
  async login(email: string, password: string, options: CallOptions = {}): Promise<LoginAnswer> {
    const answer = (await this.#transport.send(
      'POST /auth/login',
      { ...options, body: { email, password } },
      null,
    )) as LoginAnswer | null
    // A proxy may answer with a page of its own: without a token, nobody is logged in.
    if (!answer?.access_token || !answer.user)
      throw new FairwayError('unexpected_answer', 'The answer to the login has no token.', {
        status: 200,
      })
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

  /** Sends this token or key from now on; null sends none. */
  useToken(token: string | null): void {
    this.#begin(token === null ? null : { token, expiresAt: null })
  }

  /** The account. */
  me(options: CallOptions = {}): Promise<User> {
    return this.request('GET /auth/me', options)
  }

  /** Queries used and remaining today. */
  usage(options: CallOptions = {}): Promise<Usage> {
    return this.request('GET /auth/usage', options)
  }

  /** Plans a route; costs one query. */
  calculateRoute(body: RouteRequest, options: CallOptions = {}): Promise<Route> {
    return this.request('POST /calculate-route', { ...options, body })
  }

  /** Plans a voyage with several stops, dated calls and a timeline; costs one query per leg. */
  planVoyage(body: VoyageRequest, options: CallOptions = {}): Promise<Voyage> {
    return this.request('POST /v1/voyages', { ...options, body })
  }

  /** Distances and durations from all origins to all destinations; costs one query per cell. */
  calculateMatrix(body: MatrixRequest, options: CallOptions = {}): Promise<Matrix> {
    return this.request('POST /calculate-matrix', { ...options, body })
  }

  /** How far a vessel can get in a given time, as GeoJSON; costs one query. */
  reach(body: ReachRequest, options: CallOptions = {}): Promise<Reach> {
    return this.request('POST /v1/reach', { ...options, body })
  }

  /**
   * What a ship sailed, from its reported positions, or a check of a route from its waypoints, without times; costs one
   * query per 100 fixes and per gap.
   */
  trace(body: TraceRequest, options: CallOptions = {}): Promise<Trace> {
    return this.request('POST /v1/traces', { ...options, body })
  }

  /** Greenhouse gas emissions of a voyage or of a cargo on it; costs one query. */
  estimateEmissions(body: EmissionsRequest, options: CallOptions = {}): Promise<EmissionsEstimate> {
    return this.request('POST /v1/emissions/sea', { ...options, body })
  }

  /** Greenhouse gas emissions of a transport chain of legs and hubs; costs one query per sea leg, at least one. */
  estimateChain(body: ChainRequest, options: CallOptions = {}): Promise<ChainEstimate> {
    return this.request('POST /v1/emissions/chains', { ...options, body })
  }

  /** CII, EEOI, EU ETS, UK ETS and FuelEU of a ship's year; costs one query per 100 rows. */
  calculateShipYear(body: ShipYearRequest, options: CallOptions = {}): Promise<ShipYear> {
    return this.request('POST /v1/emissions/ship-years', { ...options, body })
  }

  /**
   * Estimates any number of shipments, to be read with `for await`. Costs one query per answered row. A
   * rejected row says why and does not stop the others. With an `idempotencyKey` and an `id` in each
   * row, a repeated call costs nothing for rows that were answered before.
   */
  estimateShipments(
    rows: Batch<EmissionsRequest>,
    options: CallOptions = {},
  ): AsyncGenerator<BatchRow<EmissionsEstimate>> {
    return this.#batch('POST /v1/emissions/batch', rows, options)
  }

  /**
   * The chains of a table of legs, a line for each. Costs as much as a call of `estimateChain` for each.
   * @param type of the table: `text/csv`, `application/x-ndjson`, or that of a workbook (XLSX)
   */
  async estimateLegs(
    bytes: Uint8Array<ArrayBuffer>,
    type: string,
    {
      query,
      ...options
    }: CallOptions & { query?: Operations['POST /v1/emissions/legs']['query'] } = {},
  ): Promise<LegLine[]> {
    const table = { bytes, type }
    const text = await this.#send('POST /v1/emissions/legs', { ...options, query, table })
    return linesOfBatch<LegLine>(String(text))
  }

  /**
   * Plans any number of routes. Works like `estimateShipments`. An answer has a line and waypoints if its row has
   * `geometry`, `waypoint_count` or `waypoint_strategy`.
   */
  calculateRoutes(
    rows: Batch<RouteRequest>,
    options: CallOptions = {},
  ): AsyncGenerator<BatchRow<RouteRow>> {
    return this.#batch('POST /v1/routes/batch', rows, options)
  }

  /**
   * Sends rows that are answered while nobody waits. Costs as much as the batch of its kind, each row once.
   * @param rows requests with an optional `id`, a file, or the public address of one
   */
  async createJob(
    kind: JobQuery['kind'],
    rows: Iterable<BatchRequest<object>> | TableFile | URL,
    { query, ...options }: JobOptions = {},
  ): Promise<Job> {
    const asked = { kind, ...query }
    const call =
      rows instanceof URL
        ? { ...options, query: { ...asked, source: rows.href } }
        : { ...options, query: asked, table: 'bytes' in rows ? rows : linesOfRows(rows) }
    return (await this.#send('POST /v1/jobs', call)) as Job
  }

  /** State and progress of a job. */
  job(id: string, options: CallOptions = {}): Promise<Job> {
    return this.request('GET /v1/jobs/{id}', { ...options, path: { id } })
  }

  /** The job when it has ended. Asks for it every few seconds. */
  async endOfJob(id: string, options: CallOptions = {}): Promise<Job> {
    for (;;) {
      const job = await this.job(id, options)
      if (job.ended_at !== null) return job
      await wait(SECONDS_BETWEEN_LOOKS, options.signal)
    }
  }

  /** What became of each row of a job that has ended. */
  async jobResults<Answer = unknown>(
    id: string,
    options: CallOptions = {},
  ): Promise<BatchRow<Answer>[]> {
    const text = await this.#send('GET /v1/jobs/{id}/results', { ...options, path: { id } })
    return linesOfBatch<BatchRow<Answer>>(String(text))
  }

  /** Cancels a job. What is answered already is charged, and stays among its results. */
  cancelJob(id: string, options: CallOptions = {}): Promise<Job> {
    return this.request('DELETE /v1/jobs/{id}', { ...options, path: { id } })
  }

  /** The account's jobs, newest first, to be read with `for await`. */
  jobs({ pageSize: limit, ...options }: ListOptions = {}): AsyncGenerator<Job> {
    return itemsOf((cursor) =>
      this.request('GET /v1/jobs', { ...options, query: defined({ limit, cursor }) }),
    )
  }

  /** Previews how an estimate would be calculated; free. */
  previewEmissions(body: EmissionsRequest, options: CallOptions = {}): Promise<EmissionsPreview> {
    return this.request('POST /v1/emissions/sea/dry-run', { ...options, body })
  }

  /** Ports whose name or UN/LOCODE begins with `q`. */
  searchPorts(
    q: string,
    { limit, ...options }: CallOptions & { limit?: number } = {},
  ): Promise<PortSuggestions> {
    return this.request('GET /ports/search', { ...options, query: { q, ...defined({ limit }) } })
  }

  /** A port by its id or UN/LOCODE. */
  port(id: number | string, options: CallOptions = {}): Promise<Port> {
    return this.request('GET /ports/{id}', { ...options, path: { id: String(id) } })
  }

  /** The account's own routes, newest first, to be read with `for await`. */
  history({ pageSize: limit, ...options }: ListOptions = {}): AsyncGenerator<HistoryItem> {
    return itemsOf((cursor) =>
      this.request('GET /routes/history', { ...options, query: defined({ limit, cursor }) }),
    )
  }

  /** Saved routes between ports, to be read with `for await`. */
  savedRoutes({ pageSize: limit, ...options }: ListOptions = {}): AsyncGenerator<SavedRouteItem> {
    return itemsOf((cursor) =>
      this.request('GET /routes', { ...options, query: defined({ limit, cursor }) }),
    )
  }

  /** @param slug e.g. `rotterdam-to-singapore` */
  savedRoute(slug: string, options: CallOptions = {}): Promise<SavedRoute> {
    return this.request('GET /routes/{slug}', { ...options, path: { slug } })
  }

  /** Calls any operation of the service by its method and path. */
  async request<Key extends OperationKey>(
    key: Key,
    ...[call]: CallArguments<Key>
  ): Promise<Operations[Key]['answer']> {
    return (await this.#send(key, call ?? {})) as Operations[Key]['answer']
  }

  async #send(key: OperationKey, call: AnyCall): Promise<unknown> {
    if (this.#hasEnded()) await this.#renew()
    const token = this.#session?.token ?? null
    try {
      return await this.#transport.send(key, call, token)
    } catch (error) {
      if (!this.#canRenew(error)) throw error
      // Another call may have logged in meanwhile.
      if (this.#session === null || this.#session.token === token) await this.#renew()
      return await this.#transport.send(key, call, this.#session!.token)
    }
  }

  #batch<Body extends object, Answer>(key: OperationKey, rows: Batch<Body>, options: CallOptions) {
    return answersOf<Body, Answer>(rows, async (lines) =>
      String(await this.#send(key, { ...options, lines })),
    )
  }

  /** Without a session there is nothing to renew: public operations need no token. */
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

const SECONDS_BETWEEN_LOOKS = 2

function linesOfRows(rows: Iterable<object>): TableFile {
  const text = Array.from(rows, (row) => JSON.stringify(row)).join('\n')
  return { bytes: new TextEncoder().encode(text), type: LINES }
}

/** @throws Error for a missing setting, before the first call fails because of it */
function requireAddress(baseUrl: string | URL): void {
  if (String(baseUrl).trim() !== '') return
  throw new Error(
    'baseUrl is empty: give the address of the service, such as http://127.0.0.1:8080.',
  )
}

/** The fields that have a value. */
function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as ReturnType<typeof defined<Fields>>
}
