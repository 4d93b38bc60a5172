import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../../base/clock.js'
import { isoTime, MS_PER_DAY, MS_PER_HOUR } from '../../base/utc.js'
import { Problem } from '../../contract/problems/problem.js'
import type { Account, AccountSecret, Store } from '../store/database/store.js'

const TOKEN_BYTES = 32
/** `last_used_at` is updated at most this often, because a read must not cost a disk flush. */
const TOUCH_INTERVAL_MS = MS_PER_HOUR

export interface Session {
  readonly account: Account
  /** Empty if the caller did not log in with a password. */
  readonly tokenHash: string
  /** Whether a person logged in, here or at the identity provider: keys may not manage keys. */
  readonly isLogin: boolean
  /** What a key may calculate; null means everything. */
  readonly scopes: readonly string[] | null
  /** Whether all callers share the account, so that nothing in it belongs to one of them. */
  readonly isEverybody: boolean
}

export interface IssuedToken {
  readonly token: string
  /** ISO 8601, UTC. */
  readonly expiresAt: string
}

interface TokenConfig {
  /** Days until a token expires. */
  readonly tokenDays: number
  /** Days without use until a token expires. */
  readonly tokenIdleDays: number
}

/** Issues and verifies bearer tokens: opaque, 256 random bits, stored as SHA-256. */
export class AccessTokens {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly config: TokenConfig,
  ) {}

  /**
   * @param holder the account and the hash that its password was verified against
   * @returns null if the password has been changed since
   */
  async issue({
    id,
    passwordHash,
  }: Pick<AccountSecret, 'id' | 'passwordHash'>): Promise<IssuedToken | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const nowMs = this.clock.nowMs()
    const expiresAt = isoTime(nowMs + this.config.tokenDays * MS_PER_DAY)
    const createdAt = isoTime(nowMs)
    const tokenHash = hashToken(token)
    const isIssued = await this.store.tokens.add({
      tokenHash,
      accountId: id,
      passwordHash,
      createdAt,
      expiresAt,
    })
    return isIssued ? { token, expiresAt } : null
  }

  /** @throws Problem missing_token, invalid_token or token_expired. */
  async recognise(authorization: string | undefined): Promise<Session> {
    const tokenHash = hashToken(bearerOf(authorization))
    const holder = await this.store.tokens.find(tokenHash)
    if (holder === null) {
      throw rejected(
        'invalid_token',
        'The token was never issued or has been revoked. Log in again.',
      )
    }
    const nowMs = this.clock.nowMs()
    const idleMs = nowMs - Date.parse(holder.lastUsedAt)
    if (nowMs >= Date.parse(holder.expiresAt) || idleMs >= this.config.tokenIdleDays * MS_PER_DAY) {
      throw rejected('token_expired', 'The token has expired. Log in again.')
    }
    if (idleMs >= TOUCH_INTERVAL_MS) await this.store.tokens.touch(tokenHash, isoTime(nowMs))
    return { account: holder.account, tokenHash, isLogin: true, scopes: null, isEverybody: false }
  }
}

/** @throws Problem missing_token */
export function bearerOf(authorization: string | undefined): string {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  if (token !== undefined) return token
  const detail =
    'Send a key as "X-API-Key: <key>", or a key or the token of /auth/login as "Authorization: Bearer <token>".'
  throw new Problem('missing_token', detail, { headers: { 'www-authenticate': 'Bearer' } })
}

function hashToken(token: string): string {
  return hash('sha256', token)
}

/** The 401 for a token or a key, with the challenge of RFC 6750. */
export function rejected(code: 'invalid_token' | 'token_expired', detail: string): Problem {
  const challenge = 'Bearer error="invalid_token"'
  return new Problem(code, detail, { headers: { 'www-authenticate': challenge } })
}
