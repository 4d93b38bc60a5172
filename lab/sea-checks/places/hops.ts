/**
 * Checks that hops between neighbouring ports have the same length at every resolution: each port and its nearest 40
 * others, from tables of distances, so it ends in minutes. Run it with: npm run sea -- hops
 */
import { KM_PER_NM } from '../../../src/engine/geo/distance.js'
import { RESOLUTIONS } from '../../../src/engine/routing/request.js'
import { type Finding, report } from './findings.js'
import { Nearest, openChecked, tell } from './sea.js'

const NEIGHBOURS = 40
const WITHIN_KM = 1500
/** Lengths differ if the longest is more than so much above the shortest. */
const SHARE = 0.05
const DIFFERENT_KM = 15 * KM_PER_NM

const sea = await openChecked(RESOLUTIONS)
const near = new Nearest(sea.ports)
const findings: Finding[] = []
let pairs = 0
for (const [at, port] of sea.ports.entries()) {
  if (sea.count > 0 && at >= sea.count) break
  const others = near
    .to(port.position, NEIGHBOURS + 1, WITHIN_KM)
    .filter(({ place }) => place.id > port.id)
    .map(({ place }) => place)
  if (others.length === 0) continue
  pairs += others.length
  const ends = others.map(({ id }) => ({ portId: id }))
  const rows = sea.resolutions.map((km) => sea.distancesKm([{ portId: port.id }], ends, km))
  others.forEach((other, i) => {
    const km = rows.map((row) => row[i]!)
    const known = km.filter((one) => !Number.isNaN(one))
    if (known.length === 0) return
    const least = Math.min(...known)
    const spread = Math.max(...known) - least
    const isMissing = known.length < km.length
    if (!isMissing && spread <= Math.max(DIFFERENT_KM, SHARE * least)) return
    const names = [port, other].map((one) => `${one.name} ${one.countryCode} ${tell(one.position)}`)
    const text = `${names.join(' to ')}: ${km.map((one) => (one / KM_PER_NM).toFixed(0)).join(', ')} nm`
    findings.push({
      at: [port.position, other.position],
      sizeKm: isMissing ? 1e5 : spread,
      text,
    })
  })
}
report('hops', `${pairs} pairs at ${sea.resolutions.join(', ')} km`, findings, sea.worst)
