import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../../src/keeping/store/database/store.js'
import { temporaryFolder } from '../../../support/temporary.js'

/** Opens a store, and gives the mode of every file there is while it is open. */
async function modesOfOpen(folder: string) {
  const store = await openStore(join(folder, 'store.db'))
  onTestFinished(() => store.close())
  const modes = readdirSync(folder).map((name) => [
    name,
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  ])
  return Object.fromEntries(modes)
}

describe.skipIf(process.platform === 'win32')('the files of a store', () => {
  test('are created for their owner alone', async () => {
    expect(await modesOfOpen(temporaryFolder())).toEqual({
      'store.db': '600',
      'store.db-shm': '600',
      'store.db-wal': '600',
    })
  })

  test('that all users can open become their owner’s alone', async () => {
    const folder = temporaryFolder()
    for (const name of ['store.db', 'store.db-wal', 'store.db-shm']) {
      writeFileSync(join(folder, name), '')
      chmodSync(join(folder, name), 0o644)
    }
    expect(new Set(Object.values(await modesOfOpen(folder)))).toEqual(new Set(['600']))
  })

  test('that a group shares on purpose stay shared', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'store.db'), '')
    chmodSync(join(folder, 'store.db'), 0o640)
    expect((await modesOfOpen(folder))['store.db']).toBe('640')
  })
})
