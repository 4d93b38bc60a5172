/**
 * Measures how long /health takes while two accounts of the trial plan send the most expensive
 * bodies, with one connection each. Needs a built service. Run it with: npm run bench -- bodies
 * [seconds] [bytes of a body]
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '../../../src/keeping/accounts/passwords.js'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { freePort, ServerProcess } from './process.js'

const PASSWORD = 'a bench is for sitting on'
const EMAILS = ['first@example.com', 'second@example.com']
const PROBE_EVERY_MS = 10

interface Attack {
  readonly url: string
  readonly token: string
  readonly bytes: number
  readonly first: number
}

if (process.send === undefined) {
  const [seconds = 20, bytes = 1024 * 1024] = process.argv.slice(2).map(Number)
  await measure(seconds, bytes)
} else await attack(JSON.parse(process.argv[2]!))

async function measure(seconds: number, bytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bodies-'))
  const store = join(folder, 'fairway.db')
  await makeAccounts(store)
  const port = await freePort()
  const server = new ServerProcess(
    `http://127.0.0.1:${port}`,
    ['dist/interfaces/cli/main.js', 'serve'],
    {
      FAIRWAY_PORT: String(port),
      FAIRWAY_STORE: store,
      FAIRWAY_DEMO_ACCOUNT: 'false',
      FAIRWAY_LOG_LEVEL: 'error',
    },
  )
  try {
    await server.answers('/ready')
    await new Promise((resolve) => setTimeout(resolve, 5000))
    print('nobody else', await probe(server.url, 3))
    const tokens = await Promise.all(EMAILS.map((email) => logIn(server.url, email)))
    const sent: string[] = []
    const attackers = tokens.map((token, first) => {
      const data: Attack = { url: server.url, token, bytes, first }
      const attacker = fork(fileURLToPath(import.meta.url), [JSON.stringify(data)])
      const isArmed = new Promise((resolve) => attacker.once('message', resolve))
      attacker.on('message', (line: string) => line !== 'armed' && sent.push(line))
      return { attacker, isArmed }
    })
    await Promise.all(attackers.map(({ isArmed }) => isArmed))
    print(`two connections, ${bytes} bytes`, await probe(server.url, seconds))
    for (const { attacker } of attackers) attacker.kill()
    process.stdout.write(`${summary(sent)}\n`)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function makeAccounts(location: string): Promise<void> {
  const store = await openStore(location)
  const passwordHash = await hashPassword(PASSWORD)
  const createdAt = new Date().toISOString()
  for (const email of EMAILS) {
    await store.accounts.create({ email, passwordHash, planType: 'trial', createdAt })
  }
  await store.close()
}

async function logIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Milliseconds that /health took, requested at a steady rate whether or not it answers. */
async function probe(url: string, duringSeconds: number): Promise<number[]> {
  const times: Promise<number>[] = []
  const endMs = performance.now() + duringSeconds * 1000
  while (performance.now() < endMs) {
    const beganMs = performance.now()
    times.push(
      fetch(`${url}/health`)
        .then((answer) => answer.text())
        .then(() => performance.now() - beganMs),
    )
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
  }
  return Promise.all(times)
}

function print(title: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)
  process.stdout.write(
    `${title}: /health p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ${times.length} times\n`,
  )
}

function summary(lines: readonly string[]): string {
  const counts = new Map<string, number[]>()
  for (const line of lines) {
    const [kind, ms] = line.split('\t') as [string, string]
    counts.set(kind, [...(counts.get(kind) ?? []), Number(ms)])
  }
  return [...counts]
    .map(([kind, times]) => `  ${kind}: ${times.length}, slowest ${Math.max(...times)} ms`)
    .sort()
    .join('\n')
}

async function attack({ url, token, bytes: size, first }: Attack): Promise<void> {
  const bodies = Object.entries(worstBodies(size))
  process.send!('armed')
  for (let n = first; ; n++) {
    const [name, body] = bodies[n % bodies.length]!
    const beganMs = performance.now()
    const status = await fetch(`${url}/calculate-matrix`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `${first}-${n}`,
      },
      body,
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 'broken off',
    )
    process.send!(`${name} ${status}\t${Math.round(performance.now() - beganMs)}`)
    // At the rate limit: continue as fast as it allows.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Each is as long as allowed and requests a cell, unless it is invalid itself. */
function worstBodies(size: number): Record<string, string> {
  const place = '{"coordinates":[4.05,51.98]}'
  const cell = `"origins":[${place}],"destinations":[${place}]`
  const fill = (head: string, unit: (n: number) => string, tail: string) => {
    const units: string[] = []
    for (let n = 0, length = head.length + tail.length; length < size; n++) {
      units.push(unit(n))
      length += units[n]!.length + 1
    }
    return head + units.slice(0, -1).join(',') + tail
  }
  const unknown = (unit: (n: number) => string) => fill(`{${cell},"x":[`, unit, ']}')
  const wrong = '{"coordinates":["",""],"port_id":""}'
  return {
    numbers: unknown(() => '0'),
    arrays: unknown(() => '[]'),
    objects: unknown(() => '{}'),
    deep: unknown(() => `${'['.repeat(28)}${']'.repeat(28)}`),
    names: fill(`{${cell},`, (n) => `"${n.toString(36)}":0`, '}'),
    'objects of names': unknown((n) => `{"${n.toString(36)}":0}`),
    texts: unknown((n) => `"${n.toString(36)}"`),
    'infinite numbers': unknown(() => '1e400'),
    'infinite speeds': fill(`{${cell},`, () => '"speed_kmh":1e400', '}'),
    brackets: '['.repeat(size),
    passages: fill(`{${cell},"avoid":[`, () => '0', ']}'),
    'wrong places': `{"destinations":[${place}],"origins":[${Array(9_999).fill(wrong)}]}`,
    'places without another side': fill('{"origins":[', () => '{}', ']}'),
    'too many places': fill(`{"destinations":[${place}],"origins":[`, () => '{"port_id":88}', ']}'),
    'places with more in them': fill(
      '{"destinations":[{"port_id":88}],"origins":[{"port_id":88,"x":[',
      () => '[0]',
      ']}]}',
    ),
  }
}
