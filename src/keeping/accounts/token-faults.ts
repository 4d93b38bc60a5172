interface Expected {
  readonly issuer: string
  readonly audience: string
  readonly algorithms: readonly string[]
}

interface TokenFault {
  readonly code: 'invalid_token' | 'token_expired'
  readonly detail: string
}

const ANOTHER = 'Get a new one from the identity provider.'

/** What a caller reads, by the code of the error of jose. */
const DETAILS: Readonly<Record<string, (expected: Expected, claim: string) => string>> = {
  ERR_JWT_EXPIRED: () => `The token has expired. ${ANOTHER}`,
  ERR_JWT_CLAIM_VALIDATION_FAILED: claimDetail,
  ERR_JOSE_ALG_NOT_ALLOWED: ({ algorithms }) =>
    `The token is signed with an algorithm that is not accepted. Use one of ${algorithms.join(', ')}.`,
  ERR_JWKS_NO_MATCHING_KEY: () =>
    `The identity provider publishes no key like the one that signed the token. ${ANOTHER}`,
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: () =>
    'The token does not say which key of the identity provider signed it: its header needs a kid.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: () =>
    `The signature does not match: the token was changed, or another provider signed it. ${ANOTHER}`,
  ERR_JWS_INVALID: () => 'The token is not a signed JSON web token.',
  ERR_JWT_INVALID: () => 'The token is not a signed JSON web token.',
  ERR_JOSE_NOT_SUPPORTED: () => 'The header of the token requires what this service cannot do.',
}

/** Null if the error is not the token's fault. */
export function tokenFault(error: unknown, expected: Expected): TokenFault | null {
  const { code = '', claim = '' } = error as { code?: string; claim?: string }
  const detail = DETAILS[code]?.(expected, claim)
  if (detail === undefined) return null
  return { code: code === 'ERR_JWT_EXPIRED' ? 'token_expired' : 'invalid_token', detail }
}

function claimDetail({ issuer, audience }: Expected, claim: string): string {
  if (claim === 'iss')
    return `The token is of another issuer. This service takes those of ${issuer}.`
  if (claim === 'aud') {
    return `The token is meant for another service. Ask for one with the audience ${audience}.`
  }
  if (claim === 'nbf') return 'The token is not valid yet. Check the clocks.'
  return `The claim ${claim} of the token is missing or not valid.`
}
