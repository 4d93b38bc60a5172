import { lockAccount } from './accounts.js'
import type { Database, Value, Writing } from './database/database.js'
import { deleteInSteps } from './database/steps.js'
import { takeRoom } from './stored-answers.js'

/** `failed`: its rows ended the process again and again. */
export type JobState = 'open' | 'completed' | 'cancelled' | 'failed'

export interface Job {
  /** Unguessable. */
  readonly id: string
  readonly accountId: number
  readonly kind: string
  /** Whether unknown fields of its rows are an error: 1, or 0. */
  readonly isStrict: number
  readonly rowCount: number
  /** Rows with an answer, each of which was charged. */
  readonly answered: number
  /** Rows with a problem, which cost nothing. */
  readonly rejected: number
  readonly state: JobState
  readonly createdAt: string
  /** When its first row began; null before. */
  readonly startedAt: string | null
  /** Whether a process is going on with it: 1, or 0. */
  readonly isHeld: number
  /** When it goes on, or when others may if it is held. */
  readonly dueAt: string
  readonly endedAt: string | null
  readonly webhookUrl: string | null
  /** When the webhook is sent next; null if none is due, now or ever. */
  readonly webhookDue: string | null
  readonly webhookAttempts: number
  /** When its end was received; null before. */
  readonly webhookDelivered: string | null
}

export interface NewJob
  extends Pick<Job, 'id' | 'accountId' | 'kind' | 'isStrict' | 'rowCount' | 'createdAt'> {
  readonly webhook: { readonly url: string; readonly secret: string } | null
}

/** Rows that are stored together. */
export interface JobPart {
  /** Number of the first, from 1. */
  readonly firstRow: number
  /** Packed by whoever made them. */
  readonly packed: Uint8Array
}

/** A claim of a job that ends by itself, so that another process can go on if this one dies. */
export interface Lease {
  readonly id: string
  readonly accountId: number
  /** Differs between claims. */
  readonly holder: string
}

export interface JobAnswer {
  /** Number of the row, from 1. */
  readonly row: number
  readonly isRejected: boolean
  /** Packed by whoever made it. */
  readonly packed: Uint8Array
}

/** A job whose end its owner has not been told yet. */
export interface DueWebhook extends Job {
  readonly webhookUrl: string
  readonly webhookSecret: string
}

/** The account has the most open jobs that it may have. */
export class JobLimitError extends Error {
  override readonly name = 'JobLimitError'
}

/** The job was cancelled, or another process goes on with it. Nothing of this row may be charged. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError'
}

/** The answers of the account on this day take all the room that they may. Nothing may be charged. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/** Claims in a row after which a job that got no further has failed: one of its rows ends the process. */
const MOST_CLAIMS = 5

const COLUMNS = `id, account_id AS "accountId", kind, is_strict AS "isStrict", row_count AS "rowCount", answered,
  rejected, state, created_at AS "createdAt", started_at AS "startedAt",
  CASE WHEN holder IS NULL THEN 0 ELSE 1 END AS "isHeld", due_at AS "dueAt", ended_at AS "endedAt",
  webhook_url AS "webhookUrl", webhook_due AS "webhookDue", webhook_attempts AS "webhookAttempts",
  webhook_delivered AS "webhookDelivered"`

/** Who has waited longest comes first: an account, and of that account's jobs, one. */
const NEXT = `
  SELECT id FROM jobs AS job WHERE state = 'open' AND due_at <= $2
  ORDER BY (SELECT MAX(other.served_at) FROM jobs AS other
            WHERE other.account_id = job.account_id AND other.state = 'open'), served_at, created_at, id
  LIMIT 1`

/** Rows that are answered while nobody waits, with their answers. */
export class Jobs {
  constructor(private readonly database: Database) {}

