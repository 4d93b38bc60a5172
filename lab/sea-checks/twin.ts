/**
 * Compares routes with plain Dijkstra's algorithm over every leg, with both ends joined by brute
 * force, to 1 m: every pair of some random ends, with random closures. Exits with 1 if any route
 * differs. Run it with: npm run sea -- twin --ends 142 --resolution 5,10,20,50,100
 */
import { parseArgs } from 'node:util'
import { RESOLUTIONS, type Resolution } from '../../src/engine/routing/request.js'
import { differencesFromTwin } from '../../test/engine/routing/twin-check.js'

const { values } = parseArgs({
  options: {
    ends: { type: 'string', default: '142' },
    resolution: { type: 'string', default: RESOLUTIONS.join() },
    seed: { type: 'string', default: '1' },
  },
})
const ends = Number(values.ends)
for (const resolution of values.resolution.split(',')) {
  const resolutionKm = Number(resolution) as Resolution
  const wrong = await differencesFromTwin({ resolutionKm, ends, seed: Number(values.seed) })
  for (const each of wrong) console.log(each)
  console.log(`${resolution} km: ${ends ** 2} pairs, ${wrong.length} differ`)
  if (wrong.length > 0) process.exitCode = 1
}
