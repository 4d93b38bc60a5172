import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export const TICKS_PER_SECOND = 100

/** The fields of /proc/PID/stat after the name of the program (Linux): 11 and 12 are its CPU time in ticks. */
export function statFields(pid: number | string): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
}

/** A server in a separate process whose CPU time and memory can be read (Linux). */
export class ServerProcess {
  readonly #child: ChildProcess

  constructor(
    readonly url: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ) {
    this.#child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  /** CPU time of all its threads together, in steps of 10 ms. */
  cpuSeconds(): number {
    const fields = statFields(this.#child.pid!)
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }

  residentBytes(): number {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(this.#read('status'))![1]) * 1024
  }

  /** How long its main thread was ready to run while other programs had the processor, ms. */
  waitedMs(): number {
    return Number(this.#read('schedstat').split(' ')[1]) / 1e6
  }

  /** Milliseconds until the path answers with 200. */
  async answers(path: string): Promise<number> {
    const beganMs = performance.now()
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error('The server ended.')
      const isThere = await fetch(this.url + path).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) return performance.now() - beganMs
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }

  #read(file: string): string {
    return readFileSync(`/proc/${this.#child.pid}/${file}`, 'utf8')
  }
}

/** A port that nobody is listening on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
