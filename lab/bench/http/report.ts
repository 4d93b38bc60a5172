import type { MatrixTimes } from './matrices.js'
import type { MemoryUse } from './memory.js'
import type { KeptCosts, RouteCosts } from './routes.js'

export interface Measured {
  readonly machine: { readonly day: string; readonly processor: string; readonly load: string }
  readonly readyMs: number
  readonly readyCpuMs: number
  readonly routes: RouteCosts
  readonly kept: KeptCosts
  readonly matrices: readonly MatrixTimes[]
  /** Null if it was not measured. */
  readonly memory: MemoryUse | null
}

interface Row {
  readonly what: string
  readonly measured: string
  readonly allowed: string
  readonly isMet: boolean
}

export function report(measured: Measured): string {
  const { machine, readyCpuMs, routes, kept } = measured
  const rows = [...routeRows(routes), ...measured.matrices.map(matrixRow), ...otherRows(measured)]
  return `# HTTP benchmark results

\`npm run bench -- http\`, ${machine.day}. ${machine.processor}, load average ${machine.load} at the start
(1, 5, 15 minutes). wrk on loopback, 16 connections, answers of ${routes.answerBytes} bytes, an embedded store that flushes
every commit. CPU time is the server process with all its threads. Above a load of 1, other work affects wall
times; the ratios remain valid.

| What | Measured | Allowed | Met |
|---|---|---|---|
${rows.map(({ what, measured: is, allowed, isMet }) => `| ${what} | ${is} | ${allowed} | ${isMet ? 'yes' : '**no**'} |`).join('\n')}

An empty fastify endpoint with the same request and answer sizes: ${us(routes.emptyUs)}; with a token looked up and a
charge committed for each request: ${us(routes.chargingUs)}, of which a cached route is ${(routes.cachedUs / routes.chargingUs).toFixed(2)} x. Cached routes:
${Math.round(routes.cachedPerSecond)} per second. CPU time from start to /ready: ${ms(readyCpuMs)}.

Answers that were written before: a distance asked again ${us(kept.distanceUs)}, a saved route ${us(kept.savedUs)}, the same if the
client has it (304) ${us(kept.unchangedUs)}.
`
}

function routeRows({ emptyUs, cachedUs, newUs, engineUs }: RouteCosts): Row[] {
  const most = cachedUs + 1.3 * engineUs
  return [
    {
      what: 'a cached route',
      measured: `${us(cachedUs)}, ${(cachedUs / emptyUs).toFixed(2)} x empty`,
      allowed: '2.5 x empty',
      isMet: cachedUs <= 2.5 * emptyUs,
    },
    {
      what: 'an uncached route, 5 km',
      measured: `${us(newUs)}, cached + ${((newUs - cachedUs) / engineUs).toFixed(2)} x engine (${us(engineUs)})`,
      allowed: `cached + 1.3 x engine, ${us(most)}`,
      isMet: newUs <= most,
    },
  ]
}

function matrixRow({ what, wallMs, serialisingMs, engineMs }: MatrixTimes): Row {
  const most = 1.3 * engineMs + serialisingMs
  return {
    what: `matrix ${what}`,
    measured: `${ms(wallMs)}, engine ${ms(engineMs)}`,
    allowed: `1.3 x engine + ${ms(serialisingMs)} of JSON, ${ms(most)}`,
    isMet: wallMs <= most,
  }
}

function otherRows({ memory, readyMs }: Measured): Row[] {
  return [
    memoryRow(memory),
    {
      what: 'start to /ready',
      measured: ms(readyMs),
      allowed: 'under 2,000 ms',
      isMet: readyMs < 2000,
    },
  ]
}

function memoryRow(memory: MemoryUse | null): Row {
  const what = 'memory after 100,000 routes and 100 matrices'
  const allowed = 'less than 5 % growth'
  if (memory === null) return { what, measured: 'not measured', allowed, isMet: false }
  const growth = memory.allBytes / memory.halfBytes - 1
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  const measured = `${megabytes(memory.allBytes)}, after half the requests ${megabytes(memory.halfBytes)}: ${(100 * growth).toFixed(1)} %`
  return { what, measured, allowed, isMet: growth < 0.05 }
}

function us(value: number): string {
  return `${Math.round(value)} µs`
}

function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}
