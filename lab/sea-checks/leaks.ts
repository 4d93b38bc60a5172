/**
 * Checks that closed passages are closed and open ones are used, with random pairs of places on
 * opposite sides of every passage, at every resolution. Exits with 1 if any check fails. Run it
 * with: npm run sea -- leaks --pairs 200
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { RESOLUTIONS } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import {
  disagreements,
  isUnnamed,
  pairsAcross,
  readBarriers,
  sail,
  tell,
} from '../../test/engine/routing/leaks.js'

const WORST = 3

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    passage: { type: 'string', multiple: true },
    data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
  },
})
const data = await openSea(values.data)
const router = new SeaRouter(data)
let failed = 0
console.log(
  '| Passage | Resolution, km | Pairs | Crossed or named while closed | Detour differs from 5 km | Shorter when open | Of these unnamed | Least detour, nm |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const barrier of readBarriers()) {
  const { id } = barrier.passage
  if (values.passage && !values.passage.includes(id)) continue
  const pairs = pairsAcross(barrier, data.coast, Number(values.pairs))
  const all = pairs.flatMap((pair) => RESOLUTIONS.map((r) => sail(router, barrier, pair, r)))
  const others = new Set(disagreements(all))
  const examples: string[] = []
  for (const resolutionKm of RESOLUTIONS) {
    const these = all.filter((s) => s.resolutionKm === resolutionKm)
    const leaks = these.filter((s) => s.closedCrosses || s.closedNames)
    const different = these.filter((s) => others.has(s))
    const shorter = these.filter((s) => s.openKm < s.closedKm - 0.01)
    const unnamed = these.filter(isUnnamed)
    const detourNm = Math.min(...shorter.map((s) => (s.closedKm - s.openKm) / 1.852))
    console.log(
      `| ${id} | ${resolutionKm} | ${these.length} | ${leaks.length} | ${different.length} | ${shorter.length} | ${unnamed.length} | ${detourNm.toFixed(0)} |`,
    )
    failed += leaks.length + different.length + unnamed.length
    examples.push(...leaks.slice(0, WORST).map((s) => `leak ${tell(s)}`))
    examples.push(...different.slice(0, WORST).map((s) => `other ${tell(s)}`))
    examples.push(...unnamed.slice(0, WORST).map((s) => `unnamed ${tell(s)}`))
  }
  for (const example of examples) console.error(`${id}: ${example}`)
}
console.log(failed === 0 ? 'Tight.' : `${failed} findings.`)
process.exitCode = failed === 0 ? 0 : 1
