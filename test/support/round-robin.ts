import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  server.keepAliveTimeout = 0 // a connection closed while a request is on its way would be an error
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
