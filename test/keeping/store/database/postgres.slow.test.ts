import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../../../src/base/clock.js'
import { abandonedAfterMs, tidyUp } from '../../../../src/interfaces/http/process/housekeeping.js'
import { replacePassword } from '../../../../src/keeping/store/accounts.js'
import { openConfiguredStore } from '../../../../src/keeping/store/database/open-configured.js'
import { openPostgres } from '../../../../src/keeping/store/database/postgres.js'
import { openStore, StorageError } from '../../../../src/keeping/store/database/store.js'
import type { Reservation } from '../../../../src/keeping/store/quota.js'
import { startPostgres, type TestPostgres } from '../../../support/postgres.js'
import { accountsBehaviour } from '../accounts-behaviour.js'
import { jobsBehaviour } from '../jobs-behaviour.js'
import { keysBehaviour } from '../keys-behaviour.js'
import { passwordRacesBehaviour } from '../password-races-behaviour.js'
import { quotaBehaviour } from '../quota-behaviour.js'
import { routesBehaviour } from '../routes-behaviour.js'

const ENTRY = { createdMs: 0, packed: Buffer.of(0) }
const ACCOUNT = {
  email: 'a@example.com',
  passwordHash: 'x',
  planType: 'trial',
  createdAt: '2026-11-01T00:00:00.000Z',
}
const TOKEN = {
  tokenHash: 'token',
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
}

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

const newLocation = () => server.newDatabase()

/** Transactions that wrote something meanwhile: each takes a number. */
async function committed(location: string, work: () => Promise<void>): Promise<number> {
  const database = openPostgres(location)
  const next = async () => {
    const [row] = await database.query<{ id: string }>(
      'SELECT CAST(pg_current_xact_id() AS TEXT) AS id',
    )
    return Number(row!.id)
  }
  const before = await next()
  await work()
  const after = await next()
  await database.close()
  return after - before - 1
}

describe('in PostgreSQL: the daily quota', () => quotaBehaviour(newLocation))
describe('in PostgreSQL: jobs,', () => jobsBehaviour(newLocation))
describe('in PostgreSQL:', () => accountsBehaviour(newLocation))
describe('in PostgreSQL: keys and history,', () => keysBehaviour(newLocation))
describe('in PostgreSQL:', () => passwordRacesBehaviour(newLocation))
describe('in PostgreSQL:', () => routesBehaviour(newLocation))

