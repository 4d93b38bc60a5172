/**
 * Checks the way out of every port, river and lagoon: the distance by sea to the open sea nearest to
 * it, against the great circle. Run it with: npm run sea -- exits --resolution 20
 */
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'
import { RADIANS } from '../../../src/engine/geo/vector.js'
import type { RouteEnd } from '../../../src/engine/routing/request.js'
import type { SeaEndpoint } from '../../../src/engine/routing/snap/endpoint.js'
import { Waters } from '../../../src/engine/routing/ways/waters.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import { type Finding, report } from './findings.js'
import { Nearest, OCEAN, openChecked, tell } from './sea.js'

/** Open sea is looked for on a grid of this width, degrees, … */
const STEP = 0.5
/** … where all the places around, at this distance, are sea too. */
const CLEAR = 0.12
/** The nearest places of open sea, to the side that ships may well leave by. */
const EXITS = 12
/** Most are within the first distance, km; those of rivers are within the second. */
const WITHIN_KM = [250, 2000] as const
/** A way out is suspicious if it is longer than so many great circles and so many km. */
const TIMES = 1.6
const EXTRA_KM = 35

const sea = await openChecked([20])
const [resolution] = sea.resolutions
const network = sea.networkOf(resolution!)
const open = new Nearest(openSea().map((position) => ({ position })))

interface Start {
  readonly name: string
  readonly position: Position
  readonly end: RouteEnd
}

const ports = sea.ports.map(
  ({ id, name, countryCode, position }): Start => ({
    name: `${name} ${countryCode} (${id})`,
    position,
    end: { portId: id },
  }),
)
const starts = [...ports, ...riverNodes()]
const findings = starts.flatMap((start) => findingOf(start) ?? [])
report(
  'exits',
  `${ports.length} ports and ${starts.length - ports.length} river places`,
  findings,
  sea.worst,
)

function findingOf({ name, position, end }: Start): Finding | null {
  let exits = open.to(position, EXITS, WITHIN_KM[0])
  if (exits.length < EXITS) exits = open.to(position, EXITS, WITHIN_KM[1])
  let best = { extraKm: 1e5, text: 'no way out' }
  // Most leave by the first: the others are asked for only if it does not do.
  for (const some of [exits.slice(0, 1), exits.slice(1)]) {
    const seaKm = sea.distancesKm(
      [end],
      some.map(({ place }) => ({ position: place.position })),
      resolution!,
    )
    for (const [i, { km, place }] of some.entries()) {
      const extraKm = seaKm[i]! - TIMES * km
      if (Number.isNaN(extraKm) || extraKm >= best.extraKm) continue
      const text = `${Math.round(seaKm[i]!)} km to ${tell(place.position)}, great circle ${Math.round(km)}`
      best = { extraKm, text }
    }
    if (best.extraKm < EXTRA_KM) return null
  }
  return { at: [position], sizeKm: best.extraKm, text: `${name} ${tell(position)}: ${best.text}` }
}

/** Places of open sea that a ship can reach from the ocean. */
function openSea(): Position[] {
  const found: Position[] = []
  const waters = new Waters(network.graph, [])
  const ocean = waters.of(network.snapper.at(OCEAN) as SeaEndpoint)
  const isSea = (position: Position): boolean => {
    const end = network.snapper.at(position)
    return end.kind === 'sea' && end.snapKm === 0 && waters.of(end) === ocean
  }
  for (let lat = -77.75; lat < 82; lat += STEP) {
    for (let lon = -180; lon < 180; lon += STEP) {
      if (!sea.coast.isWater(lon, lat)) continue
      const around = [0, 1, 2, 3, 4, 5, 6, 7].map((k): Position => {
        const angle = (k * Math.PI) / 4
        const east = (CLEAR * Math.cos(angle)) / Math.cos(lat * RADIANS)
        return [normaliseLongitude(lon + east), lat + CLEAR * Math.sin(angle)]
      })
      if (around.every(([x, y]) => sea.coast.isWater(x, y)) && isSea([lon, lat]))
        found.push([lon, lat])
    }
  }
  return found
}

/** One place for every ten kilometres or so of the rivers. */
function riverNodes(): Start[] {
  const { linkFirst, linkLonLatE6, linkPassage } = network.graph.network
  const cells = new Map<string, Position>()
  for (let link = 0; link + 1 < linkFirst.length; link++) {
    if (linkPassage[link]! >= 0) continue
    for (let p = linkFirst[link]!; p < linkFirst[link + 1]!; p++) {
      const lon = normaliseLongitude(linkLonLatE6[2 * p]! / MICRO)
      const lat = linkLonLatE6[2 * p + 1]! / MICRO
      cells.set(`${lon.toFixed(1)} ${lat.toFixed(1)}`, [lon, lat])
    }
  }
  return Array.from(cells.values(), (position) => ({ name: 'river', position, end: { position } }))
}
