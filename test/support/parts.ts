import recorded from './recorded-seconds.json' with { type: 'json' }

/** Undefined for a new file of the slow lane; no other takes a second. */
export function recordedSeconds(name: string): number | undefined {
  const seconds: Readonly<Record<string, number>> = recorded
  return seconds[name] ?? (name.endsWith('.slow.test.ts') ? undefined : 0)
}

/** What a file costs beside its tests, because it is opened. */
const OPENING = 0.5

/** What a part of the test files is expected to take. A new file takes as long as many. */
export const secondsOfPart = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (recordedSeconds(name) ?? 10) + OPENING, 0)

/** Divides test files into parts that take about as long, alike on every machine. */
export function partsOf(names: readonly string[], count: number): string[][] {
  const seconds = (name: string) => secondsOfPart([name])
  const sorted = [...names].sort().sort((a, b) => seconds(b) - seconds(a))
  const parts = Array.from({ length: count }, (): string[] => [])
  for (const name of sorted) {
    const loads = parts.map(secondsOfPart)
    parts[loads.indexOf(Math.min(...loads))]!.push(name)
  }
  return parts
}
