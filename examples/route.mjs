// Plans a route in this process, without a server: node examples/route.mjs
import { CLOSED_BY_DEFAULT, openPorts, openSea, Router } from 'fairway-sea'

const [sea, ports] = await Promise.all([openSea({ resolutions: [20] }), openPorts()])
const route = new Router(sea).route({
  origin: { portId: ports.byLocode('NLRTM').id },
  destination: { position: [103.84, 1.26] },
  resolutionKm: 20,
  closed: CLOSED_BY_DEFAULT,
  date: '2026-12-01',
})
console.log(`${route.distanceKm.toFixed(0)} km over ${route.positions.length} positions`)
for (const { name, entryKm } of route.passages) console.log(`${name} at ${entryKm.toFixed(0)} km`)
