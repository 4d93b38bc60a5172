// Plans a voyage in this process, without a server.
import { openPlanner, planVoyage } from 'fairway-sea'

const planner = await openPlanner()
const { totals, events } = planVoyage(
  {
    stops: [
      { place: { unlocode: 'NLRTM' } },
      { place: { name: 'Algeciras' }, stayHours: 12 },
      { place: { position: [103.84, 1.26] } },
    ],
    vessel: { type: 'container', sizeClass: 'neo_panamax' },
    date: '2026-12-01',
  },
  planner,
)
console.log(`${totals.distanceKm.toFixed(0)} km in ${totals.hours.toFixed(0)} hours`)
for (const { kind, passage, hours } of events) {
  console.log(hours.toFixed(0), kind, passage?.id ?? '')
}
