import { createServer, type Server } from 'node:http'
import { listenFault } from './listen-fault.js'
import type { Metrics } from './metrics.js'

const ADDRESS = /^(?:\[(.+)\]|([^:]+)):(\d{1,5})$/

const SETTING = 'FAIRWAY_METRICS_ADDRESS'
const MAX_PORT = 65_535

/**
 * Serves /metrics, and nothing else, at an address of its own.
 * @param address `host:port`
 * @throws Error of one line that names the setting and the remedy
 */
export async function startMetricsServer(address: string, metrics: Metrics): Promise<Server> {
  const at = readAddress(address)
  const server = createServer(async ({ url }, answer) => {
    if (url !== '/metrics') {
      answer.writeHead(404).end()
      return
    }
    const text = await metrics.text()
    answer.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(at.port, at.host, resolve)
  }).catch((cause) => {
    throw listenFault(cause, { ...at, hostSetting: SETTING, portSetting: SETTING })
  })
  return server
}

/** @throws Error that names the setting */
export function readAddress(address: string): { host: string; port: number } {
  const [, v6, name, digits] = ADDRESS.exec(address) ?? []
  const host = v6 ?? name
  if (host === undefined || Number(digits) > MAX_PORT) {
    throw new Error(`${SETTING} is ${address}; set it to host:port, e.g. 127.0.0.1:9090.`)
  }
  return { host, port: Number(digits) }
}
