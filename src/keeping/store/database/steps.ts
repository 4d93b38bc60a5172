import type { Database, Queryable, Value } from './database.js'

/** Number of rows written or deleted at once: more would hold up requests on an embedded database. */
export const STEP_ROWS = 200

/** Writes rows a step at a time, each in a transaction of its own, between which other calls run. */
export async function writeInSteps<Row>(
  database: Database,
  rows: readonly Row[],
  write: (inside: Queryable, step: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += STEP_ROWS) {
    const step = rows.slice(at, at + STEP_ROWS)
    await database.transaction((inside) => write(inside, step))
  }
}

/**
 * Deletes rows a step at a time. Each step is a commit of its own, between which other calls run.
 *
 * @param key columns that identify a row
 * @param where condition of the rows, best with an index of its own
 */
export async function deleteInSteps(
  database: Queryable,
  { table, key, where }: { readonly table: string; readonly key: string; readonly where: string },
  values: readonly Value[],
): Promise<void> {
  const sql = `
    DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${STEP_ROWS})
    RETURNING 1 AS gone`
  for (;;) {
    const gone = await database.query(sql, values)
    if (gone.length < STEP_ROWS) return
  }
}
