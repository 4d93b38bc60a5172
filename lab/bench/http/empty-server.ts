/**
 * The cost of Fastify alone: reads the body as JSON and answers with as many bytes as configured.
 * With STORE, it also looks up a token in that file and charges a route for each request before it
 * answers, which is the least that a service whose charges survive a crash can do.
 */
import Fastify from 'fastify'
import { hashPassword } from '../../../src/keeping/accounts/passwords.js'
import { openStore } from '../../../src/keeping/store/database/store.js'

const PASSWORD = 'a bench is for sitting on'
/** As many bytes as those of a route. */
const HISTORY_ENTRY = {
  routeId: 'rt_AAAAAAAAAAAAAAAAAAAA',
  createdMs: 0,
  packed: Buffer.alloc(180, 1),
}
const HISTORY_KEPT = 1000
const TOKEN_HASH = 'ab'.repeat(32)

const answer = Buffer.from(
  JSON.stringify({ answer: 'x'.repeat(Number(process.env['BYTES']) - 13) }),
)
const store = process.env['STORE'] === undefined ? null : await openStore(process.env['STORE'])
const now = new Date().toISOString()
if (store !== null) await issueToken()

const app = Fastify({ logger: false })
app.get('/health', async () => 'ok')
app.post('/calculate-route', async (_request, reply) => {
  if (store !== null) await charge()
  return reply.type('application/json; charset=utf-8').send(answer)
})
app.addHook('onClose', () => store?.close())
process.once('SIGTERM', () => void app.close())
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })

async function issueToken() {
  const passwordHash = await hashPassword(PASSWORD)
  const account = { email: 'empty@example.com', passwordHash, planType: 'free', createdAt: now }
  await store!.accounts.create(account)
  const made = await store!.accounts.byEmail(account.email)
  const expiresAt = '2999-01-01T00:00:00.000Z'
  const token = { tokenHash: TOKEN_HASH, accountId: made!.id, passwordHash }
  await store!.tokens.add({ ...token, createdAt: now, expiresAt })
}

async function charge() {
  const { id } = (await store!.tokens.find(TOKEN_HASH))!.account
  const amounts = { route: 1, matrixCells: 0, emissions: 0 }
  const day = now.slice(0, 10)
  await store!.quota.spend({ accountId: id, day, dailyLimit: null, reservedAt: now, ...amounts }, [
    store!.history.add(id, HISTORY_ENTRY, HISTORY_KEPT),
  ])
}