  /**
   * Stores a job with its rows, or nothing.
   * @param most open jobs of the account
   * @param more what else is written in the same commit
   * @throws JobLimitError
   */
  async add(
    job: NewJob,
    parts: readonly JobPart[],
    most: number,
    more: readonly Writing[] = [],
  ): Promise<void> {
    const { id, accountId, kind, isStrict, rowCount, createdAt, webhook } = job
    await this.database.transaction(async (inside) => {
      await lockAccount(inside, this.database.words, accountId)
      const [open] = await inside.query<{ jobs: number }>(
        `SELECT COUNT(*) AS jobs FROM jobs WHERE account_id = $1 AND state = 'open'`,
        [accountId],
      )
      if (Number(open!.jobs) >= most) throw new JobLimitError(`${most} jobs are open.`)
      await inside.query(
        `INSERT INTO jobs (id, account_id, kind, is_strict, row_count, answered, rejected, state, created_at,
           claims, due_at, served_at, webhook_url, webhook_secret, webhook_attempts)
         VALUES ($1, $2, $3, $4, $5, 0, 0, 'open', $6, 0, $6, '', $7, $8, 0)`,
        [
          id,
          accountId,
          kind,
          isStrict,
          rowCount,
          createdAt,
          webhook?.url ?? null,
          webhook?.secret ?? null,
        ],
      )
      for (const { firstRow, packed } of parts) {
        await inside.query('INSERT INTO job_rows (job_id, first_row, packed) VALUES ($1, $2, $3)', [
          id,
          firstRow,
          packed,
        ])
      }
      for (const write of more) await write(inside)
    })
  }

  /** Of all accounts. */
  async countOpen(): Promise<number> {
    const sql = `SELECT COUNT(*) AS jobs FROM jobs WHERE state = 'open'`
    const [row] = await this.database.query<{ jobs: number }>(sql, [])
    return Number(row!.jobs)
  }

  /** Null if the account has no such job. */
  async find(accountId: number, id: string): Promise<Job | null> {
    const [job] = await this.database.query<Job>(
      `SELECT ${COLUMNS} FROM jobs WHERE account_id = $1 AND id = $2`,
      [accountId, id],
    )
    return job ?? null
  }

  /** Newest first. @param before id of a job: only older ones are read, and none if there is no such job */
  list(accountId: number, limit: number, before: string | null): Promise<Job[]> {
    const older =
      before === null
        ? ''
        : `AND (created_at, id) < (SELECT created_at, id FROM jobs WHERE account_id = $1 AND id = $3)`
    return this.database.query<Job>(
      `SELECT ${COLUMNS} FROM jobs WHERE account_id = $1 ${older}
       ORDER BY created_at DESC, id DESC LIMIT $2`,
      [accountId, limit, ...(before === null ? [] : [before])],
    )
  }

