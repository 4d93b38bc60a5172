/**
 * Prints how many published distances the band of an answer covers, by length class and resolution.
 * Reads the sample of NGA Pub. 151 in the tests, or `--table` with the same columns. With `--fit` it
 * also fits the margins to a random half of the rows and prints how many of the other half they cover,
 * eight times, and at last fits them to all rows without options: that is the table of
 * `src/planning/voyage/distance-band.ts`. Run it with: npm run sea -- band --table FILE --fit
 */
import { parseArgs } from 'node:util'
import { RESOLUTIONS, type Resolution } from '../../src/engine/routing/request.js'
import { openPlanner } from '../../src/interfaces/library/index.js'
import { BAND_TABLE, type BandTable } from '../../src/planning/voyage/distance-band.js'
import { isPlain, LENGTH_CLASSES, readPublished } from '../../test/published/pub151.js'
import { seeded } from '../seeded.js'
import { fittedTable } from './band/fit.js'
import { isCovered, type Row, rowOf } from './band/rows.js'

const HALVES = 8
const [shorter, ...longer] = LENGTH_CLASSES
const CLASSES = [
  { name: 'under 200 nm', from: 0, to: 200 },
  { ...shorter, name: '200 to 400 nm', from: 200 },
  ...longer,
]
const { values } = parseArgs({
  options: {
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    table: { type: 'string' },
    fit: { type: 'boolean', default: false },
  },
})
const resolutions = values.resolution.split(',').map(Number) as Resolution[]
const pairs = readPublished(values.table)
const sea = await openPlanner({ resolutions })
const rows = resolutions.flatMap((resolution) => pairs.map((pair) => rowOf(pair, resolution, sea)))
const plain = rows.filter(({ pair }) => isPlain(pair))

print('table of the product', BAND_TABLE, rows)
if (values.fit) {
  for (let seed = 1; seed <= HALVES; seed++) {
    const [fitted, others] = halves(plain, seed)
    print(`other half ${seed}`, fittedTable(fitted), others)
  }
  print('fitted to all rows without options', fittedTable(plain), plain)
}

/** By pair, so that no half knows a pair at another resolution. */
function halves(all: readonly Row[], seed: number): [Row[], Row[]] {
  const random = seeded(seed)
  const first = new Set(pairs.filter(() => random() < 0.5))
  return [all.filter(({ pair }) => first.has(pair)), all.filter(({ pair }) => !first.has(pair))]
}

function print(title: string, table: BandTable, of: readonly Row[]): void {
  const rounded = Object.entries(table).map(([name, value]) => `${name} ${value.toPrecision(3)}`)
  console.log(`\n${title}: ${rounded.join(', ')}\n`)
  console.log('| | All | Without options | Of these, confirmed |\n|---|---|---|---|')
  line('all', of)
  for (const km of resolutions)
    line(
      `${km} km`,
      of.filter((row) => row.resolutionKm === km),
    )
  for (const { name, from, to } of CLASSES) {
    line(
      name,
      of.filter(({ pair: { nm } }) => nm >= from && nm < to),
    )
  }

  function line(name: string, some: readonly Row[]): void {
    const plain = some.filter(({ pair }) => isPlain(pair))
    const cells = [some, plain, plain.filter(({ pair }) => !pair.isDoubtful)].map((set) => {
      const share = set.filter((row) => isCovered(row, table)).length / set.length
      return `${(100 * share).toFixed(1)} (${new Set(set.map(({ pair }) => pair)).size})`
    })
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
}
