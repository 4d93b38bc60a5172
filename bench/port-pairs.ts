import type { SeaNetwork } from '../src/sea/network.js'

/** Seeded generator of numbers in [0, 1) (mulberry32), so that a run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Random pairs of port ids. */
export function portPairs({ portId }: SeaNetwork, count: number, seed: number): [number, number][] {
  const random = seeded(seed)
  const port = () => portId[Math.floor(random() * portId.length)]!
  return Array.from({ length: count }, () => [port(), port()])
}

/** Milliseconds at the middle, the 95th percentile and the top of many. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Times each call by itself, after a tenth of them to warm up. */
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
