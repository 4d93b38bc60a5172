import type { Database, Queryable, Writing } from './database/database.js'
import { deleteInSteps } from './database/steps.js'
import { takeRoom } from './stored-answers.js'

const KEY = 'account_id, idempotency_key'

/** One use of a key by one caller. */
export interface KeyClaim {
  readonly accountId: number
  readonly key: string
  /** Hash of the path and the body. Using the same key for a different request is a mistake. */
  readonly requestHash: string
  readonly claimedAt: string
}

export interface KnownKey {
  readonly requestHash: string
  /** Null while the first request is in progress. */
  readonly answer: string | null
}

/** Another request has claimed the key since, because this one took too long. Nothing of it may be charged. */
export class KeyLostError extends Error {}

/** Responses by the idempotency keys of their requests, so that a repetition costs nothing. */
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /**
   * Claims the key for this request.
   *
   * @param expiredBefore keys older than this can be claimed again
   * @param abandonedBefore keys without a response that are older than this can be claimed again too
   * @returns null if this call claimed it, otherwise the entry of the key
   */
  claim(claim: KeyClaim, expiredBefore: string, abandonedBefore: string): Promise<KnownKey | null> {
    return this.database.transaction((inside) =>
      claimInside(inside, claim, expiredBefore, abandonedBefore),
    )
  }

  /**
   * Stores the response, in the transaction of the charge. The writing throws KeyLostError if the key is another's.
   *
   * @param most maximum size of all responses of an account on a UTC day, characters
   * @param otherwise stored instead of a response that exceeds it
   */
  answer(claim: KeyClaim, answer: string, most: number, otherwise: string): Writing {
    const { accountId, key, claimedAt } = claim
    return async (inside) => {
      const store = (text: string, where: string) =>
        inside.query(
          `UPDATE idempotency_keys SET answer = $4
           WHERE account_id = $1 AND idempotency_key = $2 AND claimed_at = $3 ${where} RETURNING claimed_at`,
          [accountId, key, claimedAt, text],
        )
      // Both in one round trip, because the limit is rarely reached.
      const [hasRoom, own] = await Promise.all([
        takeRoom(inside, { accountId, day: dayOf(claimedAt) }, answer.length, most),
        store(answer, 'AND answer IS NULL'),
      ])
      if (own.length === 0) throw new KeyLostError()
      if (!hasRoom) await store(otherwise, '')
    }
  }

  /** Releases the key after a failure, so that the next request with it counts as the first. */
  async release({ accountId, key, claimedAt }: KeyClaim): Promise<void> {
    await this.database.query(
      `DELETE FROM idempotency_keys
       WHERE account_id = $1 AND idempotency_key = $2 AND claimed_at = $3 AND answer IS NULL`,
      [accountId, key, claimedAt],
    )
  }

  async deleteBefore(time: string): Promise<void> {
    const keys = { table: 'idempotency_keys', key: KEY, where: 'claimed_at < $1' }
    await deleteInSteps(this.database, keys, [time])
    const sizes = { table: 'stored_answers', key: 'account_id, day', where: 'day < $1' }
    await deleteInSteps(this.database, sizes, [dayOf(time)])
  }

  /** Deletes keys that a crash left without a response. */
  async deleteUnansweredBefore(time: string): Promise<void> {
    const where = 'answer IS NULL AND claimed_at < $1'
    await deleteInSteps(this.database, { table: 'idempotency_keys', key: KEY, where }, [time])
  }
}

/** @param time ISO 8601, UTC */
function dayOf(time: string): string {
  return time.slice(0, 10)
}

async function claimInside(
  inside: Queryable,
  claim: KeyClaim,
  expiredBefore: string,
  abandonedBefore: string,
): Promise<KnownKey | null> {
  const { accountId, key, requestHash, claimedAt } = claim
  const claimed = await inside.query(
    `INSERT INTO idempotency_keys (account_id, idempotency_key, request_hash, claimed_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, idempotency_key) DO UPDATE SET
       request_hash = excluded.request_hash, claimed_at = excluded.claimed_at, answer = NULL
     WHERE idempotency_keys.claimed_at < $5
        OR (idempotency_keys.answer IS NULL AND idempotency_keys.claimed_at < $6)
     RETURNING idempotency_key`,
    [accountId, key, requestHash, claimedAt, expiredBefore, abandonedBefore],
  )
  if (claimed.length > 0) return null
  const [known] = await inside.query<KnownKey>(
    `SELECT request_hash AS "requestHash", answer FROM idempotency_keys
     WHERE account_id = $1 AND idempotency_key = $2`,
    [accountId, key],
  )
  // The key was released in between. The caller retries, as it does while a request is in progress.
  return known ?? { requestHash, answer: null }
}
