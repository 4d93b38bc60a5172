import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compiled } from '../support/compiled.js'
import { DOCUMENTS, MARKS, shellBlocks } from '../support/document-blocks.js'
import { logIn } from '../support/http-client.js'
import { installPackage } from '../support/installed-package.js'
import { newFolder } from '../support/temporary.js'

const runFile = promisify(execFile)

/** Ends a test that hangs. On a busy machine, commands that take seconds take minutes. */
const HANG_MS = 900_000
const folder = newFolder()
const main = join(folder.path, 'node_modules/fairway-sea/dist/interfaces/cli/main.js')

/** Runs a program in the folder where the package is installed. */
const run = async (command: string, args: readonly string[], environment = {}) => {
  const env = { ...process.env, ...environment }
  const { stdout } = await runFile(command, args, { cwd: folder.path, env })
  return stdout
}

/** Runs one of the examples as `npx tsx` does. */
const runExample = (name: string, environment = {}) =>
  run(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), `examples/${name}`], environment)

beforeAll(() => installPackage(folder.path), HANG_MS)
afterAll(() => folder.remove())

describe('the package in an empty folder', { timeout: HANG_MS }, () => {
  test('plans a route on the command line', async () => {
    const answer = await run(process.execPath, [main, 'route', 'Rotterdam', 'Singapore', '--json'])
    const route = JSON.parse(answer)
    expect(route.distance_km).toBeGreaterThan(15_200)
    expect(route.passages.map(({ id }: { id: string }) => id)).toContain('suez')
  })

  test('has its licences and documents, and nothing to build data or test with', () => {
    const names = readdirSync(join(folder.path, 'node_modules/fairway-sea'), {
      recursive: true,
      encoding: 'utf8',
    })
    for (const name of ['LICENSE', 'NOTICE', 'README.md', 'data/COPYING.LESSER', 'openapi.json']) {
      expect(names).toContain(name)
    }
    expect(names.filter((name) => /^(src|test|scripts|dist\/build)\b/.test(name))).toEqual([])
  })

  test('has the types that its examples need, under strict options', async () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
    const { paths, ...strict } = compilerOptions
    const typeRoots = [resolve('node_modules/@types')]
    // Node itself runs only TypeScript whose types can be erased.
    const options = { ...strict, typeRoots, erasableSyntaxOnly: true, skipLibCheck: false }
    const project = { compilerOptions: options, include: ['examples'] }
    writeFileSync(join(folder.path, 'tsconfig.json'), JSON.stringify(project))
    const compiler = resolve('node_modules/@typescript/native/bin/tsc')
    const { stdout, stderr } = await runFile(process.execPath, [compiler, '-p', '.'], {
      cwd: folder.path,
    }).catch((error) => error)
    expect(stdout + stderr).toBe('')
  })

  test.each([
    [
      'route.ts',
      /^15\d{3} km in \d+ hours\n0 departure \n(?:.*\n)*\d+ passage_in suez\n(?:.*\n)*\d+ arrival /,
    ],
    ['matrix.ts', /^km,NLRTM,USNYC,SGSIN,JPYOK\nNLRTM,0\.0,\d+\.\d,15\d{3}\.\d,/],
    ['emissions.ts', /^\d+\.\d t CO2e well to wake, activity_based\n(?:.*\n)*wtw_kg = /],
  ])('runs examples/%s', async (example, output) => {
    expect(await runExample(example)).toMatch(output)
  })
})

test.each(['client.ts', 'shipments.ts'])(
  'examples/%s says which variables it needs',
  { timeout: HANG_MS },
  async (example) => {
    await expect(runExample(example)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set FAIRWAY_URL, FAIRWAY_EMAIL and FAIRWAY_PASSWORD'),
    })
  },
)

