import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../../src/keeping/store/database/sqlite.js'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { fairway } from '../../support/compiled.js'
import { newFolder } from '../../support/temporary.js'

function start(settings: Readonly<Record<string, string>>) {
  const folder = newFolder()
  const child = spawn(process.execPath, fairway('serve'), {
    env: {
      ...process.env,
      FAIRWAY_PORT: '0',
      FAIRWAY_THREADS: '1',
      FAIRWAY_LOG_LEVEL: 'silent',
      FAIRWAY_RESOLUTIONS: '20',
      FAIRWAY_STORE: join(folder.path, 'fairway.db'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    folder.remove()
  })
  return { child, ended, errors: text(child.stderr) }
}

/** The reason of a start that fails, one line of the log. The process has ended on its own with status 1. */
async function failure(settings: Readonly<Record<string, string>>): Promise<string> {
  const { child, ended, errors } = start(settings)
  child.stdout.resume()
  expect(await ended).toEqual([1, null])
  const told = await errors
  expect(told).toMatch(/^[^\n]+\n$/)
  const { level, msg } = JSON.parse(told)
  expect(level).toBe(60)
  expect(msg).not.toContain('\n')
  return msg
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A data folder in which one file is missing or replaced. */
function damagedData(name: string, content: string | null): string {
  const folder = newFolder()
  onTestFinished(() => folder.remove())
  for (const part of ['reference', 'built']) {
    mkdirSync(join(folder.path, part))
    for (const entry of readdirSync(join('data', part))) {
      symlinkSync(resolve('data', part, entry), join(folder.path, part, entry))
    }
  }
  const path = join(folder.path, name)
  rmSync(path)
  if (content !== null) writeFileSync(path, content)
  return folder.path
}

describe('a failed start prints the reason and the remedy', () => {
  test('stops if the port is in use', async () => {
    const port = await listening(createServer())
    const told = await failure({ FAIRWAY_PORT: String(port) })
    expect(told).toContain(`port ${port} is in use: set FAIRWAY_PORT`)
  })

  test('stops if the port of the metrics is in use', async () => {
    const port = await listening(createServer())
    const told = await failure({ FAIRWAY_METRICS_ADDRESS: `127.0.0.1:${port}` })
    expect(told).toContain(`port ${port} is in use: set FAIRWAY_METRICS_ADDRESS`)
  })

  test.each([
    ['FAIRWAY_HOST', '192.0.2.1', '192.0.2.1 is not an address of this machine: set FAIRWAY_HOST'],
    ['FAIRWAY_METRICS_ADDRESS', '192.0.2.1:9090', 'set FAIRWAY_METRICS_ADDRESS'],
    ['FAIRWAY_METRICS_ADDRESS', 'nonsense', 'set it to host:port'],
    ['FAIRWAY_METRICS_ADDRESS', '127.0.0.1:99999', 'set it to host:port'],
    ['FAIRWAY_TRUSTED_PROXIES', 'everyone', 'FAIRWAY_TRUSTED_PROXIES=everyone'],
    ['FAIRWAY_DATA', '/nowhere', 'FAIRWAY_DATA=/nowhere contains no sea data'],
    ['FAIRWAY_PLANS', '/nowhere.json', 'set FAIRWAY_PLANS to another'],
    ['FAIRWAY_PLANS', 'README.md', 'set FAIRWAY_PLANS to another'],
    ['FAIRWAY_FACTOR_PACK', '/nowhere.csv', 'FAIRWAY_FACTOR_PACK=/nowhere.csv does not exist'],
    ['FAIRWAY_LAWS', '/nowhere.json', 'FAIRWAY_LAWS=/nowhere.json does not exist'],
    ['FAIRWAY_FACTOR_PAK', 'own.csv', 'did you mean FAIRWAY_FACTOR_PACK?'],
    ['FAIRWAY_LOG_LEVEL', 'loud', 'FAIRWAY_LOG_LEVEL must be one of'],
    ['FAIRWAY_OVERLAY', 'README.md', 'FAIRWAY_OVERLAY=README.md: '],
    ['FAIRWAY_STORE', 'postgresql://u:p@127.0.0.1:1/d', 'Start PostgreSQL there'],
  ])('where %s is %s', async (setting, value, told) => {
    expect(await failure({ [setting]: value })).toContain(told)
  })

  test('stops if another service uses the file of the store, which continues', async () => {
    const folder = newFolder()
    onTestFinished(() => folder.remove())
    const store = { FAIRWAY_STORE: join(folder.path, 'fairway.db') }
    const { child, ended } = start(store)
    for await (const piece of child.stdout) if (String(piece).includes('"msg":"planner"')) break
    expect(await failure(store)).toMatch(
      /another Fairway service uses it.*another file for this one in FAIRWAY_STORE/,
    )
    child.kill('SIGKILL')
    await ended
    const { child: next } = start(store)
    for await (const piece of next.stdout) if (String(piece).includes('"msg":"planner"')) break
  })

  test('stops if the file of the store is damaged or of another kind', async () => {
    const folder = newFolder()
    onTestFinished(() => folder.remove())
    const path = join(folder.path, 'fairway.db')
    await (await openStore(path)).close()
    const database = openSqlite(path)
    await database.query('PRAGMA wal_checkpoint(TRUNCATE)')
    await database.close()
    const bytes = readFileSync(path)
    bytes.fill(0x55, 4096, 8192)
    writeFileSync(path, bytes)
    expect(await failure({ FAIRWAY_STORE: path })).toMatch(/Restore it from a backup/)
    writeFileSync(
      path,
      'no database, and so long that it can not be one of those that are new '.repeat(20),
    )
    expect(await failure({ FAIRWAY_STORE: path })).toMatch(/Restore it from a backup/)
  })

  // test/runtime/loading/data-file.test.ts covers every way in which each file can be damaged.
  test.each([
    ['built/ports.json', null],
    ['reference/passages.json', '{}'],
    ['built/network-20km.fwy', ''],
    ['built/network-5km.fwy', null],
  ])('where %s holds %j', async (name, content) => {
    const data = damagedData(name, content)
    const told = await failure({ FAIRWAY_DATA: data, FAIRWAY_RESOLUTIONS: '' })
    expect(told).toContain(data)
    expect(told).toContain(name)
    expect(told).toMatch(/restore it/i)
  })
})

describe('SIGTERM ends the process', () => {
  test('during a start that waits for its database', async () => {
    const database = createServer()
    const asked = once(database, 'connection')
    const port = await listening(database)
    const { child, ended } = start({ FAIRWAY_STORE: `postgresql://u:p@127.0.0.1:${port}/d` })
    await asked
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('after it listens, it prints the address of the planner', async () => {
    const { child, ended } = start({})
    let said = ''
    for await (const piece of child.stdout) {
      said += piece
      if (said.includes('"msg":"planner"')) break
    }
    const line = said.split('\n').find((each) => each.includes('"msg":"planner"'))!
    expect(JSON.parse(line).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

test('an error that nobody handles ends the process with one line of the log', async () => {
  const fail = `import { isMainThread } from 'node:worker_threads'
    if (isMainThread) process.on('SIGUSR2', () => { throw new Error('a fault\\nof two lines') })`
  const { child, ended, errors } = start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}`,
  })
  for await (const piece of child.stdout) if (String(piece).includes('"msg":"planner"')) break
  child.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  const told = await errors
  expect(told).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(told)).toMatchObject({
    level: 60,
    msg: 'a fault\nof two lines',
    stack: expect.stringContaining('process.<anonymous>'),
  })
})

test('a disk that fails a flush ends the process after its answers, so that it is started again', async () => {
  const fail = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { fdatasync } = fs
    let isFailing = false
    process.on('SIGUSR2', () => { isFailing = true })
    fs.fdatasync = (file, done) => (isFailing ? done(new Error('EIO')) : fdatasync(file, done))
    syncBuiltinESMExports()`
  const { child, ended, errors } = start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fail)}`,
  })
  let said = ''
  for await (const piece of child.stdout) {
    said += piece
    if (said.includes('"msg":"planner"')) break
  }
  const line = said.split('\n').find((each) => each.includes('"msg":"planner"'))!
  child.kill('SIGUSR2')
  const { status } = await fetch(`${JSON.parse(line).url}ready`)
  expect(status).toBe(503)
  expect(await ended).toEqual([1, null])
  expect(JSON.parse(await errors).msg).toBe(
    'A commit could not be written to disk (EIO). Check the disk, and start the service again.',
  )
})
