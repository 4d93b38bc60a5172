import { describe, expect, onTestFinished, test } from 'vitest'
import { setOwner } from '../../../src/runtime/threads/job-owner.js'
import { SingleJob } from '../../../src/runtime/threads/jobs.js'
import type { Order, Task } from '../../../src/runtime/threads/messages.js'
import { ThreadPool } from '../../../src/runtime/threads/thread-pool.js'

const ENDLESS = new URL('../../support/endless-worker.mjs', import.meta.url)
const route = () => new SingleJob<'found'>({ kind: 'route' } as Task)
const short = () => new SingleJob<'reached'>({ kind: 'reach' } as Task, true)
/** Long work that a thread can leave after a piece of it. */
const leavable = () => Object.assign(route(), { canLeave: true })
const open = () => new SingleJob<'opened'>({ kind: 'open' } as Task)

function owned(owner: string): AbortSignal {
  const { signal } = new AbortController()
  setOwner(signal, owner)
  return signal
}

function poolOf(threads: number) {
  const pool = new ThreadPool({ threads, limit: 10, file: ENDLESS, deadlineMs: 1e6, graceMs: 0 })
  onTestFinished(() => pool.close())
  return pool
}

describe('threads', () => {
  test.each([
    [['a', 'a'], 2],
    [['a', 'b'], 1],
  ])(
    'to which %j have sent work: %i of two are busy with pieces that may take seconds',
    async (owners, busy) => {
      const pool = poolOf(2)
      await pool.run(open())
      for (const owner of owners) await pool.run(short(), owned(owner))
      for (let n = 0; n < 3; n++) pool.run(leavable(), owned('a')).catch(() => undefined)
      expect(pool.busy).toBe(busy)
      if (busy < 2) await pool.run(short(), owned('b'))
    },
  )

  test('are free again soon after the last caller of work that they cannot leave is gone', async () => {
    const pool = poolOf(1)
    await pool.run(open())
    const leaving = new AbortController()
    const endless = pool.run(route(), leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(endless).rejects.toThrow('gone')
    await pool.run(open())
    expect(pool.size).toBe(1)
  })

  test('restart when they are idle, and get all earlier orders again but those for prepared tables', async () => {
    const pool = poolOf(2)
    await pool.run(open())
    pool.tell({ kind: 'prepared' } as Order)
    const leaving = new AbortController()
    pool.run(route(), leaving.signal).catch(() => undefined)
    pool.renew()
    // One is busy and stays; the other is new.
    expect([pool.size, pool.busy]).toEqual([2, 1])
    await pool.run(open())
    leaving.abort()
    await pool.run(open())
    expect(pool.size).toBe(2)
  })

  test('are never all busy with work that cannot be interrupted', async () => {
    const pool = poolOf(2)
    await pool.run(open())
    const leaving = new AbortController()
    for (let n = 0; n < 3; n++) pool.run(route(), leaving.signal).catch(() => undefined)
    expect(pool.busy).toBe(1)
    await pool.run(open())
    leaving.abort()
  })

  test('take short work while one of them has work that cannot be interrupted', async () => {
    const pool = poolOf(2)
    await pool.run(open())
    const leaving = new AbortController()
    for (let n = 0; n < 3; n++) pool.run(route(), leaving.signal).catch(() => undefined)
    for (let n = 0; n < 3; n++) await pool.run(short())
    expect(pool.busy).toBe(1)
    leaving.abort()
  })
})
