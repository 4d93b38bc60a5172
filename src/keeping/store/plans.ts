import { lockAccount } from './accounts.js'
import type { Database, Writing } from './database/database.js'

/** A plan saved under a name. A shared plan includes its response. */
export interface SavedPlan {
  /** Unguessable: anyone who knows the id of a shared plan may read it. */
  readonly id: string
  readonly name: string
  /** The query string with which the planner page shows it again. */
  readonly query: string
  readonly createdAt: string
}

export interface NewPlan extends SavedPlan {
  readonly accountId: number
  /** The compressed JSON response; null for a private plan. */
  readonly answer: string | null
}

/** The account has the maximum number of plans. */
export class PlanLimitError extends Error {
  override readonly name = 'PlanLimitError'
}

const COLUMNS = 'id, name, query, created_at AS "createdAt"'

/** Private and shared plans, by id. */
export class Plans {
  constructor(private readonly database: Database) {}

  /** @throws PlanLimitError if the account has `most` plans of this kind */
  async add(plan: NewPlan, most: number): Promise<void> {
    await this.database.transaction(this.adding(plan, most))
  }

  /** Like `add`, in the transaction of the charge, which the error rolls back. */
  adding({ id, accountId, name, query, answer, createdAt }: NewPlan, most: number): Writing {
    return async (inside) => {
      await lockAccount(inside, this.database.words, accountId)
      const added = await inside.query(
        `INSERT INTO plans (id, account_id, name, query, answer, created_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS TEXT),
                CAST($5 AS TEXT), CAST($6 AS TEXT)
         WHERE (SELECT COUNT(*) FROM plans WHERE account_id = CAST($2 AS INTEGER)
                AND answer ${kindOf(answer !== null)}) < CAST($7 AS INTEGER)
         RETURNING id`,
        [id, accountId, name, query, answer, createdAt, most],
      )
      if (added.length === 0) throw new PlanLimitError(`The account has ${most} plans.`)
    }
  }

  /** Newest first. */
  list(accountId: number, isShared: boolean): Promise<SavedPlan[]> {
    return this.database.query<SavedPlan>(
      `SELECT ${COLUMNS} FROM plans
       WHERE account_id = $1 AND answer ${kindOf(isShared)}
       ORDER BY created_at DESC, id`,
      [accountId],
    )
  }

  /** A shared plan with its response; null if it was never shared, or was revoked. */
  async shared(id: string): Promise<(SavedPlan & { readonly answer: string }) | null> {
    const [row] = await this.database.query<SavedPlan & { answer: string }>(
      `SELECT ${COLUMNS}, answer FROM plans WHERE id = $1 AND answer IS NOT NULL`,
      [id],
    )
    return row ?? null
  }

  /** @returns whether the account had a plan with this id */
  async remove(accountId: number, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM plans WHERE account_id = $1 AND id = $2 RETURNING id',
      [accountId, id],
    )
    return rows.length > 0
  }
}

function kindOf(isShared: boolean): string {
  return isShared ? 'IS NOT NULL' : 'IS NULL'
}
