import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../../src/interfaces/http/config.js'
import { StorageError } from '../../../../src/keeping/store/database/database.js'
import { migrate } from '../../../../src/keeping/store/database/migrations.js'
import { openConfiguredStore } from '../../../../src/keeping/store/database/open-configured.js'
import { openFault } from '../../../../src/keeping/store/database/open-fault.js'
import { openSqlite } from '../../../../src/keeping/store/database/sqlite.js'
import { temporaryFolder } from '../../../support/temporary.js'

/** A single line, which an operator reads before the process ends. */
async function faultOf(store: string): Promise<string> {
  const fault = await openConfiguredStore({ store }).then(
    () => 'it was opened',
    (error: Error) => error.message,
  )
  expect(fault).not.toContain('\n')
  return fault
}

describe('names the setting of a store that cannot be opened', () => {
  test.runIf(existsSync('/proc/self'))('in a folder that is not writable', async () => {
    expect(await faultOf('/proc/x/y')).toMatch(
      /^FAIRWAY_STORE=\/proc\/x\/y can't be opened: ENOENT/,
    )
  })

  test.each([
    'postgresql:u:secret@h/db',
    'postgres:/u:secret@h/db',
    'host=127.0.0.1 password=secret',
  ])('at %s, which is almost an address, without creating a file of that name', async (store) => {
    const fault = await faultOf(store)
    expect(fault).toMatch(/^FAIRWAY_STORE=.*not a PostgreSQL address.*postgresql:\/\//)
    expect(fault).not.toContain('secret')
  })

  test('below a file', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await faultOf(join(file, 'x.db'))).toMatch(/^FAIRWAY_STORE=/)
    expect(await faultOf(join(file, 'x', 'y.db'))).toMatch(/^FAIRWAY_STORE=/)
  })

  test('in a file of another kind', async () => {
    const file = join(temporaryFolder(), 'junk.db')
    writeFileSync(file, 'This is not a database. '.repeat(100))
    expect(await faultOf(file)).toMatch(/^FAIRWAY_STORE=.*not a database/)
  })

  test('stops if the database does not answer, without printing its password', async () => {
    const fault = await faultOf('postgresql://fairway:secret@127.0.0.1:1/fairway')
    expect(fault).toMatch(/^FAIRWAY_STORE=postgresql:\/\/fairway:\*\*\*@.*ECONNREFUSED/)
    expect(fault).not.toContain('secret')
  })

  test.each([
    'postgresql://127.0.0.1:1/fairway?user=fairway&password=SECRET',
    'postgresql://127.0.0.1:1/fairway?password=SEC&RET&user=fairway',
    'postgresql://fairway:SEC@RET@127.0.0.1:1/fairway',
    'postgresql://fairway:SEC/RET@127.0.0.1:1/fairway',
    'postgresql://127.0.0.1:1/SEC?RET@127.0.0.1:1/fairway',
    'postgresql://127.0.0.1:1/SECRET@127.0.0.1:1/fairway',
    'postgresql://fairway:SEC#RET@127.0.0.1:1/fairway',
    '/proc/self/host=127.0.0.1 password=SECRET/x',
  ])('without the password of %s', async (store) => {
    const fault = await faultOf(store)
    expect(fault).toMatch(/^FAIRWAY_STORE=.*\*\*\*/)
    expect(fault).not.toMatch(/SEC|RET/)
  })

  test('with the remedy for a password that ends the address too early', async () => {
    const fault = await faultOf('postgresql://fairway:p/ss@127.0.0.1:1/fairway')
    expect(fault).toContain('Write them as %2F, %3F and %23.')
  })

  test('in a folder, without the numbers of a driver', async () => {
    const folder = temporaryFolder()
    expect(await faultOf(folder)).toMatch(/: it is a folder\. Give a file in a folder/)
  })

  test('that a newer version wrote, without another remedy', async () => {
    const path = join(temporaryFolder(), 'fairway.db')
    const database = openSqlite(path)
    await migrate(database)
    await database.query("INSERT INTO schema_versions (version, title) VALUES (9999, 'later')")
    await database.close()
    expect(await faultOf(path)).toMatch(
      /The store has schema version 9999, .* restore an older copy of the store\.$/,
    )
  })

  test('that a build before the first release wrote, which stays as it was', async () => {
    const path = join(temporaryFolder(), 'fairway.db')
    const database = openSqlite(path)
    onTestFinished(() => database.close())
    await database.query('CREATE TABLE schema_versions (version INTEGER PRIMARY KEY, title TEXT)')
    await database.query("INSERT INTO schema_versions VALUES (8, 'earlier'), (11, 'last')")
    await database.query('CREATE TABLE accounts (id INTEGER PRIMARY KEY, email TEXT)')
    expect(await faultOf(path)).toMatch(
      /The store has schema version 11 of a build before the first release.*name a new file or database, and create the accounts again\.$/,
    )
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    expect(await database.query(tables)).toEqual([
      { name: 'accounts' },
      { name: 'schema_versions' },
    ])
  })

  test.each([
    [{ code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND db' }, 'Correct the name of the host.'],
    [{ code: '28P01', message: 'password authentication failed' }, 'Correct user and password'],
    [{ code: '3D000', message: 'database "x" does not exist' }, 'Create the database'],
    [{ code: '42501', message: 'permission denied for schema public' }, 'owner of the database'],
    [{ message: 'timeout expired' }, 'Start PostgreSQL there'],
    [{ code: 'ECONNREFUSED', message: '' }, "can't be opened: ECONNREFUSED. Start PostgreSQL"],
    [{ code: 'SQLITE_BUSY', message: 'database is locked' }, 'Close the other program'],
    [{ code: 'ENOSPC', message: 'no space left' }, 'Free some space'],
    [{ code: 'EACCES', message: 'permission denied' }, 'Give this user the right'],
    [{ message: 'whatever' }, 'postgresql://user:password@host/database'],
  ])('with the remedy for %j, however deep it lies', (reported, remedy) => {
    const cause = Object.assign(new Error(reported.message), reported)
    const wrapped = new StorageError('The database rejected a statement.', { cause })
    expect(openFault(wrapped, 'postgresql://u:secret@db/x')).toContain(remedy)
    expect(openFault(wrapped, 'postgresql://u:secret@db/x')).not.toMatch(/rejected|secret/)
  })

  test('by the variable that the operator has set', async () => {
    const address = 'postgresql://fairway:secret@127.0.0.1:1/fairway'
    const config = readConfig({ DATABASE_URL: address })
    await expect(openConfiguredStore(config)).rejects.toThrow(
      /^DATABASE_URL=.*\*\*\*@.*ECONNREFUSED/,
    )
  })

  test('at an invalid address', async () => {
    expect(await faultOf('postgresql://fairway:sec:ret@:99999/x')).toMatch(/^FAIRWAY_STORE=/)
  })
})

test('creates a store and its parent folders', async () => {
  const path = join(temporaryFolder(), 'a', 'b', 'fairway.db')
  const store = await openConfiguredStore({ store: path })
  await store.close()
  expect(existsSync(path)).toBe(true)
})
