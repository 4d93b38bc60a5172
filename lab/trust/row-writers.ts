import Libsql from 'libsql'
import pg from 'pg'

/** Writes rows into one table of a store, however it is stored. */
export interface RowWriter {
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>
  close(): Promise<void>
}

/** Parameters of one statement; PostgreSQL accepts 65,535. */
const MAX_PARAMETERS = 6000

export function writerOf(location: string): RowWriter {
  return location.startsWith('postgresql://') ? postgresWriter(location) : fileWriter(location)
}

function fileWriter(path: string): RowWriter {
  const database = new Libsql(path)
  database.exec('PRAGMA synchronous = OFF')
  return {
    insert: async (table, columns, rows) => {
      const places = columns.map(() => '?')
      const insert = database.prepare(
        `INSERT OR IGNORE INTO ${table} (${columns.join(',')}) VALUES (${places.join(',')})`,
      )
      database.exec('BEGIN')
      for (const row of rows) insert.run(row)
      database.exec('COMMIT')
    },
    close: async () => {
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

function postgresWriter(location: string): RowWriter {
  const pool = new pg.Pool({ connectionString: location, max: 1 })
  return {
    insert: async (table, columns, rows) => {
      const together = Math.floor(MAX_PARAMETERS / columns.length)
      for (let at = 0; at < rows.length; at += together) {
        const some = rows.slice(at, at + together)
        const tuples = some.map((_, n) => {
          const places = columns.map((_column, c) => `$${n * columns.length + c + 1}`)
          return `(${places.join(',')})`
        })
        await pool.query(
          `INSERT INTO ${table} (${columns.join(',')}) VALUES ${tuples.join(',')} ON CONFLICT DO NOTHING`,
          some.flat(),
        )
      }
    },
    close: async () => {
      await pool.query('VACUUM ANALYZE')
      await pool.end()
    },
  }
}
