import { Counter, Gauge, type Registry } from 'prom-client'
import type { CacheNumbers } from '../answers/answer-cache.js'

/** Exports the statistics of caches, read at each scrape. */
export function watchCaches(
  registry: Registry,
  caches: Readonly<Record<string, CacheNumbers>>,
): void {
  const registers = [registry]
  new Counter({
    name: 'fairway_cache_requests_total',
    help: 'Requests by outcome: cached (hit), in progress (joined) or calculated (miss)',
    labelNames: ['cache', 'outcome'] as const,
    registers,
    collect() {
      this.reset()
      for (const [cache, numbers] of Object.entries(caches)) {
        this.inc({ cache, outcome: 'hit' }, numbers.hits)
        this.inc({ cache, outcome: 'joined' }, numbers.deduplicated)
        this.inc({ cache, outcome: 'miss' }, numbers.misses)
      }
    },
  })
  new Counter({
    name: 'fairway_cache_evictions_total',
    help: 'Answers evicted for newer ones',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      this.reset()
      for (const [cache, { evictions }] of Object.entries(caches)) this.inc({ cache }, evictions)
    },
  })
  const gauge = (name: string, help: string, read: (numbers: CacheNumbers) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['cache'] as const,
      registers,
      collect() {
        for (const [cache, numbers] of Object.entries(caches)) this.set({ cache }, read(numbers))
      },
    })
  gauge('fairway_cache_entries', 'Cached answers', ({ entries }) => entries)
  gauge('fairway_cache_bytes', 'Size of the cached answers', ({ bytes }) => bytes)
  gauge('fairway_cache_in_flight', 'Answers in progress', ({ inFlight }) => inFlight)
}