describe('workers of the package', { timeout: HANG_MS }, () => {
  const FAKE = ['NLRTM', 'SGSIN', 'Newcastle', 'USNYC', '36N 6W', 'CNSHA', 'BRSSZ']
  const lines = Array.from({ length: 42 }, (_, id) => {
    const [origin, destination] = [FAKE[id % 7], FAKE[(3 * id + 1) % 7]]
    return `${JSON.stringify({ id, origin, destination })}\n`
  })
  const WORKER = [main, 'batch', '-', '--ndjson', '--accept-failed-rows', '--depart', '2026-12-01']

  /** A worker's answers to all of the lines, and how it ends. */
  const answersOf = async (...args: string[]) => {
    const worker = spawn(process.execPath, [...WORKER, ...args], { cwd: folder.path })
    worker.stdin.end(lines.join(''))
    worker.stderr.resume()
    const answers: string[] = []
    for await (const line of createInterface(worker.stdout)) answers.push(line)
    return { answers, code: worker.exitCode ?? (await once(worker, 'exit'))[0] }
  }

  test('answer each line in order, on one thread, on three, and in shards', async () => {
    const { answers, code } = await answersOf()
    expect(code).toBe(0)
    const read = answers.map((line) => JSON.parse(line))
    expect(read.map(({ id }) => id)).toEqual(lines.map((_, id) => id))
    expect(read.filter(({ error }) => error !== null).length).toBeGreaterThan(5)
    expect(await answersOf('--threads', '3')).toEqual({ answers, code })
    const shards = await Promise.all(['0/2', '1/2'].map((shard) => answersOf('--shard', shard)))
    const woven = answers.map((_, at) => shards[at % 2]!.answers[at >> 1])
    expect(woven).toEqual(answers)
  })

  test.each(['1', '2'])('answer before the next line comes, on %s threads', async (threads) => {
    const worker = spawn(process.execPath, [...WORKER, '--threads', threads], { cwd: folder.path })
    const output = createInterface(worker.stdout)[Symbol.asyncIterator]()
    for (const line of lines.slice(0, 3)) {
      worker.stdin.write(line)
      expect(JSON.parse((await output.next()).value)).toMatchObject(JSON.parse(line))
    }
    worker.stdin.end()
    expect((await once(worker, 'exit'))[0]).toBe(0)
  })

  test('end when nobody is reading any more', async () => {
    const worker = spawn(process.execPath, WORKER, { cwd: folder.path })
    worker.stdin.on('error', () => undefined)
    worker.stdout.once('data', () => worker.stdout.destroy())
    worker.stdin.write(lines.join('').repeat(100))
    expect((await once(worker, 'exit'))[0]).toBe(1)
  })
})

const blocks = DOCUMENTS.flatMap((document) =>
  shellBlocks(document).map((block) => ({ document, ...block })),
)

test.each(blocks)('$document:$line is a command that a shell reads', ({ text, mark }) => {
  execFileSync('sh', ['-n'], { input: text, stdio: ['pipe', 'ignore', 'pipe'] })
  if (mark !== null) expect(MARKS).toContain(mark)
})

