/** Distances between ports, all to all: `npx tsx examples/matrix.ts`. */
import { openRouter } from '../src/data/open.js'
import { readTables } from '../src/service/planning/engine.js'

const { ports } = await readTables('data')
const router = await openRouter('data', [20])
const codes = ['NLRTM', 'USNYC', 'SGSIN', 'JPYOK']
const ends = codes.map((code) => ({ portId: ports.byLocode(code)!.id }))
const { distancesKm } = router.matrix({
  origins: ends,
  destinations: ends,
  resolutionKm: 20,
  closed: ['northwest', 'northeast', 'corinth'],
  date: '2026-11-21',
})
codes.forEach((code, i) => {
  const row = distancesKm.subarray(i * codes.length, (i + 1) * codes.length)
  console.log(code, ...Array.from(row, (km) => km.toFixed(0).padStart(7)))
})
