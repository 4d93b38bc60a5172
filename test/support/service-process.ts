import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { compiled } from './compiled.js'

export interface ServiceProcess {
  readonly url: string
  /** Like a power cut: nothing can be finished. */
  kill(): Promise<void>
  /** Like an operator. @returns the exit code */
  terminate(): Promise<number | null>
}

const running = new Set<ChildProcess>()
// A failed test leaves its services behind; they would hold the output of the test run open.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a service on a store. @param startMs time of its clock at the start */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  startMs: number,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [compiled('test/support/serve-fake.js')], {
    env: {
      ...process.env,
      FAIRWAY_PORT: '0',
      FAIRWAY_LOG_LEVEL: 'error',
      FAIRWAY_DEMO_ACCOUNT: 'false',
      TEST_START_MS: String(startMs),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const url = await Promise.race([
    readUrl(child.stdout),
    ended.then(([code]) => {
      throw new Error(`The service ended with ${code} before it was ready.`)
    }),
  ])
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    const [code] = await ended
    return code
  }
  return {
    url,
    kill: async () => {
      await end('SIGKILL')
    },
    terminate: () => end('SIGTERM'),
  }
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url !== undefined) return url
  }
  throw new Error('The service closed its output before it was ready.')
}
