import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { RefusedStoreError } from './database.js'

/** What to do about it. */
export const RESTORE = 'Restore it from a backup (docs/operations/backup.md)'

/** The check of a file while the process goes on. */
export interface FileCheck {
  /** Rejects with RefusedStoreError if the file is damaged. */
  readonly whole: Promise<void>
  /** Ends the check, whatever it has found. */
  stop(): void
}

/** Number of rows of a table that are read at once. */
const ROWS = 200

/**
 * Checks the structure of an SQLite file, and that every text in its tables is UTF-8: SQLite does not check
 * that, and the driver ends the process when it reads such a text. The schema comes first, because
 * everything that follows reads names from it. The program is text, because neither a thread nor a
 * process can load TypeScript, and the package has no other plain JavaScript file.
 */
const PROGRAM = `
  const { isUtf8 } = require('node:buffer')
  const [libsql, path] = process.argv.slice(-2)
  const connection = new (require(libsql))(path)
  connection.pragma('busy_timeout = 5000')
  const all = (sql, values = []) => connection.prepare(sql).all(values)
  const faultOf = (table) => {
    const columns = all('PRAGMA table_info("' + table + '")').filter(({ type }) => type !== 'BLOB')
    if (columns.length === 0) return null
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
  connection.close()
  process.stdout.write(JSON.stringify({ fault }))`

/**
 * Checks a file from beginning to end: on a thread if a start waits for it, otherwise in a process that
 * the system runs after everything else, because that takes seconds per gigabyte and cannot be interrupted
 * inside this one.
 */
export function checkFile(path: string, { isAwaited }: { readonly isAwaited: boolean }): FileCheck {
  const values = [createRequire(import.meta.url).resolve('libsql'), path]
  const { output, stop } = isAwaited ? runInThread(values) : runInProcess(values)
  const whole = verdict(output)
  // Whoever opened the store decides when to look.
  whole.catch(() => undefined)
  return { whole, stop }
}

interface Running {
  readonly output: AsyncIterable<unknown>
  stop(): void
}

function runInThread(values: string[]): Running {
  const thread = new Worker(PROGRAM, { eval: true, argv: values, stdout: true })
  // It then has said nothing, which is a failure too.
  thread.on('error', () => undefined)
  return { output: thread.stdout, stop: () => void thread.terminate() }
}

function runInProcess(values: readonly string[]): Running {
  const child = spawn(process.execPath, ['-e', PROGRAM, ...values], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
  })
  child.on('error', () => undefined)
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // A sandbox may forbid it. The check then takes time from others.
  }
  return { output: child.stdout, stop: () => void child.kill('SIGKILL') }
}

async function verdict(output: AsyncIterable<unknown>): Promise<void> {
  let told = ''
  for await (const piece of output) told += String(piece)
  if (told === '') throw new Error('the file could not be checked')
  const { fault } = JSON.parse(told) as { fault: string }
  if (fault === '') return
  throw new RefusedStoreError(`the file is damaged (${fault}). ${RESTORE}`)
}
