import { isUtf8 } from 'node:buffer'
import type { Queryable } from './database.js'

/** The file of a store is damaged. */
export class DamagedStoreError extends Error {}

/** Number of rows of a table that are read at once. */
const ROWS = 1000

/**
 * Checks the structure of an SQLite file, and that every text in its tables is UTF-8: SQLite does not check
 * that, and the driver ends the process when it reads such a text.
 *
 * @throws DamagedStoreError
 */
export async function requireWhole(database: Queryable): Promise<void> {
  // First, because everything that follows reads names from it.
  await requireText(database, 'sqlite_schema')
  const [found] = await database.query<{ quick_check: string }>('PRAGMA quick_check(1)')
  if (found?.quick_check !== 'ok') {
    throw new DamagedStoreError(`the file is damaged (${found?.quick_check})`)
  }
  const tables = await database.query<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table'",
  )
  for (const { name } of tables) await requireText(database, name)
}

async function requireText(database: Queryable, table: string): Promise<void> {
  const columns = await database.query<{ name: string }>(`PRAGMA table_info("${table}")`)
  const row = columns.map(({ name }) => `coalesce("${name}", '')`).join(" || ',' || ")
  // Only ASCII letters and commas join the texts, so every text is UTF-8 if the whole is.
  const sql = `SELECT CAST(group_concat(row) AS BLOB) AS bytes, MAX(id) AS last FROM (
    SELECT rowid AS id, ${row} AS row FROM "${table}" WHERE rowid > $1 ORDER BY rowid LIMIT ${ROWS})`
  for (let from = Number.MIN_SAFE_INTEGER; ; ) {
    const [read] = await database.query<{ bytes: Uint8Array | null; last: number }>(sql, [from])
    if (read!.bytes === null) return
    if (!isUtf8(read!.bytes)) {
      throw new DamagedStoreError(`the file is damaged (a text in table ${table} is not UTF-8)`)
    }
    from = read!.last
  }
}
