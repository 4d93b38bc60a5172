/**
 * Measures how often routes cross water that the depth grid shows as shallow: random port pairs,
 * with each line sampled every two kilometres, in the regions where the grid is known to be right.
 * Places near land, near the ends of a route, in fairways and within 3 km of the usual line through
 * a named strait or passage are left out: the grid knows their depths less well than the tables do.
 * Prints the places, the most used first. Run it with: npm run sea -- depth --resolution 5 --pairs 10000
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { nearestOnLeg } from '../../src/engine/geo/cross-track.js'
import { KM_PER_DEGREE, sphericalKm } from '../../src/engine/geo/distance.js'
import { interpolate } from '../../src/engine/geo/interpolate.js'
import type { Position } from '../../src/engine/geo/position.js'
import { RADIANS } from '../../src/engine/geo/vector.js'
import type { Resolution, SeaRoute } from '../../src/engine/routing/request.js'
import { SeaRouter } from '../../src/engine/routing/router.js'
import type { CoastMask } from '../../src/engine/sea/coast-mask.js'
import { readStraits } from '../../src/engine/sea/named-straits.js'
import { readPassages } from '../../src/engine/sea/passages.js'
import { PASSAGES_FILE, STRAITS_FILE } from '../../src/engine/sea/stored/files.js'
import { openSea } from '../../src/runtime/loading/open.js'
import { depthAt, readDepths, type ShallowRegion } from '../sea-build/water/shallows.js'
import { fairwayLegs, legKey, randomRoutes } from './random-routes.js'

const UNDER_M = 8
const OFF_LAND_KM = 11
const APART_KM = 30
const CHANNEL_KM = 3
const STEP_KM = 2
const SEED = 1
const MAX_PLACES = 25

const { values } = parseArgs({
  options: {
    resolution: { type: 'string', default: '5' },
    pairs: { type: 'string', default: '10000' },
    data: { type: 'string', default: fileURLToPath(new URL('../../data', import.meta.url)) },
  },
})
const resolutionKm = Number(values.resolution) as Resolution
const data = await openSea(values.data, [resolutionKm])
const inputs = join(values.data, 'build-inputs')
const depths = readDepths(join(inputs, 'etopo5-depth.bin.gz'))
const regions: readonly ShallowRegion[] = JSON.parse(
  readFileSync(join(inputs, 'shoals.json'), 'utf8'),
).shallows
const network = data.networks[0]!
const fairways = fairwayLegs(network)
const table = (name: string): unknown => JSON.parse(readFileSync(join(values.data, name), 'utf8'))
const channels = [
  ...readStraits(table(STRAITS_FILE)).map(({ guide }) => guide),
  ...readPassages(table(PASSAGES_FILE)).flatMap(({ centreLines }) => centreLines),
]
const known = new Map<string, readonly Position[]>()
const places = new Map<string, { km: number; pair: readonly [number, number] }>()
let routes = 0
let shallowRoutes = 0
let totalKm = 0
let shallowKm = 0

const plan = { resolutionKm, pairs: Number(values.pairs), seed: SEED }
for (const { pair, route } of randomRoutes(new SeaRouter(data), network, plan)) {
  if (route === null) continue
  const found = shallowsOn(route)
  routes++
  totalKm += route.distanceKm
  shallowKm += STEP_KM * found.length
  if (found.length > 0) shallowRoutes++
  for (const [lon, lat] of found) {
    const key = `${(Math.round(2 * lon) / 2).toFixed(1)}, ${(Math.round(2 * lat) / 2).toFixed(1)}`
    const place = places.get(key) ?? { km: 0, pair }
    place.km += STEP_KM
    places.set(key, place)
  }
}
const share = ((100 * shallowKm) / totalKm).toFixed(3)
console.log(
  `${resolutionKm} km: ${shallowRoutes} of ${routes} routes, ${shallowKm} of ${totalKm.toFixed(0)} km (${share} %), are over water under ${UNDER_M} m and over ${OFF_LAND_KM} km off land.`,
)
console.log('| Near (lon, lat) | km | Example (port ids) |\n|---|---|---|')
for (const [key, { km, pair }] of [...places]
  .sort(([, a], [, b]) => b.km - a.km)
  .slice(0, MAX_PLACES)) {
  console.log(`| ${key} | ${km} | ${pair.join(' to ')} |`)
}

function shallowsOn({ positions, distancesKm, distanceKm }: SeaRoute): Position[] {
  return positions.slice(1).flatMap((b, i) => {
    const a = positions[i]!
    const isNearEnd = distancesKm[i + 1]! < APART_KM || distancesKm[i]! > distanceKm - APART_KM
    const key = legKey(a, b)
    if (isNearEnd || fairways.has(key)) return []
    const found = known.get(key) ?? sample(a, b).filter(isShallow)
    known.set(key, found)
    return found
  })
}

function sample(a: Position, b: Position): Position[] {
  const steps = Math.max(1, Math.ceil(sphericalKm(a, b) / STEP_KM))
  return Array.from({ length: steps }, (_, k) => interpolate(a, b, (k + 0.5) / steps))
}

function isShallow([lon, lat]: Position): boolean {
  const isKnown = regions.some(
    ({ box: [west, south, east, north] }) =>
      lon >= west && lon <= east && lat >= south && lat <= north,
  )
  return (
    isKnown &&
    depthAt(depths, lon, lat) < UNDER_M &&
    isOffLand(data.coast, lon, lat) &&
    !isInChannel([lon, lat])
  )
}

function isInChannel(place: Position): boolean {
  return channels.some((line) =>
    line.slice(1).some((b, i) => nearestOnLeg(place, line[i]!, b).offKm <= CHANNEL_KM),
  )
}

/** Whether everything within `OFF_LAND_KM` is water, sampled every kilometre. */
function isOffLand(coast: CoastMask, lon: number, lat: number): boolean {
  const kmPerLon = KM_PER_DEGREE * Math.cos(lat * RADIANS)
  for (let y = -OFF_LAND_KM; y <= OFF_LAND_KM; y++) {
    const reach = Math.floor(Math.sqrt(OFF_LAND_KM ** 2 - y ** 2))
    for (let x = -reach; x <= reach; x++) {
      if (!coast.isWater(lon + x / kmPerLon, lat + y / KM_PER_DEGREE)) return false
    }
  }
  return true
}
