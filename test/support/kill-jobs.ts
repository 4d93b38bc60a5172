import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeAccounts, PASSWORD, writePlan } from './accounts.js'
import { ask, logIn } from './http-client.js'
import { type ServiceProcess, startProcess } from './service-process.js'

const JOBS = 20
/** Of each job; the last is rejected. */
const ROWS = 10
const CLIENTS = 4
const DAILY_LIMIT = 1000
const START_MS = Date.parse('2026-11-21T08:00:00Z')
/** Longer than any claim lasts. */
const RESTART_AFTER_MS = 600_000
const LOOK_EVERY_MS = 20
const SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`
const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

export interface JobKillReport {
  readonly jobs: number
  /** Jobs whose acceptance was not told to their senders before the kill. */
  readonly inDoubt: number
  /** Rows that were charged when the process died, and in the end. */
  readonly before: number
  readonly charged: number
  /** Messages about ends, of which every job has at least one. */
  readonly told: number
}

/** Rows that no cache answers. */
function rowsOf(job: number): string {
  const rows = Array.from({ length: ROWS }, (_, n) =>
    n === ROWS - 1
      ? { ...ROUTE, origin: { port_id: 999_999 } }
      : { ...ROUTE, speed_kn: 10 + job / 10 + n / 1000 },
  )
  return rows.map((row) => JSON.stringify(row)).join('\n')
}

/**
 * Kills a service while it accepts jobs and works on them, and starts another, which takes over. Of several processes,
 * one is killed and the others go on beside the new one, whose clock says that their claims have ended: two processes
 * then work on the same jobs.
 *
 * @param afterRows charged rows after which it is killed
 * @throws AssertionError if a job, a row or a message is lost, or a row is charged twice
 */
export async function killDuringJobs(
  store: string,
  folder: string,
  round: number,
  { afterRows, processes }: { readonly afterRows: number; readonly processes: number },
): Promise<JobKillReport> {
  const email = `jobs-${round}@example.com`
  await makeAccounts(store, 'load', [email])
  const receiver = await startReceiver()
  const settings = {
    FAIRWAY_STORE: store,
    FAIRWAY_PLANS: writePlan(join(folder, 'jobs.json'), 'load', DAILY_LIMIT, { open_jobs: null }),
    FAIRWAY_WEBHOOK_NETWORKS: '127.0.0.1',
  }
  const startMs = START_MS + 2 * round * RESTART_AFTER_MS
  const start = (atMs: number) => startProcess(settings, atMs)
  const all = await Promise.all(Array.from({ length: processes }, () => start(startMs)))
  const token = await logIn(all[0]!.url, email, PASSWORD)
  const sender = new Sender(token, receiver.url)
  const sending = sender.sendAll(all)
  const { url } = all.at(-1)!
  while ((await usedUnits(url, token)) < afterRows) await pause(1)
  const before = await usedUnits(url, token)
  await all[0]!.kill()
  await sending
  const inDoubt = sender.inDoubt.size
  const next = await start(startMs + RESTART_AFTER_MS)
  const failure = await sender
    .repeat(next)
    .then(() => checkJobs(next.url, token, sender.ids))
    .then(() => receiver.toldOf(sender.ids))
    .catch((error: unknown) => error)
  for (const one of [...all.slice(1), next]) assert.equal(await one.terminate(), 0)
  await receiver.stop()
  if (failure !== undefined) throw failure
  const charged = JOBS * (ROWS - 1)
  return { jobs: sender.ids.size, inDoubt, before, charged, told: receiver.told() }
}

/** Sends jobs, each with a key of its own. */
class Sender {
  readonly ids = new Map<string, string>()
  readonly inDoubt = new Set<string>()

  constructor(
    private readonly token: string,
    private readonly webhook: string,
  ) {}

  async sendAll(services: readonly ServiceProcess[]): Promise<void> {
    const client = async (first: number) => {
      for (let job = first; job < JOBS; job += CLIENTS) {
        const key = `job-${job}`
        this.inDoubt.add(key)
        await this.#send(services[job % services.length]!, job).catch((error: unknown) => {
          if (error instanceof assert.AssertionError) throw error
        })
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
  }

  /** Of a job that was accepted, the first acceptance is returned. */
  async repeat(service: ServiceProcess): Promise<void> {
    for (let job = 0; job < JOBS; job++) {
      const known = this.ids.get(`job-${job}`)
      const id = await this.#send(service, job)
      assert.equal(known ?? id, id, 'an accepted job is another one')
    }
    assert.equal(new Set(this.ids.values()).size, JOBS)
  }

  async #send({ url }: ServiceProcess, job: number): Promise<string> {
    const key = `job-${job}`
    const headers = {
      'content-type': 'application/x-ndjson',
      'idempotency-key': key,
      'webhook-secret': SECRET,
    }
    const query = `kind=routes&webhook=${encodeURIComponent(this.webhook)}`
    const asked = { token: this.token, headers, raw: rowsOf(job) }
    for (;;) {
      const { status, body, text } = await ask(`${url}/v1/jobs?${query}`, asked)
      if (status === 503 || body?.code === 'idempotency_in_progress') {
        await pause(LOOK_EVERY_MS)
        continue
      }
      assert.equal(status, 202, text)
      this.inDoubt.delete(key)
      this.ids.set(key, body.id)
      return body.id
    }
  }
}

async function checkJobs(
  url: string,
  token: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const answers: string[] = []
  for (const id of ids.values()) {
    const job = await endOf(url, token, id)
    const { state, answered, rejected } = job
    assert.deepEqual([state, answered, rejected], ['completed', ROWS - 1, 1])
    const { text } = await ask(`${url}${job.results}`, { token })
    const lines = text.trimEnd().split('\n')
    const rows = lines.map((line) => JSON.parse(line))
    assert.deepEqual(
      rows.map(({ row, status }) => [row, status]),
      Array.from({ length: ROWS }, (_, n) => [n + 1, n === ROWS - 1 ? 404 : 200]),
    )
    answers.push(...rows.flatMap(({ answer }) => answer?.id ?? []))
  }
  assert.equal(await usedUnits(url, token), answers.length, 'a row is charged twice, or not')
  assert.deepEqual((await historyIds(url, token)).sort(), answers.sort())
}

async function endOf(url: string, token: string, id: string) {
  for (;;) {
    const { status, body, text } = await ask(`${url}/v1/jobs/${id}`, { token })
    assert.equal(status, 200, text)
    if (body.ended_at !== null) return body
    await pause(LOOK_EVERY_MS)
  }
}

async function usedUnits(url: string, token: string): Promise<number> {
  return (await ask(`${url}/auth/usage`, { token })).body.used
}

async function historyIds(url: string, token: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await ask(`${url}/routes/history?limit=100${query}`, { token })
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.next_cursor
  }
  return ids
}

/** A receiver of webhooks on this machine. */
async function startReceiver() {
  const told: string[] = []
  const server = createServer((request, response) => {
    told.push(String(request.headers['webhook-id']))
    request.resume().once('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    told: () => told.length,
    /** Settles when each job was told of. */
    toldOf: async (ids: ReadonlyMap<string, string>) => {
      for (const id of ids.values()) {
        while (!told.includes(`msg_${id}`)) await pause(LOOK_EVERY_MS)
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
