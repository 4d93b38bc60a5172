import { Worker } from 'node:worker_threads'
import { VERSION } from '../../../runtime/loading/version.js'
import type { Metrics } from '../metrics/metrics.js'
import { listenFault } from '../process/listen-fault.js'
import type { ProbeOrder, ProbeReport, ProbeSetup } from './messages.js'
import type { Readiness } from './readiness.js'

const ADDRESS = /^(?:\[(.+)\]|([^:]+)):(\d{1,5})$/
const SETTING = 'FAIRWAY_METRICS_ADDRESS'
const MAX_PORT = 65_535
const HEARTBEAT_MS = 100
const READINESS_MS = 1000
const THREAD = new URL('./probe-thread.js', import.meta.url)

export interface ProbeServer {
  readonly port: number
  /** Checks whether the process is ready and informs the thread. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Serves only /health, /ready and /metrics, on a separate address and thread.
 *
 * @param address `host:port`
 * @param thread the program of the thread
 * @throws Error of one line that names the setting and the remedy
 */
export async function startProbeServer(
  address: string,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
  thread = THREAD,
): Promise<ProbeServer> {
  const at = readAddress(address)
  const heartbeat = new BigInt64Array(new SharedArrayBuffer(8))
  const beat = () => Atomics.store(heartbeat, 0, BigInt(Date.now()))
  beat()
  const setup: ProbeSetup = {
    ...at,
    heartbeat,
    version: VERSION,
    metricsType: metrics.contentType,
  }
  const worker = new Worker(thread, { workerData: setup })
  const tell = (order: ProbeOrder) => worker.postMessage(order)
  const port = await listening(worker).catch(async (cause) => {
    await worker.terminate()
    throw listenFault(cause, { ...at, hostSetting: SETTING, portSetting: SETTING })
  })
  worker.on('message', ({ kind }: ProbeReport) => {
    if (kind === 'scrape') void metrics.text().then((text) => tell({ kind: 'metrics', text }))
  })
  const refresh = async () => tell(await readinessNow(readiness))
  const timers = [
    setInterval(beat, HEARTBEAT_MS).unref(),
    setInterval(() => void refresh(), READINESS_MS).unref(),
  ]
  await refresh()
  return {
    port,
    refresh,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await worker.terminate()
    },
  }
}

function listening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (report: ProbeReport) => {
      if (report.kind === 'listening') resolve(report.port)
      else if (report.kind === 'failed') reject(report.error)
    })
  })
}

async function readinessNow(readiness: Readiness): Promise<ProbeOrder> {
  const answer = (status: number, body: object): ProbeOrder => {
    return { kind: 'ready', status, body: JSON.stringify(body) }
  }
  try {
    await readiness.check()
    return answer(200, { status: 'ready' })
  } catch (error) {
    const { code = 'storage_unavailable', detail } = error as { code?: string; detail?: string }
    return answer(503, { status: 'not ready', code, ...(detail === undefined ? {} : { detail }) })
  }
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
