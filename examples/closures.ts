/** What each passage is worth between two ports: `npx tsx examples/closures.ts`. */
import { openRouter } from '../src/data/open.js'
import { CLOSED_BY_DEFAULT } from '../src/routing/restrictions.js'
import { NoRouteError, PASSAGES } from '../src/routing/types.js'

const router = await openRouter('data', [20])
const question = {
  origin: { position: [4.05, 51.98] },
  destination: { position: [103.84, 1.26] },
  resolutionKm: 20,
  date: '2026-11-21',
} as const

const open = router.route({ ...question, closed: CLOSED_BY_DEFAULT }).distanceKm
for (const passage of PASSAGES) {
  try {
    const more =
      router.route({ ...question, closed: [...CLOSED_BY_DEFAULT, passage] }).distanceKm - open
    if (more > 0.001) console.log(`without ${passage}: ${more.toFixed(0)} km more`)
  } catch (error) {
    if (!(error instanceof NoRouteError)) throw error
    console.log(`without ${passage}: no route`)
  }
}
