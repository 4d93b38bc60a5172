/** What fastify alone costs: reads the body as JSON and answers with as many bytes as configured. */
import Fastify from 'fastify'

const answer = Buffer.from(
  JSON.stringify({ answer: 'x'.repeat(Number(process.env['BYTES']) - 13) }),
)
const app = Fastify({ logger: false })
app.get('/health', async () => 'ok')
app.post('/calculate-route', async (_request, reply) =>
  reply.type('application/json; charset=utf-8').send(answer),
)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
