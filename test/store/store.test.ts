import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.js'
import { openStore, StorageError } from '../../src/store/store.js'
import { temporaryFolder } from '../support/temporary.js'

const ACCOUNT = {
  email: 'Someone@Example.com',
  passwordHash: 'hash',
  planType: 'trial',
  createdAt: '2026-11-01T00:00:00.000Z',
}

async function open(path = join(temporaryFolder(), 'deep', 'store.db')) {
  const store = await openStore(path)
  onTestFinished(() => store.close())
  return { store, path }
}

describe('accounts', () => {
  test('are found by e-mail in any case', async () => {
    const { store } = await open()
    const made = await store.accounts.create(ACCOUNT)
    expect(made?.email).toBe('someone@example.com')
    expect(await store.accounts.byEmail(' SOMEONE@example.COM')).toEqual({
      ...made,
      passwordHash: 'hash',
    })
  })

  test('have an e-mail that belongs to nobody else', async () => {
    const { store } = await open()
    await store.accounts.create(ACCOUNT)
    expect(await store.accounts.create(ACCOUNT)).toBeNull()
    expect(await store.accounts.list()).toHaveLength(1)
  })

  test('outlive the process', async () => {
    const { store, path } = await open()
    expect(await store.accounts.isEmpty()).toBe(true)
    await store.accounts.create(ACCOUNT)
    await store.close()
    const { store: reopened } = await open(path)
    expect(await reopened.accounts.isEmpty()).toBe(false)
  })
})

describe('tokens', () => {
  test('are revoked once', async () => {
    const { store } = await open()
    const { id } = (await store.accounts.create(ACCOUNT))!
    const token = { accountId: id, createdAt: '2026', expiresAt: '2027' }
    await store.tokens.add({ ...token, tokenHash: 'a' })
    await store.tokens.add({ ...token, tokenHash: 'b' })
    expect(await store.tokens.revoke('a')).toBe(true)
    expect(await store.tokens.revoke('a')).toBe(false)
    expect(await store.tokens.find('a')).toBeNull()
    expect((await store.tokens.find('b'))?.account.id).toBe(id)
    expect(await store.tokens.revokeAll(id)).toBe(1)
  })

  test('are forgotten some time after they expired', async () => {
    const { store } = await open()
    const { id } = (await store.accounts.create(ACCOUNT))!
    await store.tokens.add({ tokenHash: 'a', accountId: id, createdAt: '2026', expiresAt: '2027' })
    await store.tokens.deleteExpiredBefore('2026-12')
    expect(await store.tokens.find('a')).not.toBeNull()
    await store.tokens.deleteExpiredBefore('2028')
    expect(await store.tokens.find('a')).toBeNull()
  })
})

describe('the database file', () => {
  test('flushes every commit to the disk', async () => {
    const database = openSqlite(join(temporaryFolder(), 'store.db'))
    onTestFinished(() => database.close())
    expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  })

  test('undoes a transaction that throws, and lets nothing of others into it', async () => {
    const database = openSqlite(join(temporaryFolder(), 'store.db'))
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (text TEXT)')
    const failing = database.transaction(async (inside) => {
      await inside.query('INSERT INTO notes VALUES ($1)', ['inside'])
      throw new Error('no')
    })
    const beside = database.query('INSERT INTO notes VALUES ($1)', ['beside'])
    await expect(failing).rejects.toThrow('no')
    await beside
    expect(await database.query('SELECT text FROM notes')).toEqual([{ text: 'beside' }])
  })

  test('commits together what comes together, and each succeeds or fails by itself', async () => {
    const database = openSqlite(join(temporaryFolder(), 'store.db'))
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (number INTEGER)')
    const results = await Promise.allSettled(
      Array.from({ length: 250 }, (_, number) =>
        database.transaction(async (inside) => {
          await inside.query('INSERT INTO notes VALUES ($1)', [number])
          if (number % 5 === 0) throw new Error('a fifth fails')
          return number
        }),
      ),
    )
    const kept = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(kept).toHaveLength(200)
    const rows = await database.query<{ number: number }>('SELECT number FROM notes')
    expect(rows.map(({ number }) => number)).toEqual(kept)
  })

  test('tells everybody when what came together could not be committed', async () => {
    const database = openSqlite(join(temporaryFolder(), 'store.db'))
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE parents (id INTEGER PRIMARY KEY)')
    await database.query(
      'CREATE TABLE children (id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
    const results = await Promise.allSettled([
      database.transaction((inside) => inside.query('INSERT INTO parents VALUES (1)')),
      database.transaction((inside) => inside.query('INSERT INTO children VALUES (7)')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await database.query('SELECT id FROM parents')).toEqual([])
  })

  test('names the remedy when a newer Fairway wrote it', async () => {
    const { store, path } = await open()
    await store.close()
    const database = openSqlite(path)
    await database.query("INSERT INTO schema_versions (version, title) VALUES (99, 'later')")
    await database.close()
    await expect(openStore(path)).rejects.toThrow('schema version 99')
  })

  test('reports a database that is closed as a storage error', async () => {
    const { store } = await open()
    await store.close()
    await expect(store.ping()).rejects.toThrow(StorageError)
  })
})
