import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { OutcomeUnknownError, StorageError } from '../../src/store/database.js'
import { openPostgres, type PostgresLimits } from '../../src/store/postgres.js'
import { startPostgres, type TestPostgres } from '../support/postgres.js'
import { type Link, startTcpProxy } from '../support/tcp-proxy.js'

/** So short that a test needn't wait, so long that a busy machine answers. */
const LIMITS: Partial<PostgresLimits> = {
  connections: 2,
  connectMs: 1500,
  answerMs: 1500,
  askAgainMs: 50,
  closeMs: 200,
}

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
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

  test('is reported as unknown if the database cannot be asked', async () => {
    const { network, note, notes } = await through((sent, link) => {
      if (!isCommit(sent)) return
      link.mute()
      network.partition()
    })
    await expect(note()).rejects.toThrow(OutcomeUnknownError)
    expect(await notes()).toHaveLength(1)
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
