/**
 * Compares lengths with published distances by length class, using the sample of NGA Pub. 151 in
 * the tests or another table with the same columns. Prints the tables of docs/accuracy.md. Run it
 * with: npm run sea -- published --resolution 5,20
 * `--yards` takes the distances of other publishers in the tests, and also counts by publisher and region;
 * `--rows` names each row that is off by more than 5 % and 10 nm.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { RESOLUTIONS, type Resolution } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import {
  biasPercent,
  isPlain,
  LENGTH_CLASSES,
  type Measured,
  measure,
  type PublishedPair,
  quantilePercent,
  readPublished,
  YARDS,
} from '../../test/published/pub151.js'

const { values } = parseArgs({
  options: {
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    table: { type: 'string' },
    yards: { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
    data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
  },
})
const all = readPublished(values.yards ? YARDS : values.table)
const pairs = values.yards ? all.filter(({ isDoubtful }) => !isDoubtful) : all.filter(isPlain)
console.log('| Resolution | Pairs | Median | p90 | p95 | Bias |\n|---|---|---|---|---|---|')
for (const resolution of values.resolution.split(',')) {
  const data = await openSea(values.data, [Number(resolution) as Resolution])
  const router = new SeaRouter(data)
  const measured = pairs.map((pair) => measure({ router }, pair))
  console.log(row(`${resolution} km, all`, measured))
  for (const { name, from, to } of LENGTH_CLASSES) {
    const ofClass = measured.filter(({ nm }) => nm >= from && nm < to)
    console.log(row(`${resolution} km, ${name}`, ofClass))
  }
  if (values.yards) {
    for (const group of groups(({ yard }) => [yard])) {
      console.log(
        row(
          `${resolution} km, ${group}`,
          measured.filter(({ yard }) => yard === group),
        ),
      )
    }
    for (const group of groups(({ regions }) => regions)) {
      const ofRegion = measured.filter(({ regions }) => regions.includes(group))
      console.log(row(`${resolution} km, ${group}`, ofRegion))
    }
  }
  if (values.rows) console.log(measured.filter(isFarOff).map(inWords).join('\n'))
}

function groups(of: (pair: PublishedPair) => readonly string[]): string[] {
  return [...new Set(pairs.flatMap(of))].sort()
}

function isFarOff({ off, nm }: Measured): boolean {
  return Number.isNaN(off) || (Math.abs(off) > 0.05 && Math.abs(off) * nm > 10)
}

function inWords({ id, from, to, nm, off }: Measured): string {
  return `${id} ${from} to ${to}: ${nm} nm, ours ${Math.round(nm * (1 + off))} (${(100 * off).toFixed(1)} %)`
}

function row(name: string, measured: readonly Measured[]): string {
  const share = (of: number): string => quantilePercent(measured, of).toFixed(2)
  const bias = biasPercent(measured).toFixed(2)
  return `| ${name} | ${measured.length} | ${share(0.5)} | ${share(0.9)} | ${share(0.95)} | ${bias} |`
}
