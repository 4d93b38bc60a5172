import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore, StorageError } from '../../../../src/keeping/store/database/store.js'
import { temporaryFolder } from '../../../support/temporary.js'

const NOW = '2026-11-21T08:00:00.000Z'
const ACCOUNTS = 100

/** The file of a store with many accounts, which no process is using. */
async function filledStore(): Promise<string> {
  const path = join(temporaryFolder(), 'store.db')
  const store = await openStore(path)
  for (let n = 0; n < ACCOUNTS; n++) {
    const email = `account-${n}@example.com`
    const passwordHash = 'hash'.repeat(20)
    await store.accounts.create({ email, passwordHash, planType: 'trial', createdAt: NOW })
  }
  await store.close()
  return path
}

/**
 * A copy with other bytes at the last occurrence of a text. A file of its own, because this process has just used
 * the first one: reading that here would drop the lock of SQLite, and the check would delete the log of the store.
 */
function damaged(path: string, text: string, change: (bytes: Buffer, at: number) => void): string {
  const bytes = readFileSync(path)
  const at = bytes.lastIndexOf(text)
  expect(at).toBeGreaterThan(0)
  change(bytes, at)
  const copy = join(temporaryFolder(), 'store.db')
  writeFileSync(copy, bytes)
  return copy
}

async function open(path: string) {
  const store = await openStore(path, { isOwner: true })
  onTestFinished(() => store.close())
  return store
}

describe('the file of a store at the start', () => {
  test('is opened if it is undamaged', async () => {
    const store = await open(await filledStore())
    expect(await store.accounts.byEmail('account-99@example.com')).not.toBeNull()
  })

  test('is opened with bytes that are no text', async () => {
    const path = await filledStore()
    const database = new Libsql(path)
    const columns = 'account_id, route_id, created_ms, packed'
    const insert = `INSERT INTO route_history (${columns}) VALUES (1, 'rt_1', 0, ?)`
    database.prepare(insert).run([Buffer.of(0, 255, 128)])
    database.close()
    await open(path)
  })

  test('is rejected for one letter that is not UTF-8, which would end the process when it is read', async () => {
    const path = damaged(await filledStore(), 'account-50@', (bytes, at) => {
      bytes[at] = 0xff
    })
    await expect(open(path)).rejects.toThrow('a text in table accounts is not UTF-8')
  })

  test('is rejected for a damaged page of a table, though nothing has read it', async () => {
    const path = damaged(await filledStore(), 'account-50@', (bytes, at) => {
      // The header of the page, which contains the positions of its rows.
      bytes.fill(0x55, at - (at % 4096), at - (at % 4096) + 12)
    })
    await expect(open(path)).rejects.toThrow('the file is damaged')
  })
})

test('a large file is opened at once and checked meanwhile', async () => {
  const path = await filledStore()
  const database = new Libsql(path)
  database.exec('CREATE TABLE ballast (bytes BLOB)')
  database.exec('INSERT INTO ballast VALUES (zeroblob(70000000))')
  database.close()
  const undamaged = await openStore(path, { isOwner: true })
  await undamaged.checked
  await undamaged.close()
  const copy = damaged(path, 'account-50@', (bytes, at) => {
    bytes[at] = 0xff
  })
  const store = await open(copy)
  const told = expect(store.checked).rejects.toThrow('a text in table accounts is not UTF-8')
  await store.probe(NOW)
  await told
})

describe.skipIf(process.platform === 'win32')('the file of an open store', () => {
  const probe = async (change: (path: string) => void) => {
    const path = await filledStore()
    const store = await openStore(path)
    onTestFinished(() => store.close())
    await store.probe(NOW)
    change(path)
    return store.probe(NOW)
  }

  test.each<[string, (path: string) => void]>([
    ['is gone', (path) => rmSync(path)],
    [
      'was replaced by another',
      (path) => {
        copyFileSync(path, `${path}-other`)
        renameSync(`${path}-other`, path)
      },
    ],
    ['was overwritten', (path) => writeFileSync(path, 'x'.repeat(8192), { flag: 'r+' })],
  ])('is no longer ready once it %s', async (what, change) => {
    const probing = probe(change)
    await expect(probing).rejects.toThrow(StorageError)
    await expect(probing).rejects.toThrow(what)
  })

  test('confirms nothing more once its log was deleted', async () => {
    const path = await filledStore()
    const store = await openStore(path)
    onTestFinished(() => store.close())
    await store.probe(NOW)
    rmSync(`${path}-wal`)
    await expect(store.probe(NOW)).rejects.toThrow('-wal was deleted')
    await expect(store.probe(NOW)).rejects.toThrow(StorageError)
  })
})
