import type { JWTPayload } from 'jose'
import type { Clock } from '../../base/clock.js'
import { Problem } from '../../contract/problems/problem.js'
import { rejected } from './access-tokens.js'
import { type KeysConfig, ProviderKeys } from './provider-keys.js'
import { tokenFault } from './token-faults.js'

interface ProviderConfig extends KeysConfig {
  readonly oidcAudience: string
}

/**
 * Signatures with a key of which the provider publishes one half. Without this list a token could
 * choose `none`, or HS256 with the public half as its secret (RFC 8725, section 3.1).
 */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]
/** How far the clocks of provider and service may differ, s. */
const CLOCK_TOLERANCE_S = 60

/** Verifies the JSON web tokens of the operator's identity provider. Without an issuer there is none. */
export class IdentityProvider {
  readonly #keys: ProviderKeys

  constructor(
    private readonly config: ProviderConfig,
    private readonly clock: Clock,
  ) {
    this.#keys = new ProviderKeys(config)
  }

  /** Whether this can only be a token of the provider: those of the service contain no dots. */
  takes(token: string): boolean {
    return this.config.oidcIssuer !== '' && token.includes('.')
  }

  /**
   * The claims of a token that the provider signed for this service and that is valid now.
   *
   * @throws Problem invalid_token, token_expired or identity_provider_unavailable
   */
  async claimsOf(token: string): Promise<JWTPayload> {
    const { oidcIssuer: issuer, oidcAudience: audience } = this.config
    // Services without a provider do not load it.
    const { jwtVerify } = await import('jose')
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.#keys.keyOf, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(this.clock.nowMs()),
        requiredClaims: ['exp'],
      })
      this.#requireAccess(payload, protectedHeader.typ)
      return payload
    } catch (error) {
      if (error instanceof Problem) throw error
      const fault = tokenFault(error, { issuer, audience, algorithms: ALGORITHMS })
      if (fault !== null) throw rejected(fault.code, fault.detail)
      const detail =
        'The keys of the identity provider cannot be read, so its tokens cannot be checked.'
      const headers = { 'retry-after': '5' }
      throw new Problem('identity_provider_unavailable', detail, { headers, cause: error })
    }
  }

  /** @throws Problem invalid_token for what the provider signs besides access tokens, and for an issue in the future */
  #requireAccess({ nonce, events, iat = 0 }: JWTPayload, type = 'JWT'): void {
    const isAccess = /^(application\/)?(jwt|at\+jwt)$/i.test(type)
    if (!isAccess || nonce !== undefined || events !== undefined) {
      throw rejected(
        'invalid_token',
        'This is an ID token or a logout token of the identity provider. Send its access token.',
      )
    }
    if (iat > this.clock.nowMs() / 1000 + CLOCK_TOLERANCE_S) {
      throw rejected('invalid_token', 'The token is issued in the future: compare the clocks.')
    }
  }
}
