import type { Database, Writing } from './database.js'

/** A plan saved under a name. A shared plan includes the response that it had. */
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

const COLUMNS = 'id, name, query, created_at AS "createdAt"'

/** Private and shared plans, by id. */
export class Plans {
  constructor(private readonly database: Database) {}

  async add(plan: NewPlan): Promise<void> {
    await this.adding(plan)(this.database)
  }

  /** In the transaction of the charge. */
  adding({ id, accountId, name, query, answer, createdAt }: NewPlan): Writing {
    return async (inside) => {
      await inside.query(
        `INSERT INTO plans (id, account_id, name, query, answer, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [id, accountId, name, query, answer, createdAt],
      )
    }
  }

  /** Newest first. */
  list(accountId: number, isShared: boolean): Promise<SavedPlan[]> {
    return this.database.query<SavedPlan>(
      `SELECT ${COLUMNS} FROM plans
       WHERE account_id = $1 AND answer IS ${isShared ? 'NOT NULL' : 'NULL'}
       ORDER BY created_at DESC, id`,
      [accountId],
    )
  }

  /** A shared plan with its response; null if it was never shared or was revoked. */
  async shared(id: string): Promise<(SavedPlan & { readonly answer: string }) | null> {
    const [row] = await this.database.query<SavedPlan & { answer: string }>(
      `SELECT ${COLUMNS}, answer FROM plans WHERE id = $1 AND answer IS NOT NULL`,
      [id],
    )
    return row ?? null
  }

  /** @returns whether the account had this plan */
  async remove(accountId: number, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'DELETE FROM plans WHERE account_id = $1 AND id = $2 RETURNING id',
      [accountId, id],
    )
    return rows.length > 0
  }
}