describe('several services on one PostgreSQL', () => {
  test('start simultaneously and create the schema once', async () => {
    const location = await newLocation()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(location)))
    for (const store of stores) {
      expect(store.isShared).toBe(true)
      expect(await store.accounts.isEmpty()).toBe(true)
      await store.close()
    }
  })

  test('wait for the one that migrates, for longer than a statement may take', async () => {
    const location = await newLocation()
    const migrating = openPostgres(location)
    const opening = await migrating.transaction(async (inside) => {
      await inside.query(migrating.words.migrationLock!)
      const opened = openStore(location, { postgres: { statementMs: 100, lockMs: 100 } })
      opened.catch(() => undefined)
      const waiting = () =>
        migrating.query(
          `SELECT pid FROM pg_stat_activity WHERE wait_event = 'advisory'
           AND clock_timestamp() - query_start > INTERVAL '0.3 s'`,
        )
      await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1)
      return { opened }
    })
    const store = await opening.opened
    expect(await store.accounts.isEmpty()).toBe(true)
    await Promise.all([store.close(), migrating.close()])
  })

  test('release no work of the others, even if the clock of one is ahead', async () => {
    const location = await newLocation()
    const [exact, ahead] = await Promise.all([openStore(location), openStore(location)])
    onTestFinished(async () => {
      vi.restoreAllMocks()
      await Promise.all([exact.close(), ahead.close()])
    })
    const abandonedMs = abandonedAfterMs({ deadlineSeconds: 30 })
    await tidyUp(exact, systemClock, { abandonedMs, retentionDays: 400 })
    const account = await exact.accounts.create(ACCOUNT)
    const { reservation } = (await exact.quota.reserve({
      accountId: account!.id,
      day: '2026-11-21',
      route: 1,
      matrixCells: 0,
      emissions: 0,
      dailyLimit: 7,
      reservedAt: exact.timeAt(systemClock.nowMs()),
    })) as { reservation: Reservation }
    const aheadMs = 2 * abandonedMs
    const realNowMs = systemClock.nowMs
    vi.spyOn(systemClock, 'nowMs').mockImplementation(() => realNowMs() + aheadMs)
    await tidyUp(ahead, systemClock, { abandonedMs, retentionDays: 400 })
    expect(await exact.quota.settle(reservation)).toBe(true)
    expect((await exact.quota.usage(account!.id, '2026-11-21')).used).toBe(1)
  })

  test('never grant more than the last units', async () => {
    const location = await newLocation()
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(location)))
    onTestFinished(async () => {
      for (const store of stores) await store.close()
    })
    const account = await stores[0]!.accounts.create(ACCOUNT)
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        stores[n % 3]!.quota.reserve({
          accountId: account!.id,
          day: '2026-11-21',
          route: 1,
          matrixCells: 0,
          emissions: 0,
          dailyLimit: 7,
          reservedAt: '2026-11-21T08:00:00.000Z',
        }),
      ),
    )
    expect(results.filter(({ granted }) => granted)).toHaveLength(7)
  })

  test('tell the time of the database, however far the clock of a replica is ahead', async () => {
    const location = await newLocation()
    const open = async () => {
      const store = await openStore(location)
      onTestFinished(() => store.close())
      return store
    }
    const [right, fast] = [await open(), await open()]
    const nowMs = Date.now()
    const aheadMs = nowMs + 86_400_000
    await right.adjustClock(nowMs)
    await fast.adjustClock(aheadMs)
    const apart = Date.parse(fast.timeAt(aheadMs)) - Date.parse(right.timeAt(nowMs))
    // Apart from what the two questions to the database took, a day of difference is gone.
    expect(Math.abs(apart)).toBeLessThan(3_600_000)
  })

  test('commit the charges of one account together, each by its own limit', async () => {
    const location = await newLocation()
    const store = await openStore(location)
    onTestFinished(() => store.close())
    const other = { ...ACCOUNT, email: 'b@example.com' }
    const accounts = [await store.accounts.create(ACCOUNT), await store.accounts.create(other)]
    const spend = (n: number) =>
      store.quota.spend(
        {
          ...{ accountId: accounts[n % 2]!.id, day: '2026-11-21', reservedAt: '' },
          ...{ route: 1, matrixCells: 0, emissions: 0, dailyLimit: 20 },
        },
        [store.history.add(accounts[n % 2]!.id, { routeId: `rt_${n}`, ...ENTRY }, 1000)],
      )
    const commits = await committed(location, async () => {
      const results = await Promise.all(Array.from({ length: 60 }, (_, n) => spend(n)))
      expect(results.filter(({ granted }) => granted)).toHaveLength(40)
    })
    // One by one it would be sixty. How many share a commit depends on the load of the machine.
    expect(commits).toBeLessThan(30)
    for (const account of accounts) {
      expect((await store.quota.usage(account!.id, '2026-11-21')).used).toBe(20)
      expect(await store.history.list(account!.id, 100, null)).toHaveLength(20)
    }
  })

  test('charge the others when one charge of a group is rejected by the database', async () => {
    const store = await openStore(await newLocation())
    onTestFinished(() => store.close())
    const account = (await store.accounts.create(ACCOUNT))!
    const spend = (accountId: number) =>
      store.quota.spend({
        ...{ accountId, day: '2026-11-21', reservedAt: '' },
        ...{ route: 1, matrixCells: 0, emissions: 0, dailyLimit: 20 },
      })
    const ids = [account.id, 999_999, account.id]
    const results = await Promise.allSettled(ids.map(spend))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await store.quota.usage(account.id, '2026-11-21')).used).toBe(2)
  })

  test('let the server also end what waits too long: statements, row locks, idle transactions', async () => {
    const limits = { statementMs: 1100, lockMs: 1200, idleInTransactionMs: 1300 }
    const database = openPostgres(await newLocation(), limits)
    onTestFinished(() => database.close())
    const [found] = await database.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
    )
    expect(found).toEqual({ statement: '1100ms', lock: '1200ms', idle: '1300ms' })
  })

  test('are encrypted if the address says so, or not opened', async () => {
    const opening = openConfiguredStore({ store: `${await newLocation()}?sslmode=verify-full` })
    await expect(opening).rejects.toThrow(/FAIRWAY_STORE=.*does not support SSL/)
  })

  test('open no more connections than the setting says', async () => {
    const location = await newLocation()
    const store = await openConfiguredStore({ store: location, storeConnections: 2 })
    const direct = openPostgres(location)
    onTestFinished(async () => {
      await store.close()
      await direct.close()
    })
    await Promise.all(Array.from({ length: 20 }, () => store.ping()))
    const [found] = await direct.query<{ connections: number }>(
      `SELECT count(*) AS connections FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    expect(found!.connections).toBeGreaterThan(0)
    expect(found!.connections).toBeLessThanOrEqual(2)
  })

  test('send nothing unencrypted if the address asks for a verified certificate', async () => {
    const database = openPostgres(`${await newLocation()}?sslmode=verify-full`)
    onTestFinished(() => database.close())
    await expect(database.query('SELECT 1')).rejects.toThrow('does not support SSL')
  })

  test('roll back a transaction that throws', async () => {
    const database = openPostgres(await newLocation())
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (text TEXT)')
    const failing = database.transaction(async (inside) => {
      await inside.query('INSERT INTO notes VALUES ($1)', ['inside'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.query('SELECT text FROM notes')).toEqual([])
  })

  test('issue no token while a change of the password is being committed elsewhere', async () => {
    const location = await newLocation()
    const store = await openStore(location)
    const elsewhere = openPostgres(location)
    onTestFinished(async () => {
      await store.close()
      await elsewhere.close()
    })
    const account = (await store.accounts.create({ ...ACCOUNT, passwordHash: 'old' }))!
    const token = { ...TOKEN, accountId: account.id, passwordHash: 'old' }
    let answer: boolean | null = null
    const issuing = await elsewhere.transaction(async (inside) => {
      await replacePassword(inside, account.id, 'new')
      const adding = store.tokens.add(token).then((isIssued) => {
        answer = isIssued
      })
      const waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
      const isSettled = async () => answer !== null || (await elsewhere.query(waiting)).length > 0
      await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
      return () => adding
    })
    await issuing()
    expect(answer).toBe(false)
    expect(await store.tokens.find(token.tokenHash)).toBeNull()
  })

  test('outlive a connection that is terminated inside a transaction, and take a new one', async () => {
    const database = openPostgres(await newLocation())
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE notes (text TEXT)')
    const cut = database.transaction(async (inside) => {
      await inside.query('INSERT INTO notes VALUES ($1)', ['inside'])
      const [own] = await inside.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await database.query('SELECT pg_terminate_backend($1, 10000)', [own!.pid])
      await inside.query('INSERT INTO notes VALUES ($1)', ['afterwards'])
    })
    await expect(cut).rejects.toThrow(StorageError)
    expect(await database.query('SELECT text FROM notes')).toEqual([])
  })

  test('report a missing database as a storage error', async () => {
    await expect(openStore('postgresql://nobody@127.0.0.1:1/nothing')).rejects.toThrow(StorageError)
  })
})
