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

/** Median, 95th percentile and maximum, ms. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Times each call separately, after a tenth of them to warm up. */
export function timeEach<T>(items: readonly T[], call: (item: T) => unknown): Times {
  for (const item of items.slice(0, items.length / 10)) call(item)
  const times = items.map((item) => {
    const started = performance.now()
    call(item)
    return performance.now() - started
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]!
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}
