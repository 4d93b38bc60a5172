/**
 * Checks that coastal voyages have the same length at every resolution: pairs of positions near ports,
 * 60 to 800 km apart. Run it with: npm run sea -- coastal --count 2000
 */
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { RESOLUTIONS } from '../../../src/engine/routing/request.js'
import type { Port } from '../../../src/ports/port.js'
import { draws, hashOf } from './draws.js'
import { type Finding, percent, report } from './findings.js'
import { afloatNear } from './positions.js'
import { Nearest, openChecked, tell } from './sea.js'

const SEED = 60
const [LEAST_KM, MAX_KM] = [60, 800]
const SHARE = 0.05
const DIFFERENT_KM = 15 * 1.852

const sea = await openChecked(RESOLUTIONS, 2000)
const near = new Nearest(sea.ports)
const findings: Finding[] = []
let pairs = 0
for (const { port: first, random } of draws(sea.ports, SEED)) {
  if (pairs === sea.count) break
  const second = otherOf(first)
  if (!second) continue
  const [a, b] = [
    afloatNear(sea.coast, first.position, random),
    afloatNear(sea.coast, second.position, random),
  ]
  if (!a || !b) continue
  const straightKm = sphericalKm(a, b)
  if (straightKm < LEAST_KM || straightKm > MAX_KM) continue
  const km = sea.resolutions.map((resolution) => lengthKm(a, b, resolution))
  if (km.every(Number.isNaN)) continue
  pairs++
  const known = km.filter((one) => !Number.isNaN(one))
  const least = Math.min(...known)
  const spread = Math.max(...known) - least
  const isMissing = known.length < km.length
  if (!isMissing && (spread <= DIFFERENT_KM || spread <= SHARE * least)) continue
  const text = `${tell(a)} to ${tell(b)}: ${km.map((one) => (one / 1.852).toFixed(0)).join(', ')} nm`
  findings.push({ at: [a, b], sizeKm: isMissing ? 1e5 : spread, text })
}
console.log(`${percent(findings.length, pairs)} differ between ${sea.resolutions.join(', ')} km.`)
report('coastal', `${pairs} pairs`, findings, sea.worst)

/** One of the ports around, which depends on the ids of both. */
function otherOf({ id, position }: Port): Port | null {
  const others = near.to(position, 4000, MAX_KM).map(({ place }) => place)
  const of = (other: Port) => hashOf(SEED + id, other.id)
  return others.reduce<Port | null>(
    (best, other) => (other.id !== id && (!best || of(other) < of(best)) ? other : best),
    null,
  )
}

function lengthKm(a: Position, b: Position, resolution: (typeof RESOLUTIONS)[number]): number {
  return sea.distancesKm([{ position: a }], [{ position: b }], resolution)[0]!
}
