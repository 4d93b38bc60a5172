import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { LENGTH_CLASSES, type Measured, quantilePercent } from '../../test/published/pub151.js'
import { type Growth, growthTable } from './growth.js'
import type { Times } from './port-pairs.js'

/** Rows of the resolutions between: printed, but not in the file. */
const BETWEEN = /^\| (?:(?:10|50|100) km \||[^|]*, (?:10|50|100) km\b)/

/** The tables of lab/bench/RESULTS.md, collected row by row. */
export class Results {
  readonly #load = loadavg()
  readonly #speed: string[] = []
  readonly #errors: string[] = []
  readonly #growth: Growth[] = []
  readonly #targets: string[] = []

  addTimes(data: string, what: string, { p50, p95, max, mean }: Times): void {
    const [middle, high, average] = [p50, p95, mean].map((ms) => ms.toFixed(2))
    this.#speed.push(
      `| ${data} | ${what} | ${middle} ms | ${high} ms | ${average} ms | ${max.toFixed(1)} ms |`,
    )
  }

  /** Adds a figure without percentiles. */
  addFigure(data: string, what: string, figure: string): void {
    this.#speed.push(`| ${data} | ${what} | ${figure} | | | |`)
  }

  addErrors(who: string, all: readonly Measured[]): void {
    const percent = (set: readonly Measured[], share: number) =>
      quantilePercent(set, share).toFixed(2)
    const answered = all.filter(({ off }) => !Number.isNaN(off)).length / all.length
    const classes = LENGTH_CLASSES.map(({ from, to }) => {
      const set = all.filter(({ nm }) => nm >= from && nm < to)
      return `${percent(set, 0.5)} / ${percent(set, 0.95)}`
    })
    this.#errors.push(
      `| ${who} | ${(100 * answered).toFixed(0)} % | ${percent(all, 0.5)} | ${percent(all, 0.9)} / ${percent(all, 0.95)} | ${classes.join(' | ')} |`,
    )
  }

  addGrowth(growth: Growth): void {
    this.#growth.push(growth)
  }

  addTarget(what: string, measured: number, allowed: number, unit: string): void {
    const met = measured <= allowed ? 'yes' : '**no**'
    this.#targets.push(
      `| ${what} | ${measured.toPrecision(3)} ${unit} | ${allowed} ${unit} | ${met} |`,
    )
  }

  /** Writes the file with the times of 5 and 20 km, and prints all rows with the errors and the targets. */
  write(path: string, pairs: number, seed: number): void {
    const ends = this.#speed.filter((row) => !BETWEEN.test(row))
    writeFileSync(path, this.#text(pairs, seed, ends))
    console.log(this.#text(pairs, seed, this.#speed) + this.#verdicts())
  }

  #text(pairs: number, seed: number, speed: readonly string[]): string {
    return `# Benchmark results

\`npm run bench -- engine\`, ${new Date().toISOString().slice(0, 10)}. ${cpus()[0]!.model}, ${cpus().length} cores, Node ${process.version}, one thread, seed ${seed}.
Load average at the start: ${this.#load.map((l) => l.toFixed(1)).join(', ')} (1, 5, 15 minutes); above 1, other work affects the times.
Each row is ${pairs} random pairs, including geometry and passages: the first quarter warms up, the others are timed, each asked
once. Times of calls are CPU time, compiler and collector included.

## Speed

| Data | What | p50 | p95 | mean | max |
|---|---|---|---|---|---|
${speed.join('\n')}

## Growth with the coast, ms

${growthTable(this.#growth)}
`
  }

  #verdicts(): string {
    return `
## Distance error against NGA Pub. 151, per cent of the published distance

| | Answered | Median | p90 / p95 | ${LENGTH_CLASSES.map(({ name }) => `${name}, median / p95`).join(' | ')} |
|---|---|---|---|${LENGTH_CLASSES.map(() => '---|').join('')}
${this.#errors.join('\n')}

## Targets

| Target | Measured | Allowed | Met |
|---|---|---|---|
${this.#targets.join('\n')}
`
  }
}
