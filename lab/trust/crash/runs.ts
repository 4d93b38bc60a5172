import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Libsql from 'libsql'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { seeded } from '../../seeded.js'
import { FATES, Replay, readCalls } from './replay.js'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Whether this machine can record. */
export const canRecord = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** Compiles the recorder. @throws Error without a C compiler */
export function compileRecorder(folder: string): string {
  const library = join(folder, 'recorder.so')
  const args = ['-shared', '-fPIC', '-O1', '-o', library, here('recorder.c'), '-ldl', '-lpthread']
  const { status, stderr } = spawnSync('cc', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The recorder needs a C compiler (cc): ${stderr ?? ''}`)
  return library
}

/** A call that fails: the flush or the write with a number, from 1. */
export interface Fault {
  readonly flush?: number
  readonly write?: number
}

export interface CrashOptions {
  readonly folder: string
  readonly recorder: string
  readonly seed: number
  /** Units of work. */
  readonly units: number
  readonly fault?: Fault
  /** The power fails at about as many calls. */
  readonly states: number
}

export interface CrashResult {
  readonly flushes: number
  readonly writes: number
  readonly states: number
  readonly acknowledged: number
  /** What was lost or damaged, with the seed. */
  readonly faults: readonly string[]
}

/**
 * Writes with one fault or none, and again after a start, and then cuts the power at many of the recorded calls, with four
 * fates of what was not flushed: whatever was acknowledged must be there.
 */
export async function crash(options: CrashOptions): Promise<CrashResult> {
  const { folder, recorder, seed, units, fault = {}, states } = options
  const work = realpathSync(mkdtempSync(join(folder, 'run-')))
  const store = join(work, 'store')
  mkdirSync(store)
  const log = join(work, 'log')
  const write = (first: number, given: Fault) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', here('writer.ts'), store, `${first}`, `${units}`],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          LD_PRELOAD: recorder,
          CRASH_FOLDER: store,
          CRASH_LOG: log,
          CRASH_FAIL_FLUSH: String(given.flush ?? -1),
          CRASH_FAIL_WRITE: String(given.write ?? -1),
        },
      },
    )
  const said = write(0, fault).stderr
  const before = readCalls(log).length
  if (Object.keys(fault).length > 0) write(units, {})
  const calls = readCalls(log)
  const random = seeded(seed)
  const replay = new Replay()
  const faults: string[] = []
  let tried = 0
  for (const [at, call] of calls.entries()) {
    replay.take(call)
    const isLast = at === calls.length - 1 || at === before - 1
    if (!isLast && random() > states / calls.length) continue
    for (const fate of FATES) {
      tried += 1
      const fault = await lostIn(work, replay, () =>
        replay.write(join(work, 'state'), fate, random),
      )
      if (fault !== null)
        faults.push(
          `seed ${seed}, ${JSON.stringify(options.fault ?? {})}, call ${at}, ${fate}: ${fault}`,
        )
    }
  }
  const count = (kinds: string) =>
    calls.slice(0, before).filter(({ kind }) => kinds.includes(kind)).length
  if (replay.acknowledged.length === 0)
    faults.push(`seed ${seed}: nothing was acknowledged. ${said}`)
  const result = {
    flushes: count('fe'),
    writes: count('w'),
    states: tried,
    acknowledged: replay.acknowledged.length,
    faults,
  }
  rmSync(work, { recursive: true })
  return result
}

async function lostIn(work: string, replay: Replay, make: () => void): Promise<string | null> {
  const state = join(work, 'state')
  rmSync(state, { recursive: true, force: true })
  mkdirSync(state)
  make()
  const path = join(state, 'fairway.db')
  try {
    // As a start does it.
    const store = await openStore(path, { isOwner: true })
    await store.close()
    const connection = new Libsql(path)
    const all = (sql: string) => connection.prepare(sql).all([]) as Record<string, unknown>[]
    const kept = new Set(
      all('SELECT detail FROM security_events').map(({ detail }) =>
        Number.parseInt(String(detail), 10),
      ),
    )
    const whole = all('PRAGMA integrity_check')[0]!['integrity_check']
    connection.close()
    if (whole !== 'ok') return `damaged: ${String(whole)}`
    const lost = replay.acknowledged.filter((n) => !kept.has(n))
    return lost.length === 0 ? null : `lost ${lost.length} acknowledged, first ${lost[0]}`
  } catch (error) {
    return `cannot be opened: ${(error as Error).message}`
  }
}
