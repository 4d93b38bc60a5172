import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import { AccessTokens, type Session } from '../../../keeping/accounts/access-tokens.js'
import { KEY_PREFIX, KeyRing } from '../../../keeping/accounts/api-keys.js'
import { IdentityAccounts } from '../../../keeping/accounts/identity-accounts.js'
import { IdentityProvider } from '../../../keeping/accounts/identity-provider.js'
import type { Dependencies } from '../dependencies.js'

type Head = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions' | 'address' | 'log'>

/**
 * Identifies the caller of a request by a token, of the service or of the identity provider, or a key. With FAIRWAY_AUTH=none, every caller is the
 * same.
 */
export class Callers {
  readonly #tokens: AccessTokens
  readonly #keys: KeyRing
  readonly #provider: IdentityProvider
  readonly #identities: IdentityAccounts

  constructor(private readonly dependencies: Dependencies) {
    const { store, clock, config } = dependencies
    this.#tokens = new AccessTokens(store, clock, config)
    this.#keys = new KeyRing(store, clock)
    this.#provider = new IdentityProvider(config, clock)
    this.#identities = new IdentityAccounts(dependencies, config)
  }

  /**
   * @throws Problem missing_token, invalid_token, token_expired, identity_provider_unavailable,
   *   address_not_allowed, login_required or insufficient_scope
   */
  async recognise(request: Head): Promise<Session> {
    const key = this.#keyInAddress(request)
    const session =
      key === null
        ? await this.#sessionOf(request)
        : await this.#sessionOfAddress(key, request.address)
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
  async #sessionOfAddress(key: string, address: string): Promise<Session> {
    const session = await this.#keys.recognise(key, address)
    if (String(session.scopes) === 'routes') return session
    const detail = 'A key in an address may have no scope but routes. Create one for this use.'
    throw new Problem('insufficient_scope', detail)
  }

  async #sessionOf(request: Head): Promise<Session> {
    const { headers, address } = request
    const { config, localAccount } = this.dependencies
    if (localAccount !== null) {
      return {
        account: localAccount,
        tokenHash: '',
        isLogin: false,
        scopes: null,
        isEverybody: true,
      }
    }
    const { authorization, 'x-api-key': header } = headers
    const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? ''
    const key = typeof header === 'string' ? header : token.startsWith(KEY_PREFIX) ? token : null
    if (key !== null) return this.#keys.recognise(key, address)
    if (this.#provider.takes(token)) {
      return this.#identities.sessionOf(await this.#provider.claimsOf(token), request)
    }
    if (config.auth === 'accounts') return this.#tokens.recognise(authorization)
    const detail = 'Send your key as "Authorization: Bearer fwk_…" or as "X-API-Key: fwk_…".'
    throw new Problem('missing_token', detail, { headers: { 'www-authenticate': 'Bearer' } })
  }
}

/** A key may read its account and do what its scopes allow. It cannot manage keys and logins. */
function requireScope({ scopes, isLogin }: Session, { routeOptions }: Head): void {
  const { config, schema } = routeOptions
  if (config.needsLogin && !isLogin) {
    throw new Problem('login_required', 'API keys cannot do this. Log in with email and password.')
  }
  if (scopes === null) return
  const isCalculation = !config.changes && (config.counted || config.rows || config.tables)
  if (!isCalculation && !config.changes) return
  const wanted = schema?.tags?.[0] === 'Emissions' ? 'emissions' : 'routes'
  const isAllowed = isCalculation ? scopes.includes(wanted) : String(scopes) !== 'read'
  if (!isAllowed) throw insufficientScope(scopes, wanted)
}

/** For a calculation that not its path names. @throws Problem insufficient_scope */
export function requireScopeFor({ scopes }: Session, wanted: 'routes' | 'emissions'): void {
  if (scopes !== null && !scopes.includes(wanted)) throw insufficientScope(scopes, wanted)
}

function insufficientScope(scopes: readonly string[], wanted: string): Problem {
  const detail = `This key has no scope but ${scopes.join(', ')}. Use one with the scope ${wanted}.`
  return new Problem('insufficient_scope', detail)
}

/** The session of a request on a `bearer` path; the request guard rejects requests without one. */
export function sessionOf({ session }: Pick<FastifyRequest, 'session'>): Session {
  if (session === null) throw new Error('This path does not require a token.')
  return session
}
