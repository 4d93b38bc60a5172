import { expect, onTestFinished, test } from 'vitest'
import {
  JobLimitError,
  JobLostError,
  NoRoomError,
  openStore,
} from '../../../src/keeping/store/database/store.js'

const T = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, seconds)).toISOString()
const DAY = '2026-11-21'
const ROOM = 1000
const bytes = (text: string) => Buffer.from(text)

async function openJobs(location: string) {
  const store = await openStore(location)
  onTestFinished(() => store.close())
  const account = async (email: string) => {
    const createdAt = '2026-11-01T00:00:00.000Z'
    return (await store.accounts.create({
      email,
      passwordHash: 'x',
      planType: 'trial',
      createdAt,
    }))!.id
  }
  const add = (
    accountId: number,
    id: string,
    { most = 9, at = 0, webhook = null as { url: string; secret: string } | null } = {},
  ) =>
    store.jobs.add(
      { id, accountId, kind: 'routes', isStrict: 0, rowCount: 2, createdAt: T(at), webhook },
      [{ firstRow: 1, packed: bytes('rows') }],
      most,
    )
  const row = (number: number, packed = 'x') => ({
    row: number,
    isRejected: false,
    packed: bytes(packed),
  })
  return { store, jobs: store.jobs, account, add, row }
}

