import { hash, randomBytes } from 'node:crypto'
import type { Clock } from '../../base/clock.js'
import { isoTime, MS_PER_DAY, MS_PER_HOUR } from '../../base/utc.js'
import { Problem } from '../../contract/problems/problem.js'
import { CALCULATING_SCOPES } from '../../contract/schemas/service/keys.js'
import type { ApiKey, Store } from '../store/database/store.js'
import { rejected, type Session } from './access-tokens.js'
import { isInNetworks } from './key-networks.js'

/** Distinguishes keys from tokens, and lets scanners find keys that were published by mistake. */
export const KEY_PREFIX = 'fwk_'
const KEY_BYTES = 32
/** Maximum number of keys of an account. */
const MAX_KEYS = 100
/** `last_used_at` is updated at most this often, because a read must not cost a disk flush. */
const TOUCH_INTERVAL_MS = MS_PER_HOUR

export interface KeyWish {
  readonly name: string
  /** Everything if absent. */
  readonly scopes?: readonly string[] | undefined
  /** Addresses and networks that may use it, without faults. All if absent. */
  readonly networks?: readonly string[] | undefined
  readonly expiresInDays?: number | undefined
}

/** Creates and recognises API keys for programs: opaque, 256 random bits, stored as SHA-256. */
export class KeyRing {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** @returns null if the account has the maximum number of keys */
  async create(accountId: number, wish: KeyWish): Promise<{ key: string; known: ApiKey } | null> {
    const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
    const nowMs = this.clock.nowMs()
    const { name, scopes = CALCULATING_SCOPES, networks = null, expiresInDays } = wish
    const expiresAt =
      expiresInDays === undefined ? null : isoTime(nowMs + expiresInDays * MS_PER_DAY)
    const createdAt = isoTime(nowMs)
    const keyHash = hashKey(key)
    const known = await this.store.apiKeys.add(
      { keyHash, accountId, name, scopes, networks, createdAt, expiresAt },
      MAX_KEYS,
    )
    return known && { key, known }
  }

  /**
   * @param address of the caller
   * @throws Problem invalid_token, token_expired or address_not_allowed
   */
  async recognise(key: string, address: string): Promise<Session> {
    const holder = await this.store.apiKeys.find(hashKey(key))
    if (holder === null) throw rejected('invalid_token', 'The key does not exist or was revoked.')
    const { account, key: known } = holder
    const nowMs = this.clock.nowMs()
    if (known.expiresAt !== null && nowMs >= Date.parse(known.expiresAt)) {
      throw rejected('token_expired', 'The key has expired. Create a new one.')
    }
    if (known.networks !== null && !isInNetworks(known.networks, address)) {
      const detail = `Key ${known.id} may not be used from ${address}.`
      throw new Problem('address_not_allowed', detail)
    }
    const usedMs = known.lastUsedAt === null ? 0 : Date.parse(known.lastUsedAt)
    if (nowMs - usedMs >= TOUCH_INTERVAL_MS) {
      await this.store.apiKeys.touch(known.id, isoTime(nowMs))
    }
    return { account, tokenHash: '', isLogin: false, scopes: known.scopes, isEverybody: false }
  }
}

function hashKey(key: string): string {
  return hash('sha256', key)
}
