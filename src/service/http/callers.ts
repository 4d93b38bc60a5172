import type { FastifyRequest } from 'fastify'
import { AccessTokens, type Session } from '../../accounts/access-tokens.js'
import { KEY_PREFIX, KeyRing } from '../../accounts/api-keys.js'
import { Problem } from '../../api/problem.js'
import type { Dependencies } from '../dependencies.js'

type Head = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>

/**
 * Identifies the caller of a request by a token or a key. With FAIRWAY_AUTH=none, every caller is the
 * same.
 */
export class Callers {
  readonly #tokens: AccessTokens
  readonly #keys: KeyRing

  constructor(private readonly dependencies: Dependencies) {
    const { store, clock, config } = dependencies
    this.#tokens = new AccessTokens(store, clock, config)
    this.#keys = new KeyRing(store, clock)
  }

  /** @throws Problem missing_token, invalid_token, token_expired, login_required or insufficient_scope */
  async recognise(request: Head): Promise<Session> {
    const key = this.#keyInAddress(request)
    const session =
      key === null ? await this.#sessionOf(request.headers) : await this.#sessionOfAddress(key)
    requireScope(session, request)
    return session
  }

  /** A spreadsheet cannot send headers. */
  #keyInAddress({ query, routeOptions }: Head): string | null {
    const { config, localAccount } = this.dependencies
    const key = Object(query).key
    const isTaken = routeOptions.config.takesKeyInUrl === true && config.keyInUrl
    return localAccount === null && isTaken && typeof key === 'string' ? key : null
  }

  /** A key in an address may do nothing but calculate routes, because others read it. */
  async #sessionOfAddress(key: string): Promise<Session> {
    const session = await this.#keys.recognise(key)
    if (String(session.scopes) === 'routes') return session
    const detail = 'A key in an address may have no scope but routes. Create one for this use.'
    throw new Problem('insufficient_scope', detail)
  }

  #sessionOf({ authorization, 'x-api-key': header }: Head['headers']): Promise<Session> | Session {
    const { config, localAccount } = this.dependencies
    if (localAccount !== null)
      return { account: localAccount, tokenHash: '', scopes: null, isEverybody: true }
    const key = typeof header === 'string' ? header : keyIn(authorization)
    if (key !== undefined) return this.#keys.recognise(key)
    if (config.auth === 'accounts') return this.#tokens.recognise(authorization)
    const detail = 'Send your key as "Authorization: Bearer fwk_…" or as "X-API-Key: fwk_…".'
    throw new Problem('missing_token', detail, { headers: { 'www-authenticate': 'Bearer' } })
  }
}

function keyIn(authorization: string | undefined): string | undefined {
  const value = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  return value?.startsWith(KEY_PREFIX) ? value : undefined
}

/** A key may read its account and calculate what its scopes allow. It cannot change the account. */
function requireScope({ scopes, tokenHash }: Session, { routeOptions }: Head): void {
  const { config, schema } = routeOptions
  if (config.needsLogin && tokenHash === '') {
    throw new Problem('login_required', 'API keys cannot do this. Log in with email and password.')
  }
  if (scopes === null || !(config.counted || config.rows)) return
  const wanted = schema?.tags?.[0] === 'Emissions' ? 'emissions' : 'routes'
  if (scopes.includes(wanted)) return
  const detail = `This key may calculate ${scopes.join(', ')} only. Use one with the scope ${wanted}.`
  throw new Problem('insufficient_scope', detail)
}

/** The session of a request on a `bearer` path; the request guard rejects requests without one. */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): Session {
  if (session === null) throw new Error('This path does not require a token.')
  return session
}
