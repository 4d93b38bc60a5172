/** Plans a route in ten lines: `npx tsx examples/route.ts`. */
import { openRouter } from '../src/data/open.js'

const router = await openRouter('data', [20])
const route = router.route({
  origin: { position: [4.05, 51.98] },
  destination: { position: [103.84, 1.26] },
  resolutionKm: 20,
  closed: ['northwest', 'northeast', 'corinth'],
  date: '2026-11-21',
})
console.log(`${route.distanceKm.toFixed(1)} km over ${route.positions.length} positions`)
for (const { name, entryKm } of route.passages) console.log(`${name} at ${entryKm.toFixed(0)} km`)
