import { lockAccount, replacePassword } from './accounts.js'
import type { Database } from './database/database.js'
import { deleteInSteps } from './database/steps.js'

export interface TemporaryPassword {
  readonly accountId: number
  /** Hash of 120 random bits, for which a fast hash is enough. */
  readonly secretHash: string
  readonly expiresAt: string
}

export interface MailRequest {
  readonly accountId: number
  readonly now: string
  readonly day: string
  /** A mail sent after this time prevents another one. */
  readonly lastMailBefore: string
  readonly perDay: number
}

/** Mailed passwords, valid beside the account's own until one of them is used. */
export class TemporaryPasswords {
  constructor(private readonly database: Database) {}

  /** Takes one mail from the account's allowance. Returns false if it is used up. */
  async allowMail(request: MailRequest): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO password_mails (account_id, last_at, day, count_of_day) VALUES ($1, $2, $3, 1)
       ON CONFLICT (account_id) DO UPDATE SET
         last_at = excluded.last_at,
         day = excluded.day,
         count_of_day = CASE WHEN password_mails.day = excluded.day
                             THEN password_mails.count_of_day + 1 ELSE 1 END
       WHERE password_mails.last_at <= $4
         AND (password_mails.day < excluded.day OR password_mails.count_of_day < CAST($5 AS INTEGER))
       RETURNING account_id`,
      [request.accountId, request.now, request.day, request.lastMailBefore, request.perDay],
    )
    return rows.length > 0
  }

  async add({ secretHash, accountId, expiresAt }: TemporaryPassword): Promise<void> {
    await this.database.query(
      'INSERT INTO temporary_passwords (secret_hash, account_id, expires_at) VALUES ($1, $2, $3)',
      [secretHash, accountId, expiresAt],
    )
  }

  async has(accountId: number, secretHash: string, now: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT secret_hash FROM temporary_passwords
       WHERE secret_hash = $2 AND account_id = $1 AND expires_at > $3`,
      [accountId, secretHash, now],
    )
    return rows.length > 0
  }

  /**
   * On first use, the password becomes the account's own and all tokens are revoked. Like every
   * password change, this locks the account first, so that concurrent changes run one after the other.
   *
   * @returns false if it has expired or was used before
   */
  redeem(
    accountId: number,
    secretHash: string,
    passwordHash: string,
    now: string,
  ): Promise<boolean> {
    return this.database.transaction(async (inside) => {
      await lockAccount(inside, this.database.words, accountId)
      const used = await inside.query(
        `DELETE FROM temporary_passwords
         WHERE secret_hash = $2 AND account_id = $1 AND expires_at > $3 RETURNING secret_hash`,
        [accountId, secretHash, now],
      )
      if (used.length > 0) await replacePassword(inside, accountId, passwordHash)
      return used.length > 0
    })
  }

  async deleteExpiredBefore(time: string): Promise<void> {
    const rows = { table: 'temporary_passwords', key: 'secret_hash', where: 'expires_at < $1' }
    await deleteInSteps(this.database, rows, [time])
  }
}
