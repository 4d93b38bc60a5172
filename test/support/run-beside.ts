import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fairway } from './compiled.js'

/**
 * Runs a command in a process of its own, as an operator does beside a running service.
 *
 * @returns its output
 * @throws Error if it fails
 */
export async function runBeside(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> {
  const child = spawn(process.execPath, fairway(...args), {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (code !== 0) throw new Error(`fairway ${args.join(' ')} ended with ${code}: ${errors}`)
  return output
}
