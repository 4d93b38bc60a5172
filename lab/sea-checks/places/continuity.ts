/**
 * Checks that a small step of an end is a small step of the distance: positions on the water near
 * ports, moved by 200 m. Run it with: npm run sea -- continuity --count 4000
 */
import { KM_PER_DEGREE, sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { RADIANS } from '../../../src/engine/geo/vector.js'
import type { RouteEnd } from '../../../src/engine/routing/request.js'
import { draws } from './draws.js'
import { type Finding, percent, report } from './findings.js'
import { afloatNear } from './positions.js'
import { openChecked, tell } from './sea.js'

const SEED = 200
const STEP_KM = 0.2
const JUMP_KM = 2
/** Far ends in every direction: a position may be at the same distance from one of them on both ways. */
const FAR: readonly RouteEnd[] = [
  { position: [-30, 40] },
  { position: [-25, -30] },
  { position: [75, -10] },
  { position: [170, 10] },
  { position: [-120, 0] },
]

const sea = await openChecked([20], 4000)
const [resolution] = sea.resolutions
const findings: Finding[] = []
let moved = 0
for (const { port, random } of draws(sea.ports, SEED)) {
  if (moved === sea.count) break
  const from = afloatNear(sea.coast, port.position, random)
  if (!from) continue
  const angle = 2 * Math.PI * random()
  const north = (STEP_KM / KM_PER_DEGREE) * Math.sin(angle)
  const east = ((STEP_KM / KM_PER_DEGREE) * Math.cos(angle)) / Math.cos(from[1] * RADIANS)
  const to: Position = [from[0] + east, from[1] + north]
  if (!sea.coast.isWater(...to) || Math.abs(to[0]) > 180) continue
  moved++
  const km = sea.distancesKm([{ position: from }, { position: to }], FAR, resolution!)
  const jumps = FAR.map((_, i) => Math.abs(km[i]! - km[FAR.length + i]!))
  const jumpKm = Math.max(...jumps.filter((one) => !Number.isNaN(one)), 0) - sphericalKm(from, to)
  if (jumpKm <= JUMP_KM) continue
  const text = `${tell(from)} near ${port.name} ${port.countryCode}: ${jumpKm.toFixed(1)} km for a step of 200 m to ${tell(to)}`
  findings.push({ at: [from], sizeKm: jumpKm, text })
}
console.log(`${percent(findings.length, moved)} jump by more than ${JUMP_KM} km.`)
report('continuity', `${moved} positions`, findings, sea.worst)
