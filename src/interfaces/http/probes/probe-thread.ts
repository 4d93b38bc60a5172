/** Answers /health, /ready and /metrics on a separate thread, whatever the main thread is doing. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProbeOrder, ProbeReport, ProbeSetup } from './messages.js'

/** Time for the main thread to send new metrics, ms. After it, the previous metrics are returned. */
const SCRAPE_MS = 500
/** If the main thread is silent for longer, it is reported as not ready, ms. */
const LATE_MS = 10_000
/**
 * If the main thread is silent for longer, it will not recover, and a supervisor should restart the
 * process, ms.
 */
const DEAD_MS = 60_000
const JSON_TYPE = 'application/json; charset=utf-8'

const port = parentPort!
const setup = workerData as ProbeSetup
const beganMs = Date.now()
let ready = { status: 503, body: JSON.stringify({ status: 'starting' }) }
let metrics = ''
const scraping = new Set<() => void>()

port.on('message', (order: ProbeOrder) => {
  if (order.kind === 'ready') ready = order
  else {
    metrics = order.text
    for (const answer of scraping) answer()
  }
})

const server = createServer((request, response) => {
  switch (request.url?.split('?', 1)[0]) {
    case '/health':
      return sendHealth(response)
    case '/ready':
      return sendReady(response)
    case '/metrics':
      return sendMetrics(response)
    default:
      response.writeHead(404).end()
  }
})
server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
  tell({ kind: 'failed', error: { message, ...(code === undefined ? {} : { code }) } })
})
server.listen(setup.port, setup.host, () => {
  tell({ kind: 'listening', port: (server.address() as AddressInfo).port })
})

function tell(report: ProbeReport): void {
  port.postMessage(report)
}

function silentMs(): number {
  return Date.now() - Number(Atomics.load(setup.heartbeat, 0))
}

function sendHealth(response: ServerResponse): void {
  const isAlive = silentMs() < DEAD_MS
  const body = {
    status: isAlive ? 'ok' : 'stuck',
    version: setup.version,
    uptime_seconds: Math.round((Date.now() - beganMs) / 1000),
  }
  send(response, isAlive ? 200 : 503, JSON_TYPE, JSON.stringify(body))
}

function sendReady(response: ServerResponse): void {
  if (silentMs() < LATE_MS) send(response, ready.status, JSON_TYPE, ready.body)
  else send(response, 503, JSON_TYPE, JSON.stringify({ status: 'late' }))
}

/**
 * Sends new metrics if the main thread responds in time; otherwise the previous ones, with the time for
 * which it has been silent.
 */
function sendMetrics(response: ServerResponse): void {
  const answer = () => {
    clearTimeout(timer)
    scraping.delete(answer)
    send(response, 200, setup.metricsType, `${metrics}${silence()}`)
  }
  const timer = setTimeout(answer, SCRAPE_MS)
  scraping.add(answer)
  tell({ kind: 'scrape' })
}

function silence(): string {
  const name = 'fairway_main_thread_silent_seconds'
  return `# HELP ${name} Time since the main thread was last seen alive\n# TYPE ${name} gauge\n${name} ${silentMs() / 1000}\n`
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body)
}
