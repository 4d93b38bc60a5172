import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { newFolder } from '../../support/temporary.js'

/** Holds the write lock of a database from its start until its input ends. */
const HOLDER = `
  const Libsql = require(process.argv[1])
  const connection = new Libsql(process.argv[2])
  connection.exec('BEGIN IMMEDIATE')
  process.stdout.write('held')
  process.stdin.resume().on('end', () => {
    connection.exec('ROLLBACK')
    connection.close()
  })`

test('the write lock of another process delays only writes: probes and reads are answered', async () => {
  const folder = newFolder()
  const path = join(folder.path, 'store.db')
  const store = await openStore(path)
  await store.ping()
  const libsql = createRequire(import.meta.url).resolve('libsql')
  const holder = spawn(process.execPath, ['-e', HOLDER, libsql, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(holder, 'exit')
  onTestFinished(async () => {
    holder.kill('SIGKILL')
    await ended
    await store.close()
    folder.remove()
  })
  await once(holder.stdout, 'data')
  const written = store.loginAttempts.note('subject', '2999-01-01')
  // A read that waited on this thread would wait for ever: only this thread releases the lock.
  expect(await store.loginAttempts.has('subject', '2026-01-01')).toBe(false)
  holder.stdin.end()
  await written
  expect(await store.loginAttempts.has('subject', '2026-01-01')).toBe(true)
})
