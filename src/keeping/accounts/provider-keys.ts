import type { JWTVerifyGetKey } from 'jose'

type KeyOf = JWTVerifyGetKey

export interface KeysConfig {
  readonly oidcIssuer: string
  /** Address of the keys; empty: the one that the provider publishes. */
  readonly oidcJwksUrl: string
}

/** Keys are used for this long without asking for new ones, so that a short outage does no harm, ms. */
const FRESH_MS = 3_600_000
/** A token that names an unknown key makes the service ask for new ones at most this often, ms. */
const COOLDOWN_MS = 30_000
/** Time in which a provider that failed is not asked again, ms. */
const PAUSE_MS = 5_000
const TIMEOUT_MS = 5_000
const DISCOVERY = '/.well-known/openid-configuration'

/**
 * The public keys of an identity provider. They are read when the first token arrives, so a service
 * starts without its provider, and again when a token names a key that is not among them.
 */
export class ProviderKeys {
  #opening: Promise<KeyOf> | null = null
  #failure: { readonly error: unknown; readonly untilMs: number } | null = null

  constructor(private readonly config: KeysConfig) {}

  /** @throws JOSEError of the token, or whatever keeps the keys from being read */
  readonly keyOf: KeyOf = async (header, token) => {
    this.#opening ??= this.#open()
    const keyOf = await this.#opening.catch((error) => {
      this.#opening = null
      throw error
    })
    return keyOf(header, token)
  }

  async #open(): Promise<KeyOf> {
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const { oidcIssuer, oidcJwksUrl } = this.config
    const url = oidcJwksUrl === '' ? await this.#sparing(() => discover(oidcIssuer)) : oidcJwksUrl
    return createRemoteJWKSet(new URL(url), {
      [customFetch]: (address: string, init: RequestInit) =>
        this.#sparing(() => fetchOk(address, init)),
      cacheMaxAge: FRESH_MS,
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: TIMEOUT_MS,
    })
  }

  /** Invented tokens cannot make the service ask a provider that is in trouble again and again. */
  async #sparing<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#failure !== null && Date.now() < this.#failure.untilMs) throw this.#failure.error
    try {
      return await ask()
    } catch (error) {
      this.#failure = { error, untilMs: Date.now() + PAUSE_MS }
      throw error
    }
  }
}

async function fetchOk(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`)
  return answer
}

/** Address of the keys, as OpenID Connect Discovery 1.0, section 4, publishes it. */
async function discover(issuer: string): Promise<string> {
  const url = issuer.replace(/\/$/, '') + DISCOVERY
  const answer = await fetchOk(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown } | null
  if (found?.issuer !== issuer) {
    throw new Error(
      `${url} is of the issuer ${String(found?.issuer)}. Set FAIRWAY_OIDC_ISSUER to exactly that.`,
    )
  }
  if (typeof found.jwks_uri !== 'string' || !isSafeAddress(found.jwks_uri)) {
    throw new Error(`${url} has no https address as jwks_uri. Set FAIRWAY_OIDC_JWKS_URL.`)
  }
  return found.jwks_uri
}

/** HTTPS or loopback only: whoever alters the keys in transit can impersonate any account. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}