  /** Ends an open job: what is being calculated of it is not charged. */
  async cancel(accountId: number, id: string, endedAt: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs SET state = 'cancelled', ended_at = $3, holder = NULL
       WHERE account_id = $1 AND id = $2 AND state = 'open'`,
      [accountId, id, endedAt],
    )
  }

  /**
   * Takes the job whose account has waited longest, for one holder of all processes.
   * @param until when others may take it, unless it is released before
   * @returns null if none is due
   */
  async claim(holder: string, now: string, until: string): Promise<(Job & Lease) | null> {
    // A look costs no write, and finds nothing most of the time.
    const due = await this.database.query(
      `SELECT id FROM jobs WHERE state = 'open' AND due_at <= $1 LIMIT 1`,
      [now],
    )
    if (due.length === 0) return null
    const [job] = await this.database.query<Job & { claims: number }>(
      `UPDATE jobs SET holder = $1, started_at = COALESCE(started_at, $2), served_at = $2, due_at = $3,
         claims = claims + 1
       WHERE id = (${NEXT}) AND state = 'open' AND due_at <= $2
       RETURNING ${COLUMNS}, claims`,
      [holder, now, until],
    )
    if (job === undefined) return null
    const lease = { ...job, holder }
    if (job.claims <= MOST_CLAIMS) return lease
    await this.end(lease, 'failed', now)
    return this.claim(holder, now, until)
  }

  /** Goes on with the job at another time, for anyone. */
  async release({ id, holder }: Lease, dueAt: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs SET holder = NULL, claims = 0, due_at = $3
       WHERE id = $1 AND holder = $2 AND state = 'open'`,
      [id, holder, dueAt],
    )
  }

  /** What processes that no longer exist had claimed is due. */
  async releaseAll(now: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs SET holder = NULL, due_at = $1 WHERE holder IS NOT NULL AND state = 'open'`,
      [now],
    )
  }

  /** Ends the job; whoever is to be told is due at once. */
  async end({ id, holder }: Lease, state: JobState, endedAt: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs SET holder = NULL, state = $3, ended_at = $4,
         webhook_due = CASE WHEN webhook_url IS NULL THEN NULL ELSE $4 END
       WHERE id = $1 AND holder = $2 AND state = 'open'`,
      [id, holder, state, endedAt],
    )
  }

  /** The rows that begin with this one or contain it, and those after them; null behind the last. */
  async partAt(id: string, row: number): Promise<JobPart | null> {
    const [part] = await this.database.query<JobPart>(
      `SELECT first_row AS "firstRow", packed FROM job_rows WHERE job_id = $1 AND first_row <= $2
       ORDER BY first_row DESC LIMIT 1`,
      [id, row],
    )
    return part ?? null
  }

  /** Numbers of the rows from this one on that have an answer or a problem. */
  async answeredFrom(id: string, row: number): Promise<Set<number>> {
    const rows = await this.database.query<{ row: number }>(
      'SELECT row_number AS "row" FROM job_answers WHERE job_id = $1 AND row_number >= $2',
      [id, row],
    )
    return new Set(rows.map((one) => one.row))
  }

  /**
   * Stores what became of a row, in the transaction of its charge if it has one. The writing throws JobLostError if the
   * lease is over, and NoRoomError.
   * @param room of all answers of the account on the UTC day, bytes
   */
  answer({ id, accountId, holder }: Lease, answer: JobAnswer, day: string, room: number): Writing {
    const { row, isRejected, packed } = answer
    return async (inside) => {
      const held = await inside.query(
        `UPDATE jobs SET claims = 0, answered = answered + $3, rejected = rejected + $4
         WHERE id = $1 AND holder = $2 AND state = 'open' RETURNING id`,
        [id, holder, isRejected ? 0 : 1, isRejected ? 1 : 0],
      )
      if (held.length === 0) throw new JobLostError()
      if (!(await takeRoom(inside, { accountId, day }, packed.length, room)))
        throw new NoRoomError()
      await inside.query(
        'INSERT INTO job_answers (job_id, row_number, packed) VALUES ($1, $2, $3)',
        [id, row, packed],
      )
    }
  }

  /** Stores what became of a row that costs nothing. @throws JobLostError, NoRoomError */
  async store(lease: Lease, answer: JobAnswer, day: string, room: number): Promise<void> {
    await this.database.transaction(this.answer(lease, answer, day, room))
  }

  /** What became of the rows after this one, in their order. */
  answers(
    id: string,
    afterRow: number,
    limit: number,
  ): Promise<(Pick<JobAnswer, 'packed'> & { readonly row: number })[]> {
    return this.database.query(
      `SELECT row_number AS "row", packed FROM job_answers WHERE job_id = $1 AND row_number > $2
       ORDER BY row_number LIMIT $3`,
      [id, afterRow, limit],
    )
  }

  /** Takes a job whose owner is due to be told, for one process. @param until when others may take it */
  async claimWebhook(now: string, until: string): Promise<DueWebhook | null> {
    const due = 'SELECT id FROM jobs WHERE webhook_due <= $1 ORDER BY webhook_due LIMIT 1'
    if ((await this.database.query(due, [now])).length === 0) return null
    const [job] = await this.database.query<DueWebhook>(
      `UPDATE jobs SET webhook_due = $2, webhook_attempts = webhook_attempts + 1
       WHERE id = (${due}) AND webhook_due <= $1
       RETURNING ${COLUMNS}, webhook_secret AS "webhookSecret"`,
      [now, until],
    )
    return job ?? null
  }

  /** @param again when to tell it again; null for never */
  async webhookFailed(id: string, again: string | null): Promise<void> {
    await this.database.query('UPDATE jobs SET webhook_due = $2 WHERE id = $1', [id, again])
  }

  async webhookDelivered(id: string, at: string): Promise<void> {
    await this.database.query(
      'UPDATE jobs SET webhook_due = NULL, webhook_delivered = $2 WHERE id = $1',
      [id, at],
    )
  }

  /** Deletes jobs that ended before, with their rows and answers. */
  async deleteEndedBefore(time: string): Promise<void> {
    const values: readonly Value[] = [time]
    const ended = 'job_id IN (SELECT id FROM jobs WHERE ended_at < $1)'
    await deleteInSteps(
      this.database,
      { table: 'job_rows', key: 'job_id, first_row', where: ended },
      values,
    )
    await deleteInSteps(
      this.database,
      { table: 'job_answers', key: 'job_id, row_number', where: ended },
      values,
    )
    await deleteInSteps(this.database, { table: 'jobs', key: 'id', where: 'ended_at < $1' }, values)
  }
}
