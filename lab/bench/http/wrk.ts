import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('./wrk.lua', import.meta.url))
const CONNECTIONS = 16

export interface Load {
  readonly url: string
  readonly token: string
  /** None for GET. */
  readonly bodies: readonly object[]
  /** ETag that the caller has. */
  readonly known?: string
  /** Whole seconds. */
  readonly seconds: number
  /** Whether the service may reject some of them, as it does on a busy machine. */
  readonly mayReject?: boolean
}

export interface LoadResult {
  readonly requests: number
  readonly rejected: number
  readonly broken: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Sends the bodies in turn, starting over after the last. @throws Error if any other response is
 * not 2xx or 3xx
 */
export async function runLoad(folder: string, load: Load): Promise<LoadResult> {
  const file = join(folder, 'bodies.txt')
  writeFileSync(file, load.bodies.map((body) => JSON.stringify(body)).join('\n'))
  const { bodies, known = '' } = load
  const method = bodies.length === 0 ? 'GET' : 'POST'
  const { stdout } = await promisify(execFile)(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${load.seconds}`, '-s', SCRIPT, '--timeout', '30', load.url],
    { env: { ...process.env, BODIES: file, TOKEN: load.token, METHOD: method, KNOWN: known } },
  )
  const result = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null') as LoadResult
  if (result === null || (load.mayReject ? 0 : result.rejected) + result.broken > 0) {
    throw new Error(`wrk did not get what it asked for: ${stdout}`)
  }
  return result
}
