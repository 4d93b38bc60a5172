import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.js'

const ADDRESS = /^(?:\[(.+)\]|([^:]+)):(\d{1,5})$/

/** Serves /metrics, and nothing else, at an address of its own. @param address `host:port` */
export async function startMetricsServer(address: string, metrics: Metrics): Promise<Server> {
  const [, v6, host, port] = ADDRESS.exec(address) ?? []
  if (port === undefined) {
    throw new Error(`FAIRWAY_METRICS_ADDRESS is ${address}; it must be host:port.`)
  }
  const server = createServer(async ({ url }, answer) => {
    if (url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    const text = await metrics.text()
    answer.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), v6 ?? host, resolve)
  })
  return server
}
