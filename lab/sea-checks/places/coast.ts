/**
 * Checks routes between random ports against a coast that the sea is not built from: OpenStreetMap's of 2017 (ODbL),
 * which is for this check only. Get it and run it with:
 * npm install --prefix coast --no-save @geo-maps/earth-seas-10m@0.6.0
 * npm run sea -- coast --seas coast/node_modules/@geo-maps/earth-seas-10m/map.geo.json --resolution 5,20 --pairs 2000
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'
import type { Resolution, SeaRoute } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { fairwayLegs, legKey, randomRoutes } from '../random-routes.js'
import { type Finding, report } from './findings.js'
import { tell } from './sea.js'
import { SecondCoast } from './second-coast.js'

/** Harbours are land on one coast and water on the other: what is nearer to an end does not count, km. */
const APART_KM = 25
/** A shorter way over land is a difference of the two coasts, km. */
const LEAST_KM = 1
const SEED = 1

const { values } = parseArgs({
  options: {
    seas: { type: 'string', default: '' },
    data: { type: 'string', default: fileURLToPath(new URL('../../../data', import.meta.url)) },
    resolution: { type: 'string', default: '5,20' },
    pairs: { type: 'string', default: '2000' },
    worst: { type: 'string', default: '40' },
  },
})
if (!values.seas) throw new Error('--seas: name the file of the second coast.')
const coast = SecondCoast.read(values.seas)
for (const resolution of values.resolution.split(',').map(Number) as Resolution[]) {
  const data = await openSea(values.data, [resolution])
  const network = data.networks[0]!
  const fairways = fairwayLegs(network)
  const found = new Map<string, Finding & { routes: number }>()
  let routes = 0
  let crossing = 0
  const options = { resolutionKm: resolution, pairs: Number(values.pairs), seed: SEED }
  for (const { route } of randomRoutes(new SeaRouter(data), network, options)) {
    if (!route) continue
    routes++
    const sections = overLand(route, fairways)
    if (sections.length > 0) crossing++
    for (const [from, to] of sections) {
      const key = [from, to]
        .map((end) => end.map((v) => v.toFixed(2)).join())
        .sort()
        .join(' ')
      const known = found.get(key)
      if (known) known.routes++
      else found.set(key, { at: [from, to], sizeKm: sphericalKm(from, to), text: '', routes: 1 })
    }
  }
  console.log(
    `${resolution} km: ${crossing} of ${routes} routes cross land for over ${LEAST_KM} km`,
  )
  const findings = [...found.values()].map((one) => ({ ...one, text: inWords(one) }))
  report('coast', `${routes} routes at ${resolution} km`, findings, Number(values.worst))
}

/** Sections over land on the legs that are no fairway: canals and rivers are land on this coast. */
function overLand(
  { positions, distancesKm, distanceKm }: SeaRoute,
  fairways: ReadonlySet<string>,
): [Position, Position][] {
  return positions.slice(1).flatMap((b, i) => {
    const a = positions[i]!
    const [from, to] = [distancesKm[i]!, distancesKm[i + 1]!]
    if (to <= APART_KM || from >= distanceKm - APART_KM || fairways.has(legKey(a, b))) return []
    const share = (km: number) => Math.min(1, Math.max(0, (km - from) / (to - from)))
    const [first, last] = [share(APART_KM), share(distanceKm - APART_KM)]
    return coast
      .overLand(a, b)
      .map(([p, q]) => [Math.max(p, first), Math.min(q, last)] as const)
      .filter(([p, q]) => (q - p) * (to - from) > LEAST_KM)
      .map((ends): [Position, Position] => {
        const [from, to] = ends.map((end): Position => {
          const [lon, lat] = interpolate(a, b, end)
          return [normaliseLongitude(lon), lat]
        })
        return [from!, to!]
      })
  })
}

function inWords({ at: [from, to], sizeKm, routes }: Finding & { routes: number }): string {
  return `${tell(from!)} to ${tell(to!)}: ${sizeKm.toFixed(1)} km, ${routes} routes`
}
