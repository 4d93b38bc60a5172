import type { Database } from './database/database.js'
import { deleteInSteps } from './database/steps.js'

/** Login attempts per subject (whatever the limit applies to). Shared by all processes. */
export class LoginAttempts {
  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt of the subject unless it has reached the limit within its period.
   *
   * @param until end of a period that begins now
   * @returns null if the attempt is allowed, otherwise the time from which it is
   */
  async begin(subject: string, limit: number, now: string, until: string): Promise<string | null> {
    const counted = await this.database.query(
      `INSERT INTO login_attempts (subject, attempts, until) VALUES ($1, 1, $2)
       ON CONFLICT (subject) DO UPDATE SET
         attempts = CASE WHEN login_attempts.until <= $3 THEN 1 ELSE login_attempts.attempts + 1 END,
         until = CASE WHEN login_attempts.until <= $3 THEN excluded.until ELSE login_attempts.until END
       WHERE login_attempts.until <= $3 OR login_attempts.attempts < CAST($4 AS INTEGER)
       RETURNING subject`,
      [subject, until, now, limit],
    )
    return counted.length > 0 ? null : ((await this.#until(subject)) ?? until)
  }

  /** Whether a period of the subject is still running. */
  async has(subject: string, now: string): Promise<boolean> {
    const until = await this.#until(subject)
    return until !== null && until > now
  }

  /** Records the subject until a time, replacing its previous entry. */
  async note(subject: string, until: string): Promise<void> {
    await this.database.query(
      `INSERT INTO login_attempts (subject, attempts, until) VALUES ($1, 0, $2)
       ON CONFLICT (subject) DO UPDATE SET attempts = 0, until = excluded.until`,
      [subject, until],
    )
  }

  async forget(subject: string): Promise<void> {
    await this.database.query('DELETE FROM login_attempts WHERE subject = $1', [subject])
  }

  async deleteBefore(time: string): Promise<void> {
    const rows = { table: 'login_attempts', key: 'subject', where: 'until < $1' }
    await deleteInSteps(this.database, rows, [time])
  }

  async #until(subject: string): Promise<string | null> {
    const [row] = await this.database.query<{ until: string }>(
      'SELECT until FROM login_attempts WHERE subject = $1',
      [subject],
    )
    return row?.until ?? null
  }
}
