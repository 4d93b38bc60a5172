import type { Queryable, Value } from './database.js'

/** Number of rows deleted at once: more would hold up requests on an embedded database. */
export const STEP_ROWS = 200

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
