/**
 * Lists the ports whose ways begin more than 3 km from their position, farthest first: water that the data lacks, or a
 * position inland. Run it with: npm run sea -- moved
 */
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { EndPlacer } from '../../../src/engine/routing/snap/end-placer.js'
import { openChecked, tell } from './sea.js'

const FAR_KM = 3

const sea = await openChecked([20])
for (const resolution of sea.resolutions) {
  const network = sea.networkOf(resolution)
  const placer = new EndPlacer(new Map(sea.ports.map(({ id, position }) => [id, position])))
  const moved = sea.ports.flatMap((port) => {
    const end = placer.afloat(network, { portId: port.id }, 'origin')
    const km = end ? sphericalKm(port.position, end.snapped) : 0
    return km > FAR_KM ? [{ port, km, to: end!.snapped }] : []
  })
  console.log(`${resolution} km: ${moved.length} of ${sea.ports.length} ports moved.`)
  for (const { port, km, to } of moved.sort((a, b) => b.km - a.km)) {
    const { name, countryCode, position } = port
    console.log(`${km.toFixed(1)} km  ${name} ${countryCode} ${tell(position)} to ${tell(to)}`)
  }
}
