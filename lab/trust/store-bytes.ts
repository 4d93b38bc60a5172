import Libsql from 'libsql'
import pg from 'pg'

/** Size of a store and of an entry of history with its index, as text. */
export async function bytesOf(location: string): Promise<string> {
  const [whole, history, rows] = location.startsWith('postgresql://')
    ? await bytesInPostgres(location)
    : bytesOfFile(location)
  return `${(whole / 1e6).toFixed(0)} MB; ${rows} entries of history, ${(history / rows).toFixed(0)} bytes each with the index`
}

type Sizes = readonly [whole: number, history: number, rows: number]

function bytesOfFile(path: string): Sizes {
  const database = new Libsql(path)
  const number = (sql: string) => (database.prepare(sql).raw().get([]) as [number])[0]
  const sizes: Sizes = [
    number('SELECT SUM(pgsize) FROM dbstat'),
    number("SELECT SUM(pgsize) FROM dbstat WHERE name LIKE 'route_history%'"),
    number('SELECT COUNT(*) FROM route_history'),
  ]
  database.close()
  return sizes
}

async function bytesInPostgres(location: string): Promise<Sizes> {
  const pool = new pg.Pool({ connectionString: location, max: 1 })
  const { rows } = await pool.query(
    `SELECT pg_database_size(current_database()) AS whole,
            pg_total_relation_size('route_history') AS history,
            (SELECT COUNT(*) FROM route_history) AS rows`,
  )
  await pool.end()
  return [Number(rows[0].whole), Number(rows[0].history), Number(rows[0].rows)]
}
