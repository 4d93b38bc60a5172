/**
 * Compares lengths with published distances by length class, using the sample of NGA Pub. 151 in
 * the tests or another table with the same columns. Prints the table of docs/accuracy.md. Run it
 * with: npm run check:published -- --resolution 5,20
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openSea } from '../src/loading/open.js'
import { RESOLUTIONS, type Resolution } from '../src/routing/request.js'
import { SeaRouter } from '../src/routing/router.js'
import {
  biasPercent,
  isPlain,
  LENGTH_CLASSES,
  type Measured,
  measure,
  quantilePercent,
  readPublished,
} from '../test/published/pub151.js'

const { values } = parseArgs({
  options: {
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    table: { type: 'string' },
    data: { type: 'string', default: fileURLToPath(new URL('../data', import.meta.url)) },
  },
})
const pairs = readPublished(values.table).filter(isPlain)
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
}

function row(name: string, measured: readonly Measured[]): string {
  const share = (of: number): string => quantilePercent(measured, of).toFixed(2)
  const bias = biasPercent(measured).toFixed(2)
  return `| ${name} | ${measured.length} | ${share(0.5)} | ${share(0.9)} | ${share(0.95)} | ${bias} |`
}
