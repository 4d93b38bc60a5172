import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Libsql from 'libsql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settleLog } from '../../../../src/keeping/store/database/settle-log.js'
import { openSqlite } from '../../../../src/keeping/store/database/sqlite.js'
import { openStore, StorageError } from '../../../../src/keeping/store/database/store.js'
import { NO_FLUSHING, WalFlushing } from '../../../../src/keeping/store/database/wal-flush.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { accountsBehaviour } from '../accounts-behaviour.js'
import { jobsBehaviour } from '../jobs-behaviour.js'
import { keysBehaviour } from '../keys-behaviour.js'
import { passwordRacesBehaviour } from '../password-races-behaviour.js'
import { quotaBehaviour } from '../quota-behaviour.js'
import { routesBehaviour } from '../routes-behaviour.js'

async function newLocation(): Promise<string> {
  return join(temporaryFolder(), 'deep', 'store.db')
}

async function open() {
  const path = await newLocation()
  const store = await openStore(path)
  onTestFinished(() => store.close())
  return { store, path }
}

describe('in a file: the daily quota', () => quotaBehaviour(newLocation))
describe('in a file: jobs,', () => jobsBehaviour(newLocation))
describe('in a file:', () => accountsBehaviour(newLocation))
describe('in a file: keys and history,', () => keysBehaviour(newLocation))
describe('in a file:', () => passwordRacesBehaviour(newLocation))
describe('in a file:', () => routesBehaviour(newLocation))

