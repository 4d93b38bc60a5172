/**
 * Checks the way from every port to the five nearest other ports, against the great circle: far longer
 * is right across a peninsula, and otherwise an error. Run it with: npm run sea -- neighbours
 */
import { type Finding, report } from './findings.js'
import { Nearest, openChecked, tell } from './sea.js'

const NEIGHBOURS = 5
const WITHIN_KM = 150
/** A way is suspicious if it is longer than so many great circles and so many km. */
const TIMES = 4
const EXTRA_KM = 150

const sea = await openChecked([20])
const [resolution] = sea.resolutions
const near = new Nearest(sea.ports)
const seen = new Set<string>()
const findings: Finding[] = []
for (const port of sea.ports) {
  const others = near
    .to(port.position, NEIGHBOURS + 1, WITHIN_KM)
    .filter(({ place }) => place.id !== port.id && !seen.has(`${place.id} ${port.id}`))
  if (others.length === 0) continue
  const km = sea.distancesKm(
    [{ portId: port.id }],
    others.map(({ place }) => ({ portId: place.id })),
    resolution!,
  )
  others.forEach(({ place, km: straightKm }, i) => {
    seen.add(`${port.id} ${place.id}`)
    // Ports of different waters, such as of a closed lake, have no way, and exits finds them.
    const extraKm = km[i]! - TIMES * straightKm
    if (!(extraKm > EXTRA_KM)) return
    const names = [port, place].map((one) => `${one.name} ${one.countryCode} ${tell(one.position)}`)
    const text = `${names.join(' to ')}: ${Math.round(km[i]!)} km, great circle ${Math.round(straightKm)}`
    findings.push({ at: [port.position, place.position], sizeKm: extraKm, text })
  })
}
report('neighbours', `${seen.size} pairs`, findings, sea.worst)