/** What every database must do. @param newLocation creates an empty database */
export function jobsBehaviour(newLocation: () => Promise<string>): void {
  test('one of two claims at the same time gets a job', async () => {
    const location = await newLocation()
    const { jobs, account, add } = await openJobs(location)
    const other = await openJobs(location)
    await add(await account('a@example.com'), 'jb_1')
    const claims = await Promise.all([
      jobs.claim('one', T(1), T(60)),
      other.jobs.claim('two', T(1), T(60)),
    ])
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    expect(await jobs.claim('three', T(59), T(99))).toBeNull()
    // Whoever had it may have died.
    expect(await jobs.claim('three', T(60), T(99))).toMatchObject({ id: 'jb_1' })
  })

  test('whose claim is over can store no answer, and charge nothing', async () => {
    const { store, jobs, account, add, row } = await openJobs(await newLocation())
    const accountId = await account('a@example.com')
    await add(accountId, 'jb_1')
    const late = (await jobs.claim('late', T(1), T(60)))!
    const lease = (await jobs.claim('next', T(60), T(99)))!
    const charge = { accountId, day: DAY, dailyLimit: null, reservedAt: T(61) }
    const amounts = { route: 1, matrixCells: 0, emissions: 0 }
    const spend = (writing: ReturnType<typeof jobs.answer>) =>
      store.quota.spend({ ...charge, ...amounts }, [writing])
    await expect(spend(jobs.answer(late, row(1), DAY, ROOM))).rejects.toThrow(JobLostError)
    await spend(jobs.answer(lease, row(1), DAY, ROOM))
    expect((await store.quota.usage(accountId, DAY)).used).toBe(1)
    expect(await jobs.find(accountId, 'jb_1')).toMatchObject({ answered: 1 })
    await jobs.cancel(accountId, 'jb_1', T(70))
    await expect(spend(jobs.answer(lease, row(2), DAY, ROOM))).rejects.toThrow(JobLostError)
    expect((await store.quota.usage(accountId, DAY)).used).toBe(1)
    expect(await jobs.answeredFrom('jb_1', 1)).toEqual(new Set([1]))
  })

  test('accounts take turns, however many jobs one of them has', async () => {
    const { jobs, account, add } = await openJobs(await newLocation())
    const [many, few] = [await account('a@example.com'), await account('b@example.com')]
    for (let n = 0; n < 3; n++) await add(many, `jb_many${n}`, { at: n })
    await add(few, 'jb_few', { at: 9 })
    const served: string[] = []
    for (let second = 10; second < 16; second++) {
      const lease = (await jobs.claim(`${second}`, T(second), T(99)))!
      served.push(lease.id)
      await jobs.release(lease, T(second))
    }
    expect(served).toEqual(['jb_many0', 'jb_few', 'jb_many1', 'jb_few', 'jb_many2', 'jb_few'])
  })

  test('a job that ends its process again and again has failed', async () => {
    const { jobs, account, add, row } = await openJobs(await newLocation())
    const accountId = await account('a@example.com')
    await add(accountId, 'jb_1')
    for (let n = 0; n < 4; n++) await jobs.claim(`${n}`, T(n), T(n))
    // It gets on.
    const lease = (await jobs.claim('slow', T(10), T(10)))!
    await jobs.store(lease, row(1), DAY, ROOM)
    for (let n = 0; n < 5; n++) expect(await jobs.claim(`${n}`, T(20), T(20))).not.toBeNull()
    expect(await jobs.claim('last', T(20), T(20))).toBeNull()
    expect(await jobs.find(accountId, 'jb_1')).toMatchObject({ state: 'failed', endedAt: T(20) })
  })

  test('an account has no more open jobs than it may have, also of those sent at the same time', async () => {
    const { jobs, account, add } = await openJobs(await newLocation())
    const accountId = await account('a@example.com')
    const added = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => add(accountId, `jb_${n}`, { most: 2 })),
    )
    const failed = added.filter((one) => one.status === 'rejected')
    expect(failed).toHaveLength(3)
    for (const { reason } of failed) expect(reason).toBeInstanceOf(JobLimitError)
    expect(await jobs.list(accountId, 9, null)).toHaveLength(2)
  })

  test('answers of an account take no more room on a day than they may', async () => {
    const { jobs, account, add, row } = await openJobs(await newLocation())
    await add(await account('a@example.com'), 'jb_1')
    const lease = (await jobs.claim('one', T(1), T(60)))!
    await jobs.store(lease, row(1, 'x'.repeat(600)), DAY, ROOM)
    await expect(jobs.store(lease, row(2, 'x'.repeat(600)), DAY, ROOM)).rejects.toThrow(NoRoomError)
    expect(await jobs.answers('jb_1', 0, 9)).toHaveLength(1)
  })

  test('the end of a job is reported by one process at a time, and not of a cancelled one', async () => {
    const { jobs, account, add } = await openJobs(await newLocation())
    const accountId = await account('a@example.com')
    const webhook = { url: 'https://a.example/', secret: 'whsec_x' }
    await add(accountId, 'jb_done', { webhook })
    await jobs.end((await jobs.claim('one', T(1), T(60)))!, 'completed', T(2))
    await add(accountId, 'jb_cancelled', { webhook })
    await jobs.cancel(accountId, 'jb_cancelled', T(2))
    const due = await Promise.all([1, 2].map(() => jobs.claimWebhook(T(3), T(60))))
    expect(due.map((one) => one?.id ?? null).sort()).toEqual(['jb_done', null])
    await jobs.webhookFailed('jb_done', T(10))
    expect(await jobs.claimWebhook(T(9), T(70))).toBeNull()
    expect(await jobs.claimWebhook(T(10), T(70))).toMatchObject({ webhookAttempts: 2 })
    await jobs.webhookDelivered('jb_done', T(11))
    expect(await jobs.claimWebhook(T(99), T(99))).toBeNull()
  })

  test('jobs are deleted with their rows and answers, and with their account', async () => {
    const { store, jobs, account, add, row } = await openJobs(await newLocation())
    const accountId = await account('a@example.com')
    await add(accountId, 'jb_old')
    const lease = (await jobs.claim('one', T(1), T(60)))!
    await jobs.store(lease, row(1), DAY, ROOM)
    await jobs.end(lease, 'completed', T(2))
    await add(accountId, 'jb_open', { webhook: { url: 'https://a.example/', secret: 'whsec_x' } })
    const all = await store.accounts.export(accountId)
    expect(all).toMatchObject({ jobs: [{}, {}], job_rows: [{}, {}], job_answers: [{}] })
    expect(JSON.stringify(all)).not.toContain('whsec')
    await jobs.deleteEndedBefore(T(3))
    expect(await jobs.list(accountId, 9, null)).toMatchObject([{ id: 'jb_open' }])
    expect(await jobs.partAt('jb_old', 1)).toBeNull()
    expect(await jobs.answers('jb_old', 0, 9)).toEqual([])
    await store.accounts.delete(accountId)
    expect(await jobs.partAt('jb_open', 1)).toBeNull()
  })
}
