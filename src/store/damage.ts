import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'

/** The file of a store is damaged. */
export class DamagedStoreError extends Error {}

/** The check of a file, in a process of its own. */
export interface FileCheck {
  /** Rejects with DamagedStoreError if the file is damaged. */
  readonly whole: Promise<void>
  /** Ends the check, whatever it has found. */
  stop(): void
}

/** Number of rows of a table that are read at once. */
const ROWS = 200

/**
 * Checks the structure of an SQLite file, and that every text in its tables is UTF-8: SQLite does not check
 * that, and the driver ends the process when it reads such a text. The schema comes first, because
 * everything that follows reads names from it. The program is text, because a process cannot load
 * TypeScript and the package has no other plain JavaScript file.
 */
const PROGRAM = `
  const { isUtf8 } = require('node:buffer')
  const [, libsql, path] = process.argv
  const connection = new (require(libsql))(path)
  connection.pragma('busy_timeout = 5000')
  const all = (sql, values = []) => connection.prepare(sql).all(values)
  const faultOf = (table) => {
    const columns = all('PRAGMA table_info("' + table + '")')
    const row = columns.map(({ name }) => 'coalesce("' + name + '", \\'\\')').join(" || ',' || ")
    // Only ASCII letters and commas join the texts, so every text is UTF-8 if the whole is.
    const sql = 'SELECT CAST(group_concat(row) AS BLOB) AS bytes, MAX(id) AS last FROM (SELECT rowid AS id, ' +
      row + ' AS row FROM "' + table + '" WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS})'
    const statement = connection.prepare(sql)
    for (let from = Number.MIN_SAFE_INTEGER; ; ) {
      const [read] = statement.all([from])
      if (read.bytes === null) return null
      if (!isUtf8(read.bytes)) return 'a text in table ' + table + ' is not UTF-8'
      from = read.last
    }
  }
  const firstFault = () => {
    const schema = faultOf('sqlite_schema')
    if (schema !== null) return schema
    const [found] = all('PRAGMA quick_check(1)')
    if (found?.quick_check !== 'ok') return String(found?.quick_check)
    for (const { name } of all("SELECT name FROM sqlite_schema WHERE type = 'table'")) {
      const fault = faultOf(name)
      if (fault !== null) return fault
    }
    return ''
  }
  let fault
  try {
    fault = firstFault()
  } catch (error) {
    fault = error.message
  }
  process.stdout.write(JSON.stringify({ fault }))`

/**
 * Checks a file from beginning to end. It is a process of its own, which the system runs after everything
 * else, because that takes seconds per gigabyte and cannot be interrupted inside this one.
 */
export function checkFile(path: string): FileCheck {
  const libsql = createRequire(import.meta.url).resolve('libsql')
  const child = spawn(process.execPath, ['-e', PROGRAM, libsql, path], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // A sandbox may forbid it. The check then takes time from others.
  }
  let isStopped = false
  const verdict = async () => {
    let told = ''
    child.stdout.on('data', (piece) => {
      told += String(piece)
    })
    const [code, signal] = await once(child, 'close')
    if (isStopped) return
    if (told === '') throw new Error(`the file could not be checked (${signal ?? code})`)
    const { fault } = JSON.parse(told) as { fault: string }
    if (fault !== '') throw new DamagedStoreError(`the file is damaged (${fault})`)
  }
  const whole = verdict()
  // Whoever opened the store decides when to look.
  whole.catch(() => undefined)
  return {
    whole,
    stop: () => {
      isStopped = true
      child.kill('SIGKILL')
    },
  }
}
