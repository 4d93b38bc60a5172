import type { SeaData } from '../../src/engine/routing/router.js'
import { seeded } from '../seeded.js'

/**
 * Random pairs of port ids, from all ports: three in five have no node in the networks, and callers do not
 * know which.
 */
export function portPairs(
  { ports }: Pick<SeaData, 'ports'>,
  count: number,
  seed: number,
): [number, number][] {
  const random = seeded(seed)
  const ids = [...ports!.keys()].sort((a, b) => a - b)
  const port = () => ids[Math.floor(random() * ids.length)]!
  return Array.from({ length: count }, () => [port(), port()])
}

/** Median, 95th percentile, maximum and mean, ms of CPU on all threads of the process. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly max: number
  readonly mean: number
}

/** The part of the items that only warm up: none is asked twice, as users send new ones. */
const WARM_SHARE = 0.25

/** Times each call separately, after other ones that warm up. */
export function timeEach<T>(
  items: readonly T[],
  call: (item: T) => unknown,
  warm = Math.floor(WARM_SHARE * items.length),
): Times {
  for (const item of items.slice(0, warm)) call(item)
  return timesOf(items.slice(warm).map((item) => cpuMs(() => call(item))))
}

/** The CPU time that a call takes, ms; compiler and collector included. */
export function cpuMs(call: () => unknown): number {
  const started = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

export function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]!
  return { p50: at(0.5), p95: at(0.95), max: at(1), mean: meanOf(times) }
}

export function meanOf(times: readonly number[]): number {
  return times.reduce((sum, ms) => sum + ms, 0) / times.length
}
