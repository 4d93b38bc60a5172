/**
 * Checks that routes have the same length at every resolution: prints random pairs of ports whose lengths
 * differ by more than 5 % and 15 nm. Exits with 1 if there are any.
 * Run it with: npm run sea -- resolutions --pairs 2000
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { RESOLUTIONS } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { CUT_OFF, disagreements, tellDisagreement } from '../../test/engine/routing/disagreement.js'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '2000' },
    data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
  },
})
const data = await openSea(values.data)
const router = new SeaRouter(data)
const ids = [...data.networks[0]!.portId].filter((id) => !CUT_OFF.includes(id))
const routers = RESOLUTIONS.map((resolution) => [resolution, router] as const)
const found = disagreements(routers, ids, Number(values.pairs))
for (const each of found) console.log(tellDisagreement(each))
console.log(`${found.length} of ${values.pairs} pairs differ (${RESOLUTIONS.join(', ')} km).`)
process.exitCode = found.length === 0 ? 0 : 1
