import { describe, expect, it } from 'vitest'
import type { PackedTables } from '../../../src/engine/routing/avoid/tables/cost-tables.js'
import type { Area } from '../../../src/engine/sea/areas.js'
import type { AvoidedAreas } from '../../../src/planning/calculations.js'
import type { Job } from '../../../src/runtime/threads/jobs.js'
import type { Order, PrepareTask } from '../../../src/runtime/threads/messages.js'
import { Preparations } from '../../../src/runtime/threads/preparations.js'
import type { ThreadPool } from '../../../src/runtime/threads/thread-pool.js'

/** One more area in force each year. */
const AREAS = ['2010', '2011', '2012', '2013', '2014'].map((year) => ({
  id: `of-${year}`,
  group: 'eca',
  enforcedFrom: `${year}-01-01`,
})) as unknown as readonly Area[]
const ECA: AvoidedAreas = { resolutionKm: 20, avoidAreas: ['eca'], date: '2026-11-22' }

const TABLES = { costs: Uint32Array.of(7) } as unknown as PackedTables

/** Threads that answer at once, or fail. */
function threads({ size = 2, failures = 0, images = false } = {}) {
  const tasks: unknown[] = []
  const told: Order[] = []
  let left = failures
  const run = (job: Job & { worked: Promise<unknown> }) => {
    tasks.push(job.task)
    if (left-- > 0) job.fail(new Error('too busy'))
    else {
      const { onlyOpens } = job.task as PrepareTask
      job.onMessage({ kind: 'prepared', tables: onlyOpens && !images ? null : TABLES }, 1)
    }
    return job.worked
  }
  const pool = { run, size, tell: (order: Order) => told.push(order) } as unknown as ThreadPool
  return { tasks, told, preparations: new Preparations(pool, AREAS, 'folder') }
}

describe('tables for routes that avoid areas', () => {
  it('are made once per set of areas and shared with all threads', async () => {
    const { tasks, told, preparations } = threads()
    await preparations.make(ECA)
    await preparations.make({ ...ECA, date: '2026-11-23' })
    expect(tasks).toEqual([{ kind: 'prepare', areas: ECA, folder: 'folder', onlyOpens: false }])
    expect(told).toEqual([{ kind: 'prepared', areas: ECA, tables: TABLES }])
  })

  it('are made for each resolution and set', async () => {
    const { tasks, preparations } = threads()
    await preparations.make(ECA)
    await preparations.make({ ...ECA, resolutionKm: 5 })
    await preparations.make({ ...ECA, date: '2010-06-01' })
    expect(tasks.length).toBe(3)
  })

  it('are not made for more than six sets, whatever the resolution', async () => {
    const { tasks, preparations } = threads()
    for (const resolutionKm of [5, 20] as const) {
      for (const { enforcedFrom } of AREAS) {
        await preparations.make({ ...ECA, resolutionKm, date: enforcedFrom! })
      }
    }
    expect(tasks.length).toBe(6)
  })

  it('are not made by a single thread, nor where nothing is in force', async () => {
    const single = threads({ size: 1 })
    await single.preparations.make(ECA)
    const early = threads()
    await early.preparations.make({ ...ECA, date: '1990-01-01' })
    expect([...single.tasks, ...early.tasks]).toEqual([])
  })

  it('are opened for the first request where an image is, also by a single thread', async () => {
    const { tasks, told, preparations } = threads({ size: 1, images: true })
    await Promise.all([preparations.open(ECA), preparations.open(ECA)])
    await preparations.make(ECA)
    expect(tasks).toEqual([{ kind: 'prepare', areas: ECA, folder: 'folder', onlyOpens: true }])
    expect(told).toEqual([{ kind: 'prepared', areas: ECA, tables: TABLES }])
  })

  it('are made after the first request where there is none, which is looked for once', async () => {
    const { tasks, told, preparations } = threads()
    await preparations.open(ECA)
    expect(told).toEqual([])
    await preparations.make(ECA)
    await preparations.open({ ...ECA, date: '2026-11-23' })
    expect(tasks.map((task) => (task as PrepareTask).onlyOpens)).toEqual([true, false])
    preparations.forget()
    await preparations.open(ECA)
    expect(tasks.length).toBe(3)
  })

  it('do not fail a request where they cannot be opened', async () => {
    const { told, preparations } = threads({ failures: 1, images: true })
    await preparations.open(ECA)
    expect(told).toEqual([])
    await preparations.make(ECA)
    expect(told.length).toBe(1)
  })

  it('are retried at the next request if a thread fails', async () => {
    const { tasks, told, preparations } = threads({ failures: 1 })
    await preparations.make(ECA)
    expect(told).toEqual([])
    await preparations.make(ECA)
    expect(tasks.length).toBe(2)
    expect(told.length).toBe(1)
  })
})
