/** Percentiles of measurements, in one line. */
export function percentiles(times: readonly number[], unit = 'ms'): string {
  if (times.length === 0) return 'none'
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)
  return `p50 ${at(0.5)} ${unit}, p99 ${at(0.99)} ${unit}, max ${at(1)} ${unit}, ${times.length} times`
}

/** Counts of each value. */
export class Tally {
  readonly #counts = new Map<string, number>()

  constructor(counts: Readonly<Record<string, number>> = {}) {
    for (const [name, count] of Object.entries(counts)) this.#counts.set(name, count)
  }

  add(name: string | number, count = 1): void {
    const key = String(name)
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }

  get(name: string | number): number {
    return this.#counts.get(String(name)) ?? 0
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort())
  }

  toString(): string {
    return Object.entries(this.toJSON())
      .map(([name, count]) => `${count} x ${name}`)
      .join(', ')
  }
}
