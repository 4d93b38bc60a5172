import { Agent, createServer, request as send } from 'node:http'
import { listen } from './listen.js'

/** A proxy that sends each request to the next service in turn. */
export async function startRoundRobin(urls: readonly string[]) {
  let turn = 0
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url!, urls[turn++ % urls.length])
    const { method, headers } = incoming
    const onward = send(target, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const url = await listen(server)
  return {
    url,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
