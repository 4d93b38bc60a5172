import { expect, onTestFinished, test } from 'vitest'
import { Idempotency, type KeepAnswer } from '../../../../src/interfaces/http/calls/idempotency.js'
import { defaults } from '../../../../src/interfaces/http/config.js'
import { openStore } from '../../../../src/keeping/store/database/store.js'

const [DAY, NOON] = ['2026-11-21', '2026-11-21T12:00:00.000Z']
const HOUR_MS = 3_600_000

test('a request that was suspended while another took over its key costs nothing', async () => {
  const store = await openStore(':memory:')
  onTestFinished(() => store.close())
  const account = await store.accounts.create({
    email: 'a@example.com',
    passwordHash: '',
    planType: 'trial',
    createdAt: NOON,
  })
  const request = { key: 'k', accountId: account!.id, requestHash: 'r' }
  const units = { route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
  const charge = { ...units, accountId: account!.id, day: DAY, reservedAt: NOON }
  const spend = async (text: string, keep: KeepAnswer) => {
    await store.quota.spend(charge, [await keep(text)])
    return text
  }
  const process = (laterMs: number) =>
    new Idempotency(store, { nowMs: () => Date.parse(NOON) + laterMs }, defaults())
  const [suspended, next] = [process(0), process(HOUR_MS)]
  const answer = suspended.once(request, async (keep) => {
    const others = await next.once(request, (keepOther) => spend('second', keepOther))
    expect(others).toEqual({ text: 'second', isReplayed: false })
    return spend('first', keep)
  })
  await expect(answer).rejects.toMatchObject({ code: 'idempotency_in_progress' })
  expect((await store.quota.usage(account!.id, DAY)).used).toBe(1)
  const replayed = await next.once(request, async () => 'third')
  expect(replayed).toEqual({ text: 'second', isReplayed: true })
})
