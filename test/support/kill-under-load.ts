import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeAccounts, PASSWORD, writePlan } from './accounts.js'
import { ask, logIn } from './http-client.js'
import { runBeside } from './run-beside.js'
import { type ServiceProcess, startProcess } from './service-process.js'

const CLIENTS = 12
const RETRY_AFTER_MS = 50
const DAILY_LIMIT = 120
const START_MS = Date.parse('2026-11-21T08:00:00Z')
/** Longer than any work may take. What a dead process left open is released at the next start. */
const RESTART_AFTER_MS = 600_000
const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

export interface KillReport {
  /** Number of answers that callers had received when the process died. */
  readonly acknowledged: number
  /** Number of requests that the kill left without an answer. */
  readonly inDoubt: number
}

/** What the callers of one round know. */
interface Knowledge {
  /** The answer for each key. */
  readonly answers: Map<string, string>
  readonly inDoubt: Set<string>
  readonly openTokens: string[]
  readonly revokedTokens: string[]
}

/**
 * Kills a service while callers calculate and log in and out and an operator uses the command line,
 * starts it again, and compares its state with what its callers know: every acknowledged write exists,
 * and each unit of the daily limit was charged exactly once.
 *
 * @param afterAnswers number of answers after which the service is killed
 * @throws AssertionError
 */
export async function killUnderLoad(
  store: string,
  folder: string,
  round: number,
  afterAnswers: number,
): Promise<KillReport> {
  const email = `round-${round}@example.com`
  await makeAccounts(store, 'load', [email])
  const settings = {
    FAIRWAY_STORE: store,
    FAIRWAY_PLANS: writePlan(join(folder, 'plans.json'), 'load', DAILY_LIMIT),
    FAIRWAY_LOGIN_REQUESTS_PER_MINUTE: '100000',
  }
  const startMs = START_MS + 2 * round * RESTART_AFTER_MS
  const killed = await startProcess(settings, startMs)
  const commands = new Commands(settings, email, join(folder, `copy-${round}`))
  const knowledge = await load(killed, commands, round, afterAnswers)
  const report = { acknowledged: knowledge.answers.size, inDoubt: knowledge.inDoubt.size }

  const restarted = await startProcess(settings, startMs + RESTART_AFTER_MS)
  const failure = await checkAll(restarted.url, email, knowledge)
    .then(() => commands.check())
    .catch((error: unknown) => error)
  const exitStatus = await restarted.terminate()
  // The first failure explains a bad exit status.
  if (failure !== undefined) throw failure
  assert.equal(exitStatus, 0)
  return report
}

async function checkAll(url: string, email: string, knowledge: Knowledge): Promise<void> {
  await checkTokens(url, knowledge)
  await checkCharges(url, await logIn(url, email, PASSWORD), knowledge)
}

async function load(
  service: ServiceProcess,
  commands: Commands,
  round: number,
  afterAnswers: number,
) {
  const { url } = service
  const { email } = commands
  const token = await logIn(url, email, PASSWORD)
  const knowledge: Knowledge = {
    answers: new Map(),
    inDoubt: new Set(),
    openTokens: [token],
    revokedTokens: [],
  }
  let killing: Promise<void> | null = null
  const calculate = async (client: number) => {
    for (let n = 0; killing === null; n++) {
      const key = `${client}-${n}`
      knowledge.inDoubt.add(key)
      const answer = await calculateOnce(url, token, key)
      assert.equal(answer.status, 200, answer.text)
      knowledge.inDoubt.delete(key)
      knowledge.answers.set(key, answer.text)
      if (knowledge.answers.size >= afterAnswers) killing ??= service.kill()
    }
  }
  const comeAndGo = async () => {
    while (killing === null) {
      const other = await logIn(url, email, PASSWORD)
      knowledge.openTokens.push(other)
      const leaving = await logIn(url, email, PASSWORD)
      const { status } = await ask(`${url}/auth/logout`, { method: 'POST', token: leaving })
      assert.equal(status, 200)
      knowledge.revokedTokens.push(leaving)
    }
  }
  // A probe looks at the store's file; a command opens and closes it.
  const operate = async (n: number) => {
    // Under load the service may be busy: only the look at the file matters.
    await ask(`${url}/ready`).catch(() => undefined)
    await commands.run(n)
  }
  const keepOperating = async () => {
    for (let n = round + 1; killing === null; n++) await operate(n)
  }
  await operate(round)
  // A caller learns of the kill by a broken connection.
  const callers = Array.from({ length: CLIENTS }, (_, client) => calculate(client))
  const ended = await Promise.allSettled([...callers, comeAndGo(), keepOperating()])
  await killing
  for (const end of ended) {
    if (end.status === 'rejected' && end.reason instanceof assert.AssertionError) throw end.reason
  }
  return knowledge
}

