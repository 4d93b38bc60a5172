import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withinDeadline } from '../../../../src/interfaces/http/transport/deadline.js'
import { NOBODY, ownerOf } from '../../../../src/runtime/threads/job-owner.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function caller() {
  const socket = new EventEmitter()
  return { request: { raw: { socket } } as never, socket }
}

/** Work that never ends on its own. */
function endless() {
  let signal: AbortSignal | undefined
  const work = (given: AbortSignal) => {
    signal = given
    return new Promise<never>(() => undefined)
  }
  return { work, isStopped: () => signal?.aborted }
}

describe('work with a deadline', () => {
  test('is answered when it is done', async () => {
    const { request, socket } = caller()
    expect(await withinDeadline(request, 1, () => 'at once')).toBe('at once')
    expect(await withinDeadline(request, 1, async () => 'soon')).toBe('soon')
    expect(socket.listenerCount('close')).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is stopped and rejected if it takes too long', async () => {
    const { work, isStopped } = endless()
    const answer = withinDeadline(caller().request, 30, work)
    vi.advanceTimersByTime(29_999)
    expect(isStopped()).toBe(false)
    vi.advanceTimersByTime(1)
    await expect(answer).rejects.toMatchObject({
      status: 503,
      code: 'deadline_exceeded',
      headers: { 'retry-after': '5' },
    })
    expect(isStopped()).toBe(true)
  })

  test('is stopped when its caller disconnects', async () => {
    const { work, isStopped } = endless()
    const { request, socket } = caller()
    const answer = withinDeadline(request, 30, work)
    socket.emit('close')
    await expect(answer).rejects.toMatchObject({ code: 'caller_gone' })
    expect(isStopped()).toBe(true)
  })

  test('is stopped at once if its caller has disconnected before', async () => {
    const { work, isStopped } = endless()
    const { request, socket } = caller()
    Object.assign(socket, { destroyed: true })
    await expect(withinDeadline(request, 30, work)).rejects.toMatchObject({ code: 'caller_gone' })
    expect(isStopped()).toBe(true)
  })

  test('is scheduled on the threads as work of its account', async () => {
    const { request } = caller()
    Object.assign(request, { session: { account: { id: 7 } } })
    expect(await withinDeadline(request, 1, (signal) => ownerOf(signal))).toBe('7')
    expect(await withinDeadline(caller().request, 1, (signal) => ownerOf(signal))).toBe(NOBODY)
  })

  test('reports its own failure', async () => {
    const failing = async () => {
      throw new Error('no')
    }
    await expect(withinDeadline(caller().request, 1, failing)).rejects.toThrow('no')
  })
})