describe('the service of the package', { timeout: HANG_MS }, () => {
  let service: ChildProcess
  let environment: Record<string, string>
  let commands: WarmCommands

  beforeAll(async () => {
    commands = await startCommands()
    service = spawn(process.execPath, [main, 'serve'], {
      cwd: folder.path,
      env: { ...process.env, FAIRWAY_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    environment = await readWelcome(service.stdout!)
  }, HANG_MS)

  afterAll(async () => {
    commands.process.kill()
    const ended = once(service, 'exit')
    if (service.kill('SIGKILL')) await ended
  })

  test.each([
    ['client.ts', /^Rotterdam to Singapore: 8\d{3}\.\d+ nm, \d+\.\d+ h\n$/],
    ['shipments.ts', /^S-1 \d+(\.\d+)?\nS-2 \S.*\n$/],
  ])('answers examples/%s', async (example, output) => {
    expect(await runExample(example, environment)).toMatch(output)
  })

  test('answers examples/route.sh', async () => {
    const [ports, route] = (await run('sh', ['examples/route.sh'], environment)).split('\n')
    expect(JSON.parse(ports!).ports[0].unlocode).toBe('NLRTM')
    expect(JSON.parse(route!).distance_km).toBeGreaterThan(15_200)
  })

  const runnable = DOCUMENTS.filter((document) => shellBlocks(document).some(({ mark }) => !mark))

  test.each(runnable)('serves the commands of %s', async (document) => {
    const cwd = prepareFolder(document)
    const script = shellBlocks(document)
      .filter(({ mark }) => mark === null)
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('http://127.0.0.1:8080', environment['FAIRWAY_URL']!)
      .replaceAll('the password that was printed', environment['FAIRWAY_PASSWORD']!)
    const PATH = `${commands.bin}:${join(folder.path, 'node_modules/.bin')}:${process.env['PATH']}`
    const TOKEN = await logIn(
      environment['FAIRWAY_URL']!,
      environment['FAIRWAY_EMAIL']!,
      environment['FAIRWAY_PASSWORD']!,
    )
    const env = { ...process.env, PATH, TOKEN }
    const alone = `exec < /dev/null\n${script}`
    const before = readdirSync('data')
    await runFile('bash', ['-euo', 'pipefail', '-c', alone], { cwd, env, maxBuffer: 1e8 })
    // What a command writes belongs to the installed package.
    expect(readdirSync('data')).toEqual(before)
  })
})

/** The files that the commands of a document need: the package and their own. */
function prepareFolder(document: string): string {
  const cwd = join(folder.path, 'documents', document)
  mkdirSync(cwd, { recursive: true })
  symlinkSync(join(folder.path, 'node_modules/fairway-sea/data'), join(cwd, 'data'))
  const store = shellBlocks(document).some(({ text }) => text.includes('var/fairway.db'))
  const account = ['account', 'create', '--email', 'captain@example.com']
  if (store) execFileSync(process.execPath, [main, ...account], { cwd, stdio: 'ignore' })
  for (const name of ['UpdatedPub150.csv', 'code-list.csv', 'corrections.csv', 'ports.csv']) {
    writeFileSync(join(cwd, name), 'Name,LOCODE,Latitude,Longitude\nRotterdam,NLRTM,51.95,4.13\n')
  }
  return cwd
}

interface WarmCommands {
  readonly process: ChildProcess
  /** A folder whose `fairway` replaces the package's. */
  readonly bin: string
}

/**
 * A `fairway` for documents, most of whose commands are alike: the first of a name, and each that reads its
 * input, is a process of its own; the others run in one process, which takes a tenth of the time.
 */
async function startCommands(): Promise<WarmCommands> {
  const bin = join(folder.path, 'warm')
  const socket = join(bin, 'socket')
  mkdirSync(join(bin, 'ran'), { recursive: true })
  const script = `#!/bin/sh
if [ -p /dev/stdin ] || mkdir "${bin}/ran/$1" 2> /dev/null; then exec "${main}" "$@"; fi
export FAIRWAY_DATA="\${FAIRWAY_DATA:-${join(folder.path, 'node_modules/fairway-sea/data')}}"
exec "${process.execPath}" "${resolve('test/support/warm-fairway.mjs')}" "${socket}" "$@"
`
  for (const name of ['fairway', 'fairway-sea']) {
    writeFileSync(join(bin, name), script, { mode: 0o755 })
  }
  const args = [resolve('test/support/warm-commands.mjs'), compiled('src'), socket]
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const failed = once(started, 'exit').then(() => {
    throw new Error('The process of the commands ended before it was ready.')
  })
  await Promise.race([once(started.stdout, 'data'), failed])
  // It is killed at the end.
  failed.catch(() => undefined)
  return { process: started, bin }
}

/** The address of the service and the login, as printed at its first start. */
async function readWelcome(output: NodeJS.ReadableStream): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for await (const line of createInterface(output)) {
    const { url, email, password } = JSON.parse(line)
    if (url !== undefined) told['FAIRWAY_URL'] = url.replace(/\/$/, '')
    if (email !== undefined) {
      told['FAIRWAY_EMAIL'] = email
      told['FAIRWAY_PASSWORD'] = password
    }
    if (Object.keys(told).length === 3) return told
  }
  throw new Error('The service ended before it made its demo account.')
}