/** What an operator runs beside the service, each on the store that the service is writing. */
class Commands {
  readonly #made: string[] = []

  constructor(
    private readonly settings: Readonly<Record<string, string>>,
    readonly email: string,
    private readonly copy: string,
  ) {}

  async run(n: number): Promise<void> {
    const own = ['--email', this.email]
    const made = `${n}-of-${this.email}`
    const kinds = [
      ['account', 'list'],
      ['store', 'backup', `${this.copy}-${n}`],
      ['account', 'create', '--email', made, '--plan', 'load'],
      ['account', 'events'],
      ['account', 'set-plan', ...own, '--plan', 'load'],
      ['account', 'export', ...own],
    ]
    // PostgreSQL has its own tools.
    const isFile = !this.settings['FAIRWAY_STORE']!.includes('://')
    const known = kinds.filter(([name]) => isFile || name !== 'store')
    const args = known[n % known.length]!
    // No command needs the service: what fails is a fault.
    await runBeside(this.settings, args).catch((error: Error) => assert.fail(error.message))
    if (args.includes(made)) this.#made.push(made)
  }

  /** What a command said that it did was done. */
  async check(): Promise<void> {
    const listed = await runBeside(this.settings, ['account', 'list'])
    for (const made of this.#made) assert.ok(listed.includes(`\t${made}\t`), `${made} is lost`)
  }
}

async function checkTokens(url: string, { openTokens, revokedTokens }: Knowledge): Promise<void> {
  for (const token of openTokens) {
    assert.equal((await ask(`${url}/auth/me`, { token })).status, 200, 'an issued token is lost')
  }
  for (const token of revokedTokens) {
    assert.equal((await ask(`${url}/auth/me`, { token })).status, 401, 'a revoked token lives')
  }
}

async function checkCharges(url: string, token: string, knowledge: Knowledge): Promise<void> {
  const { answers, inDoubt } = knowledge
  for (const [key, text] of answers) {
    const again = await calculateOnce(url, token, key)
    assert.equal(again.headers.get('idempotent-replayed'), 'true', 'an acknowledged answer is lost')
    assert.equal(again.text, text)
  }
  for (const key of inDoubt) {
    const again = await calculateOnce(url, token, key)
    assert.equal(again.status, 200, again.text)
    answers.set(key, again.text)
  }
  assert.equal(await usedUnits(url, token), answers.size, 'a unit is lost or sold twice')
  assert.deepEqual(await historyIds(url, token), idsOf(answers.values()))

  while ((await calculateOnce(url, token, `last-${answers.size}`)).status === 200) {
    answers.set(`last-${answers.size}`, '{}')
  }
  assert.equal(answers.size, DAILY_LIMIT, 'the day was not sold exactly once')
}

/**
 * Repeats the request while the service is at its limit, which is low if the machine has other
 * work.
 */
async function calculateOnce(url: string, token: string, key: string) {
  const headers = { 'idempotency-key': key }
  for (;;) {
    const answer = await ask(`${url}/calculate-route`, { token, json: ROUTE, headers })
    if (answer.body?.code !== 'overloaded') return answer
    await pause(RETRY_AFTER_MS)
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
  return ids.sort()
}

function idsOf(answers: Iterable<string>): string[] {
  return [...answers].map((text) => JSON.parse(text).id).sort()
}
