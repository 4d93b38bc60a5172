import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { ServiceEngine } from '../../../../src/interfaces/http/engine.js'
import { Crowd } from '../../../../src/interfaces/http/guard/crowd.js'
import { crowdedEngine } from '../../../../src/interfaces/http/guard/crowded-sea.js'
import type { RunQuestion } from '../../../../src/planning/voyage/prepare.js'

const RUN = {} as RunQuestion
const threads = { routes: async () => ({ result: [], engineMs: 1 }) }
const engine = { background: threads } as unknown as ServiceEngine
const patient = () => new AbortController().signal

function crowdOf(requests: number): Crowd {
  const crowd = new Crowd()
  for (let n = 0; n < requests; n++)
    crowd.inProgress.admit({} as FastifyRequest, ['account 1'], 200)
  return crowd
}

/** Takes longer than an iteration may start work. */
function work(): void {
  const endMs = performance.now() + 3
  while (performance.now() < endMs);
}

describe('the engine of a main thread that many callers wait for', () => {
  test('is the same engine at each call', () => {
    const crowded = crowdedEngine(() => engine, new Crowd())
    expect(crowded()).toBe(crowded())
    expect(crowdedEngine(() => null, new Crowd())()).toBeNull()
  })

  test('sends short work to the threads above four requests', () => {
    const takesShort = (requests: number) =>
      crowdedEngine(() => engine, crowdOf(requests))()!.background.takesShort
    expect([takesShort(4), takesShort(5)]).toEqual([false, true])
  })

  test('gives no more than one result of long work in an iteration of the event loop', async () => {
    const { background } = crowdedEngine(() => engine, crowdOf(33))()!
    let turn = 0
    const at: number[] = []
    const all = Array.from({ length: 5 }, async () => {
      await background.routes(RUN, patient())
      at.push(turn)
      work()
    })
    for (; at.length < 5; turn++) await nextTurn()
    await Promise.all(all)
    expect(new Set(at).size).toBe(5)
  })

  test('does not give a result that nobody waits for any more', async () => {
    const { background } = crowdedEngine(() => engine, crowdOf(33))()!
    const leaving = new AbortController()
    const asked = background.routes(RUN, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })
})