describe('the database file', () => {
  /** A disk that flushes when the test says so. */
  async function slowDisk() {
    const flushes: { done(): void; fail(error: Error): void }[] = []
    const database = openSqlite(join(temporaryFolder(), 'store.db'), {
      ...NO_FLUSHING,
      flush: () => new Promise((done, fail) => flushes.push({ done, fail })),
    })
    onTestFinished(() => database.close())
    const making = database.query('CREATE TABLE notes (text TEXT)')
    while (flushes.length === 0) await nextTurn()
    flushes.shift()!.done()
    await making
    const told: string[] = []
    const write = (text: string) =>
      database.query('INSERT INTO notes VALUES ($1)', [text]).then(
        () => void told.push(text),
        (error) => void told.push(`${text}: ${error.message}`),
      )
    return { database, flushes, write, told }
  }

  async function turns(count = 20) {
    for (let n = 0; n < count; n++) await nextTurn()
  }

  test('says how often its log cannot be moved into it', async () => {
    const path = join(temporaryFolder(), 'store.db')
    writeFileSync(path, 'no database'.repeat(1000))
    writeFileSync(`${path}-wal`, Buffer.alloc(4_000_001))
    const flushing = new WalFlushing(path)
    await flushing.flush()
    // Its thread may not have begun: the order to close comes after the order to move.
    await flushing.close()
    expect(flushing.failedMoves).toEqual({ count: 1, reason: 'file is not a database' })
  })

  test('a trial write that needs much room leaves none of it behind', async () => {
    const { store, path } = await open()
    const now = '2026-11-21T08:00:00.000Z'
    for (let n = 0; n < 5; n++) await store.probe(now, true)
    const [row] = new Libsql(path)
      .prepare('SELECT length(written_at) AS n FROM write_probes')
      .all([])
    expect(row).toEqual({ n: now.length })
  })

  test('confirms no commit before it is on disk, and answers other calls meanwhile', async () => {
    const { database, flushes, write, told } = await slowDisk()
    const first = write('first')
    await turns()
    const second = write('second')
    await turns()
    expect(told).toEqual([])
    expect(flushes).toHaveLength(1)
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])

    flushes.shift()!.done()
    await first
    // Whatever was committed during the first flush waits for a flush of its own.
    await turns()
    expect(told).toEqual(['first'])
    flushes.shift()!.done()
    await second
    expect(told).toEqual(['first', 'second'])
  })

  test('gathers what arrives during a flush into one commit', async () => {
    const { flushes, write, told } = await slowDisk()
    const first = write('first')
    await turns()
    const others = []
    for (const text of ['second', 'third', 'fourth']) {
      others.push(write(text))
      await turns()
    }
    flushes.shift()!.done()
    await first
    await turns()
    expect(flushes).toHaveLength(1)
    flushes.shift()!.done()
    await Promise.all(others)
    expect(told).toEqual(['first', 'second', 'third', 'fourth'])
    expect(flushes).toHaveLength(0)
  })

  test('stops after a failed flush, and does not claim that nothing was written', async () => {
    const { database, flushes, write, told } = await slowDisk()
    const writing = write('first')
    await turns()
    flushes.shift()!.fail(new Error('EIO'))
    await writing
    expect(told[0]).toContain('A commit could not be written to disk (EIO). Check the disk')
    await expect(database.query('SELECT 1')).rejects.toThrow('start the service again')
    expect((await database.broken)?.message).toContain('EIO')
  })

  test('has all of a log that a crash left, before the first commit', async () => {
    const path = join(temporaryFolder(), 'store.db')
    const crashed = openSqlite(path)
    onTestFinished(() => crashed.close())
    await crashed.query('CREATE TABLE notes (text TEXT)')
    await crashed.query('INSERT INTO notes VALUES ($1)', ['acknowledged'])
    const left = join(temporaryFolder(), 'store.db')
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${left}${end}`)
    settleLog(left)
    expect(existsSync(`${left}-wal`) ? statSync(`${left}-wal`).size : 0).toBe(0)
    // Without its log, as the disk has it if nothing else was written.
    const alone = join(temporaryFolder(), 'store.db')
    copyFileSync(left, alone)
    const file = new Libsql(alone)
    expect(file.prepare('SELECT text FROM notes').all([])).toMatchObject([{ text: 'acknowledged' }])
    file.close()
  })

  test('moves what a crash left when its owner opens it', async () => {
    const { path } = await open()
    const left = join(temporaryFolder(), 'store.db')
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${left}${end}`)
    const size = () => statSync(`${left}-wal`).size
    const before = size()
    const again = await openStore(left, { isOwner: true })
    onTestFinished(() => again.close())
    expect(before).toBeGreaterThan(10_000)
    expect(size()).toBeLessThan(10_000)
  })

  test('moves its log into the database on another thread, and empties it', async () => {
    const path = join(temporaryFolder(), 'store.db')
    const database = openSqlite(path)
    await database.query('CREATE TABLE notes (text TEXT)')
    const text = 'x'.repeat(1_000_000)
    const size = () => statSync(`${path}-wal`).size
    for (let n = 0; n < 5; n++) await database.query('INSERT INTO notes VALUES ($1)', [text])
    await expect.poll(size, { timeout: 20_000 }).toBeLessThan(1_000_000)
    expect(await database.query('SELECT COUNT(*) AS notes FROM notes')).toEqual([{ notes: 5 }])
    await database.close()
    expect(existsSync(`${path}-wal`) ? size() : 0).toBe(0)
    const again = openSqlite(path)
    onTestFinished(() => again.close())
    expect(await again.query('SELECT COUNT(*) AS notes FROM notes')).toEqual([{ notes: 5 }])
  })

  test('begins the next log on that thread, because the first commit of a log waits for the disk', async () => {
    const path = join(temporaryFolder(), 'store.db')
    const database = openSqlite(path)
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (text TEXT)')
    await database.query('INSERT INTO notes VALUES ($1)', ['x'.repeat(5_000_000)])
    const size = () => statSync(`${path}-wal`).size
    await expect.poll(size, { timeout: 20_000 }).toBeLessThan(1_000_000)
    await expect.poll(size, { timeout: 20_000 }).toBeGreaterThan(0)
  })

  test('commits as usual while another program, such as a backup, reads a long log', async () => {
    const path = join(temporaryFolder(), 'store.db')
    const database = openSqlite(path)
    await database.query('CREATE TABLE notes (text TEXT)')
    const reader = new Libsql(path)
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM notes').all([])
    const write = (text: string) => database.query('INSERT INTO notes VALUES ($1)', [text])
    for (let n = 0; n < 5; n++) await write('x'.repeat(1_000_000))
    // Each of these used to wait two seconds for the reader.
    for (let n = 0; n < 30; n++) await write('short')
    reader.exec('ROLLBACK')
    reader.close()
    for (let n = 0; n < 5; n++) await write('x'.repeat(1_000_000))
    await expect.poll(() => statSync(`${path}-wal`).size, { timeout: 20_000 }).toBeLessThan(4e6)
    await database.close()
  }, 30_000)

  test("rolls back a transaction that throws, and keeps others' writes out of it", async () => {
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

  test('commits simultaneous writes together, and each succeeds or fails on its own', async () => {
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

  test('repeats one by one what was grouped with a failed task', async () => {
    const database = openSqlite(join(temporaryFolder(), 'store.db'))
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (number INTEGER)')
    const account = 1
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        database.transaction(async (inside) => {
          await inside.query('INSERT INTO notes VALUES ($1)', [number])
          if (number === 7) throw new Error('the seventh fails')
          return number
        }, account),
      ),
    )
    const kept = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(kept).toHaveLength(19)
    const rows = await database.query<{ number: number }>('SELECT number FROM notes')
    expect(rows.map(({ number }) => number)).toEqual(kept)
  })

  test('reports to every caller that a group could not be committed', async () => {
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

  test('names the remedy if a newer Fairway wrote it', async () => {
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

describe('a file that another program holds', () => {
  async function held() {
    const path = join(temporaryFolder(), 'store.db')
    const [database, other] = [openSqlite(path), openSqlite(path)]
    onTestFinished(async () => {
      await other.close()
      await database.close()
    })
    await database.query('CREATE TABLE notes (text TEXT)')
    let release: () => void = () => undefined
    const holding = other.transaction(() => new Promise<void>((resolve) => (release = resolve)))
    await nextTurn()
    await nextTurn()
    return { database, release: () => release(), holding }
  }
  const write = "INSERT INTO notes VALUES ('late')"

  test('delays only its own work: other turns continue, and it runs afterwards', async () => {
    const { database, release, holding } = await held()
    const writes = [database.query(write), database.transaction((inside) => inside.query(write))]
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    // A driver that waits on its own would block all turns until it gives up.
    expect(await database.query('PRAGMA busy_timeout')).toEqual([{ timeout: 0 }])
    release()
    await Promise.all([holding, ...writes])
    expect(await database.query('SELECT text FROM notes')).toHaveLength(2)
  })
})

test('what follows the commits of many callers does not fill one turn of the event loop', async () => {
  const database = openSqlite(join(temporaryFolder(), 'store.db'))
  onTestFinished(() => database.close())
  let turn = 0
  let isOver = false
  const counting = (async () => {
    for (; !isOver; turn++) await nextTurn()
  })()
  const callers = Array.from({ length: 20 }, async () => {
    await database.transaction(async () => undefined)
    return turn
  })
  const turns = await Promise.all(callers)
  isOver = true
  await counting
  const inTurn = (number: number) => turns.filter((other) => other === number).length
  expect(Math.max(...turns.map(inTurn))).toBeLessThanOrEqual(8)
})
