import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  OutcomeUnknownError,
  type Queryable,
  StorageError,
} from '../../../src/keeping/store/database/database.js'
import { openPostgres, type PostgresLimits } from '../../../src/keeping/store/database/postgres.js'
import { startPostgres, type TestPostgres } from '../../support/postgres.js'
import { type Link, startTcpProxy } from '../../support/tcp-proxy.js'

/** So short that a test needn't wait, so long that a busy machine answers. */
const LIMITS: Partial<PostgresLimits> = {
  connections: 2,
  connectMs: 1500,
  answerMs: 1500,
  askAgainMs: 50,
  closeMs: 200,
}

/** Otherwise the server itself may write the number to the log, and then knows that it was not committed. */
const FORGETS_NUMBERS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  checkpoint_timeout: '1d',
}

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

async function through(hear?: (sent: Buffer, link: Link) => void) {
  const url = await server.newDatabase()
  const direct = openPostgres(url)
  await direct.query('CREATE TABLE notes (text TEXT)')
  const network = await startTcpProxy(url, hear)
  const database = openPostgres(network.url, LIMITS)
  onTestFinished(async () => {
    await database.close()
    await network.stop()
    await direct.close()
  })
  const note = () =>
    database.transaction((inside) => inside.query("INSERT INTO notes VALUES ('one')"))
  const notes = () => direct.query('SELECT text FROM notes')
  return { database, network, note, notes }
}

const isCommit = (sent: Buffer) => sent.includes('COMMIT')

describe('a commit whose answer is lost', () => {
  test('is reported as done if it was done', async () => {
    const { note, notes } = await through((sent, link) => {
      if (isCommit(sent)) link.mute()
    })
    await note()
    expect(await notes()).toHaveLength(1)
  })

  test('is reported as failed if it never arrived', async () => {
    const { note, notes } = await through((sent, link) => {
      if (isCommit(sent)) link.cut()
    })
    await expect(note()).rejects.toThrow(StorageError)
    expect(await notes()).toHaveLength(0)
  })

  test('is reported as unknown if the database cannot be queried', async () => {
    const { network, note, notes } = await through((sent, link) => {
      if (!isCommit(sent)) return
      link.mute()
      network.partition()
    })
    await expect(note()).rejects.toThrow(OutcomeUnknownError)
    expect(await notes()).toHaveLength(1)
  })
})

describe('a commit under way when the database crashes', () => {
  test('is reported as failed at once if no log had its number', async () => {
    const crashed = await startPostgres()
    onTestFinished(() => crashed.stop())
    let restarted: Promise<void> | null = null
    const network = await startTcpProxy(await crashed.newDatabase(), (sent, link) => {
      if (!isCommit(sent) || restarted !== null) return
      link.cut()
      restarted = crashed.crash().then(() => crashed.start())
    })
    const database = openPostgres(network.url, { ...LIMITS, answerMs: 60_000 })
    onTestFinished(async () => {
      await database.close()
      await network.stop()
    })
    const failure = await database.transaction(async () => undefined).catch((error) => error)
    await restarted
    expect(failure).toBeInstanceOf(StorageError)
    expect(failure).not.toBeInstanceOf(OutcomeUnknownError)
  })

  test('is never taken for another transaction that has its number afterwards', async () => {
    const crashed = await startPostgres({ settings: FORGETS_NUMBERS })
    onTestFinished(() => crashed.stop())
    const url = await crashed.newDatabase()
    const other = openPostgres(url)
    await other.query('CREATE TABLE notes (text TEXT)')
    await other.close()
    const numberOf = async (database: Queryable) => {
      const [row] = await database.query<{ id: string }>(
        'SELECT CAST(pg_current_xact_id() AS TEXT) AS id',
      )
      return Number(row!.id)
    }
    let restarted: Promise<void> | null = null
    const network = await startTcpProxy(url, (sent, link) => {
      if (!isCommit(sent) || restarted !== null) return
      link.cut()
      // Nobody can ask until the number is another's: before the crash the answer would be "aborted".
      network.partition()
      restarted = (async () => {
        await crashed.crash()
        await crashed.start()
        // Numbers that no log had are given again.
        const next = openPostgres(url)
        while ((await numberOf(next)) < lost) {}
        await next.close()
        network.heal()
      })()
    })
    const database = openPostgres(network.url, { ...LIMITS, answerMs: 60_000 })
    onTestFinished(async () => {
      await database.close()
      await network.stop()
    })
    let lost = 0
    const charge = database.transaction(async (inside) => {
      lost = await numberOf(inside)
    })
    const failure = await charge.catch((error) => error)
    await restarted
    expect(failure).toBeInstanceOf(OutcomeUnknownError)
  })
})

test('a commit is found again after an ordinary restart of the database', async () => {
  const restarted = await startPostgres()
  onTestFinished(() => restarted.stop())
  const url = await restarted.newDatabase()
  const direct = openPostgres(url)
  await direct.query('CREATE TABLE notes (text TEXT)')
  await direct.close()
  let restarting: Promise<void> | null = null
  const network = await startTcpProxy(url, (sent, link) => {
    if (!isCommit(sent) || restarting !== null) return
    link.mute()
    restarting = restarted.restart()
  })
  const database = openPostgres(network.url, { ...LIMITS, answerMs: 10_000 })
  onTestFinished(async () => {
    await database.close()
    await network.stop()
  })
  const insert = "INSERT INTO notes VALUES ('one')"
  const said = await database
    .transaction((inside) => inside.query(insert))
    .then(
      () => 1,
      (error: unknown) => (error instanceof OutcomeUnknownError ? null : 0),
    )
  await restarting
  expect(said).toBe((await database.query('SELECT text FROM notes')).length)
})

describe('a database that does not answer', () => {
  test('is a storage error within the limit, and loses and repeats nothing when it continues', async () => {
    const { database, note, notes } = await through()
    await note()
    server.suspend()
    try {
      await expect(note()).rejects.toThrow(StorageError)
      await expect(database.query('SELECT 1')).rejects.toThrow(StorageError)
    } finally {
      server.resume()
    }
    await note()
    expect(await notes()).toHaveLength(2)
  })
})

describe('a network that swallows packets', () => {
  test('is a storage error within the limit, and is found again when it is back', async () => {
    const { database, network, note, notes } = await through()
    await note()
    network.partition()
    const lost = await Promise.allSettled([note(), note(), database.query('SELECT 1 AS one')])
    for (const result of lost) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) })
    }
    network.heal()
    await note()
    expect(await notes()).toHaveLength(2)
  })

  test('does not delay shutdown', async () => {
    const { database, network, note } = await through()
    await note()
    network.partition()
    const lost = database.query('SELECT 1 AS one').catch((error) => error)
    await database.close()
    expect(await lost).toBeInstanceOf(StorageError)
  })
})
